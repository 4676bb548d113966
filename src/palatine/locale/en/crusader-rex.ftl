# Crusader Rex, in English.
#
# Blocks that take their verb in the plural have .number = many.

crusader-rex-title = Crusader Rex
    .about = The Third Crusade: hidden armies fight for seven cities from Antioch to Egypt.
    .players = 2

## Things

crusader-rex-seat-franks = Franks
crusader-rex-seat-saracens = Saracens

crusader-rex-town-acre = Acre
crusader-rex-town-ajlun = Ajlun
crusader-rex-town-albara = Albara
crusader-rex-town-aleppo = Aleppo
crusader-rex-town-amman = Amman
crusader-rex-town-anjar = Anjar
crusader-rex-town-antioch = Antioch
crusader-rex-town-artah = Artah
crusader-rex-town-ascalon = Ascalon
crusader-rex-town-ashtera = Ashtera
crusader-rex-town-baalbek = Baalbek
crusader-rex-town-baisan = Baisan
crusader-rex-town-banyas = Banyas
crusader-rex-town-beaufort = Beaufort
crusader-rex-town-beersheba = Beersheba
crusader-rex-town-beirut = Beirut
crusader-rex-town-botron = Botron
crusader-rex-town-caesarea = Caesarea
crusader-rex-town-damascus = Damascus
crusader-rex-town-damiya = Damiya
crusader-rex-town-dimona = Dimona
crusader-rex-town-egypt = Egypt
crusader-rex-town-gaza = Gaza
crusader-rex-town-hama = Hama
crusader-rex-town-harim = Harim
crusader-rex-town-hebron = Hebron
crusader-rex-town-homs = Homs
crusader-rex-town-jaffa = Jaffa
crusader-rex-town-jericho = Jericho
crusader-rex-town-jerusalem = Jerusalem
crusader-rex-town-kassab = Kassab
crusader-rex-town-kerak = Kerak
crusader-rex-town-krak = Krak
crusader-rex-town-lachish = Lachish
crusader-rex-town-lacum = Lacum
crusader-rex-town-latakia = Latakia
crusader-rex-town-legio = Legio
crusader-rex-town-margat = Margat
crusader-rex-town-montferrand = Montferrand
crusader-rex-town-nablus = Nablus
crusader-rex-town-qaddas = Qaddas
crusader-rex-town-ramallah = Ramallah
crusader-rex-town-saone = Saône
crusader-rex-town-shughur = Shughur
crusader-rex-town-sidon = Sidon
crusader-rex-town-st-simeon = St. Simeon
crusader-rex-town-tartus = Tartus
crusader-rex-town-tiberias = Tiberias
crusader-rex-town-tripoli = Tripoli
crusader-rex-town-tyre = Tyre
crusader-rex-town-zerdana = Zerdana
crusader-rex-town-zoar = Zoar

# Where a block can be: the towns, the staging areas, the pool.
crusader-rex-place-acre = { crusader-rex-town-acre }
crusader-rex-place-ajlun = { crusader-rex-town-ajlun }
crusader-rex-place-albara = { crusader-rex-town-albara }
crusader-rex-place-aleppo = { crusader-rex-town-aleppo }
crusader-rex-place-amman = { crusader-rex-town-amman }
crusader-rex-place-anjar = { crusader-rex-town-anjar }
crusader-rex-place-antioch = { crusader-rex-town-antioch }
crusader-rex-place-artah = { crusader-rex-town-artah }
crusader-rex-place-ascalon = { crusader-rex-town-ascalon }
crusader-rex-place-ashtera = { crusader-rex-town-ashtera }
crusader-rex-place-baalbek = { crusader-rex-town-baalbek }
crusader-rex-place-baisan = { crusader-rex-town-baisan }
crusader-rex-place-banyas = { crusader-rex-town-banyas }
crusader-rex-place-beaufort = { crusader-rex-town-beaufort }
crusader-rex-place-beersheba = { crusader-rex-town-beersheba }
crusader-rex-place-beirut = { crusader-rex-town-beirut }
crusader-rex-place-botron = { crusader-rex-town-botron }
crusader-rex-place-caesarea = { crusader-rex-town-caesarea }
crusader-rex-place-damascus = { crusader-rex-town-damascus }
crusader-rex-place-damiya = { crusader-rex-town-damiya }
crusader-rex-place-dimona = { crusader-rex-town-dimona }
crusader-rex-place-egypt = { crusader-rex-town-egypt }
crusader-rex-place-gaza = { crusader-rex-town-gaza }
crusader-rex-place-hama = { crusader-rex-town-hama }
crusader-rex-place-harim = { crusader-rex-town-harim }
crusader-rex-place-hebron = { crusader-rex-town-hebron }
crusader-rex-place-homs = { crusader-rex-town-homs }
crusader-rex-place-jaffa = { crusader-rex-town-jaffa }
crusader-rex-place-jericho = { crusader-rex-town-jericho }
crusader-rex-place-jerusalem = { crusader-rex-town-jerusalem }
crusader-rex-place-kassab = { crusader-rex-town-kassab }
crusader-rex-place-kerak = { crusader-rex-town-kerak }
crusader-rex-place-krak = { crusader-rex-town-krak }
crusader-rex-place-lachish = { crusader-rex-town-lachish }
crusader-rex-place-lacum = { crusader-rex-town-lacum }
crusader-rex-place-latakia = { crusader-rex-town-latakia }
crusader-rex-place-legio = { crusader-rex-town-legio }
crusader-rex-place-margat = { crusader-rex-town-margat }
crusader-rex-place-montferrand = { crusader-rex-town-montferrand }
crusader-rex-place-nablus = { crusader-rex-town-nablus }
crusader-rex-place-qaddas = { crusader-rex-town-qaddas }
crusader-rex-place-ramallah = { crusader-rex-town-ramallah }
crusader-rex-place-saone = { crusader-rex-town-saone }
crusader-rex-place-shughur = { crusader-rex-town-shughur }
crusader-rex-place-sidon = { crusader-rex-town-sidon }
crusader-rex-place-st-simeon = { crusader-rex-town-st-simeon }
crusader-rex-place-tartus = { crusader-rex-town-tartus }
crusader-rex-place-tiberias = { crusader-rex-town-tiberias }
crusader-rex-place-tripoli = { crusader-rex-town-tripoli }
crusader-rex-place-tyre = { crusader-rex-town-tyre }
crusader-rex-place-zerdana = { crusader-rex-town-zerdana }
crusader-rex-place-zoar = { crusader-rex-town-zoar }
crusader-rex-place-england = England
crusader-rex-place-france = France
crusader-rex-place-germania = Germania
crusader-rex-place-pool = the pool
crusader-rex-place-lost = lost this year
crusader-rex-place-out = out of the game

