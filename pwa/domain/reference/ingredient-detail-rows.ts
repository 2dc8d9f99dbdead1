/**
 * Details of the foods, one per row, columns separated by bars: id, aliases (separated by commas), category, state,
 * then per 100 g: protein, fat, carbohydrate with fibre, fibre in g; density in g/ml, weight of a piece in g, source
 * of the whole row. Empty = unknown. Nutrients: USDA National Nutrient Database, release SR26 (the NDB number is in
 * the source); densities, pieces and prices by that source.
 */
export const INGREDIENT_DETAIL_ROWS = `
beef-mince-lean|lean beef mince,lean minced beef,lean ground beef,95% lean ground beef,5% beef mince|meat|raw|0.95||USDA SR26 NDB 23557 (Beef, ground, 95% lean meat / 5% fat, raw); density estimate; price estimate
beef-mince-15|beef mince,minced beef,ground beef,hamburger mince,beef,15% beef mince|meat|raw|0.95||USDA SR26 NDB 23567 (Beef, ground, 85% lean meat / 15% fat, raw); density estimate; price estimate
beef-mince-20|80/20 ground beef,standard beef mince,20% beef mince|meat|raw|0.95||USDA SR26 NDB 23572 (Beef, ground, 80% lean meat / 20% fat, raw); density estimate; price estimate
beef-mince-cooked|cooked beef mince,browned beef mince,cooked ground beef|meat|cooked|0.65||USDA SR26 NDB 23565 (Beef, ground, 90% lean meat / 10% fat, crumbles, cooked, pan-browned); density estimate; price estimate
beef-stewing-steak|stewing beef,braising steak,beef chunks,diced beef,stew meat,beef chuck|meat|raw|0.65||USDA SR26 NDB 23093 (Beef, chuck for stew, separable lean and fat, all grades, raw); density estimate; price estimate
chicken-breast|chicken breast,chicken breasts,boneless chicken breast,skinless chicken breast,chicken fillet,chicken|meat|raw|0.65|174|USDA SR26 NDB 05062 (Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-breast-cooked|cooked chicken breast,cooked chicken,shredded chicken,boiled chicken,poached chicken|meat|cooked|0.592|140|USDA SR26 NDB 05064 (Chicken, broilers or fryers, breast, meat only, cooked, roasted); density from USDA measure 1 cup, chopped or diced = 140 g; piece weight from USDA measure or estimate; price estimate
chicken-thigh|chicken thigh,chicken thighs,boneless chicken thigh,skinless chicken thigh|meat|raw|0.65|90|USDA SR26 NDB 05096 (Chicken, broilers or fryers, dark meat, thigh, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-thigh-cooked|cooked chicken thigh,cooked chicken thighs|meat|cooked|0.60|70|USDA SR26 NDB 05098 (Chicken, broilers or fryers, thigh, meat only, cooked, roasted); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-drumstick|chicken drumstick,chicken drumsticks,chicken leg meat|meat|raw|0.65|62|USDA SR26 NDB 05071 (Chicken, broilers or fryers, dark meat, drumstick, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-mince|minced chicken,ground chicken|meat|raw|0.95||USDA SR26 NDB 05332 (Chicken, ground, raw); density estimate; price estimate
turkey-mince-lean|turkey mince,minced turkey,ground turkey,lean ground turkey,lean turkey mince,turkey|meat|raw|0.95||USDA SR26 NDB 05665 (Ground turkey, 93% lean, 7% fat, raw); density estimate; price estimate
turkey-mince-cooked|cooked turkey mince,cooked ground turkey|meat|cooked|0.65||USDA SR26 NDB 05306 (Poultry food products, ground turkey, cooked); density estimate; price estimate
turkey-breast|turkey breast,turkey breast steak,diced turkey,turkey steak|meat|raw|0.65|125|USDA SR26 NDB 05219 (Turkey, breast, from whole bird, non-enhanced, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
lamb-mince|minced lamb,ground lamb,lamb|meat|raw|0.95||USDA SR26 NDB 17224 (Lamb, ground, raw); density estimate; price estimate
lamb-leg-lean|lamb leg,diced lamb,lean lamb,leg of lamb|meat|raw|0.65||USDA SR26 NDB 17013 (Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw); density estimate; price estimate
pork-loin|pork loin,pork loin steak,lean pork,pork|meat|raw|0.65|150|USDA SR26 NDB 10024 (Pork, fresh, loin, whole, separable lean only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
pork-tenderloin|pork fillet,pork tenderloin|meat|raw|0.65||USDA SR26 NDB 10060 (Pork, fresh, loin, tenderloin, separable lean only, raw); density estimate; price estimate
pork-mince|minced pork,ground pork|meat|raw|0.95||USDA SR26 NDB 10972 (Pork, ground, 84% lean / 16% fat, raw); density estimate; price estimate
rabbit|rabbit,diced rabbit,rabbit mince,ground rabbit|meat|raw|0.65||USDA SR26 NDB 17177 (Game meat, rabbit, domesticated, composite of cuts, raw); density estimate; price estimate
venison|venison,deer meat,diced venison|meat|raw|0.65||USDA SR26 NDB 17164 (Game meat, deer, raw); density estimate; price estimate
venison-mince|minced venison,ground venison|meat|raw|0.95||USDA SR26 NDB 17343 (Game meat, deer, ground, raw); density estimate; price estimate
duck-meat|duck,duck breast,duck meat|meat|raw|0.65|150|USDA SR26 NDB 05141 (Duck, domesticated, meat only, raw); density estimate; piece weight from USDA measure or estimate; price estimate
salmon|salmon,salmon fillet,salmon fillets,fresh salmon|fish|raw|0.65|130|USDA SR26 NDB 15236 (Fish, salmon, Atlantic, farmed, raw); density estimate; piece weight from USDA measure or estimate; price estimate
salmon-cooked|cooked salmon,baked salmon,poached salmon,flaked salmon|fish|cooked|0.60|115|USDA SR26 NDB 15237 (Fish, salmon, Atlantic, farmed, cooked, dry heat); density estimate; piece weight from USDA measure or estimate; price estimate
salmon-canned|tinned salmon,canned salmon,tinned pink salmon,canned pink salmon|fish|cooked|0.70||USDA SR26 NDB 15084 (Fish, salmon, pink, canned, total can contents); density estimate; price estimate
sardines-oil|sardines in oil,tinned sardines in oil,canned sardines in oil|fish|cooked|0.63|24|USDA SR26 NDB 15088 (Fish, sardine, Atlantic, canned in oil, drained solids with bone); density from USDA measure 1 cup, drained = 149 g; piece weight from USDA measure or estimate; price estimate
sardines-water|sardines in water,sardines in spring water,tinned sardines,canned sardines,sardines|fish|cooked|0.63|24|from memory of McCance & Widdowson (canned in brine, drained; sodium lowered to 300 for spring water); EPA+DHA approx from USDA SR 15089; reliability medium; density estimate; piece weight from USDA measure or estimate; price estimate
cod|cod,cod fillet,white fish,white fish fillet|fish|raw|0.65|130|USDA SR26 NDB 15015 (Fish, cod, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
haddock|haddock,haddock fillet|fish|raw|0.65|130|USDA SR26 NDB 15033 (Fish, haddock, raw); density estimate; piece weight from USDA measure or estimate; price estimate
pollock|pollock,alaska pollock,pollock fillet|fish|raw|0.65|110|USDA SR26 NDB 15066 (Fish, pollock, Alaska, raw); density estimate; piece weight from USDA measure or estimate; price estimate
mackerel|mackerel,mackerel fillet,fresh mackerel|fish|raw|0.65|112|USDA SR26 NDB 15046 (Fish, mackerel, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
herring|herring,herring fillet|fish|raw|0.65|150|USDA SR26 NDB 15039 (Fish, herring, Atlantic, raw); density estimate; piece weight from USDA measure or estimate; price estimate
trout|trout,rainbow trout,trout fillet|fish|raw|0.65|130|USDA SR26 NDB 15240 (Fish, trout, rainbow, farmed, raw); density estimate; piece weight from USDA measure or estimate; price estimate
tuna-water|tuna in water,tuna in spring water,tinned tuna,canned tuna,tuna|fish|cooked|0.65||USDA SR26 NDB 15184 (Fish, tuna, light, canned in water, without salt, drained solids); density estimate; price estimate
mussels|mussels,blue mussels,mussel meat|fish|raw|0.634|8|USDA SR26 NDB 15164 (Mollusks, mussel, blue, raw); density from USDA measure 1 cup = 150 g; piece weight from USDA measure or estimate; price estimate
prawns-cooked|prawns,shrimp,cooked prawns,cooked shrimp|fish|cooked|0.60|6|USDA SR26 NDB 15271 (Crustaceans, shrimp, untreated, cooked); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-liver|chicken liver,chicken livers|organ|raw|0.95|40|USDA SR26 NDB 05027 (Chicken, liver, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-liver|ox liver,beef liver,cow liver|organ|raw|0.95||USDA SR26 NDB 13325 (Beef, variety meats and by-products, liver, raw); density estimate; price estimate
lamb-liver|lamb liver,lambs liver,lamb's liver|organ|raw|0.95||USDA SR26 NDB 17199 (Lamb, variety meats and by-products, liver, raw); density estimate; price estimate
beef-heart|ox heart,beef heart|organ|raw|0.80||USDA SR26 NDB 13321 (Beef, variety meats and by-products, heart, raw); density estimate; price estimate
chicken-hearts|chicken heart,chicken hearts|organ|raw|0.80|6|USDA SR26 NDB 05025 (Chicken, heart, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-kidney|ox kidney,beef kidney|organ|raw|0.80||USDA SR26 NDB 13323 (Beef, variety meats and by-products, kidneys, raw); density estimate; price estimate
lamb-kidney|lamb kidney,lambs kidney,lamb kidneys|organ|raw|0.80|60|USDA SR26 NDB 17195 (Lamb, variety meats and by-products, kidneys, raw); density estimate; piece weight from USDA measure or estimate; price estimate
chicken-gizzards|chicken gizzard,chicken gizzards|organ|raw|0.80|20|USDA SR26 NDB 05023 (Chicken, gizzard, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-tripe|tripe,ox tripe,green tripe|organ|raw|0.80||USDA SR26 NDB 13341 (Beef, variety meats and by-products, tripe, raw); density estimate; price estimate
egg|egg,eggs,whole egg,whole eggs,large egg,medium egg|egg|raw|1.027|50|USDA SR26 NDB 01123 (Egg, whole, raw, fresh); density from USDA measure 1 cup (4.86 large eggs) = 243 g; piece weight from USDA measure or estimate; price estimate
egg-boiled|boiled egg,boiled eggs,hard-boiled egg,hard boiled eggs,cooked egg|egg|cooked|0.575|50|USDA SR26 NDB 01129 (Egg, whole, cooked, hard-boiled); density from USDA measure 1 cup, chopped = 136 g; piece weight from USDA measure or estimate; price estimate
egg-yolk|egg yolk,egg yolks,yolk|egg|raw|1.027|17|USDA SR26 NDB 01125 (Egg, yolk, raw, fresh); density from USDA measure 1 cup = 243 g; piece weight from USDA measure or estimate; price estimate
egg-white|egg white,egg whites|egg|raw|1.027|33|USDA SR26 NDB 01124 (Egg, white, raw, fresh); density from USDA measure 1 cup = 243 g; piece weight from USDA measure or estimate; price estimate
cottage-cheese|cottage cheese,low-fat cottage cheese|dairy|raw|0.955||USDA SR26 NDB 01015 (Cheese, cottage, lowfat, 2% milkfat); density from USDA measure 1 cup (not packed) = 226 g; price estimate
yogurt-plain|plain yogurt,natural yogurt,plain yoghurt,natural yoghurt,yogurt,yoghurt|dairy|raw|1.036||USDA SR26 NDB 01116 (Yogurt, plain, whole milk, 8 grams protein per 8 ounce); density from USDA measure 1 cup (8 fl oz) = 245 g; price estimate
greek-yogurt|greek yogurt,greek yoghurt,fat-free greek yogurt|dairy|raw|1.03||USDA SR26 NDB 01256 (Yogurt, Greek, plain, nonfat); density estimate; price estimate
kefir|kefir,plain kefir,kefir yogurt|dairy|raw|1.03||from memory of USDA SR (SR28 NDB 01289 kefir lowfat plain); reliability medium; density estimate; price estimate
goat-milk|goat's milk,goats milk,goat milk|dairy|raw|1.031||USDA SR26 NDB 01106 (Milk, goat, fluid, with added vitamin D); density from USDA measure 1 cup = 244 g; price estimate
cheddar|cheddar,cheddar cheese,grated cheese,hard cheese|dairy|raw|0.558|28|USDA SR26 NDB 01009 (Cheese, cheddar); density from USDA measure 1 cup, diced = 132 g; piece weight from USDA measure or estimate; price estimate
rice-brown-cooked|brown rice,cooked brown rice|grain|cooked|0.824||USDA SR26 NDB 20037 (Rice, brown, long-grain, cooked); density from USDA measure 1 cup = 195 g; price estimate
rice-brown-dry|uncooked brown rice,dry brown rice,raw brown rice|grain|raw|0.782||USDA SR26 NDB 20036 (Rice, brown, long-grain, raw); density from USDA measure 1 cup = 185 g; price estimate
rice-white-cooked|white rice,cooked white rice,rice,cooked rice,boiled rice|grain|cooked|0.668||USDA SR26 NDB 20445 (Rice, white, long-grain, regular, cooked, unenriched, without salt); density from USDA measure 1 cup = 158 g; price estimate
rice-white-dry|uncooked white rice,dry white rice,uncooked rice,long grain rice|grain|raw|0.782||USDA SR26 NDB 20444 (Rice, white, long-grain, regular, raw, unenriched); density from USDA measure 1 cup = 185 g; price estimate
oats|oats,rolled oats,porridge oats,oatmeal dry,quick oats|grain|raw|0.342||USDA SR26 NDB 08120 (Cereals, oats, regular and quick, not fortified, dry); density from USDA measure 1 cup = 81 g; price estimate
oatmeal-cooked|oatmeal,cooked oatmeal,cooked oats,porridge|grain|cooked|0.989||USDA SR26 NDB 08121 (Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling and microwaving), without salt); density from USDA measure 1 cup = 234 g; price estimate
quinoa-cooked|quinoa,cooked quinoa|grain|cooked|0.782||USDA SR26 NDB 20137 (Quinoa, cooked); density from USDA measure 1 cup = 185 g; price estimate
quinoa-dry|uncooked quinoa,dry quinoa|grain|raw|0.719||USDA SR26 NDB 20035 (Quinoa, uncooked); density from USDA measure 1 cup = 170 g; price estimate
barley-cooked|barley,cooked barley,pearl barley|grain|cooked|0.664||USDA SR26 NDB 20006 (Barley, pearled, cooked); density from USDA measure 1 cup = 157 g; price estimate
barley-dry|uncooked barley,dry pearl barley|grain|raw|0.845||USDA SR26 NDB 20005 (Barley, pearled, raw); density from USDA measure 1 cup = 200 g; price estimate
millet-cooked|millet,cooked millet|grain|cooked|0.735||USDA SR26 NDB 20032 (Millet, cooked); density from USDA measure 1 cup = 174 g; price estimate
couscous-cooked|couscous,cooked couscous|grain|cooked|0.664||USDA SR26 NDB 20029 (Couscous, cooked); density from USDA measure 1 cup, cooked = 157 g; price estimate
pasta-cooked|pasta,cooked pasta,macaroni|grain|cooked|0.592||USDA SR26 NDB 20121 (Spaghetti, cooked, enriched, without added salt); density from USDA measure 1 cup = 140 g; price estimate
wholemeal-flour|wholemeal flour,whole wheat flour,whole-wheat flour,wholewheat flour|grain|raw|0.507||USDA SR26 NDB 20080 (Wheat flour, whole-grain); density from USDA measure 1 cup = 120 g; price estimate
rice-flour|rice flour,white rice flour|grain|raw|0.668||USDA SR26 NDB 20061 (Rice flour, white); density from USDA measure 1 cup = 158 g; price estimate
oat-flour|oat flour,ground oats|grain|raw|0.44||USDA SR26 NDB 20132 (Oat flour, partially debranned); density from USDA measure 1 cup = 104 g; price estimate
chickpea-flour|chickpea flour,gram flour,besan|grain|raw|0.389||USDA SR26 NDB 16157 (Chickpea flour (besan)); density from USDA measure 1 cup = 92 g; price estimate
lentils-cooked|lentils,cooked lentils,green lentils|other|cooked|0.837||USDA SR26 NDB 16070 (Lentils, mature seeds, cooked, boiled, without salt); density from USDA measure 1 cup = 198 g; price estimate
chickpeas-cooked|chickpeas,cooked chickpeas,garbanzo beans|other|cooked|0.693||USDA SR26 NDB 16057 (Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt); density from USDA measure 1 cup = 164 g; price estimate
sweet-potato|sweet potato,sweet potatoes,raw sweet potato|vegetable|raw|0.562|130|USDA SR26 NDB 11507 (Sweet potato, raw, unprepared); density from USDA measure 1 cup, cubes = 133 g; piece weight from USDA measure or estimate; price estimate
sweet-potato-cooked|cooked sweet potato,mashed sweet potato,boiled sweet potato|vegetable|cooked|0.845|150|USDA SR26 NDB 11510 (Sweet potato, cooked, boiled, without skin); density from USDA measure 1 cup, mashed = 328 g; piece weight from USDA measure or estimate; price estimate
potato-cooked|potato,potatoes,boiled potato,mashed potato,cooked potato,cooked potatoes|vegetable|cooked|0.659|167|USDA SR26 NDB 11367 (Potatoes, boiled, cooked without skin, flesh, without salt); density from USDA measure 0.5 cup = 78 g; piece weight from USDA measure or estimate; price estimate
pumpkin-canned|pumpkin puree,pumpkin purée,canned pumpkin,tinned pumpkin,plain pumpkin|vegetable|cooked|1.036||USDA SR26 NDB 11424 (Pumpkin, canned, without salt); density from USDA measure 1 cup = 245 g; price estimate
pumpkin-cooked|pumpkin,cooked pumpkin,mashed pumpkin|vegetable|cooked|1.036||USDA SR26 NDB 11423 (Pumpkin, cooked, boiled, drained, without salt); density from USDA measure 1 cup, mashed = 245 g; price estimate
butternut-squash|butternut squash,squash,butternut|vegetable|raw|0.592|900|USDA SR26 NDB 11485 (Squash, winter, butternut, raw); density from USDA measure 1 cup, cubes = 140 g; piece weight from USDA measure or estimate; price estimate
carrot|carrot,carrots,raw carrot,grated carrot|vegetable|raw|0.541|61|USDA SR26 NDB 11124 (Carrots, raw); density from USDA measure 1 cup chopped = 128 g; piece weight from USDA measure or estimate; price estimate
carrot-cooked|cooked carrot,cooked carrots,steamed carrots|vegetable|cooked|0.659|46|USDA SR26 NDB 11125 (Carrots, cooked, boiled, drained, without salt); density from USDA measure 0.5 cup slices = 78 g; piece weight from USDA measure or estimate; price estimate
green-beans|green beans,green bean,string beans,runner beans,fine beans|vegetable|raw|0.423|5.5|USDA SR26 NDB 11052 (Beans, snap, green, raw); density from USDA measure 1 cup 1/2" pieces = 100 g; piece weight from USDA measure or estimate; price estimate
green-beans-cooked|cooked green beans,steamed green beans|vegetable|cooked|0.528||USDA SR26 NDB 11053 (Beans, snap, green, cooked, boiled, drained, without salt); density from USDA measure 1 cup = 125 g; price estimate
peas|peas,green peas,garden peas,frozen peas|vegetable|raw|0.566||USDA SR26 NDB 11312 (Peas, green, frozen, unprepared); density from USDA measure 1 cup = 134 g; price estimate
spinach|spinach,baby spinach,spinach leaves|vegetable|raw|0.127|10|USDA SR26 NDB 11457 (Spinach, raw); density from USDA measure 1 cup = 30 g; piece weight from USDA measure or estimate; price estimate
spinach-cooked|cooked spinach,wilted spinach,steamed spinach|vegetable|cooked|0.761||USDA SR26 NDB 11458 (Spinach, cooked, boiled, drained, without salt); density from USDA measure 1 cup = 180 g; price estimate
kale|kale,curly kale,cavolo nero,lacinato kale,tuscan kale,black kale|vegetable|raw|0.283||USDA SR26 NDB 11233 (Kale, raw); density from USDA measure 1 cup, chopped = 67 g; price estimate
broccoli|broccoli,broccoli florets|vegetable|raw|0.385|31|USDA SR26 NDB 11090 (Broccoli, raw); density from USDA measure 1 cup chopped = 91 g; piece weight from USDA measure or estimate; price estimate
broccoli-cooked|cooked broccoli,steamed broccoli|vegetable|cooked|0.659||USDA SR26 NDB 11091 (Broccoli, cooked, boiled, drained, without salt); density from USDA measure 0.5 cup, chopped = 78 g; price estimate
courgette|courgette,courgettes,zucchini|vegetable|raw|0.524|196|USDA SR26 NDB 11477 (Squash, summer, zucchini, includes skin, raw); density from USDA measure 1 cup, chopped = 124 g; piece weight from USDA measure or estimate; price estimate
cauliflower|cauliflower,cauliflower florets|vegetable|raw|0.452|575|USDA SR26 NDB 11135 (Cauliflower, raw); density from USDA measure 1 cup chopped (1/2" pieces) = 107 g; piece weight from USDA measure or estimate; price estimate
cabbage|cabbage,white cabbage,savoy cabbage,green cabbage|vegetable|raw|0.376||USDA SR26 NDB 11109 (Cabbage, raw); density from USDA measure 1 cup, chopped = 89 g; price estimate
celery|celery,celery stick,celery stalk|vegetable|raw|0.427|40|USDA SR26 NDB 11143 (Celery, raw); density from USDA measure 1 cup chopped = 101 g; piece weight from USDA measure or estimate; price estimate
cucumber|cucumber,cucumbers|vegetable|raw|0.44|301|USDA SR26 NDB 11205 (Cucumber, with peel, raw); density from USDA measure 0.5 cup slices = 52 g; piece weight from USDA measure or estimate; price estimate
beetroot|beetroot,beet,beets|vegetable|raw|0.575|82|USDA SR26 NDB 11080 (Beets, raw); density from USDA measure 1 cup = 136 g; piece weight from USDA measure or estimate; price estimate
parsnip|parsnip,parsnips|vegetable|raw|0.562|130|USDA SR26 NDB 11298 (Parsnips, raw); density from USDA measure 1 cup slices = 133 g; piece weight from USDA measure or estimate; price estimate
red-pepper|red pepper,bell pepper,bell peppers,sweet pepper,red bell pepper|vegetable|raw|0.63|119|USDA SR26 NDB 11821 (Peppers, sweet, red, raw); density from USDA measure 1 cup, chopped = 149 g; piece weight from USDA measure or estimate; price estimate
sweetcorn|sweetcorn,corn,corn kernels,sweet corn|vegetable|raw|0.613||USDA SR26 NDB 11167 (Corn, sweet, yellow, raw); density from USDA measure 1 cup = 145 g; price estimate
apple|apple,apples,apple slices,diced apple|fruit|raw|0.528|182|USDA SR26 NDB 09003 (Apples, raw, with skin); density from USDA measure 1 cup, quartered or chopped = 125 g; piece weight from USDA measure or estimate; price estimate
applesauce|applesauce,apple sauce unsweetened,unsweetened applesauce,apple puree|fruit|cooked|1.031||USDA SR26 NDB 09019 (Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)); density from USDA measure 1 cup = 244 g; price estimate
blueberries|blueberry,blueberries|fruit|raw|0.626|1.4|USDA SR26 NDB 09050 (Blueberries, raw); density from USDA measure 1 cup = 148 g; piece weight from USDA measure or estimate; price estimate
cranberries|cranberry,cranberries,fresh cranberries|fruit|raw|0.465|1.2|USDA SR26 NDB 09078 (Cranberries, raw); density from USDA measure 1 cup, chopped = 110 g; piece weight from USDA measure or estimate; price estimate
banana|banana,bananas,mashed banana,ripe banana|fruit|raw|0.634|118|USDA SR26 NDB 09040 (Bananas, raw); density from USDA measure 1 cup, sliced = 150 g; piece weight from USDA measure or estimate; price estimate
pear|pear,pears|fruit|raw|0.681|178|USDA SR26 NDB 09252 (Pears, raw); density from USDA measure 1 cup, cubes = 161 g; piece weight from USDA measure or estimate; price estimate
watermelon|watermelon,seedless watermelon|fruit|raw|0.642||USDA SR26 NDB 09326 (Watermelon, raw); density from USDA measure 1 cup, diced = 152 g; price estimate
strawberries|strawberry,strawberries|fruit|raw|0.702|12|USDA SR26 NDB 09316 (Strawberries, raw); density from USDA measure 1 cup, sliced = 166 g; piece weight from USDA measure or estimate; price estimate
parsley|parsley,fresh parsley,chopped parsley|other|raw|0.254|1|USDA SR26 NDB 11297 (Parsley, fresh); density from USDA measure 1 cup chopped = 60 g; piece weight from USDA measure or estimate; price estimate
flaxseed|flaxseed,flax seed,linseed,ground flaxseed,flax meal,ground flax|seed|raw|0.473||USDA SR26 NDB 12220 (Seeds, flaxseed); density from USDA 1 tbsp ground = 7 g; price estimate
chia-seeds|chia,chia seed,chia seeds|seed|raw|0.72||USDA SR26 NDB 12006 (Seeds, chia seeds, dried); density estimate; price estimate
pumpkin-seeds|pumpkin seeds,pumpkin seed,pepitas|seed|raw|0.545||USDA SR26 NDB 12014 (Seeds, pumpkin and squash seed kernels, dried); density from USDA measure 1 cup = 129 g; price estimate
hemp-seeds|hemp seeds,hemp hearts,hulled hemp|seed|raw|0.68||from memory of USDA SR (SR28 NDB 12012 hulled hemp seed); reliability medium; density estimate; price estimate
peanut-butter|peanut butter,xylitol-free peanut butter,natural peanut butter,unsalted peanut butter|other|raw|1.091||USDA SR26 NDB 16398 (Peanut butter, smooth style, without salt); density from USDA measure 1 cup = 258 g; price estimate
coconut-oil|coconut oil,virgin coconut oil|fat|raw|0.921||USDA SR26 NDB 04047 (Oil, coconut); density from USDA measure 1 cup = 218 g; price estimate
olive-oil|olive oil,extra virgin olive oil,evoo|fat|raw|0.913||USDA SR26 NDB 04053 (Oil, olive, salad or cooking); density from USDA measure 1 cup = 216 g; price estimate
sunflower-oil|sunflower oil|fat|raw|0.921||USDA SR26 NDB 04506 (Oil, sunflower, linoleic, (approx. 65%)); density from USDA measure 1 cup = 218 g; price estimate
salmon-oil|salmon oil,wild salmon oil|fat|raw|0.921||USDA SR26 NDB 04593 (Fish oil, salmon); density from USDA measure 1 cup = 218 g; price estimate
cod-liver-oil|cod liver oil|fat|raw|0.921||USDA SR26 NDB 04589 (Fish oil, cod liver); density from USDA measure 1 cup = 218 g; price estimate
fish-oil|fish oil,omega-3 oil,omega 3 oil,fish oil capsule,omega-3 capsule|supplement|raw|0.92|1|label-typical 18/12 fish oil (18% EPA 12% DHA by weight); brand-dependent; from memory; reliability low-medium; density estimate; piece weight from USDA measure or estimate; price estimate
flaxseed-oil|flaxseed oil,flax oil,linseed oil food grade|fat|raw|0.921||USDA SR26 NDB 42231 (Oil, flaxseed, cold pressed); density from USDA measure 1 cup = 218 g; price estimate
rapeseed-oil|rapeseed oil,canola oil,vegetable oil|fat|raw|0.921||USDA SR26 NDB 04582 (Oil, canola); density from USDA measure 1 cup = 218 g; price estimate
eggshell-powder|eggshell powder,ground eggshell,eggshell,egg shell powder,crushed eggshell|supplement|raw|1.12||from memory: eggshell about 94% CaCO3, about 38% Ca; published range 36-40%; energy set to 0; reliability medium; density estimate; price estimate
bone-meal|bone meal,bonemeal,bone meal powder|supplement|raw|0.95||from memory: food-grade bone meal typical 24-30% Ca and 12-14% P, brand-dependent; energy set to 0; reliability low-medium; density estimate; price estimate
calcium-carbonate|calcium carbonate,calcium powder,calcium supplement|supplement|raw|1.10||stoichiometry of CaCO3 (40.04% Ca); reliability high; density estimate; price estimate
kelp-powder|kelp,kelp powder,dried kelp,seaweed powder,seaweed meal|supplement|raw|0.70||derived: USDA SR26 NDB 11445 (Seaweed, kelp, raw) x 4.99 for drying to 8% water; iodine not given and varies widely; reliability medium-low; density estimate; price estimate
spirulina|spirulina,spirulina powder|supplement|raw|0.473||USDA SR26 NDB 11667 (Seaweed, spirulina, dried); density from USDA measure 1 cup = 112 g; price estimate
taurine-powder|taurine,taurine powder,taurine supplement|supplement|raw|0.80||pure compound (100% taurine; metabolisable energy treated as 0); reliability high; density estimate; price estimate
vitamin-e-oil|vitamin e,vitamin e oil,vitamin e capsule,vitamin-e|supplement|raw|0.95|0.5|label-typical 400 IU (268 mg d-alpha-tocopherol) per 0.5 g capsule; brand-dependent; from memory; reliability low-medium; density estimate; piece weight from USDA measure or estimate; price estimate
brewers-yeast|brewer's yeast,brewers yeast,brewers' yeast,brewers yeast powder|supplement|raw|0.55||from memory of USDA (Handbook 456, brewer's yeast debittered); reliability medium-low; density estimate; price estimate
bone-broth|bone broth,beef broth no onion,broth,unsalted stock,low-sodium broth (no onion),meat stock no onion|other|cooked|1.014||USDA SR26 NDB 06170 (Soup, stock, beef, home-prepared); USDA stock recipe used as a proxy and it may contain vegetables; density from USDA measure 1 cup = 240 g; price estimate
chicken-broth|chicken broth no onion,chicken stock no onion,homemade chicken stock,chicken bone broth|other|cooked|1.014||USDA SR26 NDB 06172 (Soup, stock, chicken, home-prepared); USDA stock recipe used as a proxy and it may contain vegetables; density from USDA measure 1 cup = 240 g; price estimate
gelatin|gelatin,gelatine,powdered gelatin,beef gelatin|other|raw|0.62||USDA SR26 NDB 19177 (Gelatins, dry powder, unsweetened); density estimate; price estimate
turmeric|turmeric,ground turmeric,turmeric powder|other|raw|0.636||USDA SR26 NDB 02043 (Spices, turmeric, ground); density from USDA measure 1 tbsp = 9.4 g; price estimate
ginger|ginger,fresh ginger,ginger root,grated ginger|other|raw|0.406||USDA SR26 NDB 11216 (Ginger root, raw); density from USDA measure 0.25 cup slices (1" dia) = 24 g; price estimate
cinnamon|cinnamon,ground cinnamon,ceylon cinnamon|other|raw|0.527||USDA SR26 NDB 02010 (Spices, cinnamon, ground); density from USDA measure 1 tbsp = 7.8 g; price estimate
honey|honey,raw honey|other|raw|1.433||USDA SR26 NDB 19296 (Honey); density from USDA measure 1 cup = 339 g; price estimate
carob-flour|carob,carob powder,carob flour|other|raw|0.435||USDA SR26 NDB 16055 (Carob flour); density from USDA measure 1 cup = 103 g; price estimate
glm-powder|green-lipped mussel powder,green lipped mussel|supplement|raw|0.60||from memory of product labels; reliability low; density estimate; price estimate
water|water,cold water,warm water,filtered water|other|raw|1.00||USDA SR26 NDB 14411 (Water, tap, drinking); density estimate; price estimate
bison-mince|bison,ground bison,buffalo mince|meat|raw|0.95||USDA SR26 NDB 17330 (Game meat , bison, ground, raw); density estimate; price estimate
goat-meat|goat,diced goat|meat|raw|0.65||USDA SR26 NDB 17168 (Goat, raw); density estimate; price estimate
veal-mince|veal,ground veal,minced veal,rose veal mince|meat|raw|0.95||USDA SR26 NDB 17142 (Veal, ground, raw); density estimate; price estimate
quail|quail,quail meat|meat|raw||92|USDA SR26 NDB 05158 (Quail, meat only, raw); piece weight from USDA measure or estimate; price estimate
ostrich-mince|ostrich,ground ostrich|meat|raw|0.95||USDA SR26 NDB 05641 (Ostrich, ground, raw); density estimate; price estimate
anchovies|anchovy,anchovies|fish|raw||4|USDA SR26 NDB 15001 (Fish, anchovy, european, raw); piece weight from USDA measure or estimate; price estimate
pork-liver|pork liver,pig liver,pigs liver|organ|raw|0.95||USDA SR26 NDB 10110 (Pork, fresh, variety meats and by-products, liver, raw); density estimate; price estimate
turkey-liver|turkey liver,turkey livers|organ|raw|0.95||USDA SR26 NDB 05177 (Turkey, liver, all classes, raw); density estimate; price estimate
lamb-heart|lamb heart,lambs heart,lamb hearts|organ|raw|0.80|150|USDA SR26 NDB 17191 (Lamb, variety meats and by-products, heart, raw); density estimate; piece weight from USDA measure or estimate; price estimate
turkey-heart|turkey heart,turkey hearts|organ|raw|0.80|22|USDA SR26 NDB 05175 (Turkey, heart, all classes, raw); density estimate; piece weight from USDA measure or estimate; price estimate
beef-tongue|ox tongue,beef tongue|organ|raw|0.65||USDA SR26 NDB 13339 (Beef, variety meats and by-products, tongue, raw); density estimate; price estimate
quail-egg|quail egg,quail eggs|egg|raw||9|USDA SR26 NDB 01140 (Egg, quail, whole, fresh, raw); piece weight from USDA measure or estimate; price estimate
cottage-cheese-full|creamed cottage cheese,full-fat cottage cheese|dairy|raw|0.888||USDA SR26 NDB 01012 (Cheese, cottage, creamed, large or small curd); density from USDA measure 1 cup, large curd (not packed) = 210 g; price estimate
yogurt-lowfat|low-fat yogurt,low fat plain yogurt|dairy|raw|1.036||USDA SR26 NDB 01117 (Yogurt, plain, low fat, 12 grams protein per 8 ounce); density from USDA measure 1 cup (8 fl oz) = 245 g; price estimate
ricotta|ricotta,ricotta cheese|dairy|raw|1.048||USDA SR26 NDB 01037 (Cheese, ricotta, part skim milk); density from USDA measure 0.5 cup = 124 g; price estimate
buckwheat-cooked|buckwheat,cooked buckwheat,kasha|grain|cooked|0.71||USDA SR26 NDB 20010 (Buckwheat groats, roasted, cooked); density from USDA measure 1 cup = 168 g; price estimate
brown-rice-flour|brown rice flour|grain|raw|0.668||USDA SR26 NDB 20090 (Rice flour, brown); density from USDA measure 1 cup = 158 g; price estimate
cornmeal|cornmeal,polenta,maize meal|grain|raw|0.516||USDA SR26 NDB 20020 (Cornmeal, whole-grain, yellow); density from USDA measure 1 cup = 122 g; price estimate
wheat-germ|wheat germ,wheatgerm|grain|raw|0.486||USDA SR26 NDB 20078 (Wheat germ, crude); density from USDA measure 1 cup = 115 g; price estimate
mango|mango,mangoes|fruit|raw|0.697|336|USDA SR26 NDB 09176 (Mangos, raw); density from USDA measure 1 cup pieces = 165 g; piece weight from USDA measure or estimate; price estimate
sardine-oil|sardine oil,fish body oil|fat|raw|0.921||USDA SR26 NDB 04594 (Fish oil, sardine); density from USDA measure 1 cup = 218 g; price estimate
chicken-fat|chicken fat,schmaltz plain|fat|raw|0.866||USDA SR26 NDB 04542 (Fat, chicken); density from USDA measure 1 cup = 205 g; price estimate
dicalcium-phosphate|dicalcium phosphate,dcp|supplement|raw|0.95||stoichiometry of CaHPO4.2H2O (23.3% Ca, 18.0% P); reliability high; density estimate; price estimate
nutritional-yeast|nutritional yeast,nutritional yeast flakes|supplement|raw|0.25||from memory of product labels (unfortified); reliability low; density estimate; price estimate
psyllium|psyllium,psyllium husk|supplement|raw|0.35||from memory of product labels; reliability low; density estimate; price estimate
`;
