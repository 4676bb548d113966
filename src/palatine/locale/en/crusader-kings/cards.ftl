# Crusader Kings, in English: characters and action cards.

## Starting rulers

crusader-kings-character-william-i = William the Conqueror
crusader-kings-character-henry-i = Henry I
crusader-kings-character-stephen = Stephen of Blois
crusader-kings-character-henry-iii = Henry III
crusader-kings-character-edward-i = Edward I
crusader-kings-character-philip-i = Philip I
crusader-kings-character-louis-vii = Louis VII
crusader-kings-character-louis-ix = Louis IX the Saint
crusader-kings-character-philip-iii = Philip III the Bold
crusader-kings-character-henry-iv = Henry IV
crusader-kings-character-henry-v = Henry V
crusader-kings-character-conrad-iii = Conrad III
crusader-kings-character-frederick-ii = Frederick II
crusader-kings-character-rudolf-i = Rudolf I
crusader-kings-character-robert-guiscard = Robert Guiscard
crusader-kings-character-roger-ii = Roger II
crusader-kings-character-matilda = Matilda of Canossa
crusader-kings-character-bela-iv = Béla IV
crusader-kings-character-charles-i = Charles I of Anjou
crusader-kings-character-sancho = Sancho of Pamplona
crusader-kings-character-alfonso-vi = Alfonso VI
crusader-kings-character-alfonso-vii = Alfonso VII
crusader-kings-character-ferdinand-iii = Ferdinand III the Saint
crusader-kings-character-alfonso-x = Alfonso X

## English culture

crusader-kings-character-english-01 = Aethelwulf
crusader-kings-character-english-02 = Edith
crusader-kings-character-english-03 = Edmund
crusader-kings-character-english-04 = Adela
crusader-kings-character-english-05 = Godwin
crusader-kings-character-english-06 = Gytha
crusader-kings-character-english-07 = Harold
crusader-kings-character-english-08 = Agatha
crusader-kings-character-english-09 = Edgar
crusader-kings-character-english-10 = Rohese
crusader-kings-character-english-11 = Geoffrey
crusader-kings-character-english-12 = Isabel
crusader-kings-character-english-13 = Ralph
crusader-kings-character-english-14 = Maud
crusader-kings-character-english-15 = Hugh
crusader-kings-character-english-16 = Godiva
crusader-kings-character-english-17 = Simon
crusader-kings-character-english-18 = Hawise
crusader-kings-character-english-19 = Reginald
crusader-kings-character-english-20 = Joan

## Frankish culture

crusader-kings-character-frankish-01 = Eudes
crusader-kings-character-frankish-02 = Adélaïde
crusader-kings-character-frankish-03 = Guillaume
crusader-kings-character-frankish-04 = Bertrade
crusader-kings-character-frankish-05 = Thibaut
crusader-kings-character-frankish-06 = Constance
crusader-kings-character-frankish-07 = Raymond
crusader-kings-character-frankish-08 = Ermengarde
crusader-kings-character-frankish-09 = Baudouin
crusader-kings-character-frankish-10 = Blanche
crusader-kings-character-frankish-11 = Raoul
crusader-kings-character-frankish-12 = Aliénor
crusader-kings-character-frankish-13 = Gauthier
crusader-kings-character-frankish-14 = Marguerite
crusader-kings-character-frankish-15 = Étienne
crusader-kings-character-frankish-16 = Pétronille
crusader-kings-character-frankish-17 = Renaud
crusader-kings-character-frankish-18 = Alix
crusader-kings-character-frankish-19 = Enguerrand
crusader-kings-character-frankish-20 = Jeanne

## German culture

crusader-kings-character-german-01 = Otto
crusader-kings-character-german-02 = Gertrud
crusader-kings-character-german-03 = Konrad
crusader-kings-character-german-04 = Kunigunde
crusader-kings-character-german-05 = Welf
crusader-kings-character-german-06 = Agnes
crusader-kings-character-german-07 = Leopold
crusader-kings-character-german-08 = Richenza
crusader-kings-character-german-09 = Albrecht
crusader-kings-character-german-10 = Judith
crusader-kings-character-german-11 = Dietrich
crusader-kings-character-german-12 = Adelheid
crusader-kings-character-german-13 = Wratislaw
crusader-kings-character-german-14 = Hildegard
crusader-kings-character-german-15 = Boleslaw
crusader-kings-character-german-16 = Beatrix
crusader-kings-character-german-17 = Géza
crusader-kings-character-german-18 = Swatawa
crusader-kings-character-german-19 = Knud
crusader-kings-character-german-20 = Ilona

## Italian culture

crusader-kings-character-italian-01 = Bonifacio
crusader-kings-character-italian-02 = Sichelgaita
crusader-kings-character-italian-03 = Tancredi
crusader-kings-character-italian-04 = Beatrice
crusader-kings-character-italian-05 = Boemondo
crusader-kings-character-italian-06 = Costanza
crusader-kings-character-italian-07 = Ruggero
crusader-kings-character-italian-08 = Alberada
crusader-kings-character-italian-09 = Enzo
crusader-kings-character-italian-10 = Isabella
crusader-kings-character-italian-11 = Manfredi
crusader-kings-character-italian-12 = Bianca
crusader-kings-character-italian-13 = Azzo
crusader-kings-character-italian-14 = Violante
crusader-kings-character-italian-15 = Guglielmo
crusader-kings-character-italian-16 = Teodora
crusader-kings-character-italian-17 = Domenico
crusader-kings-character-italian-18 = Cecilia
crusader-kings-character-italian-19 = Ranieri
crusader-kings-character-italian-20 = Elena

## Iberian culture