crusader-rex-haunt-acre = { crusader-rex-town-acre }
crusader-rex-haunt-ajlun = { crusader-rex-town-ajlun }
crusader-rex-haunt-albara = { crusader-rex-town-albara }
crusader-rex-haunt-aleppo = { crusader-rex-town-aleppo }
crusader-rex-haunt-amman = { crusader-rex-town-amman }
crusader-rex-haunt-anjar = { crusader-rex-town-anjar }
crusader-rex-haunt-antioch = { crusader-rex-town-antioch }
crusader-rex-haunt-artah = { crusader-rex-town-artah }
crusader-rex-haunt-ascalon = { crusader-rex-town-ascalon }
crusader-rex-haunt-ashtera = { crusader-rex-town-ashtera }
crusader-rex-haunt-baalbek = { crusader-rex-town-baalbek }
crusader-rex-haunt-baisan = { crusader-rex-town-baisan }
crusader-rex-haunt-banyas = { crusader-rex-town-banyas }
crusader-rex-haunt-beaufort = { crusader-rex-town-beaufort }
crusader-rex-haunt-beersheba = { crusader-rex-town-beersheba }
crusader-rex-haunt-beirut = { crusader-rex-town-beirut }
crusader-rex-haunt-botron = { crusader-rex-town-botron }
crusader-rex-haunt-caesarea = { crusader-rex-town-caesarea }
crusader-rex-haunt-damascus = { crusader-rex-town-damascus }
crusader-rex-haunt-damiya = { crusader-rex-town-damiya }
crusader-rex-haunt-dimona = { crusader-rex-town-dimona }
crusader-rex-haunt-egypt = { crusader-rex-town-egypt }
crusader-rex-haunt-gaza = { crusader-rex-town-gaza }
crusader-rex-haunt-hama = { crusader-rex-town-hama }
crusader-rex-haunt-harim = { crusader-rex-town-harim }
crusader-rex-haunt-hebron = { crusader-rex-town-hebron }
crusader-rex-haunt-homs = { crusader-rex-town-homs }
crusader-rex-haunt-jaffa = { crusader-rex-town-jaffa }
crusader-rex-haunt-jericho = { crusader-rex-town-jericho }
crusader-rex-haunt-jerusalem = { crusader-rex-town-jerusalem }
crusader-rex-haunt-kassab = { crusader-rex-town-kassab }
crusader-rex-haunt-kerak = { crusader-rex-town-kerak }
crusader-rex-haunt-krak = { crusader-rex-town-krak }
crusader-rex-haunt-lachish = { crusader-rex-town-lachish }
crusader-rex-haunt-lacum = { crusader-rex-town-lacum }
crusader-rex-haunt-latakia = { crusader-rex-town-latakia }
crusader-rex-haunt-legio = { crusader-rex-town-legio }
crusader-rex-haunt-margat = { crusader-rex-town-margat }
crusader-rex-haunt-montferrand = { crusader-rex-town-montferrand }
crusader-rex-haunt-nablus = { crusader-rex-town-nablus }
crusader-rex-haunt-qaddas = { crusader-rex-town-qaddas }
crusader-rex-haunt-ramallah = { crusader-rex-town-ramallah }
crusader-rex-haunt-saone = { crusader-rex-town-saone }
crusader-rex-haunt-shughur = { crusader-rex-town-shughur }
crusader-rex-haunt-sidon = { crusader-rex-town-sidon }
crusader-rex-haunt-st-simeon = { crusader-rex-town-st-simeon }
crusader-rex-haunt-tartus = { crusader-rex-town-tartus }
crusader-rex-haunt-tiberias = { crusader-rex-town-tiberias }
crusader-rex-haunt-tripoli = { crusader-rex-town-tripoli }
crusader-rex-haunt-tyre = { crusader-rex-town-tyre }
crusader-rex-haunt-zerdana = { crusader-rex-town-zerdana }
crusader-rex-haunt-zoar = { crusader-rex-town-zoar }
crusader-rex-haunt-pool = the pool

# How a block came into a town.
crusader-rex-way-acre = from { crusader-rex-town-acre }
crusader-rex-way-ajlun = from { crusader-rex-town-ajlun }
crusader-rex-way-albara = from { crusader-rex-town-albara }
crusader-rex-way-aleppo = from { crusader-rex-town-aleppo }
crusader-rex-way-amman = from { crusader-rex-town-amman }
crusader-rex-way-anjar = from { crusader-rex-town-anjar }
crusader-rex-way-antioch = from { crusader-rex-town-antioch }
crusader-rex-way-artah = from { crusader-rex-town-artah }
crusader-rex-way-ascalon = from { crusader-rex-town-ascalon }
crusader-rex-way-ashtera = from { crusader-rex-town-ashtera }
crusader-rex-way-baalbek = from { crusader-rex-town-baalbek }
crusader-rex-way-baisan = from { crusader-rex-town-baisan }
crusader-rex-way-banyas = from { crusader-rex-town-banyas }
crusader-rex-way-beaufort = from { crusader-rex-town-beaufort }
crusader-rex-way-beersheba = from { crusader-rex-town-beersheba }
crusader-rex-way-beirut = from { crusader-rex-town-beirut }
crusader-rex-way-botron = from { crusader-rex-town-botron }
crusader-rex-way-caesarea = from { crusader-rex-town-caesarea }
crusader-rex-way-damascus = from { crusader-rex-town-damascus }
crusader-rex-way-damiya = from { crusader-rex-town-damiya }
crusader-rex-way-dimona = from { crusader-rex-town-dimona }
crusader-rex-way-egypt = from { crusader-rex-town-egypt }
crusader-rex-way-gaza = from { crusader-rex-town-gaza }
crusader-rex-way-hama = from { crusader-rex-town-hama }
crusader-rex-way-harim = from { crusader-rex-town-harim }
crusader-rex-way-hebron = from { crusader-rex-town-hebron }
crusader-rex-way-homs = from { crusader-rex-town-homs }
crusader-rex-way-jaffa = from { crusader-rex-town-jaffa }
crusader-rex-way-jericho = from { crusader-rex-town-jericho }
crusader-rex-way-jerusalem = from { crusader-rex-town-jerusalem }
crusader-rex-way-kassab = from { crusader-rex-town-kassab }
crusader-rex-way-kerak = from { crusader-rex-town-kerak }
crusader-rex-way-krak = from { crusader-rex-town-krak }
crusader-rex-way-lachish = from { crusader-rex-town-lachish }
crusader-rex-way-lacum = from { crusader-rex-town-lacum }
crusader-rex-way-latakia = from { crusader-rex-town-latakia }
crusader-rex-way-legio = from { crusader-rex-town-legio }
crusader-rex-way-margat = from { crusader-rex-town-margat }
crusader-rex-way-montferrand = from { crusader-rex-town-montferrand }
crusader-rex-way-nablus = from { crusader-rex-town-nablus }
crusader-rex-way-qaddas = from { crusader-rex-town-qaddas }
crusader-rex-way-ramallah = from { crusader-rex-town-ramallah }
crusader-rex-way-saone = from { crusader-rex-town-saone }
crusader-rex-way-shughur = from { crusader-rex-town-shughur }
crusader-rex-way-sidon = from { crusader-rex-town-sidon }
crusader-rex-way-st-simeon = from { crusader-rex-town-st-simeon }
crusader-rex-way-tartus = from { crusader-rex-town-tartus }
crusader-rex-way-tiberias = from { crusader-rex-town-tiberias }
crusader-rex-way-tripoli = from { crusader-rex-town-tripoli }
crusader-rex-way-tyre = from { crusader-rex-town-tyre }
crusader-rex-way-zerdana = from { crusader-rex-town-zerdana }
crusader-rex-way-zoar = from { crusader-rex-town-zoar }
crusader-rex-way-germania = from Germania
crusader-rex-way-sea = by sea

