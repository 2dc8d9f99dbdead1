/**
 * Household measures of the foods as USDA weighed them, one per row; the grams are for the whole amount. Omits rows that
 * only repeat a mass (oz, lb, serving) or state a yield.
 */
export const INGREDIENT_PORTION_ROWS = `
id|amount|measure|grams
chicken-breast|1|piece|272
chicken-breast|1|package|926
chicken-breast-cooked|1|cup, chopped or diced|140
chicken-breast-cooked|0.5|breast, bone and skin removed|86
chicken-thigh|1|thigh|193
chicken-thigh|1|thigh with skin|189
chicken-thigh-cooked|1|thigh without skin|116
chicken-thigh-cooked|1|thigh with skin|137
chicken-drumstick|1|drumstick with skin|130
chicken-drumstick|1|drumstick without skin|122
turkey-breast|1|breast|1769
pork-tenderloin|1|roast|505
venison-mince|1|patty (cooked from 4 oz raw)|85
duck-meat|0.5|duck|303
bison-mince|1|patty|113
quail|1|quail|92
ostrich-mince|1|patty|109
ostrich-mince|4|patty|435
salmon|0.5|fillet|198
salmon-cooked|0.5|fillet|178
salmon-canned|1|can|411
sardines-oil|1|cup, drained|149
sardines-oil|1|cubic inch|16
sardines-oil|1|can (3.75 oz)|92
sardines-oil|1|small (2-2/3" x 1/2" x 1/4")|12
sardines-oil|2|sardines|24
cod|1|fillet|231
haddock|1|fillet|193
pollock|1|fillet|77
mackerel|1|fillet|112
herring|1|fillet|184
trout|1|fillet|79
tuna-water|1|can|165
mussels|1|cup|150
mussels|1|large|20
mussels|1|medium|16
mussels|1|small|10
chicken-liver|1|liver|44
turkey-liver|1|raw liver|78
chicken-hearts|1|heart|6.1
turkey-heart|1|piece|24
egg|1|large|50
egg|1|extra large|56
egg|1|jumbo|63
egg|1|cup (4.86 large eggs)|243
egg|1|medium|44
egg|1|small|38
egg-boiled|1|cup, chopped|136
egg-boiled|1|tbsp|8.5
egg-boiled|1|large|50
egg-yolk|1|large|17
egg-yolk|1|cup|243
egg-white|1|large|33
egg-white|1|cup|243
quail-egg|1|egg|9
cottage-cheese|1|cup (not packed)|226
cottage-cheese-full|1|cup, large curd (not packed)|210
cottage-cheese-full|1|cup, small curd (not packed)|225
yogurt-plain|1|container (6 oz)|170
yogurt-plain|1|container (8 oz)|227
yogurt-plain|0.5|container (4 oz)|113
yogurt-plain|1|cup (8 fl oz)|245
yogurt-lowfat|1|container (6 oz)|170
yogurt-lowfat|1|container (8 oz)|227
yogurt-lowfat|0.5|container (4 oz)|113
yogurt-lowfat|1|cup (8 fl oz)|245
greek-yogurt|1|container|170
goat-milk|1|fl oz|30.5
goat-milk|1|cup|244
goat-milk|1|quart|976
cheddar|1|cup, diced|132
cheddar|1|cup, melted|244
cheddar|1|cup, shredded|113
cheddar|1|cubic inch|17
cheddar|1|slice (1 oz)|28
ricotta|0.5|cup|124
ricotta|1|cup|246
rice-brown-cooked|1|cup|195
rice-brown-dry|1|cup|185
rice-white-cooked|1|cup|158
rice-white-dry|1|cup|185
oats|1|cup|81
oats|0.333|cup|27
oatmeal-cooked|1|cup|234
oatmeal-cooked|1|tbsp|14.6
oatmeal-cooked|0.75|cup|175
quinoa-cooked|1|cup|185
quinoa-dry|1|cup|170
barley-cooked|1|cup|157
barley-dry|1|cup|200
millet-cooked|1|cup|174
buckwheat-cooked|1|cup|168
couscous-cooked|1|cup, cooked|157
pasta-cooked|1|cup|140
wholemeal-flour|1|cup|120
rice-flour|1|cup|158
brown-rice-flour|1|cup|158
oat-flour|1|cup|104
chickpea-flour|1|cup|92
cornmeal|1|cup|122
wheat-germ|1|cup|115
lentils-cooked|1|cup|198
lentils-cooked|1|tbsp|12.3
chickpeas-cooked|1|cup|164
sweet-potato|1|cup, cubes|133
sweet-potato|1|sweetpotato, 5" long|130
sweet-potato-cooked|1|cup, mashed|328
sweet-potato-cooked|1|medium|151
potato-cooked|0.5|cup|78
potato-cooked|1|large (3" to 4-1/4" dia.)|300
potato-cooked|1|medium (2-1/4" to 3-1/4" dia.)|167
potato-cooked|1|small (1-3/4" to 2-1/2" dia.)|125
pumpkin-canned|1|cup|245
pumpkin-cooked|1|cup, mashed|245
butternut-squash|1|cup, cubes|140
carrot|1|cup chopped|128
carrot|1|cup grated|110
carrot|1|cup strips or slices|122
carrot|1|large (7-1/4" to 8-/1/2" long)|72
carrot|1|medium|61
carrot|1|small (5-1/2" long)|50
carrot|1|slice|3
carrot|1|strip large (3" long)|7
carrot|1|strip medium|4
carrot-cooked|1|tbsp|9.7
carrot-cooked|0.5|cup slices|78
carrot-cooked|1|carrot|46
green-beans|1|cup 1/2" pieces|100
green-beans|10|beans (4" long)|55
green-beans-cooked|1|cup|125
peas|1|cup|134
peas|1|package|284
spinach|1|cup|30
spinach|1|bunch|340
spinach|1|leaf|10
spinach|1|package (10 oz)|284
spinach-cooked|1|cup|180
kale|1|cup, chopped|67
broccoli|1|cup chopped|91
broccoli|1|bunch|608
broccoli|1|spear (about 5" long)|31
broccoli|1|stalk|151
broccoli|0.5|cup, chopped or diced|44
broccoli-cooked|0.5|cup, chopped|78
broccoli-cooked|1|stalk, large (11"-12" long)|280
broccoli-cooked|1|stalk, medium (7-1/2" - 8" long)|180
broccoli-cooked|1|stalk, small (5" long)|140
broccoli-cooked|1|spear (about 5" long)|37
courgette|1|cup, chopped|124
courgette|1|cup, sliced|113
courgette|1|large|323
courgette|1|medium|196
courgette|1|slice|9.9
courgette|1|small|118
cauliflower|1|cup chopped (1/2" pieces)|107
cauliflower|1|floweret|13
cauliflower|1|head large (6-7" dia.)|840
cauliflower|1|head medium (5-6" dia.)|588
cauliflower|1|head small (4" dia.)|265
cabbage|1|cup, chopped|89
cabbage|1|cup, shredded|70
cabbage|1|head, large (about 7" dia)|1248
cabbage|1|leaf, large|33
cabbage|1|head, medium (about 5-3/4" dia)|908
cabbage|1|leaf, medium|23
cabbage|1|head, small (about 4-1/2" dia)|714
cabbage|1|leaf|15
celery|1|cup chopped|101
celery|1|tbsp|7.5
celery|1|stalk, large (11"-12" long)|64
celery|1|stalk, medium (7-1/2" - 8" long)|40
celery|1|stalk, small (5" long)|17
celery|1|strip (4" long)|4
cucumber|0.5|cup slices|52
cucumber|1|cucumber (8-1/4")|301
beetroot|1|cup|136
beetroot|1|beet (2" dia)|82
parsnip|1|cup slices|133
red-pepper|1|cup, chopped|149
red-pepper|1|cup, sliced|92
red-pepper|1|tablespoon|9.3
red-pepper|1|large (2-1/4 per pound, approx 3-3/4" long, 3" dia.)|164
red-pepper|1|medium (approx 2-3/4" long, 2-1/2 dia.)|119
red-pepper|1|small|74
red-pepper|1|ring (3" dia., 1/4" thick)|10
sweetcorn|1|cup|145
sweetcorn|1|ear, large (7-3/4" to 9" long) yields|143
sweetcorn|1|ear, medium (6-3/4" to 7-1/2" long) yields|102
sweetcorn|1|ear, small (5-1/2" to 6-1/2" long)|73
apple|1|cup, quartered or chopped|125
apple|1|cup slices|109
apple|1|large (3-1/4" dia)|223
apple|1|medium (3" dia)|182
apple|1|small (2-3/4" dia)|149
apple|1|extra small (2-1/2" dia)|101
applesauce|1|cup|244
blueberries|1|cup|148
blueberries|50|berries|68
cranberries|1|cup, chopped|110
cranberries|1|cup, whole|100
banana|1|cup, mashed|225
banana|1|cup, sliced|150
banana|1|extra small (less than 6" long)|81
banana|1|small (6" to 6-7/8" long)|101
banana|1|medium (7" to 7-7/8" long)|118
banana|1|large (8" to 8-7/8" long)|136
banana|1|extra large (9" or longer)|152
pear|1|cup, slices|140
pear|1|cup, cubes|161
pear|1|small|148
pear|1|medium|178
pear|1|large|230
watermelon|1|cup, balls|154
watermelon|1|cup, diced|152
watermelon|1|melon (15" long x 7-1/2" dia)|4518
watermelon|1|wedge (approx 1/16 of melon)|286
watermelon|10|watermelon balls|122
strawberries|1|cup, halves|152
strawberries|1|cup, pureed|232
strawberries|1|cup, sliced|166
strawberries|1|cup, whole|144
strawberries|1|extra large (1-5/8" dia)|27
strawberries|1|large (1-3/8" dia)|18
strawberries|1|medium (1-1/4" dia)|12
strawberries|1|pint as purchased, yields|357
strawberries|1|small (1" dia)|7
mango|1|cup pieces|165
mango|1|fruit without refuse|336
parsley|1|cup chopped|60
parsley|1|tbsp|3.8
parsley|10|sprigs|10
flaxseed|1|tbsp, whole|10.3
flaxseed|1|cup, whole|168
flaxseed|1|tbsp, ground|7
flaxseed|1|tsp, whole|3.4
flaxseed|1|tsp, ground|2.5
pumpkin-seeds|1|cup|129
peanut-butter|2|tbsp|32
peanut-butter|1|cup|258
coconut-oil|1|tbsp|13.6
coconut-oil|1|cup|218
coconut-oil|1|tsp|4.5
olive-oil|1|tablespoon|13.5
olive-oil|1|cup|216
olive-oil|1|tsp|4.5
sunflower-oil|1|tbsp|13.6
sunflower-oil|1|cup|218
sunflower-oil|1|tsp|4.5
salmon-oil|1|tbsp|13.6
salmon-oil|1|tsp|4.5
salmon-oil|1|cup|218
cod-liver-oil|1|tbsp|13.6
cod-liver-oil|1|tsp|4.5
cod-liver-oil|1|cup|218
sardine-oil|1|tbsp|13.6
sardine-oil|1|tsp|4.5
sardine-oil|1|cup|218
flaxseed-oil|1|tbsp|13.6
flaxseed-oil|1|cup|218
rapeseed-oil|1|tbsp|14
rapeseed-oil|1|cup|218
rapeseed-oil|1|tsp|4.5
chicken-fat|1|tbsp|12.8
chicken-fat|1|cup|205
spirulina|1|cup|112
spirulina|1|tablespoon|7
bone-broth|1|cup|240
chicken-broth|1|cup|240
gelatin|1|envelope (1 tbsp)|7
gelatin|1|package (1 oz)|28
turmeric|1|tsp|3
turmeric|1|tbsp|9.4
ginger|1|tsp|2
ginger|0.25|cup slices (1" dia)|24
ginger|5|slices (1" dia)|11
cinnamon|1|tsp|2.6
cinnamon|1|tbsp|7.8
honey|1|cup|339
honey|1|tbsp|21
honey|1|packet (0.5 oz)|14
carob-flour|1|cup|103
carob-flour|1|tbsp|6
water|1|fl oz|29.6
water|1|cup 8 fl oz|237
water|1|liter|1000
chicken-whole-skin|0.5|chicken, bone removed|460
chicken-whole-skin-roast|1|cup, chopped or diced|140
chicken-whole-skin-roast|0.5|chicken, bone removed|299
chicken-meat|0.5|chicken, bone and skin removed|329
chicken-meat-roast|1|cup, chopped or diced|140
chicken-meat-roast|1|tbsp|8.7
chicken-meat-stewed|1|cup, chopped or diced|140
chicken-meat-stewed|1|tbsp|8.7
chicken-breast-skin|0.5|breast, bone removed|145
chicken-breast-skin-roast|1|cup, chopped or diced|140
chicken-breast-skin-roast|0.5|breast, bone removed|98
chicken-breast-grilled|1|piece|196
chicken-thigh-skin|1|thigh with skin|193
chicken-thigh-skin-roast|1|thigh with skin|137
chicken-thigh-skin-roast|1|thigh without skin|116
chicken-thigh-stewed|1|cup, chopped or diced|140
chicken-thigh-stewed|1|thigh, bone and skin removed|55
chicken-drumstick-skin|1|drumstick with skin|133
chicken-drumstick-skin|1|drumstick|130
chicken-drumstick-skin-roast|1|drumstick without skin|96
chicken-drumstick-cooked|1|drumstick without skin|96
chicken-drumstick-cooked|1|drumstick with skin|105
chicken-leg-skin|1|leg, with skin (Sum of drumstick+thigh+back)|344
chicken-leg-skin|1|drumstick with skin|111
chicken-leg-skin|1|thigh with skin|185
chicken-leg-skin|1|back with skin|49
chicken-leg-skin-roast|1|leg, with skin (Sum of drumstick+thigh+back)|258
chicken-leg-skin-roast|1|thigh with skin|133
chicken-leg-skin-roast|1|drumstick with skin|91
chicken-leg-skin-roast|1|back with skin|35
chicken-wing-skin|1|piece|107
chicken-wing-skin|1|package|1150
chicken-wing-skin-roast|1|piece|85
chicken-neck-skin|1|neck, bone removed|50
chicken-dark-meat|0.5|chicken, bone and skin removed|182
chicken-skin|0.5|chicken, skin only|79
chicken-tinned|1|cup|205
turkey-whole-skin|1|bird|5002
turkey-whole-skin-roast|1|bird|3812
turkey-meat|1|bird|5002
turkey-meat-roast|1|bird|3812
turkey-breast-cooked|1|breast|1413
turkey-thigh|1|thigh|454
turkey-thigh-cooked|1|thigh|348
turkey-thigh-skin|1|thigh|454
turkey-drumstick|1|drumstick|356
turkey-drumstick-cooked|1|drumstick|275
turkey-wing-skin|1|wing|518
turkey-mince|1|patty, 4 oz|114
turkey-mince-15|1|patty (cooked from 4 oz raw)|85
turkey-mince-extra-lean|1|patty (cooked from 4 oz raw)|85
duck-skin|0.5|duck|634
duck-skin-roast|1|cup, chopped or diced|140
duck-skin-roast|0.5|duck|382
duck-meat-roast|1|cup, chopped or diced|140
duck-meat-roast|0.5|duck|221
goose-meat|0.5|goose|766
guinea-fowl|0.5|guinea|264
pheasant|0.5|pheasant|352
pigeon|1|squab|168
beef-chuck-lean|1|steak|679
beef-chuck-lean|1|roast|960
beef-chuck-lean-cooked|1|roast|647
beef-flank-lean|1|steak|188
beef-topside|1|roast|758
beef-silverside|1|roast|675
beef-rump|1|fillet|180
beef-rump|1|roast|970
beef-sirloin|1|steak|267
beef-fillet|1|steak|170
beef-ribeye|1|steak|326
beef-skirt|1|steak|382
beef-short-rib|1|piece|432
pork-tenderloin-cooked|1|roast|402
pork-chop-lean|1|chop|185
pork-chop-lean-cooked|1|chop|145
pork-leg-lean-cooked|1|cup, diced|135
pork-shoulder-lean-cooked|1|cup, diced|135
venison-mince-cooked|1|patty|93
chicken-giblets|1|giblets|75
chicken-giblets-cooked|1|cup chopped or dice|145
chicken-gizzards-cooked|1|cup chopped or dice|145
chicken-hearts-cooked|1|cup, chopped or diced|145
chicken-liver-cooked|1|liver|44
turkey-gizzards|1|raw gizzard|63
turkey-liver-cooked|1|liver cooked|53
duck-liver|1|liver|44
beef-liver-cooked|1|slice|68
veal-liver-cooked|1|slice|80
pork-heart|1|heart|226
pork-heart-cooked|1|cup|145
pork-heart-cooked|1|heart|129
pork-kidney|1|kidney|233
pork-kidney-cooked|1|cup|140
pork-ears|1|ear|113
bacon-raw|1|slice raw|28
bacon-raw|1|package|442
bacon-cooked|1|slice|11.5
back-bacon-raw|2|slices (6 per 6-oz pkg.)|57
back-bacon-raw|1|package (6 oz)|170
turkey-bacon|1|slice 12 oz pkg|16
turkey-bacon|1|slice 6 oz pkg|9.8
ham-sliced|56|grams 1 serving|56
ham-sliced|1|slice|28
gammon-lean-cooked|1|cup|140
sausage-pork-raw|1|link|25
sausage-pork-cooked|1|patty|27
sausage-pork-cooked|1|link|23
hot-dog|1|frankfurter|50
hot-dog|1|package|446
chorizo|1|link (4" long)|60
salami|1|slice|9.8
salami|3|slices 1 serving|27
pepperoni|1|piece|2
liver-sausage|1|slice (2-1/2" dia x 1/4" thick)|18
black-pudding|4|slices|100
liver-pate|1|tbsp|13
corned-beef|1|slice (3/4 oz)|21
beef-jerky|1|piece, large|20
turkey-deli|1|slice|15
luncheon-meat|1|slice (4-1/4" x 4-1/4" x 1/16")|21
plaice|1|fillet|163
plaice-cooked|1|fillet|127
cod-cooked|1|fillet|180
haddock-cooked|1|fillet|150
pollock-cooked|1|fillet|60
coley|0.5|fillet|193
coley-cooked|0.5|fillet|151
whiting|1|fillet|92
halibut|0.5|fillet|204
halibut-cooked|0.5|fillet|159
sea-bass|1|fillet|129
tilapia|1|fillet|116
tilapia-cooked|1|fillet|87
catfish|1|fillet|159
carp|1|fillet|218
salmon-wild|0.5|fillet|198
salmon-pink|0.5|fillet|159
salmon-sockeye|0.5|fillet|198
salmon-coho|0.5|fillet|198
salmon-smoked|1|cup, cooked|136
salmon-pink-tinned-drained|1|can drained solids (total)|315
salmon-pink-tinned-boneless|1|can drained solids, bone and skin removed|242
trout-cooked|1|fillet|71
herring-cooked|1|fillet|143
herring-pickled|1|cup|140
herring-pickled|1|piece (1-3/4" x 7/8" x 1/2")|15
kipper|1|fillet, large (7" x 2-1/4" x 1/4")|65
kipper|1|fillet, medium (5" x 1-3/4" x 1/4")|40
kipper|1|fillet, small (2-3/8" x 1-3/8" x 1/4")|20
mackerel-cooked|1|fillet|88
mackerel-tinned|1|cup|190
mackerel-tinned|1|can (15 oz)|361
salt-cod|1|piece (5-1/2" x 1-1/2" x 1/2")|80
sardines-tomato|1|cup|89
sardines-tomato|1|sardine|38
anchovies-oil|1|anchovy|4
anchovies-oil|1|can (2 oz)|45
anchovies-oil|5|anchovies|20
tuna-light-water-salted|1|can|165
tuna-light-water-salted|1|cup, solid or chunks|154
tuna-light-water-salted|1|can (12.5 oz), drained|315
tuna-light-oil|1|cup, solid or chunks|146
tuna-light-oil|1|can|171
tuna-light-oil|1|can (12.5 oz), drained|321
tuna-white-water|1|can|172
fish-roe|1|tbsp|14
fish-roe|1|can (8 oz), solids and liquid|227
fish-fingers|1|piece (4" x 2" x 1/2")|57
fish-fingers|1|stick (4" x 1" x 1/2")|28
prawns-raw|1|medium|6
prawns-raw|1|small|5
prawns-raw|4|large|28
prawns-tinned|1|cup|128
prawns-tinned|1|can (4.5 oz), drained|128
prawns-tinned|10|shrimp|32
crab-cooked|1|cup, flaked and pieces|118
crab-cooked|1|cup (not packed)|135
crab-tinned|1|cup|135
crab-tinned|1|can (6.5 oz), drained|125
lobster-cooked|1|cup|145
clams-cooked|20|small|190
oysters|1|medium|50
oysters-tinned|1|cup, undrained|248
oysters-tinned|1|can (12 oz), oysters and liquid|272
oysters-tinned|1|oyster|8
oysters-tinned|1|cup, drained|162
scallops|1|unit 2 large or 5 small|30
fish-broth|1|cup|244
fish-broth|1|fl oz|30.5
fish-stock-home|1|cup|233
duck-egg|1|egg|70
egg-scrambled|1|large|61
egg-scrambled|1|tbsp|13.7
egg-scrambled|1|cup|220
egg-poached|1|large|50
egg-fried|1|large|46
egg-omelette|1|tbsp|15
egg-omelette|1|large|61
egg-powder|1|cup, sifted|85
egg-powder|1|tbsp|5
milk-whole|1|cup|244
milk-whole|1|tbsp|15
milk-whole|1|fl oz|30.5
milk-whole|1|quart|976
milk-semi-skimmed|1|cup|244
milk-semi-skimmed|1|fl oz|30.5
milk-semi-skimmed|1|quart|976
milk-skimmed|1|cup|245
milk-skimmed|1|quart|980
sheep-milk|1|cup|245
sheep-milk|1|quart|980
milk-powder-whole|1|cup|128
milk-powder-whole|0.25|cup|32
milk-powder-skimmed|0.25|cup|30
milk-powder-skimmed|1|cup|120
milk-powder-skimmed|5|tbsp|23
milk-evaporated|1|cup|252
milk-evaporated|1|fl oz|31.5
milk-evaporated|1|can (13 oz)|369
milk-evaporated|0.5|cup|126
milk-condensed|1|fl oz|38.2
milk-condensed|1|cup|306
buttermilk|1|cup|245
buttermilk|1|fl oz|30.6
buttermilk|1|quart|980
whey-powder|1|cup|145
whey-powder|1|tbsp|7.5
cream-double|1|cup, whipped|120
cream-double|1|tbsp|15
cream-double|1|fl oz|29.8
cream-single|1|fl oz|30
cream-single|1|tbsp|15
cream-single|1|cup|240
cream-single|1|container, individual|11.1
sour-cream|1|tbsp|12
sour-cream|1|cup|230
yogurt-skimmed|1|container (6 oz)|170
yogurt-skimmed|1|container (8 oz)|227
yogurt-skimmed|1|cup (8 fl oz)|245
cottage-cheese-1|1|cup (not packed)|226
ricotta-whole|0.5|cup|124
ricotta-whole|1|cup|246
cream-cheese|1|tbsp|14.5
cream-cheese|1|cup|232
cream-cheese|1|tbsp, whipped|10
cream-cheese|1|package, small (3 oz)|85
mozzarella|1|cup, shredded|112
mozzarella|6|slices|170
parmesan|5|package (5 oz)|142
feta|1|cup, crumbled|150
feta|1|wedge (1.33 oz)|38
swiss-cheese|1|cup, diced|132
swiss-cheese|1|cup, melted|244
swiss-cheese|1|cup, shredded|108
swiss-cheese|1|slice (1 oz)|28
edam|1|package (7 oz)|198
gouda|1|package (7 oz)|198
brie|1|cup, sliced|144
brie|1|cup, melted|240
brie|1|package (4.5 oz)|128
processed-cheese|1|slice (3/4 oz)|21
processed-cheese|1|slice (1 oz)|28
processed-cheese|1|cup, diced|140
processed-cheese|1|cup, shredded|113
processed-cheese|1|cup, melted|244
cheddar-low-fat|1|cup, diced|132
cheddar-low-fat|1|cup, shredded|113
cheddar-low-fat|1|slice (1 oz)|28
blue-cheese|1|cup, crumbled, not packed|135
almond-milk|1|cup|262
soya-milk|1|cup|243
rice-milk|8|fl oz (approximate weight, 1 serving)|240
couscous-dry|1|cup|173
bulgur-dry|1|cup|140
bulgur-cooked|1|cup|182
bulgur-cooked|1|tbsp|8.4
millet-dry|1|cup|200
buckwheat-dry|1|cup|164
barley-hulled-dry|1|cup|184
barley-flour|1|cup|148
spelt-cooked|1|cup|194
spelt-dry|1|cup|174
wild-rice-cooked|1|cup|164
rice-parboiled-cooked|1|cup|158
rice-short-grain-cooked|1|cup|205
rice-short-grain-dry|1|cup|200
oat-bran|1|cup|94
oats-whole|1|cup|156
wheat-bran|1|cup|58
semolina-dry|1|cup|167
pasta-dry|1|cup spaghetti|91
pasta-dry|1|cup elbows|122
pasta-dry|1|cup penne|95
pasta-dry|1|cup farfalle|81
pasta-dry|1|cup rotini|96
pasta-dry|1|cup shells|64
pasta-dry|1|cup lasagna|90
pasta-wholewheat-cooked|1|cup spaghetti not packed|117
pasta-wholewheat-cooked|1|cup spaghetti packed|151
pasta-wholewheat-cooked|1|cup elbows|117
pasta-wholewheat-cooked|1|cup penne|97
pasta-wholewheat-cooked|1|cup shells|105
pasta-wholewheat-cooked|1|cup lasagne|116
pasta-wholewheat-cooked|1|cup rotini|107
pasta-wholewheat-cooked|1|cup farfalle|107
pasta-wholewheat-dry|1|cup spaghetti|91
pasta-wholewheat-dry|1|cup elbows|122
pasta-wholewheat-dry|1|cup penne|95
pasta-wholewheat-dry|1|cup farfalle|81
pasta-wholewheat-dry|1|cup rotini|96
pasta-wholewheat-dry|1|cup shells|64
pasta-wholewheat-dry|1|cup lasagne|90
egg-noodles-cooked|1|cup|160
rice-noodles-cooked|1|cup|176
flour-plain|1|cup|125
flour-plain-enriched|1|cup|125
flour-self-raising|1|cup|125
flour-bread|1|cup unsifted, dipped|137
buckwheat-flour|1|cup|120
rye-flour-dark|1|cup|128
cornflour|1|cup|128
arrowroot|1|cup|128
tapioca|1|cup|152
potato-flour|1|cup|160
bread-white|1|slice|29
bread-white|1|cup, crumbs|45
bread-white|1|cup, cubes|35
bread-white|1|slice, large|30
bread-white|1|slice crust not eaten|12
bread-white|1|slice, thin|20
bread-white|1|slice thin, crust not eaten|9
bread-white|1|slice, very thin|15
toast-white|1|cup, crumbs|45
toast-white|1|cup, cubes|42
toast-white|1|slice, large|27
toast-white|1|slice crust not eaten|11
toast-white|1|slice, thin|17
toast-white|1|slice thin, crust not eaten|8
toast-white|1|slice, very thin|13
toast-white|1|slice|22
bread-wholemeal|1|slice|32
bread-brown|1|slice|29
bread-rye|1|slice, regular|32
bread-rye|1|slice, snack-size|7
bread-rye|1|slice, thin|25
bread-french|1|slice|139
bread-multigrain|1|slice regular|26
bread-multigrain|1|slice large|41
pitta-white|1|pita, large (6-1/2" dia)|60
pitta-white|1|pita, small  (4" dia)|28
bread-raisin|1|slice, large|32
bread-raisin|1|slice|26
bread-raisin|1|slice, thin|23
breadcrumbs|1|cup|108
bagel|1|bagel|99
bagel|1|mini bagel (2-1/2" dia)|26
bagel|1|small bagel (3" dia)|69
bagel|1|medium bagel (3-1/2" to 4" dia)|105
bagel|1|large bagel (4-1/2")|131
burger-bun|1|roll 1 serving|44
bread-roll|1|roll (1 oz)|28
bread-roll|1|each (pan, dinner, or small roll) (2" square, 2" high)|25
bread-roll|1|roll (hamburger, frankfurter, onion roll, bun, large roll)|43
bread-roll|1|roll (foot long frankfurter roll)|86
croissant|1|croissant, mini|28
croissant|1|croissant, small|42
croissant|1|croissant, medium|57
croissant|1|croissant, large|67
tortilla-flour|1|tortilla|48
tortilla-flour|1|tortilla medium (approx 6" dia)|30
tortilla-flour|1|package|407
tortilla-flour|1|tortilla (approx 10" dia)|72
tortilla-flour|1|tortilla (approx 12" dia)|117
tortilla-flour|1|tortilla (approx 7-8" dia)|49
pancake|1|pancake (4" dia)|38
pancake|1|pancake (6" dia)|77
crispbread|1|cup, crushed|55
crispbread|1|crispbread|10
crispbread|1|wafer, thin|2
crispbread|1|wafer|10
crispbread|1|cracker, Norwegian flatbread (4-3/4" x 2-3/4" x 1/16")|5.8
crispbread|1|wafer, Rye Krisp (triple cracker)|25
crispbread|1|crispbread, Wasa rye|10
cracker-saltine|5|crackers|14.9
cracker-saltine|1|cup, crushed|70
cracker-saltine|5|crackers square (1 serving)|15
cracker-saltine|1|cracker square|3
cracker-saltine|1|cracker, round large|10
cracker-saltine|1|cracker, oyster|1
cracker-saltine|1|cracker, rectangle|6
cracker-saltine|1|cup oyster crackers|45
digestive|1|cracker|15
digestive|1|cup, crushed|84
digestive|1|large rectangular piece or 2 squares or 4 small rectangular pieces|14
fruitcake|1|piece|43
puff-pastry|1|shell|47
shortcrust-pastry|1|piece (1/8 of 9" crust)|18
shortcrust-pastry|1|pie crust (average weight of 1 frozen crust)|173
stuffing-mix|1|package (6 oz)|170
rice-cakes|1|cake|9
rice-cakes|2|cakes|18
popcorn|1|cup|8
wheat-biscuits|2|biscuits (1 NLEA serving)|35
wheat-biscuits|1|cup|57
shredded-wheat|2|biscuits (1 NLEA serving)|47
puffed-rice|1|cup|14
puffed-wheat|1|cup|12
corn-flakes|1|cup (1 NLEA serving)|28
rice-cereal-crisp|1.25|cup (1 NLEA serving)|33
rice-cereal-crisp|1|cup|29
oat-hoops|1|cup (1 NLEA serving)|28
bran-flakes|0.75|cup (1 NLEA serving)|30
oats-instant|1|packet|28
lentils-dry|1|cup|192
lentils-dry|1|tablespoon|12
lentils-red-dry|1|cup|192
chickpeas-dry|1|cup|200
chickpeas-dry|1|tbsp|12.5
chickpeas-tinned|1|can drained|253
kidney-beans-cooked|1|cup|177
kidney-beans-cooked|1|tbsp|11
kidney-beans-tinned|1|can drained solids|266
kidney-beans-dry|1|cup|184
kidney-beans-dry|1|tbsp|12.2
black-beans-cooked|1|cup|172
black-beans-tinned|1|cup|240
cannellini-cooked|1|cup|179
cannellini-cooked|1|tbsp|11.2
cannellini-tinned|1|cup|262
haricot-cooked|1|cup|182
pinto-cooked|1|cup|171
pinto-cooked|1|tbsp|10.6
butter-beans-cooked|1|cup|188
butter-beans-cooked|1|tbsp|11.7
black-eyed-beans-cooked|1|cup|171
mung-cooked|1|cup|202
split-peas-cooked|1|cup|196
split-peas-cooked|1|tbsp|12.2
split-peas-dry|1|cup|197
soybeans-cooked|1|cup|172
soybeans-cooked|1|tbsp|10.7
edamame|1|cup|155
baked-beans|1|cup|254
tofu-firm|0.5|cup|126
tofu-firm|0.25|block|81
tofu-firm|0.2|block|91
tofu-soft|1|piece (2-1/2" x 2-3/4" x 1")|120
tofu-soft|1|cup (1/2" cubes)|248
tofu-soft|0.25|block|116
tofu-soft|0.2|block|90
tempeh|1|cup|166
miso|1|tbsp|17
miso|1|cup|275
soy-flour|1|cup|105
soy-flour|1|tbsp|6.6
hummus|1|tbsp|15
hummus|1|cup|246
peanuts-raw|1|cup|146
peanuts-roasted|1|cup|146
peanuts-roasted|1|peanut|1
peanut-butter-crunchy|2|tbsp|32
peanut-butter-crunchy|1|cup|258
turnip|1|cup, cubes|130
turnip|1|large|183
turnip|1|medium|122
turnip|1|slice|15
turnip|1|small|61
turnip|0.5|cup, cubes|65
turnip-cooked|1|cup, cubes|156
turnip-cooked|1|cup, mashed|230
swede|1|cup, cubes|140
swede|1|large|772
swede|1|medium|386
swede|1|small|192
swede-cooked|1|cup, cubes|170
swede-cooked|1|cup, mashed|240
lettuce-romaine|1|cup shredded|47
lettuce-romaine|1|leaf inner|6
lettuce-romaine|1|leaf outer|28
lettuce-romaine|1|head|626
lettuce-iceberg|1|cup shredded|72
lettuce-iceberg|1|cup, chopped (1/2" pieces, loosely packed)|57
lettuce-iceberg|1|head, large|755
lettuce-iceberg|1|head, medium (6" dia)|539
lettuce-iceberg|1|head, small|324
lettuce-iceberg|1|leaf, large|15
lettuce-iceberg|1|leaf, medium|8
lettuce-iceberg|1|leaf, small|5
lettuce-leaf|1|cup shredded|36
lettuce-leaf|1|head|360
lettuce-leaf|1|leaf inner|4.8
lettuce-leaf|1|leaf outer|24
rocket|1|leaf|2
rocket|0.5|cup|10
watercress|1|cup, chopped|34
watercress|1|sprig|2.5
watercress|10|sprigs|25
chicory|1|head|53
chicory|0.5|cup|45
tomato|1|cup cherry tomatoes|149
tomato|1|cup, chopped or sliced|180
tomato|1|Italian tomato|62
tomato|1|cherry|17
tomato|1|large whole (3" dia)|182
tomato|1|medium whole (2-3/5" dia)|123
tomato|1|slice, medium (1/4" thick)|20
tomato|1|plum tomato|62
tomato|1|small whole (2-2/5" dia)|91
tomato|1|slice, thick/large (1/2" thick)|27
tomato|1|wedge (1/4 of medium tomato)|31
tomato|1|slice, thin/small|15
tomato-cooked|1|cup|240
tomato-cooked|2|medium|246
tomatoes-tinned|1|cup|240
tomatoes-tinned|1|tbsp|15
tomatoes-tinned|1|large|164
tomatoes-tinned|1|medium|111
tomatoes-tinned|1|small|82
tomato-puree|0.25|cup|66
tomato-puree|1|cup|262
tomato-puree|1|tbsp|16
tomato-puree|1|can (6 oz)|170
passata|1|cup|250
passata|1|can (29 oz) (401 x 411)|822
tomato-sauce-plain|1|cup|245
tomato-green|1|cup|180
tomato-green|1|large|182
tomato-green|1|medium|123
tomato-green|1|slice or wedge|20
tomato-green|1|small|91
mushrooms|1|cup, pieces or slices|70
mushrooms|1|cup, whole|96
mushrooms|1|large|23
mushrooms|1|medium|18
mushrooms|1|slice|6
mushrooms|1|small|10
mushrooms|0.5|cup pieces|35
mushrooms-cooked|1|cup pieces|156
mushrooms-cooked|1|tbsp|9.8
mushrooms-cooked|1|mushroom|12
mushrooms-tinned|1|cup|156
mushrooms-tinned|1|large|16
mushrooms-tinned|1|medium|12
mushrooms-tinned|1|small|7
mushrooms-tinned|10|slices|40
mushrooms-tinned|8|caps|47
mushrooms-tinned|0.5|cup pieces|78
mushrooms-chestnut|1|cup whole|87
mushrooms-chestnut|1|cup sliced|72
mushrooms-chestnut|1|piece whole|20
mushrooms-portobello|1|cup diced|86
mushrooms-portobello|1|piece whole|84
mushrooms-shiitake|1|piece whole|19
mushrooms-shiitake-dried|1|mushroom|3.6
mushrooms-shiitake-dried|4|mushrooms|15
mushrooms-oyster|1|large|148
mushrooms-oyster|1|small|15
mushrooms-oyster|1|cup sliced|86
mixed-vegetables-frozen|0.33|package (10 oz)|95
mixed-vegetables-frozen|1|package (10 oz)|284
mixed-vegetables-frozen|1|pack (2-1/2 lb)|1134
mixed-vegetables-cooked|0.5|cup|91
mixed-vegetables-tinned|1|cup|163
peas-and-carrots-frozen|0.5|cup|70
peas-and-carrots-frozen|1|package (10 oz)|284
peas-fresh|1|cup|145
peas-cooked|0.5|cup|80
peas-tinned|1|cup|175
peas-tinned|1|can (303 x 406)|313
mangetout|1|cup, chopped|98
mangetout|1|cup, whole|63
mangetout|10|pea pods|34
asparagus|1|cup|134
asparagus|1|spear, small (5" long or less)|12
asparagus|1|spear, medium (5-1/4" to 7" long)|16
asparagus|1|spear, large (7-1/4" to 8-1/2")|20
asparagus|1|spear, extra large (8-3/4" to 10" long)|24
asparagus|1|spear tip (2" long or less)|3.5
asparagus-cooked|0.5|cup|90
asparagus-cooked|4|spears (1/2" base)|60
brussels-sprouts|1|cup|88
brussels-sprouts|1|sprout|19
brussels-sprouts-cooked|1|sprout|21
brussels-sprouts-cooked|0.5|cup|78
cabbage-cooked|0.5|cup, shredded|75
cabbage-cooked|1|head|1262
cabbage-red|1|cup, chopped|89
cabbage-red|1|cup, shredded|70
cabbage-red|1|head, large (about 5-1/2" dia)|1134
cabbage-red|1|leaf|23
cabbage-red|1|head, medium (about 5" dia)|839
cabbage-red|1|head, small (4" dia)|567
cabbage-savoy-cooked|1|cup, shredded|145
pak-choi|1|cup, shredded|70
pak-choi|1|head|840
pak-choi|1|leaf|14
chinese-leaf|1|cup, shredded|76
spring-greens|1|cup, chopped|36
spring-greens-cooked|1|cup, chopped|190
kale-cooked|1|cup, chopped|130
chard|1|cup|36
chard|1|leaf|48
turnip-greens|1|cup, chopped|55
dandelion-greens|1|cup, chopped|55
mustard-greens|1|cup, chopped|56
spinach-frozen|1|cup|156
spinach-frozen|1|package (10 oz)|284
broccoli-frozen|1|cup|156
broccoli-frozen|1|package (10 oz)|284
cauliflower-cooked|0.5|cup (1" pieces)|62
cauliflower-cooked|3|flowerets|54
cauliflower-frozen|0.5|cup (1" pieces)|66
cauliflower-frozen|1|package (10 oz)|284
courgette-cooked|1|cup, sliced|180
courgette-cooked|0.5|cup, mashed|120
aubergine|1|cup, cubes|82
aubergine|1|eggplant, unpeeled (approx 1-1/4 lb)|548
green-pepper|1|cup, chopped|149
green-pepper|1|cup, sliced|92
green-pepper|1|tbsp|9.3
green-pepper|1|large (2-1/4 per lb, approx 3-3/4" long, 3" dia)|164
green-pepper|1|medium (approx 2-3/4" long, 2-1/2" dia)|119
green-pepper|1|ring (3" dia, 1/4" thick)|10
green-pepper|1|small|74
green-pepper|10|strips|27
yellow-pepper|1|pepper, large (3-3/4" long, 3" dia)|186
yellow-pepper|10|strips|52
carrots-baby|1|large|15
carrots-baby|1|medium|10
carrots-frozen|0.5|cup slices|64
carrots-frozen|1|package (10 oz)|284
carrots-tinned|1|cup, sliced|146
carrots-tinned|1|cup, mashed|228
carrots-tinned|1|slice|2.8
carrots-tinned|1|can (303 x 406)|284
carrot-dried|1|cup|74
beetroot-cooked|0.5|cup slices|85
beetroot-cooked|2|beets (2" dia, sphere)|100
parsnip-cooked|0.5|cup slices|78
parsnip-cooked|1|parsnip (9" long)|160
celeriac|1|cup|156
celery-cooked|1|cup, diced|150
celery-cooked|2|stalks|75
kohlrabi|1|cup|135
kohlrabi|1|slice|16
radish|1|cup slices|116
radish|1|large (1" to 1-1/4" dia)|9
radish|1|medium (3/4" to 1" dia)|4.5
radish|1|slice|1
radish|1|small|2
radish|0.5|cup slices|58
daikon|1|cup slices|116
daikon|1|radish (7" long)|338
fennel|1|cup, sliced|87
fennel|1|bulb|234
artichoke|1|artichoke, medium|128
artichoke|1|artichoke, large|162
jerusalem-artichoke|1|cup slices|150
okra|1|cup|100
okra|8|pods (3" long)|95
broad-beans|1|cup|109
broad-beans|1|broadbean|8
green-beans-frozen|1|cup|121
green-beans-frozen|1|package (10 oz)|284
green-beans-tinned|1|cup|135
green-beans-tinned|10|beans|62
green-beans-tinned|1|can (303 x 406)|262
green-beans-tinned-unsalted|1|cup|153
green-beans-tinned-unsalted|10|beans|62
green-beans-tinned-unsalted|1|can (303 x 406)|262
bean-sprouts|1|cup|104
bean-sprouts|1|package (12 oz)|340
alfalfa-sprouts|1|cup|33
alfalfa-sprouts|1|tbsp|3
sweetcorn-cooked|1|ear small (5-1/2" to 6-1/2" long)|89
sweetcorn-cooked|1|ear medium (6-3/4" to 7-1/2" long)|103
sweetcorn-cooked|1|ear large (7-3/4" to 9" long)|118
sweetcorn-cooked|1|cup cut|149
sweetcorn-cooked|1|baby ear|8
sweetcorn-frozen|1|cup|136
sweetcorn-frozen|1|package|284
sweetcorn-tinned|1|cup|164
sweetcorn-tinned|1|can (303 x 406)|298
potato-raw|0.5|cup, diced|75
potato-raw|1|Potato large (3" to 4-1/4" dia)|369
potato-raw|1|Potato medium (2-1/4" to 3-1/4" dia)|213
potato-raw|1|Potato small (1-3/4" to 2-1/2" dia)|170
potato-baked|1|potato large|299
potato-baked|1|potato medium|173
potato-baked|1|potato small|138
potato-boiled-skin|0.5|cup|78
potato-boiled-skin|1|potato (2-1/2" dia, sphere)|136
potato-mashed-milk|1|cup|210
potato-flakes|1|cup|60
oven-chips|10|fries|76
sweet-potato-baked|1|cup|200
sweet-potato-baked|1|large|180
sweet-potato-baked|1|medium (2" dia, 5" long, raw)|114
sweet-potato-baked|1|small|60
yam|1|cup, cubes|150
yam-cooked|1|cup, cubes|136
yam-cooked|0.5|cup, cubes|68
cassava|1|cup|206
cassava|1|root|408
pumpkin-raw|1|cup (1" cubes)|116
butternut-squash-cooked|1|cup, cubes|205
acorn-squash|1|cup, cubes|140
acorn-squash|1|squash (4 inch dia)|431
spaghetti-squash-cooked|1|cup|155
summer-squash|1|cup, sliced|113
summer-squash|1|large|323
summer-squash|1|medium|196
summer-squash|1|slice|9.9
summer-squash|1|small|118
yellow-squash|1|cup sliced|127
gherkins|1|spear, small|35
gherkins|1|slice|7
gherkins|1|large (4" long)|135
gherkins|1|cup, chopped or diced|143
gherkins|1|cup (about 23 slices)|155
sauerkraut|1|cup|142
sauerkraut|1|cup, undrained|236
olives-black|1|super colossal|15
olives-black|1|jumbo|8.3
olives-green|1|olive|2.7
nori|10|sheets|26
nori|2|tbsp (1/8 cup)|10
wakame|2|tbsp (1/8 cup)|10
onion|1|cup, chopped|160
onion|1|cup, sliced|115
onion|1|tbsp chopped|10
onion|1|large|150
onion|1|slice, large (1/4" thick)|38
onion|1|medium (2-1/2" dia)|110
onion|1|slice, medium (1/8" thick)|14
onion|1|small|70
onion|1|slice, thin|9
onion|10|rings|60
onion-cooked|1|cup|210
onion-cooked|1|tbsp chopped|15
onion-cooked|1|large|128
onion-cooked|1|slice, large (1/4" thick)|32
onion-cooked|1|medium|94
onion-cooked|1|slice, medium (1/8" thick)|12
onion-cooked|1|small|60
onion-cooked|1|slice, thin|8
onion-fried|1|cup chopped|87
spring-onion|1|cup, chopped|100
spring-onion|1|tbsp chopped|6
spring-onion|1|large|25
spring-onion|1|medium (4-1/8" long)|15
spring-onion|1|small (3" long)|5
shallot|1|tbsp chopped|10
leek|1|cup|89
leek|1|leek|89
leek|1|slice|6
leek-cooked|1|leek|124
leek-cooked|0.25|cup, chopped or diced|26
garlic|1|cup|136
garlic|1|tsp|2.8
garlic|1|clove|3
garlic|3|cloves|9
chives|1|tbsp chopped|3
chives|1|tsp chopped|1
onion-powder|1|tsp|2.4
onion-powder|1|tbsp|6.9
garlic-powder|1|tsp|3.1
garlic-powder|1|tbsp|9.7
onion-dried|1|tbsp|5
onion-dried|0.25|cup|14
pumpkin-pie-mix|1|cup|270
chilli-red|1|pepper|45
chilli-red|0.5|cup, chopped or diced|75
jalapeno|1|cup, sliced|90
jalapeno|1|pepper|14
apple-peeled|1|cup slices|110
apple-peeled|1|large (3-1/4" dia)|216
apple-peeled|1|medium (3" dia)|161
apple-peeled|1|small (2-3/4" dia)|132
apple-cooked|1|cup slices|171
apple-dried|1|cup|86
apple-dried|1|ring|6.4
apple-juice|1|cup|248
apple-juice|1|fl oz|31
apple-juice|1|drink box (8.45 fl oz)|262
applesauce-sweet|1|cup|246
apricot|1|cup, halves|155
apricot|1|cup, sliced|165
apricot|1|apricot|35
apricot-dried|1|cup, halves|130
apricot-dried|1|half|3.5
blackberries|1|cup|144
blueberries-frozen|1|cup, unthawed|155
blueberries-frozen|1|package (20 oz)|567
raspberries|1|cup|123
raspberries|10|raspberries|19
strawberries-frozen|1|cup, thawed|221
strawberries-frozen|1|cup, unthawed|149
strawberries-frozen|1|berry|10.6
strawberries-frozen|1|package (20 oz)|567
blackcurrants|1|cup|112
redcurrants|1|cup|112
cranberries-dried|0.25|cup|40
cranberry-sauce|1|cup|277
cranberry-sauce|1|slice (1/2" thick, approx 8 slices per can)|57
cherries|1|cup, without pits|154
cherries|1|cherry|8.2
peach|1|cup slices|154
peach|1|small (2-1/2" dia)|130
peach|1|medium (2-2/3" dia)|150
peach|1|large (2-3/4" dia)|175
peach|1|extra large (3" dia)|224
peach-tinned|1|cup|250
peach-tinned|1|cup, halves or slices|248
peach-tinned|1|half, with liquid|98
nectarine|1|cup slices|143
nectarine|1|small (2-1/3" dia)|129
nectarine|1|medium (2-1/2" dia)|142
nectarine|1|large (2-3/4" dia)|156
plum|1|cup, sliced|165
plum|1|fruit (2-1/8" dia)|66
prunes|1|cup, pitted|174
prunes|1|prune, pitted|9.5
dates|1|cup, chopped|147
dates|1|date, pitted|7.1
fig|1|large (2-1/2" dia)|64
fig|1|medium (2-1/4" dia)|50
fig|1|small (1-1/2" dia)|40
fig-dried|1|cup|149
fig-dried|1|fig|8.4
kiwi|1|cup, sliced|180
kiwi|1|fruit (2" dia)|69
pineapple|1|cup, chunks|165
pineapple|1|fruit|905
pineapple|1|slice (4-2/3" dia x 3/4" thick)|166
pineapple|1|slice (3-1/2" dia x 3/4" thick)|84
pineapple|1|slice, thin (3-1/2" dia x 1/2" thick)|56
pineapple-tinned|1|cup, chunks|181
pineapple-tinned|1|cup, crushed|195
pineapple-tinned|1|cup, sliced|162
pineapple-tinned|1|spear|26
cantaloupe|1|cup, balls|177
cantaloupe|1|cup, cubes|160
cantaloupe|1|cup, diced|156
cantaloupe|1|melon, large (about 6-1/2" dia)|814
cantaloupe|1|wedge, large (1/8 of large melon)|102
cantaloupe|1|melon, medium (about 5" dia)|552
cantaloupe|1|wedge, medium (1/8 of medium melon)|69
cantaloupe|1|melon, small (about 4-1/4" dia)|441
cantaloupe|1|wedge, small (1/8 of small melon)|55
cantaloupe|10|cantaloupe balls|138
honeydew|1|cup, diced (approx 20 pieces per cup)|170
honeydew|1|cup, balls|177
honeydew|1|melon (5-1/4" dia)|1000
honeydew|1|melon (6" - 7" dia)|1280
honeydew|1|wedge (1/8 of 5-1/4" dia melon)|125
honeydew|1|wedge (1/8 of 6" to 7" dia melon)|160
honeydew|10|honeydew balls|138
papaya|1|cup 1" pieces|145
papaya|1|cup, mashed|230
papaya|1|fruit, small|157
papaya|1|fruit, large|781
pomegranate|0.5|cup arils (seed/juice sacs)|87
pomegranate|1|pomegranate (4" dia)|282
orange|1|cup, sections|180
orange|1|large (3-1/16" dia)|184
orange|1|small (2-3/8" dia)|96
orange|1|fruit (2-5/8" dia)|131
orange-juice|1|cup|248
orange-juice|1|fl oz|31
mandarin|1|cup, sections|195
mandarin|1|small (2-1/4" dia)|76
mandarin|1|medium (2-1/2" dia)|88
mandarin|1|large (2-3/4" dia)|120
grapefruit|1|cup sections, with juice|230
grapefruit|0.5|fruit (3-3/4" dia)|123
lemon|1|cup, sections|212
lemon|1|fruit (2-1/8" dia)|58
lemon|1|fruit (2-3/8" dia)|84
lemon|1|wedge or slice (1/8 of one 2-1/8" dia lemon)|7
lemon-juice|1|cup|244
lemon-juice|1|fl oz|30.5
lemon-zest|1|tbsp|6
lemon-zest|1|tsp|2
lime|1|fruit (2" dia)|67
lime-juice|1|cup|242
lime-juice|1|fl oz|30.8
orange-zest|1|tbsp|6
orange-zest|1|tsp|2
pear-tinned|1|cup, halves|248
pear-tinned|1|half, with liquid|76
persimmon|1|fruit (2-1/2" dia)|168
coconut-fresh|1|cup, shredded|80
coconut-fresh|1|medium|397
coconut-fresh|1|piece (2" x 2" x 1/2")|45
coconut-milk|1|cup|226
coconut-milk|1|tbsp|15
coconut-water|1|cup|240
coconut-water|1|tbsp|15
avocado|1|cup, cubes|150
avocado|1|cup, pureed|230
avocado|1|cup, sliced|146
avocado|1|avocado, NS as to Florida or California|201
grapes|1|cup|151
grapes|10|grapes|49
grape-juice|1|cup|253
grape-juice|1|fl oz|31.6
raisins|1|cup, packed|165
raisins|1|cup (not packed)|145
raisins|1|miniature box (.5 oz)|14
raisins|1|small box (1.5 oz)|43
raisins|50|raisins|26
sultanas|1|cup, packed|165
sultanas|1|cup (not packed)|145
currants-dried|1|cup|144
fruit-cocktail|1|cup|237
rhubarb|1|cup, diced|122
rhubarb|1|stalk|51
starfruit|1|cup, cubes|132
starfruit|1|cup, sliced|108
starfruit|1|large (4-1/2" long)|124
starfruit|1|medium (3-5/8" long)|91
starfruit|1|small (3-1/8" long)|70
tamarind|1|cup, pulp|120
tamarind|1|fruit (3" x 1")|2
sunflower-seeds|1|cup|140
sunflower-seed-butter|1|tbsp|16
sesame-seeds|1|cup|144
sesame-seeds|1|tbsp|9
tahini|1|tbsp|15
pine-nuts|1|cup|135
pine-nuts|10|nuts|1.7
cashew-butter|1|tbsp|16
chestnuts-roasted|1|cup|143
chestnuts-roasted|10|kernels|84
almonds|1|cup, whole|143
almonds|1|cup, sliced|92
almonds|1|cup, slivered|108
almonds|1|cup, ground|95
almonds|1|almond|1.2
almonds-blanched|1|cup whole kernels|145
almonds-blanched|1|tbsp|9.1
almond-butter|1|tbsp|16
almond-butter|1|cup|250
hazelnuts|1|cup, chopped|115
hazelnuts|1|cup, ground|75
hazelnuts|1|cup, whole|135
hazelnuts|10|nuts|14
brazil-nuts|1|cup, whole|133
brazil-nuts|1|kernel|5
pistachios|1|cup|123
pistachios|1|kernel|.7
mixed-nuts|1|cup|131
walnuts|1|cup, chopped|117
walnuts|1|cup, ground|80
walnuts|1|cup shelled (50 halves)|100
walnuts|1|cup pieces or chips|120
pecans|1|cup, chopped|109
pecans|1|cup, halves|99
macadamia|1|cup, whole or halves|134
butter-unsalted|1|pat (1" sq, 1/3" high)|5
butter-unsalted|1|tbsp|14.2
butter-unsalted|1|cup|227
butter-unsalted|1|stick|113
butter-salted|1|pat (1" sq, 1/3" high)|5
butter-salted|1|tbsp|14.2
butter-salted|1|cup|227
butter-salted|1|stick|113
ghee|1|tbsp|12.8
ghee|1|cup|205
lard|1|tbsp|12.8
lard|1|cup|205
beef-tallow|1|tbsp|12.8
beef-tallow|1|cup|205
lamb-tallow|1|tbsp|12.8
lamb-tallow|1|cup|205
duck-fat|1|tbsp|12.8
duck-fat|1|cup|205
goose-fat|1|tbsp|12.8
goose-fat|1|cup|205
bacon-fat|1|tsp|4.3
corn-oil|1|tbsp|13.6
corn-oil|1|cup|218
corn-oil|1|tsp|4.5
soybean-oil|1|tbsp|13.6
soybean-oil|1|cup|218
soybean-oil|1|tsp|4.5
peanut-oil|1|tbsp|13.5
peanut-oil|1|cup|216
peanut-oil|1|tsp|4.5
sesame-oil|1|tablespoon|13.6
sesame-oil|1|cup|218
sesame-oil|1|tsp|4.5
grapeseed-oil|1|tablespoon|13.6
grapeseed-oil|1|cup|218
grapeseed-oil|1|tsp|4.5
safflower-oil|1|tbsp|13.6
safflower-oil|1|cup|218
safflower-oil|1|tsp|4.5
sunflower-oil-oleic|1|tbsp|14
sunflower-oil-oleic|1|cup|218
sunflower-oil-oleic|1|tsp|4.5
wheat-germ-oil|1|tsp|4.5
wheat-germ-oil|1|tablespoon|13.6
wheat-germ-oil|1|cup|218
avocado-oil|1|tbsp|14
avocado-oil|1|cup|218
avocado-oil|1|tsp|4.5
margarine|1|tbsp|14.2
margarine|1|cup|227
mayonnaise|1|tbsp|13.8
mayonnaise|1|cup|220
mayonnaise|1|packet|10
basil-fresh|5|leaves|2.5
basil-fresh|2|tbsp, chopped|5.3
basil-fresh|0.25|cup leaves, whole|6
basil-dried|1|tsp, leaves|.7
basil-dried|1|tbsp, leaves|2.1
basil-dried|1|tsp, ground|1.4
basil-dried|1|tbsp, ground|4.5
coriander-fresh|0.25|cup|4
coriander-fresh|9|sprigs|20
coriander-seed|1|tsp|1.8
coriander-seed|1|tbsp|5
dill-fresh|5|sprigs|1
dill-fresh|1|cup sprigs|8.9
mint-fresh|2|leaves|.1
mint-fresh|2|tbsp|3.2
rosemary-fresh|1|tsp|.7
rosemary-fresh|1|tbsp|1.7
rosemary-dried|1|tsp|1.2
rosemary-dried|1|tbsp|3.3
thyme-fresh|1|tsp|.8
thyme-fresh|0.5|tsp|.4
thyme-dried|1|tsp, leaves|1
thyme-dried|1|tbsp, leaves|2.7
thyme-dried|1|tsp, ground|1.4
thyme-dried|1|tbsp, ground|4.3
oregano-dried|1|tsp, leaves|1
oregano-dried|1|tsp, ground|1.8
parsley-dried|1|tsp|.5
parsley-dried|1|tbsp|1.6
sage-dried|1|tsp|.7
sage-dried|1|tbsp|2
marjoram-dried|1|tsp|.6
marjoram-dried|1|tbsp|1.7
bay-leaf|1|tsp, crumbled|.6
bay-leaf|1|tbsp, crumbled|1.8
bay-leaf|1|leaf|.2
ginger-ground|1|tsp|1.8
ginger-ground|1|tbsp|5.2
cumin|1|tsp, whole|2.1
cumin|1|tbsp, whole|6
paprika|1|tsp|2.3
paprika|1|tbsp|6.8
black-pepper|1|tsp, ground|2.3
black-pepper|1|tbsp, ground|6.9
black-pepper|1|tsp, whole|2.9
black-pepper|1|dash|.1
fennel-seed|1|tsp, whole|2
fennel-seed|1|tbsp, whole|5.8
fenugreek-seed|1|tsp|3.7
fenugreek-seed|1|tbsp|11.1
aniseed|1|tsp, whole|2.1
aniseed|1|tbsp, whole|6.7
cloves|1|tsp|2.1
cloves|1|tbsp|6.5
nutmeg|1|tsp|2.2
nutmeg|1|tbsp|7
mace|1|tsp|1.7
mace|1|tbsp|5.3
pumpkin-pie-spice|1|tsp|1.7
pumpkin-pie-spice|1|tbsp|5.6
curry-powder|1|tsp|2
curry-powder|1|tbsp|6.3
cayenne|1|tsp|1.8
cayenne|1|tbsp|5.3
chili-powder|1|tsp|2.7
chili-powder|1|tbsp|8
mustard-seed|1|tsp|2
mustard-seed|1|tbsp|6.3
mustard-prepared|1|tsp or 1 packet|5
mustard-prepared|1|cup|249
lemongrass|1|cup|67
lemongrass|1|tbsp|4.8
yeast-baker-dry|1|tsp|4
yeast-baker-dry|1|tbsp|12
yeast-baker-dry|1|packet|7.2
yeast-baker-fresh|1|cake (0.6 oz)|17
yeast-extract|1|tsp|6
baking-powder|1|tsp|4.6
baking-powder|0.5|tsp|2.3
bicarbonate|1|tsp|4.6
bicarbonate|0.5|tsp|2.3
cream-of-tartar|1|tsp|3
cream-of-tartar|0.5|tsp|1.5
sugar-white|1|tsp|4.2
sugar-white|1|cup|200
sugar-brown|1|tsp unpacked|3
sugar-brown|1|cup packed|220
sugar-brown|1|cup unpacked|145
sugar-brown|1|tsp packed|4.6
sugar-brown|1|tsp brownulated|3.2
molasses|1|cup|337
maple-syrup|1|tbsp|20
maple-syrup|1|cup|315
corn-syrup|1|cup|341
corn-syrup|1|tbsp|22
jam|1|tbsp|20
jam|1|packet (0.5 oz)|14
cider-vinegar|1|tbsp|14.9
cider-vinegar|1|cup|239
cider-vinegar|1|tsp|5
white-vinegar|1|tbsp|14.9
white-vinegar|1|cup|238
white-vinegar|1|tsp|5
soy-sauce|1|tbsp|16
soy-sauce|1|tsp|5.3
soy-sauce|1|cup|255
soy-sauce|1|individual packet|8.9
fish-sauce|1|tbsp|18
worcestershire|1|tbsp|17
worcestershire|1|cup|275
ketchup|1|tbsp|17
ketchup|1|packet|9
ketchup|1|cup|240
salsa|2|tbsp|36
salsa|0.5|cup|130
salsa|1|cup|259
pesto|0.25|cup|63
gravy-chicken|0.25|cup|57
gravy-chicken|1|cup|228
gravy-chicken|1|jar 10.5 oz|273
gravy-chicken|1|jar 12 oz|324
gravy-granules|1|tbsp|6
stock-cube-beef|1|cube|3.6
stock-cube-chicken|1|cube|4.8
stock-chicken-bought|1|cup|249
stock-chicken-low-sodium|1|cup|240
stock-beef-bought|1|cup|240
stock-beef-bought|1|can 14.5 oz|435
stock-beef-bought|1|container 32 oz|960
stock-vegetable-bought|1|cup|221
stock-vegetable-bought|1|can|390
stock-vegetable-bought|1|carton (32 oz)|926
cocoa-powder|1|cup|86
cocoa-powder|1|tbsp|5.4
chocolate-unsweetened|1|cup, grated|132
chocolate-dark|1|bar|101
chocolate-semisweet|1|cup large chips|182
chocolate-semisweet|1|cup mini chips|173
chocolate-semisweet|1|cup chips (6 oz package)|168
chocolate-milk|1|bar, miniature|7
chocolate-milk|1|bar (1.55 oz)|44
chocolate-milk|1|cup chips|168
chocolate-white|1|bar (3 oz)|85
chocolate-white|1|tbsp|14
chocolate-white|1|cup chips|170
carob-chips|1|bar (3 oz)|87
vanilla-extract|1|tsp|4.2
vanilla-extract|1|tbsp|13
vanilla-extract|1|cup|208
coffee|1|fl oz|29.6
coffee|6|fl oz|178
coffee|1|cup (8 fl oz)|237
tea-black|1|fl oz|29.6
tea-black|6|fl oz|178
tea-black|1|cup (8 fl oz)|237
tea-green|1|cup|245
tea-green|1|fl oz|29.6
tea-chamomile|1|fl oz|29.6
tea-chamomile|6|fl oz|178
tea-chamomile|1|cup (8 fl oz)|237
beer|1|fl oz|29.7
wine-red|1|fl oz|29.4
wine-white|1|fl oz|29.4
spirits|1|fl oz|27.8
spirits|1|jigger (1.5 fl oz)|42
baby-chicken|1|tbsp|15
baby-chicken|1|jar|71
baby-chicken|1|jar Beech-Nut Stage 1 (2.5 oz)|71
baby-chicken|1|jar Gerber Second Foods (2.5 oz)|71
baby-chicken|1|jar Heinz Strained-2 (2.5 oz)|71
baby-turkey|1|tbsp|15
baby-turkey|1|jar|71
baby-turkey|1|jar Beech-Nut Stage 1 (2.5 oz)|71
baby-turkey|1|jar Gerber Second Foods (2.5 oz)|71
baby-turkey|1|jar Heinz Strained-2 (2.5 oz)|71
baby-beef|1|tbsp|14.7
baby-beef|1|jar|71
baby-lamb|1|tbsp|22
baby-lamb|1|jar|71
baby-lamb|1|container|70
baby-pork|1|jar|71
baby-carrot|1|cup|224
baby-carrot|1|tbsp|14
baby-carrot|1|jar|113
baby-carrot|1|jar Beech-Nut Baby's First (2.5 oz)|71
baby-carrot|1|jar Beech-Nut Stage I (4 oz)|113
baby-carrot|1|jar Gerber First Foods (2.5 oz)|71
baby-carrot|1|jar Earth's Best (4.5 oz)|128
baby-carrot|1|jar Gerber Second Food (4 oz)|113
baby-carrot|1|jar Heinz Strained-2 (4 oz)|113
baby-carrot|1|jar Heinz Beginner-1 (2.5 oz)|71
baby-sweet-potato|1|cup|224
baby-sweet-potato|1|tbsp|14
baby-sweet-potato|1|jar|113
baby-sweet-potato|1|jar Beech-Nut Baby's First (2.5 oz)|71
baby-sweet-potato|1|jar Beech-Nut Stage I (4 oz)|113
baby-sweet-potato|1|jar Gerber First Foods (2.5 oz)|71
baby-sweet-potato|1|jar Earth's Best (4.5 oz)|128
baby-sweet-potato|1|jar Gerber Second Food (4 oz)|113
baby-sweet-potato|1|jar Heinz Strained-2 (4 oz)|113
baby-sweet-potato|1|jar Heinz Beginner-1 (2.5 oz)|71
baby-squash|1|tbsp|16
baby-squash|1|jar|113
baby-peas|1|tbsp|16
baby-peas|1|jar|95
baby-peas|1|cup|240
baby-peas|1|container|91
baby-apple|1|tbsp|16
baby-apple|1|jar|113
baby-apple|1|jar Beech-Nut Baby's First (2.5 oz)|71
baby-apple|1|jar Beech-Nut Stage I (4 oz)|113
baby-apple|1|jar Gerber First Foods (2.5 oz)|71
baby-apple|1|jar Earth's Best (4.5 oz)|128
baby-apple|1|jar Gerber Second Food (4 oz)|113
baby-apple|1|jar Heinz Strained-2 (4 oz)|113
baby-apple|1|jar Heinz Beginner-1 (2.5 oz)|71
baby-pear|1|tbsp|16
baby-pear|1|jar|113
baby-pear|1|jar Beech-Nut Baby's First (2.5 oz)|71
baby-pear|1|jar Beech-Nut Stage I (4 oz)|113
baby-pear|1|jar Gerber First Foods (2.5 oz)|71
baby-pear|1|jar Earth's Best (4.5 oz)|113
baby-pear|1|jar Gerber Second Food (4 oz)|113
baby-pear|1|jar Heinz Strained-2 (4 oz)|113
baby-pear|1|jar Heinz Beginner-1 (2.5 oz)|71
baby-rice|1|tbsp|2.5
baby-oats|1|tbsp|3.2
baby-oats|0.25|cup|12.2
baby-oats|1|box|223
`;
