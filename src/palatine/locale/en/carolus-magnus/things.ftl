# Carolus Magnus, in English: things by name.

## Things

carolus-magnus-side-black = Black
carolus-magnus-side-white = White
carolus-magnus-side-grey = Grey

carolus-magnus-colour-red = red
carolus-magnus-colour-pink = pink
carolus-magnus-colour-blue = blue
carolus-magnus-colour-yellow = yellow
carolus-magnus-colour-green = green

carolus-magnus-face-red = red
carolus-magnus-face-pink = pink
carolus-magnus-face-blue = blue
carolus-magnus-face-yellow = yellow
carolus-magnus-face-green = green
carolus-magnus-face-crown = crown

# A territory bears the numeral of its first segment.
carolus-magnus-territory-t1 = I
carolus-magnus-territory-t2 = II
carolus-magnus-territory-t3 = III
carolus-magnus-territory-t4 = IV
carolus-magnus-territory-t5 = V
carolus-magnus-territory-t6 = VI
carolus-magnus-territory-t7 = VII
carolus-magnus-territory-t8 = VIII
carolus-magnus-territory-t9 = IX
carolus-magnus-territory-t10 = X
carolus-magnus-territory-t11 = XI
carolus-magnus-territory-t12 = XII
carolus-magnus-territory-t13 = XIII
carolus-magnus-territory-t14 = XIV
carolus-magnus-territory-t15 = XV

carolus-magnus-target-t1 = { carolus-magnus-territory-t1 }
carolus-magnus-target-t2 = { carolus-magnus-territory-t2 }
carolus-magnus-target-t3 = { carolus-magnus-territory-t3 }
carolus-magnus-target-t4 = { carolus-magnus-territory-t4 }
carolus-magnus-target-t5 = { carolus-magnus-territory-t5 }
carolus-magnus-target-t6 = { carolus-magnus-territory-t6 }
carolus-magnus-target-t7 = { carolus-magnus-territory-t7 }
carolus-magnus-target-t8 = { carolus-magnus-territory-t8 }
carolus-magnus-target-t9 = { carolus-magnus-territory-t9 }
carolus-magnus-target-t10 = { carolus-magnus-territory-t10 }
carolus-magnus-target-t11 = { carolus-magnus-territory-t11 }
carolus-magnus-target-t12 = { carolus-magnus-territory-t12 }
carolus-magnus-target-t13 = { carolus-magnus-territory-t13 }
carolus-magnus-target-t14 = { carolus-magnus-territory-t14 }
carolus-magnus-target-t15 = { carolus-magnus-territory-t15 }
carolus-magnus-target-court = your court