crusader-rex-road-acre-caesarea = { crusader-rex-town-acre } – { crusader-rex-town-caesarea }
crusader-rex-road-acre-legio = { crusader-rex-town-acre } – { crusader-rex-town-legio }
crusader-rex-road-acre-tiberias = { crusader-rex-town-acre } – { crusader-rex-town-tiberias }
crusader-rex-road-acre-tyre = { crusader-rex-town-acre } – { crusader-rex-town-tyre }
crusader-rex-road-ajlun-amman = { crusader-rex-town-ajlun } – { crusader-rex-town-amman }
crusader-rex-road-ajlun-ashtera = { crusader-rex-town-ajlun } – { crusader-rex-town-ashtera }
crusader-rex-road-ajlun-tiberias = { crusader-rex-town-ajlun } – { crusader-rex-town-tiberias }
crusader-rex-road-albara-hama = { crusader-rex-town-albara } – { crusader-rex-town-hama }
crusader-rex-road-albara-saone = { crusader-rex-town-albara } – { crusader-rex-town-saone }
crusader-rex-road-albara-shughur = { crusader-rex-town-albara } – { crusader-rex-town-shughur }
crusader-rex-road-albara-zerdana = { crusader-rex-town-albara } – { crusader-rex-town-zerdana }
crusader-rex-road-aleppo-artah = { crusader-rex-town-aleppo } – { crusader-rex-town-artah }
crusader-rex-road-aleppo-zerdana = { crusader-rex-town-aleppo } – { crusader-rex-town-zerdana }
crusader-rex-road-amman-damiya = { crusader-rex-town-amman } – { crusader-rex-town-damiya }
crusader-rex-road-amman-jericho = { crusader-rex-town-amman } – { crusader-rex-town-jericho }
crusader-rex-road-amman-kerak = { crusader-rex-town-amman } – { crusader-rex-town-kerak }
crusader-rex-road-anjar-baalbek = { crusader-rex-town-anjar } – { crusader-rex-town-baalbek }
crusader-rex-road-anjar-beaufort = { crusader-rex-town-anjar } – { crusader-rex-town-beaufort }
crusader-rex-road-anjar-beirut = { crusader-rex-town-anjar } – { crusader-rex-town-beirut }
crusader-rex-road-anjar-damascus = { crusader-rex-town-anjar } – { crusader-rex-town-damascus }
crusader-rex-road-antioch-harim = { crusader-rex-town-antioch } – { crusader-rex-town-harim }
crusader-rex-road-antioch-kassab = { crusader-rex-town-antioch } – { crusader-rex-town-kassab }
crusader-rex-road-antioch-st-simeon = { crusader-rex-town-antioch } – { crusader-rex-town-st-simeon }
crusader-rex-road-artah-harim = { crusader-rex-town-artah } – { crusader-rex-town-harim }
crusader-rex-road-artah-zerdana = { crusader-rex-town-artah } – { crusader-rex-town-zerdana }
crusader-rex-road-ascalon-gaza = { crusader-rex-town-ascalon } – { crusader-rex-town-gaza }
crusader-rex-road-ascalon-jaffa = { crusader-rex-town-ascalon } – { crusader-rex-town-jaffa }
crusader-rex-road-ascalon-lachish = { crusader-rex-town-ascalon } – { crusader-rex-town-lachish }
crusader-rex-road-ascalon-ramallah = { crusader-rex-town-ascalon } – { crusader-rex-town-ramallah }
crusader-rex-road-ashtera-banyas = { crusader-rex-town-ashtera } – { crusader-rex-town-banyas }
crusader-rex-road-ashtera-damascus = { crusader-rex-town-ashtera } – { crusader-rex-town-damascus }
crusader-rex-road-baalbek-lacum = { crusader-rex-town-baalbek } – { crusader-rex-town-lacum }
crusader-rex-road-baalbek-tripoli = { crusader-rex-town-baalbek } – { crusader-rex-town-tripoli }
crusader-rex-road-baisan-damiya = { crusader-rex-town-baisan } – { crusader-rex-town-damiya }
crusader-rex-road-baisan-legio = { crusader-rex-town-baisan } – { crusader-rex-town-legio }
crusader-rex-road-baisan-nablus = { crusader-rex-town-baisan } – { crusader-rex-town-nablus }
crusader-rex-road-baisan-tiberias = { crusader-rex-town-baisan } – { crusader-rex-town-tiberias }
crusader-rex-road-banyas-beaufort = { crusader-rex-town-banyas } – { crusader-rex-town-beaufort }
crusader-rex-road-banyas-damascus = { crusader-rex-town-banyas } – { crusader-rex-town-damascus }
crusader-rex-road-banyas-tiberias = { crusader-rex-town-banyas } – { crusader-rex-town-tiberias }
crusader-rex-road-beaufort-sidon = { crusader-rex-town-beaufort } – { crusader-rex-town-sidon }
crusader-rex-road-beaufort-tyre = { crusader-rex-town-beaufort } – { crusader-rex-town-tyre }
crusader-rex-road-beersheba-dimona = { crusader-rex-town-beersheba } – { crusader-rex-town-dimona }
crusader-rex-road-beersheba-egypt = { crusader-rex-town-beersheba } – { crusader-rex-town-egypt }
crusader-rex-road-beersheba-gaza = { crusader-rex-town-beersheba } – { crusader-rex-town-gaza }
crusader-rex-road-beirut-botron = { crusader-rex-town-beirut } – { crusader-rex-town-botron }
crusader-rex-road-beirut-sidon = { crusader-rex-town-beirut } – { crusader-rex-town-sidon }
crusader-rex-road-botron-tripoli = { crusader-rex-town-botron } – { crusader-rex-town-tripoli }
crusader-rex-road-caesarea-jaffa = { crusader-rex-town-caesarea } – { crusader-rex-town-jaffa }
crusader-rex-road-caesarea-nablus = { crusader-rex-town-caesarea } – { crusader-rex-town-nablus }
crusader-rex-road-damascus-qaddas = { crusader-rex-town-damascus } – { crusader-rex-town-qaddas }
crusader-rex-road-damiya-jericho = { crusader-rex-town-damiya } – { crusader-rex-town-jericho }
crusader-rex-road-damiya-nablus = { crusader-rex-town-damiya } – { crusader-rex-town-nablus }
crusader-rex-road-dimona-hebron = { crusader-rex-town-dimona } – { crusader-rex-town-hebron }
crusader-rex-road-dimona-zoar = { crusader-rex-town-dimona } – { crusader-rex-town-zoar }
crusader-rex-road-egypt-gaza = { crusader-rex-town-egypt } – { crusader-rex-town-gaza }
crusader-rex-road-gaza-lachish = { crusader-rex-town-gaza } – { crusader-rex-town-lachish }
crusader-rex-road-hama-homs = { crusader-rex-town-hama } – { crusader-rex-town-homs }
crusader-rex-road-hama-montferrand = { crusader-rex-town-hama } – { crusader-rex-town-montferrand }
crusader-rex-road-hama-zerdana = { crusader-rex-town-hama } – { crusader-rex-town-zerdana }
crusader-rex-road-harim-shughur = { crusader-rex-town-harim } – { crusader-rex-town-shughur }
crusader-rex-road-hebron-jerusalem = { crusader-rex-town-hebron } – { crusader-rex-town-jerusalem }
crusader-rex-road-hebron-lachish = { crusader-rex-town-hebron } – { crusader-rex-town-lachish }
crusader-rex-road-hebron-zoar = { crusader-rex-town-hebron } – { crusader-rex-town-zoar }
crusader-rex-road-homs-krak = { crusader-rex-town-homs } – { crusader-rex-town-krak }
crusader-rex-road-homs-lacum = { crusader-rex-town-homs } – { crusader-rex-town-lacum }
crusader-rex-road-homs-montferrand = { crusader-rex-town-homs } – { crusader-rex-town-montferrand }
crusader-rex-road-homs-qaddas = { crusader-rex-town-homs } – { crusader-rex-town-qaddas }
crusader-rex-road-jaffa-ramallah = { crusader-rex-town-jaffa } – { crusader-rex-town-ramallah }
crusader-rex-road-jericho-jerusalem = { crusader-rex-town-jericho } – { crusader-rex-town-jerusalem }
crusader-rex-road-jericho-kerak = { crusader-rex-town-jericho } – { crusader-rex-town-kerak }
crusader-rex-road-jerusalem-nablus = { crusader-rex-town-jerusalem } – { crusader-rex-town-nablus }
crusader-rex-road-jerusalem-ramallah = { crusader-rex-town-jerusalem } – { crusader-rex-town-ramallah }
crusader-rex-road-kassab-latakia = { crusader-rex-town-kassab } – { crusader-rex-town-latakia }
crusader-rex-road-kerak-zoar = { crusader-rex-town-kerak } – { crusader-rex-town-zoar }
crusader-rex-road-krak-lacum = { crusader-rex-town-krak } – { crusader-rex-town-lacum }
crusader-rex-road-krak-montferrand = { crusader-rex-town-krak } – { crusader-rex-town-montferrand }
crusader-rex-road-krak-tartus = { crusader-rex-town-krak } – { crusader-rex-town-tartus }
crusader-rex-road-krak-tripoli = { crusader-rex-town-krak } – { crusader-rex-town-tripoli }
crusader-rex-road-lacum-qaddas = { crusader-rex-town-lacum } – { crusader-rex-town-qaddas }
crusader-rex-road-latakia-margat = { crusader-rex-town-latakia } – { crusader-rex-town-margat }
crusader-rex-road-latakia-saone = { crusader-rex-town-latakia } – { crusader-rex-town-saone }
crusader-rex-road-legio-nablus = { crusader-rex-town-legio } – { crusader-rex-town-nablus }
crusader-rex-road-margat-tartus = { crusader-rex-town-margat } – { crusader-rex-town-tartus }
crusader-rex-road-saone-shughur = { crusader-rex-town-saone } – { crusader-rex-town-shughur }
crusader-rex-road-sidon-tyre = { crusader-rex-town-sidon } – { crusader-rex-town-tyre }
crusader-rex-road-tartus-tripoli = { crusader-rex-town-tartus } – { crusader-rex-town-tripoli }
crusader-rex-road-germania-aleppo = Germania – { crusader-rex-town-aleppo }
crusader-rex-road-germania-antioch = Germania – { crusader-rex-town-antioch }
crusader-rex-road-germania-st-simeon = Germania – { crusader-rex-town-st-simeon }

