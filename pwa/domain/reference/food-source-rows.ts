/**
 * Source of every food's rows. USDA is its National Nutrient Database, release SR26 or SR28, by NDB number; its household
 * measures are of the same release.
 */
export const FOOD_SOURCE_ROWS = `
id|source
beef-mince-lean|USDA SR26 NDB 23557 (Beef, ground, 95% lean meat / 5% fat, raw); density estimate; price estimate
beef-mince-15|USDA SR26 NDB 23567 (Beef, ground, 85% lean meat / 15% fat, raw); density estimate; price estimate
beef-mince-20|USDA SR26 NDB 23572 (Beef, ground, 80% lean meat / 20% fat, raw); density estimate; price estimate
beef-mince-cooked|USDA SR26 NDB 23565 (Beef, ground, 90% lean meat / 10% fat, crumbles, cooked, pan-browned); density estimate; price estimate
beef-stewing-steak|USDA SR26 NDB 23093 (Beef, chuck for stew, separable lean and fat, all grades, raw); density estimate; price estimate
chicken-breast|USDA SR26 NDB 05062 (Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-breast-cooked|USDA SR26 NDB 05064 (Chicken, broilers or fryers, breast, meat only, cooked, roasted); density from USDA measure 1 cup, chopped or diced = 140 g; piece weight from USDA measure or estimate; price estimate
chicken-thigh|USDA SR26 NDB 05096 (Chicken, broilers or fryers, dark meat, thigh, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-thigh-cooked|USDA SR26 NDB 05098 (Chicken, broilers or fryers, thigh, meat only, cooked, roasted); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-drumstick|USDA SR26 NDB 05071 (Chicken, broilers or fryers, dark meat, drumstick, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-mince|USDA SR26 NDB 05332 (Chicken, ground, raw); density estimate; price estimate
turkey-mince-lean|USDA SR26 NDB 05665 (Ground turkey, 93% lean, 7% fat, raw); density estimate; price estimate
turkey-mince-cooked|USDA SR26 NDB 05306 (Poultry food products, ground turkey, cooked); density estimate; price estimate
turkey-breast|USDA SR26 NDB 05219 (Turkey, breast, from whole bird, non-enhanced, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
lamb-mince|USDA SR26 NDB 17224 (Lamb, ground, raw); density estimate; price estimate
lamb-leg-lean|USDA SR26 NDB 17013 (Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw); density estimate; price estimate
pork-loin|USDA SR26 NDB 10024 (Pork, fresh, loin, whole, separable lean only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
pork-tenderloin|USDA SR26 NDB 10060 (Pork, fresh, loin, tenderloin, separable lean only, raw); density estimate; price estimate
pork-mince|USDA SR26 NDB 10972 (Pork, ground, 84% lean / 16% fat, raw); density estimate; price estimate
rabbit|USDA SR26 NDB 17177 (Game meat, rabbit, domesticated, composite of cuts, raw); density estimate; price estimate
venison|USDA SR26 NDB 17164 (Game meat, deer, raw); density estimate; price estimate
venison-mince|USDA SR26 NDB 17343 (Game meat, deer, ground, raw); density estimate; price estimate
duck-meat|USDA SR26 NDB 05141 (Duck, domesticated, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
salmon|USDA SR26 NDB 15236 (Fish, salmon, Atlantic, farmed, raw); density estimate; piece weight from USDA measure or estimate; price estimate
salmon-cooked|USDA SR26 NDB 15237 (Fish, salmon, Atlantic, farmed, cooked, dry heat); density estimate; piece weight from USDA measure or estimate; price estimate
salmon-canned|USDA SR26 NDB 15084 (Fish, salmon, pink, canned, total can contents); density estimate; price estimate
sardines-oil|USDA SR26 NDB 15088 (Fish, sardine, Atlantic, canned in oil, drained solids with bone); density from USDA measure 1 cup, drained = 149 g; piece weight from USDA measure or estimate; price estimate
sardines-water|from memory of McCance & Widdowson (canned in brine, drained; sodium lowered to 300 for spring water); EPA+DHA approx from USDA SR 15089; reliability medium; density estimate; piece weight from USDA measure or estimate; price estimate
cod|USDA SR26 NDB 15015 (Fish, cod, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
haddock|USDA SR26 NDB 15033 (Fish, haddock, raw); density estimate; piece weight from USDA measure or estimate; price estimate
pollock|USDA SR26 NDB 15066 (Fish, pollock, Alaska, raw); density estimate; piece weight from USDA measure or estimate; price estimate
mackerel|USDA SR26 NDB 15046 (Fish, mackerel, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
herring|USDA SR26 NDB 15039 (Fish, herring, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
trout|USDA SR26 NDB 15240 (Fish, trout, rainbow, farmed, raw); density estimate; piece weight from USDA measure or estimate; price estimate
tuna-water|USDA SR26 NDB 15184 (Fish, tuna, light, canned in water, without salt, drained solids); density estimate; price estimate
mussels|USDA SR26 NDB 15164 (Mollusks, mussel, blue, raw); density from USDA measure 1 cup = 150 g; piece weight from USDA measure or estimate; price estimate
prawns-cooked|USDA SR26 NDB 15271 (Crustaceans, shrimp, untreated, cooked); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-liver|USDA SR26 NDB 05027 (Chicken, liver, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-liver|USDA SR26 NDB 13325 (Beef, variety meats and by-products, liver, raw); density estimate; price estimate
lamb-liver|USDA SR26 NDB 17199 (Lamb, variety meats and by-products, liver, raw); density estimate; price estimate
beef-heart|USDA SR26 NDB 13321 (Beef, variety meats and by-products, heart, raw); density estimate; price estimate
chicken-hearts|USDA SR26 NDB 05025 (Chicken, heart, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-kidney|USDA SR26 NDB 13323 (Beef, variety meats and by-products, kidneys, raw); density estimate; price estimate
lamb-kidney|USDA SR26 NDB 17195 (Lamb, variety meats and by-products, kidneys, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-gizzards|USDA SR26 NDB 05023 (Chicken, gizzard, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-tripe|USDA SR26 NDB 13341 (Beef, variety meats and by-products, tripe, raw); density estimate; price estimate
egg|USDA SR26 NDB 01123 (Egg, whole, raw, fresh); density from USDA measure 1 cup (4.86 large eggs) = 243 g; piece weight from USDA measure or estimate; price estimate
egg-boiled|USDA SR26 NDB 01129 (Egg, whole, cooked, hard-boiled); density from USDA measure 1 cup, chopped = 136 g; piece weight from USDA measure or estimate; price estimate
egg-yolk|USDA SR26 NDB 01125 (Egg, yolk, raw, fresh); density from USDA measure 1 cup = 243 g; piece weight from USDA measure or estimate; price estimate
egg-white|USDA SR26 NDB 01124 (Egg, white, raw, fresh); density from USDA measure 1 cup = 243 g; piece weight from USDA measure or estimate; price estimate
cottage-cheese|USDA SR26 NDB 01015 (Cheese, cottage, lowfat, 2% milkfat); density from USDA measure 1 cup (not packed) = 226 g; price estimate
yogurt-plain|USDA SR26 NDB 01116 (Yogurt, plain, whole milk, 8 grams protein per 8 ounce); density from USDA measure 1 cup (8 fl oz) = 245 g; price estimate
greek-yogurt|USDA SR26 NDB 01256 (Yogurt, Greek, plain, nonfat); density estimate; price estimate
kefir|from memory of USDA SR (SR28 NDB 01289 kefir lowfat plain); reliability medium; density estimate; price estimate
goat-milk|USDA SR26 NDB 01106 (Milk, goat, fluid, with added vitamin D); density from USDA measure 1 cup = 244 g; price estimate
cheddar|USDA SR26 NDB 01009 (Cheese, cheddar); density from USDA measure 1 cup, diced = 132 g; piece weight from USDA measure or estimate; price estimate
rice-brown-cooked|USDA SR26 NDB 20037 (Rice, brown, long-grain, cooked); density from USDA measure 1 cup = 195 g; price estimate
rice-brown-dry|USDA SR26 NDB 20036 (Rice, brown, long-grain, raw); density from USDA measure 1 cup = 185 g; price estimate
rice-white-cooked|USDA SR26 NDB 20445 (Rice, white, long-grain, regular, cooked, unenriched, without salt); density from USDA measure 1 cup = 158 g; price estimate
rice-white-dry|USDA SR26 NDB 20444 (Rice, white, long-grain, regular, raw, unenriched); density from USDA measure 1 cup = 185 g; price estimate
oats|USDA SR26 NDB 08120 (Cereals, oats, regular and quick, not fortified, dry); density from USDA measure 1 cup = 81 g; price estimate
oatmeal-cooked|USDA SR26 NDB 08121 (Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt); density from USDA measure 1 cup = 234 g; price estimate
quinoa-cooked|USDA SR26 NDB 20137 (Quinoa, cooked); density from USDA measure 1 cup = 185 g; price estimate
quinoa-dry|USDA SR26 NDB 20035 (Quinoa, uncooked); density from USDA measure 1 cup = 170 g; price estimate
barley-cooked|USDA SR26 NDB 20006 (Barley, pearled, cooked); density from USDA measure 1 cup = 157 g; price estimate
barley-dry|USDA SR26 NDB 20005 (Barley, pearled, raw); density from USDA measure 1 cup = 200 g; price estimate
millet-cooked|USDA SR26 NDB 20032 (Millet, cooked); density from USDA measure 1 cup = 174 g; price estimate
couscous-cooked|USDA SR26 NDB 20029 (Couscous, cooked); density from USDA measure 1 cup, cooked = 157 g; price estimate
pasta-cooked|USDA SR26 NDB 20121 (Spaghetti, cooked, enriched, without added salt); density from USDA measure 1 cup = 140 g; price estimate
wholemeal-flour|USDA SR26 NDB 20080 (Wheat flour, whole-grain); density from USDA measure 1 cup = 120 g; price estimate
rice-flour|USDA SR26 NDB 20061 (Rice flour, white); density from USDA measure 1 cup = 158 g; price estimate
oat-flour|USDA SR26 NDB 20132 (Oat flour, partially debranned); density from USDA measure 1 cup = 104 g; price estimate
chickpea-flour|USDA SR26 NDB 16157 (Chickpea flour (besan)); density from USDA measure 1 cup = 92 g; price estimate
lentils-cooked|USDA SR26 NDB 16070 (Lentils, mature seeds, cooked, boiled, without salt); density from USDA measure 1 cup = 198 g; price estimate
chickpeas-cooked|USDA SR26 NDB 16057 (Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt); density from USDA measure 1 cup = 164 g; price estimate
sweet-potato|USDA SR26 NDB 11507 (Sweet potato, raw, unprepared); density from USDA measure 1 cup, cubes = 133 g; piece weight from USDA measure or estimate; price estimate
sweet-potato-cooked|USDA SR26 NDB 11510 (Sweet potato, cooked, boiled, without skin); density from USDA measure 1 cup, mashed = 328 g; piece weight from USDA measure or estimate; price estimate
potato-cooked|USDA SR26 NDB 11367 (Potatoes, boiled, cooked without skin, flesh, without salt); density from USDA measure 0.5 cup = 78 g; piece weight from USDA measure or estimate; price estimate
pumpkin-canned|USDA SR26 NDB 11424 (Pumpkin, canned, without salt); density from USDA measure 1 cup = 245 g; price estimate
pumpkin-cooked|USDA SR26 NDB 11423 (Pumpkin, cooked, boiled, drained, without salt); density from USDA measure 1 cup, mashed = 245 g; price estimate
butternut-squash|USDA SR26 NDB 11485 (Squash, winter, butternut, raw); density from USDA measure 1 cup, cubes = 140 g; piece weight from USDA measure or estimate; price estimate
carrot|USDA SR26 NDB 11124 (Carrots, raw); density from USDA measure 1 cup chopped = 128 g; piece weight from USDA measure or estimate; price estimate
carrot-cooked|USDA SR26 NDB 11125 (Carrots, cooked, boiled, drained, without salt); density from USDA measure 0.5 cup slices = 78 g; piece weight from USDA measure or estimate; price estimate
green-beans|USDA SR26 NDB 11052 (Beans, snap, green, raw); density from USDA measure 1 cup 1/2" pieces = 100 g; piece weight from USDA measure or estimate; price estimate
green-beans-cooked|USDA SR26 NDB 11053 (Beans, snap, green, cooked, boiled, drained, without salt); density from USDA measure 1 cup = 125 g; price estimate
peas|USDA SR26 NDB 11312 (Peas, green, frozen, unprepared); density from USDA measure 1 cup = 134 g; price estimate
spinach|USDA SR26 NDB 11457 (Spinach, raw); density from USDA measure 1 cup = 30 g; piece weight from USDA measure or estimate; price estimate
spinach-cooked|USDA SR26 NDB 11458 (Spinach, cooked, boiled, drained, without salt); density from USDA measure 1 cup = 180 g; price estimate
kale|USDA SR26 NDB 11233 (Kale, raw); density from USDA measure 1 cup, chopped = 67 g; price estimate
broccoli|USDA SR26 NDB 11090 (Broccoli, raw); density from USDA measure 1 cup chopped = 91 g; piece weight from USDA measure or estimate; price estimate
broccoli-cooked|USDA SR26 NDB 11091 (Broccoli, cooked, boiled, drained, without salt); density from USDA measure 0.5 cup, chopped = 78 g; price estimate
courgette|USDA SR26 NDB 11477 (Squash, summer, zucchini, includes skin, raw); density from USDA measure 1 cup, chopped = 124 g; piece weight from USDA measure or estimate; price estimate
cauliflower|USDA SR26 NDB 11135 (Cauliflower, raw); density from USDA measure 1 cup chopped (1/2" pieces) = 107 g; piece weight from USDA measure or estimate; price estimate
cabbage|USDA SR26 NDB 11109 (Cabbage, raw); density from USDA measure 1 cup, chopped = 89 g; price estimate
celery|USDA SR26 NDB 11143 (Celery, raw); density from USDA measure 1 cup chopped = 101 g; piece weight from USDA measure or estimate; price estimate
cucumber|USDA SR26 NDB 11205 (Cucumber, with peel, raw); density from USDA measure 0.5 cup slices = 52 g; piece weight from USDA measure or estimate; price estimate
beetroot|USDA SR26 NDB 11080 (Beets, raw); density from USDA measure 1 cup = 136 g; piece weight from USDA measure or estimate; price estimate
parsnip|USDA SR26 NDB 11298 (Parsnips, raw); density from USDA measure 1 cup slices = 133 g; piece weight from USDA measure or estimate; price estimate
red-pepper|USDA SR26 NDB 11821 (Peppers, sweet, red, raw); density from USDA measure 1 cup, chopped = 149 g; piece weight from USDA measure or estimate; price estimate
sweetcorn|USDA SR26 NDB 11167 (Corn, sweet, yellow, raw); density from USDA measure 1 cup = 145 g; price estimate
apple|USDA SR26 NDB 09003 (Apples, raw, with skin); density from USDA measure 1 cup, quartered or chopped = 125 g; piece weight from USDA measure or estimate; price estimate
applesauce|USDA SR26 NDB 09019 (Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)); density from USDA measure 1 cup = 244 g; price estimate
blueberries|USDA SR26 NDB 09050 (Blueberries, raw); density from USDA measure 1 cup = 148 g; piece weight from USDA measure or estimate; price estimate
cranberries|USDA SR26 NDB 09078 (Cranberries, raw); density from USDA measure 1 cup, chopped = 110 g; piece weight from USDA measure or estimate; price estimate
banana|USDA SR26 NDB 09040 (Bananas, raw); density from USDA measure 1 cup, sliced = 150 g; piece weight from USDA measure or estimate; price estimate
pear|USDA SR26 NDB 09252 (Pears, raw); density from USDA measure 1 cup, cubes = 161 g; piece weight from USDA measure or estimate; price estimate
watermelon|USDA SR26 NDB 09326 (Watermelon, raw); density from USDA measure 1 cup, diced = 152 g; price estimate
strawberries|USDA SR26 NDB 09316 (Strawberries, raw); density from USDA measure 1 cup, sliced = 166 g; piece weight from USDA measure or estimate; price estimate
parsley|USDA SR26 NDB 11297 (Parsley, fresh); density from USDA measure 1 cup chopped = 60 g; piece weight from USDA measure or estimate; price estimate
flaxseed|USDA SR26 NDB 12220 (Seeds, flaxseed); density from USDA 1 tbsp ground = 7 g; price estimate
chia-seeds|USDA SR26 NDB 12006 (Seeds, chia seeds, dried); density estimate; price estimate
pumpkin-seeds|USDA SR26 NDB 12014 (Seeds, pumpkin and squash seed kernels, dried); density from USDA measure 1 cup = 129 g; price estimate
hemp-seeds|from memory of USDA SR (SR28 NDB 12012 hulled hemp seed); reliability medium; density estimate; price estimate
peanut-butter|USDA SR26 NDB 16398 (Peanut butter, smooth style, without salt); density from USDA measure 1 cup = 258 g; price estimate
coconut-oil|USDA SR26 NDB 04047 (Oil, coconut); density from USDA measure 1 cup = 218 g; price estimate
olive-oil|USDA SR26 NDB 04053 (Oil, olive, salad or cooking); density from USDA measure 1 cup = 216 g; price estimate
sunflower-oil|USDA SR26 NDB 04506 (Oil, sunflower, linoleic, (approx. 65%)); density from USDA measure 1 cup = 218 g; price estimate
salmon-oil|USDA SR26 NDB 04593 (Fish oil, salmon); density from USDA measure 1 cup = 218 g; price estimate
cod-liver-oil|USDA SR26 NDB 04589 (Fish oil, cod liver); density from USDA measure 1 cup = 218 g; price estimate
fish-oil|label-typical 18/12 fish oil (18% EPA 12% DHA by weight); brand-dependent; from memory; reliability low-medium; density estimate; piece weight from USDA measure or estimate; price estimate
flaxseed-oil|USDA SR26 NDB 42231 (Oil, flaxseed, cold pressed); density from USDA measure 1 cup = 218 g; price estimate
rapeseed-oil|USDA SR26 NDB 04582 (Oil, canola); density from USDA measure 1 cup = 218 g; price estimate
eggshell-powder|from memory: eggshell about 94% CaCO3, about 38% Ca; published range 36-40%; energy set to 0; reliability medium; density estimate; price estimate
bone-meal|from memory: food-grade bone meal typical 24-30% Ca and 12-14% P, brand-dependent; energy set to 0; reliability low-medium; density estimate; price estimate
calcium-carbonate|stoichiometry of CaCO3 (40.04% Ca); reliability high; density estimate; price estimate
kelp-powder|derived: USDA SR26 NDB 11445 (Seaweed, kelp, raw) x 4.99 for drying to 8% water; iodine not given and varies widely; reliability medium-low; density estimate; price estimate
spirulina|USDA SR26 NDB 11667 (Seaweed, spirulina, dried); density from USDA measure 1 cup = 112 g; price estimate
taurine-powder|pure compound (100% taurine; metabolisable energy treated as 0); reliability high; density estimate; price estimate
vitamin-e-oil|label-typical 400 IU (268 mg d-alpha-tocopherol) per 0.5 g capsule; brand-dependent; from memory; reliability low-medium; density estimate; piece weight from USDA measure or estimate; price estimate
brewers-yeast|from memory of USDA (Handbook 456, brewer's yeast debittered); reliability medium-low; density estimate; price estimate
bone-broth|USDA SR26 NDB 06170 (Soup, stock, beef, home-prepared); USDA stock recipe used as a proxy and it may contain vegetables; density from USDA measure 1 cup = 240 g; price estimate
chicken-broth|USDA SR26 NDB 06172 (Soup, stock, chicken, home-prepared); USDA stock recipe used as a proxy and it may contain vegetables; density from USDA measure 1 cup = 240 g; price estimate
gelatin|USDA SR26 NDB 19177 (Gelatins, dry powder, unsweetened); density estimate; price estimate
turmeric|USDA SR26 NDB 02043 (Spices, turmeric, ground); density from USDA measure 1 tbsp = 9.4 g; price estimate
ginger|USDA SR26 NDB 11216 (Ginger root, raw); density from USDA measure 0.25 cup slices (1" dia) = 24 g; price estimate
cinnamon|USDA SR26 NDB 02010 (Spices, cinnamon, ground); density from USDA measure 1 tbsp = 7.8 g; price estimate
honey|USDA SR26 NDB 19296 (Honey); density from USDA measure 1 cup = 339 g; price estimate
carob-flour|USDA SR26 NDB 16055 (Carob flour); density from USDA measure 1 cup = 103 g; price estimate
glm-powder|from memory of product labels; reliability low; density estimate; price estimate
water|USDA SR26 NDB 14411 (Water, tap, drinking); density estimate; price estimate
bison-mince|USDA SR26 NDB 17330 (Game meat , bison, ground, raw); density estimate; price estimate
goat-meat|USDA SR26 NDB 17168 (Goat, raw); density estimate; price estimate
veal-mince|USDA SR26 NDB 17142 (Veal, ground, raw); density estimate; price estimate
quail|USDA SR26 NDB 05158 (Quail, meat only, raw); piece weight from USDA measure or estimate; price estimate
ostrich-mince|USDA SR26 NDB 05641 (Ostrich, ground, raw); density estimate; price estimate
anchovies|USDA SR26 NDB 15001 (Fish, anchovy, european, raw); piece weight from USDA measure or estimate; price estimate
pork-liver|USDA SR26 NDB 10110 (Pork, fresh, variety meats and by-products, liver, raw); density estimate; price estimate
turkey-liver|USDA SR26 NDB 05177 (Turkey, liver, all classes, raw); density estimate; price estimate
lamb-heart|USDA SR26 NDB 17191 (Lamb, variety meats and by-products, heart, raw); density estimate; piece weight from USDA measure or estimate; price estimate
turkey-heart|USDA SR26 NDB 05175 (Turkey, heart, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-tongue|USDA SR26 NDB 13339 (Beef, variety meats and by-products, tongue, raw); density estimate; price estimate
quail-egg|USDA SR26 NDB 01140 (Egg, quail, whole, fresh, raw); piece weight from USDA measure or estimate; price estimate
cottage-cheese-full|USDA SR26 NDB 01012 (Cheese, cottage, creamed, large or small curd); density from USDA measure 1 cup, large curd (not packed) = 210 g; price estimate
yogurt-lowfat|USDA SR26 NDB 01117 (Yogurt, plain, low fat, 12 grams protein per 8 ounce); density from USDA measure 1 cup (8 fl oz) = 245 g; price estimate
ricotta|USDA SR26 NDB 01037 (Cheese, ricotta, part skim milk); density from USDA measure 0.5 cup = 124 g; price estimate
buckwheat-cooked|USDA SR26 NDB 20010 (Buckwheat groats, roasted, cooked); density from USDA measure 1 cup = 168 g; price estimate
brown-rice-flour|USDA SR26 NDB 20090 (Rice flour, brown); density from USDA measure 1 cup = 158 g; price estimate
cornmeal|USDA SR26 NDB 20020 (Cornmeal, whole-grain, yellow); density from USDA measure 1 cup = 122 g; price estimate
wheat-germ|USDA SR26 NDB 20078 (Wheat germ, crude); density from USDA measure 1 cup = 115 g; price estimate
mango|USDA SR26 NDB 09176 (Mangos, raw); density from USDA measure 1 cup pieces = 165 g; piece weight from USDA measure or estimate; price estimate
sardine-oil|USDA SR26 NDB 04594 (Fish oil, sardine); density from USDA measure 1 cup = 218 g; price estimate
chicken-fat|USDA SR26 NDB 04542 (Fat, chicken); density from USDA measure 1 cup = 205 g; price estimate
dicalcium-phosphate|stoichiometry of CaHPO4.2H2O (23.3% Ca, 18.0% P); reliability high; density estimate; price estimate
nutritional-yeast|from memory of product labels (unfortified); reliability low; density estimate; price estimate
psyllium|from memory of product labels; reliability low; density estimate; price estimate
chicken-whole-skin|USDA SR28 NDB 05006
chicken-whole-skin-roast|USDA SR28 NDB 05009
chicken-meat|USDA SR28 NDB 05011
chicken-meat-roast|USDA SR28 NDB 05013
chicken-meat-stewed|USDA SR28 NDB 05014
chicken-breast-skin|USDA SR28 NDB 05057
chicken-breast-skin-roast|USDA SR28 NDB 05060
chicken-breast-grilled|USDA SR28 NDB 05747
chicken-thigh-skin|USDA SR28 NDB 05091
chicken-thigh-skin-roast|USDA SR28 NDB 05094
chicken-thigh-stewed|USDA SR28 NDB 05099
chicken-drumstick-skin|USDA SR28 NDB 05066
chicken-drumstick-skin-roast|USDA SR28 NDB 05069
chicken-drumstick-cooked|USDA SR28 NDB 05073
chicken-leg-skin|USDA SR28 NDB 05075
chicken-leg-skin-roast|USDA SR28 NDB 05078
chicken-wing-skin|USDA SR28 NDB 05100
chicken-wing-skin-roast|USDA SR28 NDB 05103
chicken-neck-skin|USDA SR28 NDB 05084
chicken-dark-meat|USDA SR28 NDB 05043
chicken-skin|USDA SR28 NDB 05015
chicken-mince-cooked|USDA SR28 NDB 05333
chicken-feet-cooked|USDA SR28 NDB 05335
chicken-tinned|USDA SR28 NDB 05311
turkey-whole-skin|USDA SR28 NDB 05165
turkey-whole-skin-roast|USDA SR28 NDB 05166
turkey-meat|USDA SR28 NDB 05167
turkey-meat-roast|USDA SR28 NDB 05168
turkey-breast-cooked|USDA SR28 NDB 05220
turkey-thigh|USDA SR28 NDB 05717
turkey-thigh-cooked|USDA SR28 NDB 05722
turkey-thigh-skin|USDA SR28 NDB 05742
turkey-drumstick|USDA SR28 NDB 05716
turkey-drumstick-cooked|USDA SR28 NDB 05723
turkey-wing-skin|USDA SR28 NDB 05734
turkey-neck-meat|USDA SR28 NDB 05179
turkey-mince|USDA SR28 NDB 05305
turkey-mince-15|USDA SR28 NDB 05668
turkey-mince-extra-lean|USDA SR28 NDB 05662
turkey-mince-lean-cooked|USDA SR28 NDB 05667
duck-skin|USDA SR28 NDB 05139
duck-skin-roast|USDA SR28 NDB 05140
duck-meat-roast|USDA SR28 NDB 05142
goose-meat|USDA SR28 NDB 05148
guinea-fowl|USDA SR28 NDB 05152
pheasant|USDA SR28 NDB 05154
pigeon|USDA SR28 NDB 05161
beef-mince-30|USDA SR28 NDB 13498
beef-mince-25|USDA SR28 NDB 23577
beef-mince-10|USDA SR28 NDB 23562
beef-mince-7|USDA SR28 NDB 23472
beef-mince-3|USDA SR28 NDB 23477
beef-mince-grass-fed|USDA SR28 NDB 13047
beef-mince-lean-cooked|USDA SR28 NDB 23560
beef-mince-15-cooked|USDA SR28 NDB 23570
beef-mince-20-cooked|USDA SR28 NDB 23575
beef-burger-cooked|USDA SR28 NDB 23568
beef-stewing-steak-cooked|USDA SR28 NDB 23090
beef-chuck-lean|USDA SR28 NDB 13293
beef-chuck-lean-cooked|USDA SR28 NDB 13285
beef-brisket-lean|USDA SR28 NDB 13023
beef-brisket-lean-cooked|USDA SR28 NDB 13368
beef-flank-lean|USDA SR28 NDB 23656
beef-topside|USDA SR28 NDB 23357
beef-topside-cooked|USDA SR28 NDB 23378
beef-silverside|USDA SR28 NDB 23360
beef-rump|USDA SR28 NDB 23261
beef-sirloin|USDA SR28 NDB 23369
beef-sirloin-cooked|USDA SR28 NDB 13448
beef-fillet|USDA SR28 NDB 23372
beef-ribeye|USDA SR28 NDB 23230
beef-skirt|USDA SR28 NDB 23163
beef-short-rib|USDA SR28 NDB 23068
beef-shin|USDA SR28 NDB 23417
beef-shin-cooked|USDA SR28 NDB 23416
beef-lean-mixed|USDA SR28 NDB 23485
beef-lean-mixed-cooked|USDA SR28 NDB 13364
beef-fat-trim|USDA SR28 NDB 13019
veal-mince-cooked|USDA SR28 NDB 17143
veal-diced|USDA SR28 NDB 17140
veal-diced-cooked|USDA SR28 NDB 17141
lamb-mince-cooked|USDA SR28 NDB 17225
lamb-diced-lean|USDA SR28 NDB 17059
lamb-diced-lean-cooked|USDA SR28 NDB 17060
lamb-leg-lean-cooked|USDA SR28 NDB 17014
lamb-leg|USDA SR28 NDB 17011
lamb-shoulder-lean|USDA SR28 NDB 17039
lamb-shoulder-lean-cooked|USDA SR28 NDB 17042
lamb-shoulder|USDA SR28 NDB 17035
lamb-shank-lean|USDA SR28 NDB 17009
lamb-shank-lean-cooked|USDA SR28 NDB 17010
lamb-loin-lean|USDA SR28 NDB 17026
lamb-loin-lean-cooked|USDA SR28 NDB 17027
lamb-neck-lean|USDA SR28 NDB 17392
pork-mince-fatty|USDA SR28 NDB 10219
pork-mince-lean|USDA SR28 NDB 10973
pork-mince-cooked|USDA SR28 NDB 10975
pork-mince-lean-cooked|USDA SR28 NDB 10976
pork-loin-cooked|USDA SR28 NDB 10027
pork-tenderloin-cooked|USDA SR28 NDB 10061
pork-chop-lean|USDA SR28 NDB 10066
pork-chop-lean-cooked|USDA SR28 NDB 10068
pork-leg-lean|USDA SR28 NDB 10010
pork-leg-lean-cooked|USDA SR28 NDB 10011
pork-shoulder-lean|USDA SR28 NDB 10072
pork-shoulder-lean-cooked|USDA SR28 NDB 10073
pork-rib|USDA SR28 NDB 10088
pork-belly|USDA SR28 NDB 10005
rabbit-cooked|USDA SR28 NDB 17178
venison-cooked|USDA SR28 NDB 17165
venison-mince-cooked|USDA SR28 NDB 17344
elk|USDA SR28 NDB 17166
wild-boar|USDA SR28 NDB 17158
bison-lean|USDA SR28 NDB 17156
bison-mince-cooked|USDA SR28 NDB 17331
goat-meat-cooked|USDA SR28 NDB 17169
horse-meat|USDA SR28 NDB 17170
chicken-giblets|USDA SR28 NDB 05020
chicken-giblets-cooked|USDA SR28 NDB 05022
chicken-gizzards-cooked|USDA SR28 NDB 05024
chicken-hearts-cooked|USDA SR28 NDB 05026
chicken-liver-cooked|USDA SR28 NDB 05028
turkey-gizzards|USDA SR28 NDB 05173
turkey-liver-cooked|USDA SR28 NDB 05178
duck-liver|USDA SR28 NDB 05143
beef-liver-cooked|USDA SR28 NDB 13326
beef-heart-cooked|USDA SR28 NDB 13322
beef-kidney-cooked|USDA SR28 NDB 13324
beef-lung|USDA SR28 NDB 13328
beef-pancreas|USDA SR28 NDB 13331
beef-spleen|USDA SR28 NDB 13333
beef-thymus|USDA SR28 NDB 13337
beef-tongue-cooked|USDA SR28 NDB 13340
beef-tripe-cooked|USDA SR28 NDB 23640
beef-suet|USDA SR28 NDB 13335
veal-liver|USDA SR28 NDB 17202
veal-liver-cooked|USDA SR28 NDB 17203
lamb-liver-cooked|USDA SR28 NDB 17200
lamb-heart-cooked|USDA SR28 NDB 17192
lamb-lung|USDA SR28 NDB 17205
lamb-spleen|USDA SR28 NDB 17214
lamb-tongue|USDA SR28 NDB 17220
pork-liver-cooked|USDA SR28 NDB 10111
pork-heart|USDA SR28 NDB 10103
pork-heart-cooked|USDA SR28 NDB 10104
pork-kidney|USDA SR28 NDB 10106
pork-kidney-cooked|USDA SR28 NDB 10107
pork-lung|USDA SR28 NDB 10112
pork-pancreas|USDA SR28 NDB 10115
pork-spleen|USDA SR28 NDB 10117
pork-tongue|USDA SR28 NDB 10121
pork-feet|USDA SR28 NDB 10102
pork-ears|USDA SR28 NDB 10100
bacon-raw|USDA SR28 NDB 10123
bacon-cooked|USDA SR28 NDB 10862
back-bacon-raw|USDA SR28 NDB 10130
turkey-bacon|USDA SR28 NDB 07254
ham-sliced|USDA SR28 NDB 07029
gammon-lean-cooked|USDA SR28 NDB 10153
sausage-pork-raw|USDA SR28 NDB 07063
sausage-pork-cooked|USDA SR28 NDB 07064
sausage-beef-cooked|USDA SR28 NDB 07956
hot-dog|USDA SR28 NDB 07022
chorizo|USDA SR28 NDB 07019
salami|USDA SR28 NDB 07072
pepperoni|USDA SR28 NDB 07057
liver-sausage|USDA SR28 NDB 07014
black-pudding|USDA SR28 NDB 07005
liver-pate|USDA SR28 NDB 07055
corned-beef|USDA SR28 NDB 13348
salt-beef-cooked|USDA SR28 NDB 13347
beef-jerky|USDA SR28 NDB 19002
turkey-deli|USDA SR28 NDB 07081
chicken-deli|USDA SR28 NDB 07933
luncheon-meat|USDA SR28 NDB 07045
pork-crackling|USDA SR28 NDB 19041
plaice|USDA SR28 NDB 15028
plaice-cooked|USDA SR28 NDB 15029
cod-cooked|USDA SR28 NDB 15016
haddock-cooked|USDA SR28 NDB 15034
haddock-smoked|USDA SR28 NDB 15035
pollock-cooked|USDA SR28 NDB 15067
coley|USDA SR28 NDB 15065
coley-cooked|USDA SR28 NDB 15205
whiting|USDA SR28 NDB 15132
halibut|USDA SR28 NDB 15036
halibut-cooked|USDA SR28 NDB 15037
monkfish|USDA SR28 NDB 15054
sea-bass|USDA SR28 NDB 15091
tilapia|USDA SR28 NDB 15261
tilapia-cooked|USDA SR28 NDB 15262
catfish|USDA SR28 NDB 15234
carp|USDA SR28 NDB 15008
smelt|USDA SR28 NDB 15099
salmon-wild|USDA SR28 NDB 15076
salmon-pink|USDA SR28 NDB 15083
salmon-sockeye|USDA SR28 NDB 15085
salmon-coho|USDA SR28 NDB 15081
salmon-smoked|USDA SR28 NDB 15077
salmon-pink-tinned-drained|USDA SR28 NDB 15260
salmon-pink-tinned-boneless|USDA SR28 NDB 15265
salmon-red-tinned|USDA SR28 NDB 15087
trout-cooked|USDA SR28 NDB 15241
herring-cooked|USDA SR28 NDB 15040
herring-pickled|USDA SR28 NDB 15041
kipper|USDA SR28 NDB 15042
mackerel-cooked|USDA SR28 NDB 15047
mackerel-tinned|USDA SR28 NDB 15048
salt-cod|USDA SR28 NDB 15018
sardines-tomato|USDA SR28 NDB 15089
anchovies-oil|USDA SR28 NDB 15002
tuna-light-water-salted|USDA SR28 NDB 15121
tuna-light-oil|USDA SR28 NDB 15119
tuna-white-water|USDA SR28 NDB 15126
tuna-fresh|USDA SR28 NDB 15127
fish-roe|USDA SR28 NDB 15072
surimi|USDA SR28 NDB 15109
fish-fingers|USDA SR28 NDB 15027
prawns-raw|USDA SR28 NDB 15149
prawns-raw-unsalted|USDA SR28 NDB 15270
prawns-tinned|USDA SR28 NDB 15152
crab-cooked|USDA SR28 NDB 15140
crab-tinned|USDA SR28 NDB 15141
lobster-cooked|USDA SR28 NDB 15148
mussels-cooked|USDA SR28 NDB 15165
clams-cooked|USDA SR28 NDB 15159
oysters|USDA SR28 NDB 15171
oysters-tinned|USDA SR28 NDB 15170
scallops|USDA SR28 NDB 15172
squid|USDA SR28 NDB 15175
fish-broth|USDA SR28 NDB 06963
fish-stock-home|USDA SR28 NDB 06174
duck-egg|USDA SR28 NDB 01138
egg-scrambled|USDA SR28 NDB 01132
egg-poached|USDA SR28 NDB 01131
egg-fried|USDA SR28 NDB 01128
egg-omelette|USDA SR28 NDB 01130
egg-powder|USDA SR28 NDB 01133
milk-whole|USDA SR28 NDB 01211
milk-semi-skimmed|USDA SR28 NDB 01079
milk-skimmed|USDA SR28 NDB 01151
sheep-milk|USDA SR28 NDB 01109
milk-powder-whole|USDA SR28 NDB 01212
milk-powder-skimmed|USDA SR28 NDB 01091
milk-evaporated|USDA SR28 NDB 01214
milk-condensed|USDA SR28 NDB 01095
buttermilk|USDA SR28 NDB 01088
whey-powder|USDA SR28 NDB 01115
cream-double|USDA SR28 NDB 01053
cream-single|USDA SR28 NDB 01050
sour-cream|USDA SR28 NDB 01056
yogurt-skimmed|USDA SR28 NDB 01118
greek-yogurt-whole|USDA SR28 NDB 01293
cottage-cheese-1|USDA SR28 NDB 01016
ricotta-whole|USDA SR28 NDB 01036
cream-cheese|USDA SR28 NDB 01017
mozzarella|USDA SR28 NDB 01026
mozzarella-light|USDA SR28 NDB 01028
parmesan|USDA SR28 NDB 01033
feta|USDA SR28 NDB 01019
swiss-cheese|USDA SR28 NDB 01040
edam|USDA SR28 NDB 01018
gouda|USDA SR28 NDB 01022
brie|USDA SR28 NDB 01006
goat-cheese-soft|USDA SR28 NDB 01159
processed-cheese|USDA SR28 NDB 01253
cheddar-low-fat|USDA SR28 NDB 01168
blue-cheese|USDA SR28 NDB 01004
ice-cream-vanilla|USDA SR28 NDB 19095
almond-milk|USDA SR28 NDB 14091
soya-milk|USDA SR28 NDB 16222
rice-milk|USDA SR28 NDB 14639
couscous-dry|USDA SR28 NDB 20028
bulgur-dry|USDA SR28 NDB 20012
bulgur-cooked|USDA SR28 NDB 20013
millet-dry|USDA SR28 NDB 20031
buckwheat-dry|USDA SR28 NDB 20009
barley-hulled-dry|USDA SR28 NDB 20004
barley-flour|USDA SR28 NDB 20130
spelt-cooked|USDA SR28 NDB 20141
spelt-dry|USDA SR28 NDB 20140
wild-rice-cooked|USDA SR28 NDB 20089
rice-parboiled-cooked|USDA SR28 NDB 20447
rice-short-grain-cooked|USDA SR28 NDB 20453
rice-short-grain-dry|USDA SR28 NDB 20452
oat-bran|USDA SR28 NDB 20033
oats-whole|USDA SR28 NDB 20038
wheat-bran|USDA SR28 NDB 20077
semolina-dry|USDA SR28 NDB 20466
pasta-dry|USDA SR28 NDB 20420
pasta-wholewheat-cooked|USDA SR28 NDB 20125
pasta-wholewheat-dry|USDA SR28 NDB 20124
pasta-fresh-cooked|USDA SR28 NDB 20094
egg-noodles-cooked|USDA SR28 NDB 20410
rice-noodles-cooked|USDA SR28 NDB 20134
rice-noodles-dry|USDA SR28 NDB 20133
flour-plain|USDA SR28 NDB 20481
flour-plain-enriched|USDA SR28 NDB 20081
flour-self-raising|USDA SR28 NDB 20082
flour-bread|USDA SR28 NDB 20129
buckwheat-flour|USDA SR28 NDB 20011
rye-flour-dark|USDA SR28 NDB 20063
cornflour|USDA SR28 NDB 20027
arrowroot|USDA SR28 NDB 20003
tapioca|USDA SR28 NDB 20068
potato-flour|USDA SR28 NDB 11413
bread-white|USDA SR28 NDB 18069
toast-white|USDA SR28 NDB 18070
bread-wholemeal|USDA SR28 NDB 18075
bread-brown|USDA SR28 NDB 18064
bread-rye|USDA SR28 NDB 18060
bread-french|USDA SR28 NDB 18029
bread-multigrain|USDA SR28 NDB 28397
pitta-white|USDA SR28 NDB 18041
bread-raisin|USDA SR28 NDB 18047
breadcrumbs|USDA SR28 NDB 18079
bagel|USDA SR28 NDB 18001
burger-bun|USDA SR28 NDB 18350
bread-roll|USDA SR28 NDB 18342
croissant|USDA SR28 NDB 18239
tortilla-flour|USDA SR28 NDB 18364
pancake|USDA SR28 NDB 18293
crispbread|USDA SR28 NDB 18216
cracker-saltine|USDA SR28 NDB 18228
digestive|USDA SR28 NDB 18173
fruitcake|USDA SR28 NDB 18110
puff-pastry|USDA SR28 NDB 18337
shortcrust-pastry|USDA SR28 NDB 18334
stuffing-mix|USDA SR28 NDB 18081
rice-cakes|USDA SR28 NDB 19816
popcorn|USDA SR28 NDB 19806
wheat-biscuits|USDA SR28 NDB 42237
shredded-wheat|USDA SR28 NDB 08147
puffed-rice|USDA SR28 NDB 08156
puffed-wheat|USDA SR28 NDB 08157
corn-flakes|USDA SR28 NDB 08020
rice-cereal-crisp|USDA SR28 NDB 08065
oat-hoops|USDA SR28 NDB 08013
bran-flakes|USDA SR28 NDB 08029
oats-instant|USDA SR28 NDB 08122
lentils-dry|USDA SR28 NDB 16069
lentils-red-dry|USDA SR28 NDB 16144
chickpeas-dry|USDA SR28 NDB 16056
chickpeas-tinned|USDA SR28 NDB 16358
kidney-beans-cooked|USDA SR28 NDB 16033
kidney-beans-tinned|USDA SR28 NDB 16145
kidney-beans-dry|USDA SR28 NDB 16032
black-beans-cooked|USDA SR28 NDB 16015
black-beans-tinned|USDA SR28 NDB 16018
cannellini-cooked|USDA SR28 NDB 16050
cannellini-tinned|USDA SR28 NDB 16051
haricot-cooked|USDA SR28 NDB 16038
pinto-cooked|USDA SR28 NDB 16043
butter-beans-cooked|USDA SR28 NDB 16072
black-eyed-beans-cooked|USDA SR28 NDB 16063
mung-cooked|USDA SR28 NDB 16081
split-peas-cooked|USDA SR28 NDB 16086
split-peas-dry|USDA SR28 NDB 16085
soybeans-cooked|USDA SR28 NDB 16109
edamame|USDA SR28 NDB 11212
baked-beans|USDA SR28 NDB 16006
tofu-firm|USDA SR28 NDB 16126
tofu-soft|USDA SR28 NDB 16127
tempeh|USDA SR28 NDB 16114
miso|USDA SR28 NDB 16112
soy-flour|USDA SR28 NDB 16117
hummus|USDA SR28 NDB 16158
peanuts-raw|USDA SR28 NDB 16087
peanuts-roasted|USDA SR28 NDB 16390
peanut-butter-crunchy|USDA SR28 NDB 16397
turnip|USDA SR28 NDB 11564
turnip-cooked|USDA SR28 NDB 11565
swede|USDA SR28 NDB 11435
swede-cooked|USDA SR28 NDB 11436
lettuce-romaine|USDA SR28 NDB 11251
lettuce-iceberg|USDA SR28 NDB 11252
lettuce-leaf|USDA SR28 NDB 11253
rocket|USDA SR28 NDB 11959
watercress|USDA SR28 NDB 11591
chicory|USDA SR28 NDB 11151
tomato|USDA SR28 NDB 11529
tomato-cooked|USDA SR28 NDB 11530
tomatoes-tinned|USDA SR28 NDB 11531
tomato-puree|USDA SR28 NDB 11546
passata|USDA SR28 NDB 11547
tomato-sauce-plain|USDA SR28 NDB 43217
tomato-green|USDA SR28 NDB 11527
mushrooms|USDA SR28 NDB 11260
mushrooms-cooked|USDA SR28 NDB 11261
mushrooms-tinned|USDA SR28 NDB 11264
mushrooms-chestnut|USDA SR28 NDB 11266
mushrooms-portobello|USDA SR28 NDB 11265
mushrooms-shiitake|USDA SR28 NDB 11238
mushrooms-shiitake-dried|USDA SR28 NDB 11268
mushrooms-oyster|USDA SR28 NDB 11987
mixed-vegetables-frozen|USDA SR28 NDB 11583
mixed-vegetables-cooked|USDA SR28 NDB 11584
mixed-vegetables-tinned|USDA SR28 NDB 11581
peas-and-carrots-frozen|USDA SR28 NDB 11322
peas-fresh|USDA SR28 NDB 11304
peas-cooked|USDA SR28 NDB 11313
peas-tinned|USDA SR28 NDB 11308
mangetout|USDA SR28 NDB 11300
asparagus|USDA SR28 NDB 11011
asparagus-cooked|USDA SR28 NDB 11012
brussels-sprouts|USDA SR28 NDB 11098
brussels-sprouts-cooked|USDA SR28 NDB 11099
cabbage-cooked|USDA SR28 NDB 11110
cabbage-red|USDA SR28 NDB 11112
cabbage-savoy-cooked|USDA SR28 NDB 11115
pak-choi|USDA SR28 NDB 11116
chinese-leaf|USDA SR28 NDB 11119
spring-greens|USDA SR28 NDB 11161
spring-greens-cooked|USDA SR28 NDB 11162
kale-cooked|USDA SR28 NDB 11234
chard|USDA SR28 NDB 11147
turnip-greens|USDA SR28 NDB 11568
dandelion-greens|USDA SR28 NDB 11207
mustard-greens|USDA SR28 NDB 11270
spinach-frozen|USDA SR28 NDB 11463
broccoli-frozen|USDA SR28 NDB 11092
cauliflower-cooked|USDA SR28 NDB 11136
cauliflower-frozen|USDA SR28 NDB 11137
courgette-cooked|USDA SR28 NDB 11478
aubergine|USDA SR28 NDB 11209
green-pepper|USDA SR28 NDB 11333
yellow-pepper|USDA SR28 NDB 11951
carrots-baby|USDA SR28 NDB 11960
carrots-frozen|USDA SR28 NDB 11130
carrots-tinned|USDA SR28 NDB 11128
carrot-dried|USDA SR28 NDB 11683
beetroot-cooked|USDA SR28 NDB 11081
parsnip-cooked|USDA SR28 NDB 11299
celeriac|USDA SR28 NDB 11141
celery-cooked|USDA SR28 NDB 11144
kohlrabi|USDA SR28 NDB 11241
radish|USDA SR28 NDB 11429
daikon|USDA SR28 NDB 11430
fennel|USDA SR28 NDB 11957
artichoke|USDA SR28 NDB 11007
jerusalem-artichoke|USDA SR28 NDB 11226
okra|USDA SR28 NDB 11278
broad-beans|USDA SR28 NDB 11088
green-beans-frozen|USDA SR28 NDB 11060
green-beans-tinned|USDA SR28 NDB 11056
green-beans-tinned-unsalted|USDA SR28 NDB 11729
bean-sprouts|USDA SR28 NDB 11043
alfalfa-sprouts|USDA SR28 NDB 11001
sweetcorn-cooked|USDA SR28 NDB 11168
sweetcorn-frozen|USDA SR28 NDB 11178
sweetcorn-tinned|USDA SR28 NDB 11172
potato-raw|USDA SR28 NDB 11352
potato-baked|USDA SR28 NDB 11674
potato-boiled-skin|USDA SR28 NDB 11365
potato-mashed-milk|USDA SR28 NDB 11657
potato-flakes|USDA SR28 NDB 11378
oven-chips|USDA SR28 NDB 11403
sweet-potato-baked|USDA SR28 NDB 11508
yam|USDA SR28 NDB 11601
yam-cooked|USDA SR28 NDB 11602
cassava|USDA SR28 NDB 11134
pumpkin-raw|USDA SR28 NDB 11422
butternut-squash-cooked|USDA SR28 NDB 11486
acorn-squash|USDA SR28 NDB 11482
spaghetti-squash-cooked|USDA SR28 NDB 11493
summer-squash|USDA SR28 NDB 11641
yellow-squash|USDA SR28 NDB 11467
gherkins|USDA SR28 NDB 11937
sauerkraut|USDA SR28 NDB 11439
olives-black|USDA SR28 NDB 09194
olives-green|USDA SR28 NDB 09195
nori|USDA SR28 NDB 11446
wakame|USDA SR28 NDB 11669
agar|USDA SR28 NDB 11663
onion|USDA SR28 NDB 11282
onion-cooked|USDA SR28 NDB 11283
onion-fried|USDA SR28 NDB 11286
spring-onion|USDA SR28 NDB 11291
shallot|USDA SR28 NDB 11677
leek|USDA SR28 NDB 11246
leek-cooked|USDA SR28 NDB 11247
garlic|USDA SR28 NDB 11215
chives|USDA SR28 NDB 11156
onion-powder|USDA SR28 NDB 02026
garlic-powder|USDA SR28 NDB 02020
onion-dried|USDA SR28 NDB 11284
pumpkin-pie-mix|USDA SR28 NDB 11426
chilli-red|USDA SR28 NDB 11819
jalapeno|USDA SR28 NDB 11979
apple-peeled|USDA SR28 NDB 09004
apple-cooked|USDA SR28 NDB 09005
apple-dried|USDA SR28 NDB 09011
apple-juice|USDA SR28 NDB 09016
applesauce-sweet|USDA SR28 NDB 09020
apricot|USDA SR28 NDB 09021
apricot-dried|USDA SR28 NDB 09032
blackberries|USDA SR28 NDB 09042
blueberries-frozen|USDA SR28 NDB 09054
raspberries|USDA SR28 NDB 09302
strawberries-frozen|USDA SR28 NDB 09318
blackcurrants|USDA SR28 NDB 09083
redcurrants|USDA SR28 NDB 09084
cranberries-dried|USDA SR28 NDB 09079
cranberry-sauce|USDA SR28 NDB 09081
cherries|USDA SR28 NDB 09070
peach|USDA SR28 NDB 09236
peach-tinned|USDA SR28 NDB 09238
nectarine|USDA SR28 NDB 09191
plum|USDA SR28 NDB 09279
prunes|USDA SR28 NDB 09291
dates|USDA SR28 NDB 09087
fig|USDA SR28 NDB 09089
fig-dried|USDA SR28 NDB 09094
kiwi|USDA SR28 NDB 09148
pineapple|USDA SR28 NDB 09266
pineapple-tinned|USDA SR28 NDB 09354
cantaloupe|USDA SR28 NDB 09181
honeydew|USDA SR28 NDB 09184
papaya|USDA SR28 NDB 09226
pomegranate|USDA SR28 NDB 09286
orange|USDA SR28 NDB 09200
orange-juice|USDA SR28 NDB 09206
mandarin|USDA SR28 NDB 09218
grapefruit|USDA SR28 NDB 09112
lemon|USDA SR28 NDB 09150
lemon-juice|USDA SR28 NDB 09152
lemon-zest|USDA SR28 NDB 09156
lime|USDA SR28 NDB 09159
lime-juice|USDA SR28 NDB 09160
orange-zest|USDA SR28 NDB 09216
pear-tinned|USDA SR28 NDB 09254
persimmon|USDA SR28 NDB 09263
banana-chips|USDA SR28 NDB 19400
mango-dried|USDA SR28 NDB 09178
coconut-fresh|USDA SR28 NDB 12104
coconut-desiccated|USDA SR28 NDB 12108
coconut-milk|USDA SR28 NDB 12118
coconut-water|USDA SR28 NDB 12119
avocado|USDA SR28 NDB 09037
grapes|USDA SR28 NDB 09132
grape-juice|USDA SR28 NDB 09135
raisins|USDA SR28 NDB 09298
sultanas|USDA SR28 NDB 09297
currants-dried|USDA SR28 NDB 09085
fruit-cocktail|USDA SR28 NDB 09097
rhubarb|USDA SR28 NDB 09307
starfruit|USDA SR28 NDB 09060
tamarind|USDA SR28 NDB 09322
sunflower-seeds|USDA SR28 NDB 12036
sunflower-seed-butter|USDA SR28 NDB 12040
sesame-seeds|USDA SR28 NDB 12023
tahini|USDA SR28 NDB 12698
pine-nuts|USDA SR28 NDB 12147
cashews|USDA SR28 NDB 12087
cashew-butter|USDA SR28 NDB 12088
chestnuts|USDA SR28 NDB 12098
chestnuts-roasted|USDA SR28 NDB 12167
almonds|USDA SR28 NDB 12061
almonds-blanched|USDA SR28 NDB 12062
almond-butter|USDA SR28 NDB 12195
hazelnuts|USDA SR28 NDB 12120
brazil-nuts|USDA SR28 NDB 12078
pistachios|USDA SR28 NDB 12151
mixed-nuts|USDA SR28 NDB 12135
walnuts|USDA SR28 NDB 12155
pecans|USDA SR28 NDB 12142
macadamia|USDA SR28 NDB 12131
butter-unsalted|USDA SR28 NDB 01145
butter-salted|USDA SR28 NDB 01001
ghee|USDA SR28 NDB 01003
lard|USDA SR28 NDB 04002
beef-tallow|USDA SR28 NDB 04001
lamb-tallow|USDA SR28 NDB 04520
duck-fat|USDA SR28 NDB 04574
goose-fat|USDA SR28 NDB 04576
bacon-fat|USDA SR28 NDB 04609
corn-oil|USDA SR28 NDB 04518
soybean-oil|USDA SR28 NDB 04044
peanut-oil|USDA SR28 NDB 04042
sesame-oil|USDA SR28 NDB 04058
grapeseed-oil|USDA SR28 NDB 04517
safflower-oil|USDA SR28 NDB 04510
sunflower-oil-oleic|USDA SR28 NDB 04584
wheat-germ-oil|USDA SR28 NDB 04038
avocado-oil|USDA SR28 NDB 04581
margarine|USDA SR28 NDB 04618
mayonnaise|USDA SR28 NDB 04025
basil-fresh|USDA SR28 NDB 02044
basil-dried|USDA SR28 NDB 02003
coriander-fresh|USDA SR28 NDB 11165
coriander-seed|USDA SR28 NDB 02013
dill-fresh|USDA SR28 NDB 02045
mint-fresh|USDA SR28 NDB 02064
rosemary-fresh|USDA SR28 NDB 02063
rosemary-dried|USDA SR28 NDB 02036
thyme-fresh|USDA SR28 NDB 02049
thyme-dried|USDA SR28 NDB 02042
oregano-dried|USDA SR28 NDB 02027
parsley-dried|USDA SR28 NDB 02029
sage-dried|USDA SR28 NDB 02038
marjoram-dried|USDA SR28 NDB 02023
bay-leaf|USDA SR28 NDB 02004
ginger-ground|USDA SR28 NDB 02021
cumin|USDA SR28 NDB 02014
paprika|USDA SR28 NDB 02028
black-pepper|USDA SR28 NDB 02030
fennel-seed|USDA SR28 NDB 02018
fenugreek-seed|USDA SR28 NDB 02019
aniseed|USDA SR28 NDB 02002
cloves|USDA SR28 NDB 02011
nutmeg|USDA SR28 NDB 02025
mace|USDA SR28 NDB 02022
pumpkin-pie-spice|USDA SR28 NDB 02035
curry-powder|USDA SR28 NDB 02015
cayenne|USDA SR28 NDB 02031
chili-powder|USDA SR28 NDB 02009
mustard-seed|USDA SR28 NDB 02024
mustard-prepared|USDA SR28 NDB 02046
lemongrass|USDA SR28 NDB 11972
yeast-baker-dry|USDA SR28 NDB 18375
yeast-baker-fresh|USDA SR28 NDB 18374
yeast-extract|USDA SR28 NDB 43406
baking-powder|USDA SR28 NDB 18369
bicarbonate|USDA SR28 NDB 18372
cream-of-tartar|USDA SR28 NDB 18373
sugar-white|USDA SR28 NDB 19335
sugar-brown|USDA SR28 NDB 19334
molasses|USDA SR28 NDB 19304
maple-syrup|USDA SR28 NDB 19353
corn-syrup|USDA SR28 NDB 19350
jam|USDA SR28 NDB 19297
cider-vinegar|USDA SR28 NDB 02048
white-vinegar|USDA SR28 NDB 02053
soy-sauce|USDA SR28 NDB 16123
fish-sauce|USDA SR28 NDB 06179
worcestershire|USDA SR28 NDB 06971
ketchup|USDA SR28 NDB 11935
pasta-sauce|USDA SR28 NDB 06931
salsa|USDA SR28 NDB 06164
pesto|USDA SR28 NDB 06626
gravy-chicken|USDA SR28 NDB 06119
gravy-granules|USDA SR28 NDB 06118
stock-cube-beef|USDA SR28 NDB 06076
stock-cube-chicken|USDA SR28 NDB 06081
stock-chicken-bought|USDA SR28 NDB 06194
stock-chicken-low-sodium|USDA SR28 NDB 06970
stock-beef-bought|USDA SR28 NDB 06008
stock-vegetable-bought|USDA SR28 NDB 06700
cocoa-powder|USDA SR28 NDB 19165
chocolate-unsweetened|USDA SR28 NDB 19078
chocolate-dark|USDA SR28 NDB 19904
chocolate-semisweet|USDA SR28 NDB 19080
chocolate-milk|USDA SR28 NDB 19120
chocolate-white|USDA SR28 NDB 19087
chocolate-spread|USDA SR28 NDB 19125
carob-chips|USDA SR28 NDB 19071
vanilla-extract|USDA SR28 NDB 02050
coffee|USDA SR28 NDB 14209
tea-black|USDA SR28 NDB 14355
tea-green|USDA SR28 NDB 14278
tea-chamomile|USDA SR28 NDB 14545
beer|USDA SR28 NDB 14003
wine-red|USDA SR28 NDB 14096
wine-white|USDA SR28 NDB 14106
spirits|USDA SR28 NDB 14037
baby-chicken|USDA SR28 NDB 03012
baby-turkey|USDA SR28 NDB 03015
baby-beef|USDA SR28 NDB 03002
baby-lamb|USDA SR28 NDB 03010
baby-pork|USDA SR28 NDB 03007
baby-carrot|USDA SR28 NDB 03099
baby-sweet-potato|USDA SR28 NDB 03108
baby-squash|USDA SR28 NDB 03104
baby-peas|USDA SR28 NDB 03121
baby-apple|USDA SR28 NDB 03116
baby-pear|USDA SR28 NDB 03132
baby-rice|USDA SR28 NDB 03194
baby-oats|USDA SR28 NDB 03189
`;