crusader-kings-character-iberian-01 = Ramiro
crusader-kings-character-iberian-02 = Urraca
crusader-kings-character-iberian-03 = García
crusader-kings-character-iberian-04 = Elvira
crusader-kings-character-iberian-05 = Bermudo
crusader-kings-character-iberian-06 = Jimena
crusader-kings-character-iberian-07 = Rodrigo
crusader-kings-character-iberian-08 = Teresa
crusader-kings-character-iberian-09 = Pedro
crusader-kings-character-iberian-10 = Sancha
crusader-kings-character-iberian-11 = Diego
crusader-kings-character-iberian-12 = Berenguela
crusader-kings-character-iberian-13 = Nuño
crusader-kings-character-iberian-14 = Leonor
crusader-kings-character-iberian-15 = Afonso
crusader-kings-character-iberian-16 = Mafalda
crusader-kings-character-iberian-17 = Jaime
crusader-kings-character-iberian-18 = Mayor
crusader-kings-character-iberian-19 = Berenguer
crusader-kings-character-iberian-20 = Petronila

## Glitterhoof

crusader-kings-character-glitterhoof = Glitterhoof

## Realm

crusader-kings-event-realm-01 = A Cradle at a Neighbour's Court
crusader-kings-event-realm-02 = Twins
crusader-kings-event-realm-03 = The Masons Down Tools
crusader-kings-event-realm-04 = Blighted Corn
crusader-kings-event-realm-05 = Fat Years Next Door
crusader-kings-event-realm-06 = A Councillor Resigns
crusader-kings-event-realm-07 = The Art Is Lost
crusader-kings-event-realm-08 = Grumbling Peasants
crusader-kings-event-realm-09 = Open House or Closed Purse
crusader-kings-event-realm-10 = A Ship with Rats
crusader-kings-event-realm-11 = Builders for Hire
crusader-kings-event-realm-12 = A Learned Tutor Moves On
crusader-kings-event-realm-13 = Towers Ever Higher
crusader-kings-event-realm-14 = Sleepless Nights
crusader-kings-event-realm-15 = The Long Feast
crusader-kings-event-realm-16 = A Journeyman Sells His Secret
crusader-kings-event-realm-17 = Boundary Stones Moved

## Intrigue

crusader-kings-event-intrigue-01 = Happy Tidings Abroad
crusader-kings-event-intrigue-02 = Born on the Wrong Side
crusader-kings-event-intrigue-03 = Letters Intercepted
crusader-kings-event-intrigue-04 = Something in the Wine
crusader-kings-event-intrigue-05 = A Knife in the Chapel
crusader-kings-event-intrigue-06 = The Queen's Favourite
crusader-kings-event-intrigue-07 = Loose Tongues
crusader-kings-event-intrigue-08 = One Lie Begets Another
crusader-kings-event-intrigue-09 = Foreign Eyes at Court
crusader-kings-event-intrigue-10 = Talk in the Market
crusader-kings-event-intrigue-11 = Thirty Pieces of Silver
crusader-kings-event-intrigue-12 = A Quarrel Laid to Rest
crusader-kings-event-intrigue-13 = Too Close a Kinship
crusader-kings-event-intrigue-14 = A Crisis of Faith
crusader-kings-event-intrigue-15 = Hush Money

## War

crusader-kings-event-war-01 = Peace in Another House
crusader-kings-event-war-02 = Deserters
crusader-kings-event-war-03 = Trampled Fields
crusader-kings-event-war-04 = Arrears of Pay
crusader-kings-event-war-05 = The Neighbours Arm
crusader-kings-event-war-06 = In the Thick of the Fray
crusader-kings-event-war-07 = The King Hides in the Baggage
crusader-kings-event-war-08 = No Quarter
crusader-kings-event-war-09 = Fire in the Keep
crusader-kings-event-war-10 = Camp Fever
crusader-kings-event-war-11 = The Truce of God
crusader-kings-event-war-12 = Cattle Raid
crusader-kings-event-war-13 = The Champion Changes Sides
crusader-kings-event-war-14 = An Old Wound

## Tax

crusader-kings-event-tax-01 = Bells Ring across the Border
crusader-kings-event-tax-02 = The Taxed Rise
crusader-kings-event-tax-03 = Light-fingered Bailiffs
crusader-kings-event-tax-04 = Hail and Locusts
crusader-kings-event-tax-05 = Golden Fields Elsewhere
crusader-kings-event-tax-06 = The Great Mortality
crusader-kings-event-tax-07 = The Tight Fist
crusader-kings-event-tax-08 = The Fair Moves Away
crusader-kings-event-tax-09 = The Lenders Call
crusader-kings-event-tax-10 = Wedding Gifts
crusader-kings-event-tax-11 = The Royal Larder
crusader-kings-event-tax-12 = A Quiet Year

## Crusade

crusader-kings-event-crusade-01 = News of an Heir
crusader-kings-event-crusade-02 = Rival Banners Torn Down
crusader-kings-event-crusade-03 = A Splinter of the True Cross
crusader-kings-event-crusade-04 = The Saracen Physician
crusader-kings-event-crusade-05 = Spoils of the East
crusader-kings-event-crusade-06 = While the Lord Is Away
crusader-kings-event-crusade-07 = The Pope Arbitrates
crusader-kings-event-crusade-08 = Excommunicated
crusader-kings-event-crusade-09 = Books from Outremer
crusader-kings-event-crusade-10 = Engineers Come Home
crusader-kings-event-crusade-11 = Blessed Fields
crusader-kings-event-crusade-12 = A Castle Lost in Outremer
crusader-kings-event-crusade-13 = Veterans of the Holy War
crusader-kings-event-crusade-14 = A Blessing for a Just Claim