crusader-rex-block-reynald-sidon = Reynald (Sidon)
crusader-rex-block-conrad = Conrad
crusader-rex-block-balian = Balian
crusader-rex-block-walter = Walter
crusader-rex-block-raymond-tiberias = Raymond (Tiberias)
crusader-rex-block-king-guy = King Guy
crusader-rex-block-reynald-kerak = Reynald (Kerak)
crusader-rex-block-bohemond = Bohemond
crusader-rex-block-raymond-tripoli = Raymond (Tripoli)
crusader-rex-block-josselin = Josselin
crusader-rex-block-jerusalem-templars = Jerusalem Templars
    .number = many
crusader-rex-block-antioch-templars = Antioch Templars
    .number = many
crusader-rex-block-gaza-templars = Gaza Templars
    .number = many
crusader-rex-block-tartus-templars = Tartus Templars
    .number = many
crusader-rex-block-jerusalem-hospitallers = Jerusalem Hospitallers
    .number = many
crusader-rex-block-acre-hospitallers = Acre Hospitallers
    .number = many
crusader-rex-block-krak-hospitallers = Krak Hospitallers
    .number = many
crusader-rex-block-antioch-turcopoles = Antioch Turcopoles
    .number = many
crusader-rex-block-beirut-turcopoles = Beirut Turcopoles
    .number = many
crusader-rex-block-richard = Richard
crusader-rex-block-robert = Robert
crusader-rex-block-crossbows = Crossbows
    .number = many
crusader-rex-block-philippe = Philippe
crusader-rex-block-hugues = Hugues
crusader-rex-block-fileps = Fileps
crusader-rex-block-barbarossa = Barbarossa
crusader-rex-block-frederik = Frederik
crusader-rex-block-leopold = Leopold
crusader-rex-block-genoa-pilgrims = Genoa Pilgrims
    .number = many
crusader-rex-block-sicily-pilgrims = Sicily Pilgrims
    .number = many
crusader-rex-block-brittany-pilgrims = Brittany Pilgrims
    .number = many
crusader-rex-block-saladin = Saladin
crusader-rex-block-al-adil = Al Adil
crusader-rex-block-al-aziz = Al Aziz
crusader-rex-block-al-afdal = Al Afdal
crusader-rex-block-al-zahir = Al Zahir
crusader-rex-block-qara-qush = Qara-Qush
crusader-rex-block-zangi = Zangi
crusader-rex-block-sanjar = Sanjar
crusader-rex-block-yazkuj = Yazkuj
crusader-rex-block-sulaiman = Sulaiman
crusader-rex-block-keukburi = Keukburi
crusader-rex-block-shirkuh = Shirkuh
crusader-rex-block-jurdik = Jurdik
crusader-rex-block-bahram = Bahram
crusader-rex-block-tuman = Tuman
crusader-rex-block-taqi-al-din = Taqi al Din
crusader-rex-block-al-mashtub = Al Mashtub
crusader-rex-block-yuzpah = Yuzpah
crusader-rex-block-qaimaz = Qaimaz
crusader-rex-block-kurds-1 = Kurds 1
    .number = many
crusader-rex-block-kurds-2 = Kurds 2
    .number = many
crusader-rex-block-kurds-3 = Kurds 3
    .number = many
crusader-rex-block-kurds-4 = Kurds 4
    .number = many
crusader-rex-block-turks-1 = Turks 1
    .number = many
crusader-rex-block-turks-2 = Turks 2
    .number = many
crusader-rex-block-turks-3 = Turks 3
    .number = many
crusader-rex-block-turks-4 = Turks 4
    .number = many
crusader-rex-block-arabs-1 = Arabs 1
    .number = many
