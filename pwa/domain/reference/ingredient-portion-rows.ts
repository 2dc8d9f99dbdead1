/**
 * Household measures of the foods, one per row, columns separated by bars: ingredient id, amount, measure, grams of
 * that amount. USDA National Nutrient Database, release SR26, weight file (the NDB number is in
 * `ingredient-detail-rows.ts`). Omits rows that only repeat a mass (oz, lb, serving) or state a yield.
 */
export const INGREDIENT_PORTION_ROWS = `
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
`;