crusader-rex-block-arabs-2 = Arabs 2
    .number = many
crusader-rex-block-arabs-3 = Arabs 3
    .number = many
crusader-rex-block-arabs-4 = Arabs 4
    .number = many

crusader-rex-card-assassins = Assassins
    .about = Choose one enemy block on the map, a hidden one blindly, and reveal it. Roll three dice: each 1 to 3 takes a step from it.
crusader-rex-card-guide = Guide
    .about = One group move by road. Until the turn ends, roads carry 8 and 4 of your blocks, in retreats and regroups too.
crusader-rex-card-intrigue = Intrigue
    .about = Becomes the card that the enemy played in the turn before. Not in the first turn of a year.
crusader-rex-card-jihad = Jihad
    .about = One group move by road. Then name a combat: in its first round all your blocks act before the defenders, if you attack.
crusader-rex-card-manna = Manna
    .about = Up to three of your blocks on the map gain a step each.
crusader-rex-card-winter-campaign = Winter Campaign
    .about = One Move; in winter it may keep one of your sieges instead.
crusader-rex-card-move-1 = Move 1
    .short = 1
    .about = One Move: a group move, a muster, a sea move or the entry of a German block.
crusader-rex-card-move-2 = Move 2
    .short = 2
    .about = Two Moves: group moves, musters, sea moves and entries of German blocks in any mix.
crusader-rex-card-move-3 = Move 3
    .short = 3
    .about = Three Moves: group moves, musters, sea moves and entries of German blocks in any mix.

crusader-rex-nation-english = English
crusader-rex-nation-french = French
crusader-rex-nation-german = Germans

crusader-rex-part-field = field
crusader-rex-part-castle = castle

crusader-rex-phase-setup = set-up
crusader-rex-phase-cards = cards
crusader-rex-phase-moves = moves
crusader-rex-phase-battles = battles
crusader-rex-phase-draws = draws
crusader-rex-phase-winter = winter

## Questions

crusader-rex-ask-take-seats = Move blocks to other seats; no town may hold more than its rating in the end
crusader-rex-ask-swap-saladin = Shall Saladin change places with a kinsman?
crusader-rex-ask-choose-card =
    { $turn ->
        [6] Choose a card for the winter turn
       *[other] Choose a card for turn { $turn }
    }
crusader-rex-ask-winter-campaign = Use this card for a winter campaign?
crusader-rex-ask-choose-first = The cards are equal: who moves first?
crusader-rex-ask-assassinate = Whom shall the Assassins strike?
crusader-rex-ask-give-manna =
    { $number ->
        [one] Manna: one more block may gain a step
       *[other] Manna: { $number } blocks may gain a step
    }
crusader-rex-ask-spend-move =
    { $number ->
        [one] One Move is left: what for?
       *[other] { $number } Moves are left: what for?
    }
crusader-rex-ask-group-block = Which block leaves { NAME($town) }?
crusader-rex-ask-group-step =
    { $number ->
        [0] { NAME($block) }: all roads are used
        [one] { NAME($block) }: where to? One road is left
       *[other] { NAME($block) }: where to? { $number } roads are left
    }
crusader-rex-ask-muster-block = Who comes to the muster in { NAME($town) }?
crusader-rex-ask-muster-step = { NAME($block) }: which way to { NAME($town) }?
crusader-rex-ask-land = Where { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } go?
crusader-rex-ask-main-road = Which is the main road of the attack on { NAME($town) }?
crusader-rex-ask-name-jihad = Which combat is the Jihad for?
crusader-rex-ask-show-block = Siege of { NAME($town) }: which block stays open?
crusader-rex-ask-pick-combat = Which combat comes next?
crusader-rex-ask-deploy =
    { $number ->
        [one] { NAME($town) }: who goes into the castle? There is room for one
       *[other] { NAME($town) }: who goes into the castle? There is room for { $number }
    }
crusader-rex-ask-declare-storm =
    { $number ->
        [one] { NAME($town) }: who storms the castle? One more may
       *[other] { NAME($town) }: who storms the castle? At most { $number } more
    }
crusader-rex-ask-declare-sally = { NAME($town) }: who sallies from the castle?
crusader-rex-ask-act = { NAME($town) }, round { $number }: who acts now?
crusader-rex-ask-action = What { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } do?
crusader-rex-ask-harry-to = { NAME($block) }: where to, after harrying?
crusader-rex-ask-place-hit =
    { $number ->
        [one] Who takes the hit?
       *[other] { $number } hits: who takes the first?
    }
crusader-rex-ask-retreat-all = All attackers must leave { NAME($town) }: who goes where?
crusader-rex-ask-leave-siege = Siege of { NAME($town) }: who retreats?
crusader-rex-ask-regroup = Regroup from { NAME($town) }: who goes where?
crusader-rex-ask-place-block = Where { NAME($block, case: "number") ->
        [many] do
       *[one] does
    } { NAME($block) } stand?
crusader-rex-ask-feed =
    { $number ->
        [one] Winter supply: one block is too many. Who is given up?
       *[other] Winter supply: { $number } blocks are too many. Who is given up?
    }
crusader-rex-ask-replace = Replacements: who gains a step?

## Options; .group is what long lists call all options of one kind

crusader-rex-option-done = Done
    .group = Done
    .sure = What is still offered is given up. Done all the same? y/n
crusader-rex-option-group = Move a group from { NAME($town) }
    .group = Group move
crusader-rex-option-muster = Muster in { NAME($town) }
    .group = Muster
crusader-rex-option-sail = Sea move: { NAME($block) }
    .group = Sea move
crusader-rex-option-enter = Bring in { NAME($block) }
    .group = German entry
crusader-rex-option-end-moves = End your moves
    .group = End your moves
    .sure = The moves that are left are lost. End all the same? y/n
crusader-rex-option-march = Move { NAME($block) }
    .group = Move a block
crusader-rex-option-stop = Stop { NAME($block) } here
    .group = Stop here
crusader-rex-option-act = { NAME($block) } first
    .group = Choose a block
crusader-rex-option-fire = Fire with { NAME($block) }
    .group = Fire
crusader-rex-option-charge = Charge with { NAME($block) }
    .group = Charge
crusader-rex-option-harry = Harry with { NAME($block) }
    .group = Harry
crusader-rex-option-withdraw = Withdraw { NAME($block) }
    .group = Withdraw
crusader-rex-option-hit = Hit { NAME($block) }
    .group = Place a hit
crusader-rex-option-step = Move { NAME($block) } to { NAME($town) }
    .group = Next town
crusader-rex-option-retreat = Retreat { NAME($block) } to { NAME($town) }
    .group = Retreat
crusader-rex-option-regroup = Regroup { NAME($block) } to { NAME($town) }
    .group = Regroup
crusader-rex-option-land = Bring { NAME($block) } to { NAME($town) }
    .group = Destination
crusader-rex-option-force = Forced march: { NAME($block) } to { NAME($town) }
    .group = Forced march
crusader-rex-option-fight = Combat in { NAME($town) }
    .group = Combat
crusader-rex-option-castle = Put { NAME($block) } into the castle
    .group = Into the castle
crusader-rex-option-storm = Storm with { NAME($block) }
    .group = Storm
crusader-rex-option-sally = Sally with { NAME($block) }
    .group = Sally
crusader-rex-option-add-step = Add a step to { NAME($block) }
    .group = Add a step
crusader-rex-option-drop = Give up { NAME($block) }
    .group = Give up
crusader-rex-option-place = Place { NAME($block) } in { NAME($town) }
    .group = Place
crusader-rex-option-card = Play { NAME($card) }
    .group = Play a card
crusader-rex-option-show = Keep { NAME($block) } open
    .group = Keep open
crusader-rex-option-main-road = Main road into { NAME($town) }: { NAME($way) }
    .group = Main road
crusader-rex-option-jihad = Jihad in { NAME($town) }
    .group = Jihad
crusader-rex-option-target = Strike { NAME($block) }
    .group = Strike an open block
crusader-rex-option-strike = Strike a hidden block: { NAME($town) }, { NAME($part) }
    .group = Strike a hidden block
crusader-rex-option-manna = Manna for { NAME($block) }
    .group = Manna
crusader-rex-option-keep-siege = Keep the siege of { NAME($town) } over winter
    .group = Keep a siege
crusader-rex-option-campaign = Winter campaign
    .group = Winter campaign
crusader-rex-option-no-campaign = No winter campaign
    .group = No winter campaign
crusader-rex-option-first = The { NAME($seat) } move first
    .group = Who moves first
crusader-rex-option-seat = Seat { NAME($block) } in { NAME($town) }
    .group = Change a seat
crusader-rex-option-swap = Swap Saladin with { NAME($block) }
    .group = Swap Saladin

## What is to be known of an option

crusader-rex-note-road = Road: { $number } of { $number2 } used
crusader-rex-note-road-attack = Attack on { NAME($town) }; road: { $number } of { $number2 } used
crusader-rex-note-forced-march = A die of 1 to 3 costs a step; road: { $number } of { $number2 } used
crusader-rex-note-attack = Attack on { NAME($town) }
crusader-rex-note-pinned = { $number } pinned of { $number2 }
crusader-rex-note-dice =
    { $number ->
        [one] One die, hits up to { $number2 }
       *[other] { $number } dice, hits up to { $number2 }
    }
crusader-rex-note-strength = Strength { $steps }
crusader-rex-note-points =
    { $number ->
        [one] One point left in the town
       *[other] { $number } points left in the town
    }
crusader-rex-note-supply =
    { $number ->
        [one] One block, supply for { $number2 }
       *[other] { $number } blocks, supply for { $number2 }
    }
crusader-rex-note-hidden =
    { $number ->
        [one] One hidden block there
       *[other] { $number } hidden blocks there
    }

## The chronicle

crusader-rex-fact-seats-taken = The Franks have taken their seats.
crusader-rex-fact-swapped = Saladin changes places with { NAME($block) }.
crusader-rex-fact-swap-decided = The Saracens have decided where Saladin stands.
crusader-rex-fact-nomad = Nomads come to { NAME($town) }: { NAME($block) }.
crusader-rex-fact-nomad-one = Nomads come to { NAME($town) }.
crusader-rex-fact-year = The year { NUMBER($year, useGrouping: 0) }
crusader-rex-fact-turn =
    { $turn ->
        [6] { NUMBER($year, useGrouping: 0) }, winter turn
       *[other] { NUMBER($year, useGrouping: 0) }, turn { $turn }
    }
crusader-rex-fact-dealt = Your cards: { NAME($cards) }.
crusader-rex-fact-dealt-hidden = Six cards are dealt face down.
crusader-rex-fact-revealed = The Franks play { NAME($card) }, the Saracens { NAME($card2) }.
crusader-rex-fact-cancelled = Two events cancel each other: the turn is void.
crusader-rex-fact-copies = Intrigue: the { NAME($seat) } copy { NAME($card) }.
crusader-rex-fact-tie-roll = The cards are equal: the Franks roll { $number }, the Saracens { $number2 }.
crusader-rex-fact-first = The { NAME($seat) } move first.
crusader-rex-fact-campaign-claims = Winter campaign declared: { NAME($seats, join: " and ") }.
crusader-rex-fact-campaigns = The { NAME($seat) } may keep a siege this winter.
crusader-rex-fact-campaign-roll = Winter campaign: the Franks roll { $number }, the Saracens { $number2 }.
crusader-rex-fact-target = The Assassins in { NAME($town) }, { NAME($part) }: { NAME($block) }, strength { $steps }.
crusader-rex-fact-no-target = The Assassins find nobody to strike for the { NAME($seat) }.
crusader-rex-fact-daggers =
    The daggers: { NAME($dies, join: " ") }; { $number ->
        [0] { NAME($block) } { NAME($block, case: "number") ->
            [many] escape
           *[one] escapes
        } unhurt.
        [one] { NAME($block) } { NAME($block, case: "number") ->
            [many] lose
           *[one] loses
        } one step.
       *[other] { NAME($block) } { NAME($block, case: "number") ->
            [many] lose
           *[one] loses
        } { $number } steps.
    }
crusader-rex-fact-manna = Manna in { NAME($town) }, { NAME($part) }: { NAME($block) } { NAME($block, case: "number") ->
        [many] gain
       *[one] gains
    } a step.
crusader-rex-fact-manna-one = Manna in { NAME($town) }, { NAME($part) }: a block of the { NAME($seat) } gains a step.
crusader-rex-fact-group = The { NAME($seat) } move a group from { NAME($town) }.
crusader-rex-fact-muster = The { NAME($seat) } muster in { NAME($town) }.
crusader-rex-fact-marched = { NAME($block) }: { NAME($towns, join: " – ") }.
crusader-rex-fact-marched-one = { NAME($seat) }, one block: { NAME($towns, join: " – ") }.
crusader-rex-fact-sailed = { NAME($block) } { NAME($block, case: "number") ->
        [many] sail
       *[one] sails
    } from { NAME($place) } to { NAME($town) }.
crusader-rex-fact-sailed-one = A block of the { NAME($seat) } sails from { NAME($place) } to { NAME($town) }.
crusader-rex-fact-entered = { NAME($block) } { NAME($block, case: "number") ->
        [many] come
       *[one] comes
    } from Germania to { NAME($town) }.
crusader-rex-fact-keeps-siege = The { NAME($seat) } keep the siege of { NAME($town) } over winter.
crusader-rex-fact-forced =
    Forced marches of the { NAME($seat) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-forced-step = Forced march: { NAME($block) }, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-step-one = Forced march: { NAME($seat) }, one block, { NAME($town) } – { NAME($town2) }.
crusader-rex-fact-forced-loss = { NAME($block) } { NAME($block, case: "number") ->
        [many] lose
       *[one] loses
    } a step on the march.
crusader-rex-fact-attack = The { NAME($seat) } attack { NAME($town) }.
crusader-rex-fact-main-road = Main road of the { NAME($seat) } into { NAME($town) }: { NAME($way) }.
crusader-rex-fact-jihad = The { NAME($seat) } name their Jihad: { NAME($town) }.
crusader-rex-fact-open-block = Siege of { NAME($town) }: the besiegers show { NAME($block) }.
crusader-rex-fact-siege-ends = The siege of { NAME($town) } is over.
crusader-rex-fact-combat = Combat in { NAME($town) }
crusader-rex-fact-deployed = The { NAME($seat) } in { NAME($town) }: { $number } in the castle, { $number2 } in the field.
crusader-rex-fact-inside = { NAME($block) } { NAME($block, case: "number") ->
        [many] go
       *[one] goes
    } into the castle of { NAME($town) }.
crusader-rex-fact-round = { NAME($town) }, round { $number }
crusader-rex-fact-arrive =
    { $number ->
        [one] A reserve of the { NAME($seat) } arrives in { NAME($town) }.
       *[other] { $number } reserves of the { NAME($seat) } arrive in { NAME($town) }.
    }
crusader-rex-fact-field-battle = Field battle in { NAME($town) }: the { NAME($seat) } attack.
crusader-rex-fact-storm = The { NAME($seat) } storm the castle of { NAME($town) }: { NAME($blocks) }.
crusader-rex-fact-sally = The { NAME($seat) } sally from { NAME($town) }: { NAME($blocks) }.
crusader-rex-fact-no-storm = The { NAME($seat) } do not storm { NAME($town) }.
crusader-rex-fact-no-sally = The { NAME($seat) } stay inside { NAME($town) }.
crusader-rex-fact-shown = The { NAME($seat) } in { NAME($town) } turn up { NAME($blocks) }.
crusader-rex-fact-strengths = The { NAME($seat) } in { NAME($town) }, strength in this order: { NAME($stepss) }.
crusader-rex-fact-fires =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] fire
       *[one] fires
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-charges =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] charge
       *[one] charges
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-harries =
    { NAME($block) } { NAME($block, case: "number") ->
        [many] harry
       *[one] harries
    }: { NAME($dies, join: " ") }; { $number ->
        [0] no hit.
        [one] one hit.
       *[other] { $number } hits.
    }
crusader-rex-fact-hit = Hit on { NAME($block) }: strength { $steps } left.
crusader-rex-fact-half-hit = Half-hit on { NAME($block) }: the castle wall holds.
crusader-rex-fact-charge-loss =
    { $number ->
        [one] The charge costs { NAME($block) } one step.
       *[other] The charge costs { NAME($block) } { $number } steps.
    }
crusader-rex-fact-lost = { NAME($block) } { NAME($block, case: "number") ->
        [many] are
       *[one] is
    } eliminated.
crusader-rex-fact-gone = { NAME($block) } { NAME($block, case: "number") ->
        [many] are
       *[one] is
    } out of the game.
crusader-rex-fact-retreats = { NAME($block) } { NAME($block, case: "number") ->
        [many] retreat
       *[one] retreats
    } from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-retreats-one = A block of the { NAME($seat) } retreats from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-withdraws = { NAME($block) } { NAME($block, case: "number") ->
        [many] withdraw
       *[one] withdraws
    } to the { NAME($part) }.
crusader-rex-fact-trapped = { NAME($block) } cannot retreat from { NAME($town) }.
crusader-rex-fact-field-won = The { NAME($seat) } have won the field of { NAME($town) }.
crusader-rex-fact-awaits = The { NAME($seat) } hold the field of { NAME($town) } and await the enemy's reserves.
crusader-rex-fact-castle-taken = The { NAME($seat) } take the castle of { NAME($town) }.
crusader-rex-fact-field-empty = Nobody is left in the field of { NAME($town) }.
crusader-rex-fact-combat-won = The { NAME($seat) } have won { NAME($town) }.
crusader-rex-fact-nobody-left = Nobody is left in { NAME($town) }.
crusader-rex-fact-storm-ends = The storm of { NAME($town) } is over.
crusader-rex-fact-siege-stands = The { NAME($seat) } besiege { NAME($town) }.
crusader-rex-fact-siege-lifted = The siege of { NAME($town) } is lifted.
crusader-rex-fact-regrouped = { NAME($block) } { NAME($block, case: "number") ->
        [many] regroup
       *[one] regroups
    } from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-regrouped-one = A block of the { NAME($seat) } regroups from { NAME($town) } to { NAME($town2) }.
crusader-rex-fact-attrition =
    Attrition in { NAME($town) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-attrition-loss = { NAME($block) } { NAME($block, case: "number") ->
        [many] lose
       *[one] loses
    } a step in the castle.
crusader-rex-fact-drew-crusader = { NAME($block) } { NAME($block, case: "number") ->
        [many] take
       *[one] takes
    } the cross and { NAME($block, case: "number") ->
        [many] wait
       *[one] waits
    } off the map.
crusader-rex-fact-nation-ready = The { NAME($nation) } are complete: they may enter from the next turn on.
crusader-rex-fact-drew = You draw { NAME($block) }.
crusader-rex-fact-drew-one = The { NAME($seat) } draw a block.
crusader-rex-fact-placed = { NAME($block) } { NAME($block, case: "number") ->
        [many] stand
       *[one] stands
    } in { NAME($town) } with strength { $steps }.
crusader-rex-fact-placed-one = The { NAME($seat) } place a block in { NAME($town) }.
crusader-rex-fact-forfeited = No place is open to { NAME($block) }: back into the pool.
crusader-rex-fact-forfeited-pilgrim = The { NAME($seat) } have no port for their pilgrims: back into the pool.
crusader-rex-fact-forfeited-one = The { NAME($seat) } have no place for their block: back into the pool.
crusader-rex-fact-no-draw = The pool of the { NAME($seat) } is empty.
crusader-rex-fact-winter = Winter of { NUMBER($year, useGrouping: 0) }
crusader-rex-fact-winter-attrition =
    Winter siege of { NAME($town) }: { NAME($dies, join: " ") }; { $number ->
        [0] no step is lost.
        [one] one step is lost.
       *[other] { $number } steps are lost.
    }
crusader-rex-fact-winter-gone =
    { $number ->
        [one] Winter breaks the siege of { NAME($town) }: one block of the { NAME($seat) } is lost.
       *[other] Winter breaks the siege of { NAME($town) }: { $number } blocks of the { NAME($seat) } are lost.
    }
crusader-rex-fact-winter-lost = Lost in winter: { NAME($block) }.
crusader-rex-fact-starved = { NAME($town) } cannot feed { NAME($block) }.
crusader-rex-fact-starved-one = { NAME($town) } cannot feed a block of the { NAME($seat) }.
crusader-rex-fact-replaced = { NAME($block) } { NAME($block, case: "number") ->
        [many] gain
       *[one] gains
    } a step in { NAME($town) }.
crusader-rex-fact-replaced-one = A block of the { NAME($seat) } gains a step in { NAME($town) }.
crusader-rex-fact-lost-return =
    { $number ->
        [0] No block goes back into the pool of the { NAME($seat) }.
        [one] One block goes back into the pool of the { NAME($seat) }.
       *[other] { $number } blocks go back into the pool of the { NAME($seat) }.
    }
crusader-rex-fact-won-all = The { NAME($seat) } control all seven victory cities and win.
crusader-rex-fact-won-count = The { NAME($seat) } win with { $number } victory cities to { $number2 }.

## Ends

crusader-rex-end-all-cities = all seven victory cities were in one hand
crusader-rex-end-more-cities = more of the seven victory cities after the winter of 1192

## Settings of a table

crusader-rex-preset-standard = Standard (rules 2.0)
crusader-rex-preset-rulebook-literal = The rulebook to the letter
crusader-rex-preset-older-edition = Older edition

crusader-rex-setting-iron-bridge = Iron Bridge
    .about = The road between Antioch and Harim carries 3 blocks instead of 4; with a Guide 8.
crusader-rex-setting-iron-bridge-false = no
crusader-rex-setting-iron-bridge-true = yes
crusader-rex-setting-forced-march = Forced march
    .about = A block may go one road further than its move; a die of 1 to 3 costs it a step first.
crusader-rex-setting-forced-march-false = no
crusader-rex-setting-forced-march-true = yes
crusader-rex-setting-first-blood = First blood
    .about = In a combat no side may retreat or withdraw before one of its blocks has fired or lost a step.
crusader-rex-setting-first-blood-false = no
crusader-rex-setting-first-blood-true = yes
crusader-rex-setting-winter-campaign-card = Winter campaign with
    .about = Which card can keep a siege over winter; if both sides use one, dice decide.
crusader-rex-setting-winter-campaign-card-named = the card of this name
crusader-rex-setting-winter-campaign-card-any-one = any card with one Move
crusader-rex-setting-sudden-death = All seven cities
    .about = When a side that controls all seven victory cities wins at once.
crusader-rex-setting-sudden-death-turn = at the end of a turn
crusader-rex-setting-sudden-death-year = at the end of a year
crusader-rex-setting-draw-placement = Drawn blocks
    .about = Where a drawn block may stand with full strength.
crusader-rex-setting-draw-placement-free = at any of its seats
crusader-rex-setting-draw-placement-home-first = at home, elsewhere only if home is taken
crusader-rex-setting-defender-retreat = Defenders retreat
    .about = Whether a defender may retreat along the roads by which the attacker came.
crusader-rex-setting-defender-retreat-other-roads = by other roads only
crusader-rex-setting-defender-retreat-any-road = by any road
crusader-rex-setting-handicap = Handicap for the Franks
    .about = For each point the Franks draw one more block at set-up and the Saracens one nomad fewer.
crusader-rex-setting-handicap-0 = 0
crusader-rex-setting-handicap-1 = 1
crusader-rex-setting-handicap-2 = 2
crusader-rex-setting-handicap-3 = 3
crusader-rex-setting-saladin-swap = Saladin's swap
    .about = Whether Saladin changes places before or after the Saracens see their first nomads.
crusader-rex-setting-saladin-swap-before-draw = before the draw
crusader-rex-setting-saladin-swap-after-draw = after the draw
crusader-rex-setting-sea-attack-retreat = After a sea attack
    .about = By which roads English blocks may retreat that came by sea.
crusader-rex-setting-sea-attack-retreat-any-road = like defenders
crusader-rex-setting-sea-attack-retreat-entry-road = only where other Franks came in
crusader-rex-setting-main-attack-choice = Main road
    .about = Which road is the main one when an attack comes by several.
crusader-rex-setting-main-attack-choice-declare = the attacker names it
crusader-rex-setting-main-attack-choice-first-road = that of the first block
crusader-rex-setting-old-charge = Old knights' charge
    .about = A charge throws twice the dice at the normal number; every 6 costs the charging block a step.
crusader-rex-setting-old-charge-false = no
crusader-rex-setting-old-charge-true = yes
crusader-rex-setting-old-road-limits = Old road limits
    .about = Roads carry 8 and 4 blocks, but 4 and 2 into an attack and in retreats.
crusader-rex-setting-old-road-limits-false = no
crusader-rex-setting-old-road-limits-true = yes
crusader-rex-setting-old-winter-supply = Old winter supply
    .about = A town of the own kingdom feeds more blocks in winter than its rating.
crusader-rex-setting-old-winter-supply-off = no
crusader-rex-setting-old-winter-supply-double = twice as many
crusader-rex-setting-old-winter-supply-triple = three times as many
crusader-rex-setting-old-activation = Old use of Moves
    .about = A move card serves either for group and sea moves or wholly for one muster.
crusader-rex-setting-old-activation-false = no
crusader-rex-setting-old-activation-true = yes
crusader-rex-setting-old-nomads = Old nomads
    .about = A nomad that harries hits with a number one lower.
crusader-rex-setting-old-nomads-false = no
crusader-rex-setting-old-nomads-true = yes
crusader-rex-setting-old-winter-move = Old winter movement
    .about = In winter all blocks move one road less, and there is no forced march.
crusader-rex-setting-old-winter-move-false = no
crusader-rex-setting-old-winter-move-true = yes
crusader-rex-setting-old-emirs-gone = Emirs never return
    .about = Which eliminated blocks are out of the game besides crusaders, orders and Saladin's family.
crusader-rex-setting-old-emirs-gone-off = no others
crusader-rex-setting-old-emirs-gone-emirs = emirs
crusader-rex-setting-old-emirs-gone-emirs-and-pilgrims = emirs and pilgrims
crusader-rex-setting-old-ties = Franks decide ties
    .about = Where the cards are equal the Franks say who moves first; otherwise dice decide.
crusader-rex-setting-old-ties-false = no
crusader-rex-setting-old-ties-true = yes
crusader-rex-setting-old-deploy-same-kingdom = Seats in the same kingdom
    .about = At set-up Frankish blocks may only take seats in the kingdom of their home.
crusader-rex-setting-old-deploy-same-kingdom-false = no
crusader-rex-setting-old-deploy-same-kingdom-true = yes

## The board in the terminal

crusader-rex-terminal-time = { $year }, turn { $turns }
crusader-rex-terminal-first = the { NAME($seat) } move first
crusader-rex-terminal-cards =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
crusader-rex-terminal-pool = pool { $number }
crusader-rex-terminal-played = played { $cards }
crusader-rex-terminal-hand = Hand:
crusader-rex-terminal-lost = Lost this year:
crusader-rex-terminal-out = Out of the game:
crusader-rex-terminal-sea = Mediterranean Sea
crusader-rex-terminal-legend = [{ $franks }2] in the castle · { $saracens }3+ reserves to come · ≈ port, ≋ fortified · ★ city · ═ 4, ─ 2 blocks
crusader-rex-terminal-roster = Known blocks: order of fire and highest die that hits, strength; ✓ has moved
crusader-rex-terminal-inside = { $town }, castle
crusader-rex-terminal-hidden =
    { $number ->
        [one] one hidden block
       *[other] { $number } hidden blocks
    }
crusader-rex-terminal-combat = Combat in { NAME($town) }
crusader-rex-terminal-round = round { $number } of { $last }
crusader-rex-terminal-battle = field battle
crusader-rex-terminal-storm = storm
crusader-rex-terminal-attacker = the { NAME($seat) } attack
crusader-rex-terminal-order = Order of fire: letter and highest die that hits, strength; ▸ on turn, ✓ has acted
crusader-rex-terminal-half = half-hit
crusader-rex-terminal-castle = castle
crusader-rex-terminal-field = field
crusader-rex-terminal-reserve = in round { $number }, { $way }
