/**
 * Every food, one per row. Energy is metabolisable. Price is that of `PRICE_YEAR` by the weight that shops sell: duck breast
 * with its skin, quail whole; its source is a word of `PRICE_SOURCES`. Empty is unknown, and sums then list the food as left
 * out; supplements have their price in `supplement-packs.ts`.
 */
export const INGREDIENT_ROWS = `
id|name|category|kcal per 100 g|price GBP per kg|price source
beef-mince-lean|Lean beef mince (5% fat)|meat|137|10.40|supermarket
beef-mince-15|Beef mince (15% fat)|meat|215|8.40|supermarket
beef-mince-20|Beef mince (20% fat)|meat|254|7.20|supermarket
beef-mince-cooked|Beef mince, cooked (10% fat)|meat|230|12.50|supermarket
beef-stewing-steak|Beef stewing steak|meat|128|12.50|supermarket
chicken-breast|Chicken breast, skinless|meat|120|7.00|supermarket
chicken-breast-cooked|Chicken breast, skinless, cooked|meat|165|10.50|supermarket
chicken-thigh|Chicken thigh, skinless|meat|121|7.20|supermarket
chicken-thigh-cooked|Chicken thigh, skinless, cooked|meat|179|10.00|supermarket
chicken-drumstick|Chicken drumstick meat|meat|116|5.50|supermarket
chicken-mince|Chicken mince|meat|143|7.50|supermarket
turkey-mince-lean|Lean turkey mince (7% fat)|meat|150|7.60|supermarket
turkey-mince-cooked|Turkey mince, cooked|meat|203|9.80|supermarket
turkey-breast|Turkey breast, skinless|meat|114|9.00|supermarket
lamb-mince|Lamb mince|meat|282|11.50|supermarket
lamb-leg-lean|Lamb leg, lean|meat|128|15.00|supermarket
pork-loin|Pork loin, lean|meat|143|7.50|supermarket
pork-tenderloin|Pork tenderloin, lean|meat|109|9.50|supermarket
pork-mince|Pork mince (16% fat)|meat|218|6.00|supermarket
rabbit|Rabbit meat|meat|136|14.00|butcher
venison|Venison|meat|120|15.00|supermarket
venison-mince|Venison mince|meat|157|12.00|supermarket
duck-meat|Duck meat, skinless|meat|135|15.00|supermarket
salmon|Salmon fillet|fish|208|20.00|supermarket
salmon-cooked|Salmon, cooked|fish|206|25.00|supermarket
salmon-canned|Pink salmon, canned|fish|129|13.00|supermarket
sardines-oil|Sardines, canned in oil, drained|fish|208|9.50|supermarket
sardines-water|Sardines, canned in spring water, drained|fish|172|9.00|supermarket
cod|Cod fillet|fish|82|15.00|supermarket
haddock|Haddock fillet|fish|74|15.00|supermarket
pollock|Pollock fillet|fish|56|8.00|supermarket
mackerel|Mackerel fillet|fish|205|12.00|supermarket
herring|Herring fillet|fish|158|9.00|supermarket
trout|Rainbow trout fillet|fish|141|17.00|supermarket
tuna-water|Tuna, light, canned in water, no added salt, drained|fish|116|9.50|supermarket
mussels|Mussels, blue, meat|fish|86|9.00|supermarket
prawns-cooked|Prawns, cooked and peeled|fish|99|17.00|supermarket
chicken-liver|Chicken liver|organ|119|4.00|supermarket
beef-liver|Ox liver|organ|135|4.50|supermarket
lamb-liver|Lamb liver|organ|139|4.80|supermarket
beef-heart|Ox heart|organ|112|6.00|supermarket
chicken-hearts|Chicken hearts|organ|153|5.50|supermarket
beef-kidney|Ox kidney|organ|99|5.50|supermarket
lamb-kidney|Lamb kidney|organ|97|7.00|supermarket
chicken-gizzards|Chicken gizzards|organ|94|5.00|butcher
beef-tripe|Beef tripe|organ|85|5.00|butcher
egg|Egg, whole, raw|egg|143|4.30|supermarket
egg-boiled|Egg, hard-boiled|egg|155|4.30|supermarket
egg-yolk|Egg yolk|egg|322|12.00|supermarket
egg-white|Egg white|egg|52|6.00|supermarket
cottage-cheese|Cottage cheese, low fat (2%)|dairy|86|6.00|supermarket
yogurt-plain|Plain yogurt, whole milk|dairy|61|2.80|supermarket
greek-yogurt|Greek yogurt, plain, fat free|dairy|59|4.00|supermarket
kefir|Kefir, plain, low fat|dairy|43|4.00|supermarket
goat-milk|Goat milk|dairy|69|2.60|supermarket
cheddar|Cheddar cheese|dairy|403|8.50|supermarket
rice-brown-cooked|Brown rice, cooked|grain|111|1.30|supermarket
rice-brown-dry|Brown rice, dry|grain|370|2.90|supermarket
rice-white-cooked|White rice, cooked|grain|130|0.80|supermarket
rice-white-dry|White rice, dry|grain|365|2.00|supermarket
oats|Rolled oats, dry|grain|379|1.60|supermarket
oatmeal-cooked|Oatmeal, cooked with water|grain|71|0.30|supermarket
quinoa-cooked|Quinoa, cooked|grain|120|2.70|supermarket
quinoa-dry|Quinoa, dry|grain|368|8.00|supermarket
barley-cooked|Pearl barley, cooked|grain|123|0.75|supermarket
barley-dry|Pearl barley, dry|grain|352|2.20|supermarket
millet-cooked|Millet, cooked|grain|119|1.60|supermarket
couscous-cooked|Couscous, cooked|grain|112|1.00|supermarket
pasta-cooked|Pasta, cooked|grain|158|0.70|supermarket
wholemeal-flour|Wholemeal wheat flour|grain|340|1.30|supermarket
rice-flour|Rice flour, white|grain|366|3.50|online shop
oat-flour|Oat flour|grain|404|3.00|online shop
chickpea-flour|Chickpea flour|grain|387|2.60|supermarket
lentils-cooked|Lentils, cooked|other|116|1.00|supermarket
chickpeas-cooked|Chickpeas, cooked|other|164|1.90|supermarket
sweet-potato|Sweet potato, raw|vegetable|86|1.60|supermarket
sweet-potato-cooked|Sweet potato, boiled without skin|vegetable|76|1.90|supermarket
potato-cooked|Potato, boiled without skin|vegetable|86|1.20|supermarket
pumpkin-canned|Pumpkin puree, canned, no salt|vegetable|34|5.50|supermarket
pumpkin-cooked|Pumpkin, boiled|vegetable|20|2.00|supermarket
butternut-squash|Butternut squash, raw|vegetable|45|1.60|supermarket
carrot|Carrot, raw|vegetable|41|0.75|supermarket
carrot-cooked|Carrot, boiled|vegetable|35|0.85|supermarket
green-beans|Green beans, raw|vegetable|31|4.50|supermarket
green-beans-cooked|Green beans, boiled|vegetable|35|4.70|supermarket
peas|Peas, frozen|vegetable|77|2.00|supermarket
spinach|Spinach, raw|vegetable|23|6.50|supermarket
spinach-cooked|Spinach, boiled|vegetable|23|7.50|supermarket
kale|Kale, raw|vegetable|49|5.00|supermarket
broccoli|Broccoli, raw|vegetable|34|2.20|supermarket
broccoli-cooked|Broccoli, boiled|vegetable|35|2.40|supermarket
courgette|Courgette, raw|vegetable|17|2.50|supermarket
cauliflower|Cauliflower, raw|vegetable|25|2.00|supermarket
cabbage|White cabbage, raw|vegetable|25|1.00|supermarket
celery|Celery, raw|vegetable|16|1.90|supermarket
cucumber|Cucumber, with peel|vegetable|15|2.60|supermarket
beetroot|Beetroot, raw|vegetable|43|2.20|supermarket
parsnip|Parsnip, raw|vegetable|75|1.80|supermarket
red-pepper|Red bell pepper, raw|vegetable|31|4.00|supermarket
sweetcorn|Sweetcorn, raw kernels|vegetable|86|2.80|supermarket
apple|Apple, raw with skin|fruit|52|2.30|supermarket
applesauce|Applesauce, unsweetened|fruit|42|3.00|supermarket
blueberries|Blueberries, raw|fruit|57|8.00|supermarket
cranberries|Cranberries, raw|fruit|46|7.00|supermarket
banana|Banana, raw|fruit|89|1.10|supermarket
pear|Pear, raw|fruit|57|2.30|supermarket
watermelon|Watermelon, raw|fruit|30|1.60|supermarket
strawberries|Strawberries, raw|fruit|32|6.50|supermarket
parsley|Parsley, fresh|other|36|22.00|supermarket
flaxseed|Flaxseed, ground|seed|534|5.50|supermarket
chia-seeds|Chia seeds|seed|486|8.50|supermarket
pumpkin-seeds|Pumpkin seeds, kernels, unsalted|seed|559|8.50|supermarket
hemp-seeds|Hemp seeds, hulled|seed|553|14.00|online shop
peanut-butter|Peanut butter, smooth, no salt|other|588|6.00|supermarket
coconut-oil|Coconut oil|fat|862|11.00|supermarket
olive-oil|Olive oil|fat|884|9.80|supermarket
sunflower-oil|Sunflower oil|fat|884|2.40|supermarket
salmon-oil|Salmon oil|fat|902|14.00|online shop
cod-liver-oil|Cod liver oil|fat|902|20.00|online shop
fish-oil|Fish oil, standard 18/12 supplement|supplement|902||
flaxseed-oil|Flaxseed oil|fat|884|16.00|online shop
rapeseed-oil|Rapeseed oil|fat|884|2.50|supermarket
eggshell-powder|Eggshell powder|supplement|0||
bone-meal|Bone meal powder, food grade|supplement|0||
calcium-carbonate|Calcium carbonate powder|supplement|0||
kelp-powder|Kelp powder, dried|supplement|214.77||
spirulina|Spirulina, dried|supplement|290|45.00|online shop
taurine-powder|Taurine powder|supplement|0||
vitamin-e-oil|Vitamin E oil|supplement|900||
brewers-yeast|Brewer's yeast, dried|supplement|283||
bone-broth|Bone broth, no onion or salt|other|13|7.00|online shop
chicken-broth|Chicken stock, home-made|other|36|7.00|supermarket
gelatin|Gelatin powder, unsweetened|other|335|45.00|supermarket
turmeric|Turmeric, ground|other|312|20.00|supermarket
ginger|Ginger root, raw|other|80|5.00|supermarket
cinnamon|Cinnamon, ground|other|247|22.00|supermarket
honey|Honey|other|304|7.00|supermarket
carob-flour|Carob powder|other|222|14.00|online shop
glm-powder|Green-lipped mussel powder|supplement|370||
water|Water|other|0|0.00|tap
bison-mince|Bison mince|meat|223|22.00|online shop
goat-meat|Goat meat|meat|109|13.00|butcher
veal-mince|Veal mince|meat|197|12.50|butcher
quail|Quail meat|meat|134|17.00|butcher
ostrich-mince|Ostrich mince|meat|165|20.00|online shop
anchovies|Anchovies, raw|fish|131|12.00|supermarket
pork-liver|Pork liver|organ|134|3.00|supermarket
turkey-liver|Turkey liver|organ|128|5.00|butcher
lamb-heart|Lamb heart|organ|122|6.00|butcher
turkey-heart|Turkey hearts|organ|140|6.00|butcher
beef-tongue|Ox tongue|organ|224|9.00|butcher
quail-egg|Quail egg|egg|158|25.00|supermarket
cottage-cheese-full|Cottage cheese, full fat|dairy|98|6.00|supermarket
yogurt-lowfat|Plain yogurt, low fat|dairy|63|2.80|supermarket
ricotta|Ricotta, part skim|dairy|138|7.50|supermarket
buckwheat-cooked|Buckwheat groats, cooked|grain|92|1.80|supermarket
brown-rice-flour|Rice flour, brown|grain|363|4.50|online shop
cornmeal|Cornmeal, wholegrain|grain|362|2.40|supermarket
wheat-germ|Wheat germ|grain|360|5.50|online shop
mango|Mango, raw|fruit|60|3.50|supermarket
sardine-oil|Sardine oil|fat|902|25.00|online shop
chicken-fat|Chicken fat|fat|900|6.00|butcher
dicalcium-phosphate|Dicalcium phosphate powder|supplement|0|14.00|online shop
nutritional-yeast|Nutritional yeast flakes|supplement|360|28.00|online shop
psyllium|Psyllium husk|supplement|190||
chicken-whole-skin|Whole chicken, meat and skin, raw|meat|215||
chicken-whole-skin-roast|Roast chicken, meat and skin|meat|239||
chicken-meat|Chicken meat, no skin, raw|meat|119||
chicken-meat-roast|Roast chicken meat, no skin|meat|190||
chicken-meat-stewed|Chicken meat, no skin, stewed|meat|177||
chicken-breast-skin|Chicken breast with skin, raw|meat|172||
chicken-breast-skin-roast|Chicken breast with skin, roasted|meat|197||
chicken-breast-grilled|Chicken breast, skinless, grilled|meat|151||
chicken-thigh-skin|Chicken thigh with skin, raw|meat|221||
chicken-thigh-skin-roast|Chicken thigh with skin, roasted|meat|232||
chicken-thigh-stewed|Chicken thigh, skinless, stewed|meat|195||
chicken-drumstick-skin|Chicken drumstick with skin, raw|meat|161||
chicken-drumstick-skin-roast|Chicken drumstick with skin, roasted|meat|191||
chicken-drumstick-cooked|Chicken drumstick meat, roasted, no skin|meat|155||
chicken-leg-skin|Chicken leg with skin, raw|meat|214||
chicken-leg-skin-roast|Chicken leg with skin, roasted|meat|184||
chicken-wing-skin|Chicken wing meat with skin, raw|meat|191||
chicken-wing-skin-roast|Chicken wing meat with skin, roasted|meat|254||
chicken-neck-skin|Chicken neck meat with skin, raw|meat|297||
chicken-dark-meat|Chicken dark meat, no skin, raw|meat|125||
chicken-skin|Chicken skin, raw|meat|349||
chicken-mince-cooked|Chicken mince, cooked|meat|189||
chicken-feet-cooked|Chicken feet, boiled|meat|215||
chicken-tinned|Chicken, tinned, no broth|meat|185||
turkey-whole-skin|Whole turkey, meat and skin, raw|meat|143||
turkey-whole-skin-roast|Roast turkey, meat and skin|meat|189||
turkey-meat|Turkey meat, no skin, raw|meat|112||
turkey-meat-roast|Roast turkey meat, no skin|meat|159||
turkey-breast-cooked|Turkey breast, skinless, roasted|meat|147||
turkey-thigh|Turkey thigh, skinless, raw|meat|116||
turkey-thigh-cooked|Turkey thigh, skinless, roasted|meat|159||
turkey-thigh-skin|Turkey thigh with skin, raw|meat|161||
turkey-drumstick|Turkey drumstick meat, no skin, raw|meat|118||
turkey-drumstick-cooked|Turkey drumstick meat, no skin, roasted|meat|173||
turkey-wing-skin|Turkey wing meat with skin, raw|meat|202||
turkey-neck-meat|Turkey neck meat, raw|meat|125||
turkey-mince|Turkey mince, standard|meat|148||
turkey-mince-15|Turkey mince, 15% fat|meat|180||
turkey-mince-extra-lean|Turkey mince, extra lean (2% fat)|meat|112||
turkey-mince-lean-cooked|Turkey mince, 7% fat, cooked|meat|207||
duck-skin|Duck, meat and skin, raw|meat|404||
duck-skin-roast|Roast duck, meat and skin|meat|337||
duck-meat-roast|Roast duck meat, no skin|meat|201||
goose-meat|Goose meat, no skin, raw|meat|161||
guinea-fowl|Guinea fowl meat, raw|meat|110||
pheasant|Pheasant meat, raw|meat|133||
pigeon|Pigeon meat, raw|meat|142||
beef-mince-30|Beef mince (30% fat)|meat|332||
beef-mince-25|Beef mince (25% fat)|meat|293||
beef-mince-10|Beef mince (10% fat)|meat|176||
beef-mince-7|Beef mince (7% fat)|meat|152||
beef-mince-3|Beef mince (3% fat)|meat|121||
beef-mince-grass-fed|Beef mince, grass-fed|meat|198||
beef-mince-lean-cooked|Lean beef mince (5% fat), cooked|meat|193||
beef-mince-15-cooked|Beef mince (15% fat), cooked|meat|256||
beef-mince-20-cooked|Beef mince (20% fat), cooked|meat|272||
beef-burger-cooked|Beef burger, plain, grilled (15% fat)|meat|250||
beef-stewing-steak-cooked|Stewing beef, braised|meat|191||
beef-chuck-lean|Beef chuck, lean, raw|meat|140||
beef-chuck-lean-cooked|Beef chuck, lean, braised|meat|216||
beef-brisket-lean|Beef brisket, lean, raw|meat|155||
beef-brisket-lean-cooked|Beef brisket, lean, braised|meat|218||
beef-flank-lean|Beef flank, lean, raw|meat|141||
beef-topside|Beef topside, lean, raw|meat|121||
beef-topside-cooked|Roast beef, topside, lean|meat|162||
beef-silverside|Beef silverside, lean, raw|meat|121||
beef-rump|Beef rump, lean, raw|meat|128||
beef-sirloin|Beef sirloin, lean, raw|meat|143||
beef-sirloin-cooked|Beef sirloin, lean, grilled|meat|202||
beef-fillet|Beef fillet, lean, raw|meat|139||
beef-ribeye|Beef ribeye, lean and fat, raw|meat|228||
beef-skirt|Beef skirt, lean, raw|meat|164||
beef-short-rib|Beef short rib meat, lean, raw|meat|169||
beef-shin|Beef shin, lean, raw|meat|114||
beef-shin-cooked|Beef shin, lean, braised|meat|167||
beef-lean-mixed|Beef, lean, mixed cuts, raw|meat|139||
beef-lean-mixed-cooked|Beef, lean, mixed cuts, cooked|meat|203||
beef-fat-trim|Beef fat trimmings, raw|meat|674||
veal-mince-cooked|Veal mince, cooked|meat|172||
veal-diced|Veal, diced, lean, raw|meat|109||
veal-diced-cooked|Veal, diced, lean, braised|meat|188||
lamb-mince-cooked|Lamb mince, cooked|meat|283||
lamb-diced-lean|Lamb, diced, lean, raw|meat|134||
lamb-diced-lean-cooked|Lamb, diced, lean, braised|meat|223||
lamb-leg-lean-cooked|Lamb leg, lean, roasted|meat|191||
lamb-leg|Lamb leg, lean and fat, raw|meat|230||
lamb-shoulder-lean|Lamb shoulder, lean, raw|meat|144||
lamb-shoulder-lean-cooked|Lamb shoulder, lean, roasted|meat|204||
lamb-shoulder|Lamb shoulder, lean and fat, raw|meat|264||
lamb-shank-lean|Lamb shank, lean, raw|meat|120||
lamb-shank-lean-cooked|Lamb shank, lean, braised|meat|187||
lamb-loin-lean|Lamb loin, lean, raw|meat|143||
lamb-loin-lean-cooked|Lamb loin chop, lean, grilled|meat|216||
lamb-neck-lean|Lamb neck, lean, raw|meat|151||
pork-mince-fatty|Pork mince, standard (21% fat)|meat|263||
pork-mince-lean|Lean pork mince (4% fat)|meat|121||
pork-mince-cooked|Pork mince, cooked (16% fat)|meat|289||
pork-mince-lean-cooked|Lean pork mince, cooked|meat|187||
pork-loin-cooked|Pork loin, lean, roasted|meat|209||
pork-tenderloin-cooked|Pork tenderloin, lean, roasted|meat|143||
pork-chop-lean|Pork loin chop, boneless, lean, raw|meat|127||
pork-chop-lean-cooked|Pork loin chop, boneless, lean, grilled|meat|173||
pork-leg-lean|Pork leg, lean, raw|meat|136||
pork-leg-lean-cooked|Pork leg, lean, roasted|meat|211||
pork-shoulder-lean|Pork shoulder, lean, raw|meat|148||
pork-shoulder-lean-cooked|Pork shoulder, lean, roasted|meat|230||
pork-rib|Pork rib meat, raw|meat|277||
pork-belly|Pork belly, raw|meat|518||
rabbit-cooked|Rabbit, roasted|meat|197||
venison-cooked|Venison, roasted|meat|158||
venison-mince-cooked|Venison mince, cooked|meat|187||
elk|Elk meat, raw|meat|111||
wild-boar|Wild boar meat, raw|meat|122||
bison-lean|Bison, lean, raw|meat|109||
bison-mince-cooked|Bison mince, cooked|meat|238||
goat-meat-cooked|Goat meat, roasted|meat|143||
horse-meat|Horse meat, raw|meat|133||
chicken-giblets|Chicken giblets, raw|organ|124||
chicken-giblets-cooked|Chicken giblets, simmered|organ|157||
chicken-gizzards-cooked|Chicken gizzards, simmered|organ|154||
chicken-hearts-cooked|Chicken hearts, simmered|organ|185||
chicken-liver-cooked|Chicken liver, simmered|organ|167||
turkey-gizzards|Turkey gizzards, raw|organ|111||
turkey-liver-cooked|Turkey liver, simmered|organ|189||
duck-liver|Duck liver, raw|organ|136||
beef-liver-cooked|Beef liver, braised|organ|191||
beef-heart-cooked|Beef heart, simmered|organ|165||
beef-kidney-cooked|Beef kidney, simmered|organ|158||
beef-lung|Beef lung, raw|organ|92||
beef-pancreas|Beef pancreas, raw|organ|235||
beef-spleen|Beef spleen, raw|organ|105||
beef-thymus|Beef sweetbread, raw|organ|236||
beef-tongue-cooked|Beef tongue, simmered|organ|284||
beef-tripe-cooked|Beef tripe, simmered|organ|94||
beef-suet|Beef suet, raw|organ|854||
veal-liver|Calf liver, raw|organ|140||
veal-liver-cooked|Calf liver, braised|organ|192||
lamb-liver-cooked|Lamb liver, braised|organ|220||
lamb-heart-cooked|Lamb heart, braised|organ|185||
lamb-lung|Lamb lung, raw|organ|95||
lamb-spleen|Lamb spleen, raw|organ|101||
lamb-tongue|Lamb tongue, raw|organ|222||
pork-liver-cooked|Pork liver, braised|organ|165||
pork-heart|Pork heart, raw|organ|118||
pork-heart-cooked|Pork heart, braised|organ|148||
pork-kidney|Pork kidney, raw|organ|100||
pork-kidney-cooked|Pork kidney, braised|organ|151||
pork-lung|Pork lung, raw|organ|85||
pork-pancreas|Pork pancreas, raw|organ|199||
pork-spleen|Pork spleen, raw|organ|100||
pork-tongue|Pork tongue, raw|organ|225||
pork-feet|Pig trotters, raw|organ|212||
pork-ears|Pig ears, raw|organ|234||
bacon-raw|Bacon, raw|meat|417||
bacon-cooked|Bacon, fried|meat|468||
back-bacon-raw|Back bacon, raw|meat|110||
turkey-bacon|Turkey bacon, uncooked|meat|226||
ham-sliced|Ham, sliced|meat|163||
gammon-lean-cooked|Gammon, lean, roasted|meat|157||
sausage-pork-raw|Pork sausage, raw|meat|288||
sausage-pork-cooked|Pork sausage, fried|meat|325||
sausage-beef-cooked|Beef sausage, cooked|meat|332||
hot-dog|Frankfurter, beef|meat|316||
chorizo|Chorizo|meat|455||
salami|Salami, dry|meat|378||
pepperoni|Pepperoni|meat|504||
liver-sausage|Liver sausage|meat|327||
black-pudding|Black pudding|meat|379||
liver-pate|Liver pâté|meat|319||
corned-beef|Corned beef, tinned|meat|250||
salt-beef-cooked|Salt beef brisket, cooked|meat|251||
beef-jerky|Beef jerky|meat|410||
turkey-deli|Turkey breast, deli slices|meat|100||
chicken-deli|Chicken breast, deli slices|meat|79||
luncheon-meat|Luncheon meat, pork, tinned|meat|334||
pork-crackling|Pork scratchings|meat|544||
plaice|Plaice or sole fillet, raw|fish|70||
plaice-cooked|Plaice or sole, cooked|fish|86||
cod-cooked|Cod, cooked|fish|105||
haddock-cooked|Haddock, cooked|fish|90||
haddock-smoked|Haddock, smoked|fish|116||
pollock-cooked|Alaska pollock, cooked|fish|111||
coley|Coley, raw|fish|92||
coley-cooked|Coley, cooked|fish|118||
whiting|Whiting, raw|fish|90||
halibut|Halibut, raw|fish|91||
halibut-cooked|Halibut, cooked|fish|111||
monkfish|Monkfish, raw|fish|76||
sea-bass|Sea bass, raw|fish|97||
tilapia|Tilapia, raw|fish|96||
tilapia-cooked|Tilapia, cooked|fish|128||
catfish|Catfish, farmed, raw|fish|119||
carp|Carp, raw|fish|127||
smelt|Smelt, raw|fish|97||
salmon-wild|Wild Atlantic salmon, raw|fish|142||
salmon-pink|Pink salmon, raw|fish|127||
salmon-sockeye|Sockeye salmon, raw|fish|131||
salmon-coho|Coho salmon, wild, raw|fish|146||
salmon-smoked|Smoked salmon|fish|117||
salmon-pink-tinned-drained|Pink salmon, tinned, drained, with bone|fish|138||
salmon-pink-tinned-boneless|Pink salmon, tinned, drained, no skin or bones|fish|136||
salmon-red-tinned|Red salmon, tinned, drained, with bone|fish|167||
trout-cooked|Rainbow trout, cooked|fish|168||
herring-cooked|Herring, cooked|fish|203||
herring-pickled|Pickled herring|fish|262||
kipper|Kipper|fish|217||
mackerel-cooked|Mackerel, cooked|fish|262||
mackerel-tinned|Mackerel, tinned, drained|fish|156||
salt-cod|Salt cod, dried|fish|290||
sardines-tomato|Sardines, tinned in tomato sauce, drained|fish|185||
anchovies-oil|Anchovies, tinned in oil, drained|fish|210||
tuna-light-water-salted|Tuna, light, tinned in brine or water, drained|fish|86||
tuna-light-oil|Tuna, light, tinned in oil, drained|fish|198||
tuna-white-water|White tuna, tinned in water, drained|fish|128||
tuna-fresh|Yellowfin tuna steak, raw|fish|109||
fish-roe|Fish roe, raw|fish|143||
surimi|Crab sticks|fish|99||
fish-fingers|Fish fingers, baked|fish|277||
prawns-raw|Prawns, raw, peeled, salted|fish|71||
prawns-raw-unsalted|Prawns, raw, peeled|fish|85||
prawns-tinned|Prawns, tinned|fish|100||
crab-cooked|Crab meat, cooked|fish|83||
crab-tinned|Crab meat, tinned|fish|83||
lobster-cooked|Lobster, cooked|fish|89||
mussels-cooked|Mussels, cooked|fish|172||
clams-cooked|Clams, cooked|fish|148||
oysters|Oysters, raw|fish|81||
oysters-tinned|Oysters, tinned|fish|68||
scallops|Scallops, raw|fish|69||
squid|Squid, raw|fish|92||
fish-broth|Fish stock, ready to use|fish|16||
fish-stock-home|Fish stock, home-made|fish|16||
duck-egg|Duck egg, whole, raw|egg|185||
egg-scrambled|Egg, scrambled|egg|149||
egg-poached|Egg, poached|egg|143||
egg-fried|Egg, fried|egg|196||
egg-omelette|Omelette, plain|egg|154||
egg-powder|Egg powder, whole|egg|592||
milk-whole|Whole cow's milk|dairy|61||
milk-semi-skimmed|Semi-skimmed milk|dairy|50||
milk-skimmed|Skimmed milk|dairy|34||
sheep-milk|Sheep's milk|dairy|108||
milk-powder-whole|Whole milk powder|dairy|496||
milk-powder-skimmed|Skimmed milk powder|dairy|362||
milk-evaporated|Evaporated milk|dairy|135||
milk-condensed|Sweetened condensed milk|dairy|321||
buttermilk|Buttermilk|dairy|40||
whey-powder|Whey powder|dairy|353||
cream-double|Double cream|dairy|340||
cream-single|Single cream|dairy|191||
sour-cream|Soured cream|dairy|198||
yogurt-skimmed|Plain yogurt, fat free|dairy|56||
greek-yogurt-whole|Greek yogurt, plain, whole milk|dairy|97||
cottage-cheese-1|Cottage cheese, 1% fat|dairy|72||
ricotta-whole|Ricotta, whole milk|dairy|174||
cream-cheese|Cream cheese, full fat|dairy|350||
mozzarella|Mozzarella, whole milk|dairy|300||
mozzarella-light|Mozzarella, part skim|dairy|254||
parmesan|Parmesan, block|dairy|392||
feta|Feta cheese|dairy|264||
swiss-cheese|Swiss cheese|dairy|393||
edam|Edam cheese|dairy|357||
gouda|Gouda cheese|dairy|356||
brie|Brie|dairy|334||
goat-cheese-soft|Goat's cheese, soft|dairy|264||
processed-cheese|Processed cheese slice|dairy|371||
cheddar-low-fat|Cheddar, low fat|dairy|173||
blue-cheese|Blue cheese|dairy|353||
ice-cream-vanilla|Ice cream, vanilla|dairy|207||
almond-milk|Almond milk, unsweetened|dairy|15||
soya-milk|Soya milk, unsweetened|dairy|33||
rice-milk|Rice milk, unsweetened|dairy|47||
couscous-dry|Couscous, dry|grain|376||
bulgur-dry|Bulgur wheat, dry|grain|342||
bulgur-cooked|Bulgur wheat, cooked|grain|83||
millet-dry|Millet, dry|grain|378||
buckwheat-dry|Buckwheat groats, dry|grain|346||
barley-hulled-dry|Pot barley, dry|grain|354||
barley-flour|Barley flour|grain|345||
spelt-cooked|Spelt, cooked|grain|127||
spelt-dry|Spelt, dry|grain|338||
wild-rice-cooked|Wild rice, cooked|grain|101||
rice-parboiled-cooked|Easy-cook rice, cooked|grain|123||
rice-short-grain-cooked|Short-grain rice, cooked|grain|130||
rice-short-grain-dry|Short-grain rice, dry|grain|358||
oat-bran|Oat bran, dry|grain|246||
oats-whole|Oat groats, dry|grain|389||
wheat-bran|Wheat bran|grain|216||
semolina-dry|Semolina, dry|grain|360||
pasta-dry|Pasta, dry|grain|371||
pasta-wholewheat-cooked|Wholewheat pasta, cooked|grain|149||
pasta-wholewheat-dry|Wholewheat pasta, dry|grain|352||
pasta-fresh-cooked|Fresh egg pasta, cooked|grain|131||
egg-noodles-cooked|Egg noodles, cooked|grain|138||
rice-noodles-cooked|Rice noodles, cooked|grain|108||
rice-noodles-dry|Rice noodles, dry|grain|364||
flour-plain|Plain white flour|grain|364||
flour-plain-enriched|White flour, fortified|grain|364||
flour-self-raising|Self-raising flour|grain|354||
flour-bread|Strong white bread flour|grain|361||
buckwheat-flour|Buckwheat flour|grain|335||
rye-flour-dark|Rye flour|grain|325||
cornflour|Cornflour|grain|381||
arrowroot|Arrowroot powder|grain|357||
tapioca|Tapioca pearls, dry|grain|358||
potato-flour|Potato flour|grain|357||
bread-white|White bread|grain|266||
toast-white|White toast|grain|290||
bread-wholemeal|Wholemeal bread|grain|252||
bread-brown|Brown bread|grain|267||
bread-rye|Rye bread|grain|259||
bread-french|French bread or baguette|grain|272||
bread-multigrain|Multigrain bread|grain|265||
pitta-white|Pitta bread, white|grain|275||
bread-raisin|Raisin bread|grain|274||
breadcrumbs|Breadcrumbs, dry, plain|grain|395||
bagel|Bagel, plain|grain|264||
burger-bun|Burger bun, plain|grain|279||
bread-roll|Bread roll, soft|grain|310||
croissant|Croissant|grain|406||
tortilla-flour|Flour tortilla|grain|306||
pancake|Pancake, plain, home-made|grain|227||
crispbread|Rye crispbread|grain|366||
cracker-saltine|Cream crackers or saltines|grain|418||
digestive|Digestive biscuits|grain|430||
fruitcake|Fruit cake|grain|324||
puff-pastry|Puff pastry, raw|grain|551||
shortcrust-pastry|Shortcrust pastry, raw|grain|457||
stuffing-mix|Stuffing mix, dry|grain|386||
rice-cakes|Rice cakes, plain, unsalted|grain|387||
popcorn|Popcorn, air-popped, unsalted|grain|382||
wheat-biscuits|Wheat biscuits|grain|371||
shredded-wheat|Shredded wheat|grain|337||
puffed-rice|Puffed rice, fortified|grain|402||
puffed-wheat|Puffed wheat, fortified|grain|364||
corn-flakes|Corn flakes|grain|357||
rice-cereal-crisp|Crisp rice cereal|grain|381||
oat-hoops|Oat hoops, plain|grain|376||
bran-flakes|Bran flakes|grain|328||
oats-instant|Instant oats, fortified, plain, dry|grain|362||
lentils-dry|Lentils, green or brown, dry|other|352||
lentils-red-dry|Red lentils, dry|other|358||
chickpeas-dry|Chickpeas, dry|other|378||
chickpeas-tinned|Chickpeas, tinned, drained|other|139||
kidney-beans-cooked|Red kidney beans, boiled|other|127||
kidney-beans-tinned|Red kidney beans, tinned, drained|other|124||
kidney-beans-dry|Red kidney beans, dry|other|337||
black-beans-cooked|Black beans, boiled|other|132||
black-beans-tinned|Black beans, tinned|other|91||
cannellini-cooked|Cannellini beans, boiled|other|139||
cannellini-tinned|Cannellini beans, tinned|other|114||
haricot-cooked|Haricot beans, boiled|other|140||
pinto-cooked|Pinto beans, boiled|other|143||
butter-beans-cooked|Butter beans, boiled|other|115||
black-eyed-beans-cooked|Black-eyed beans, boiled|other|116||
mung-cooked|Mung beans, boiled|other|105||
split-peas-cooked|Split peas, boiled|other|118||
split-peas-dry|Split peas, dry|other|352||
soybeans-cooked|Soya beans, boiled|other|172||
edamame|Edamame beans, frozen, cooked|other|121||
baked-beans|Baked beans, tinned, in tomato sauce|other|94||
tofu-firm|Tofu, firm|other|78||
tofu-soft|Tofu, soft or silken|other|61||
tempeh|Tempeh|other|192||
miso|Miso|other|198||
soy-flour|Soya flour, defatted|other|327||
hummus|Hummus, ready-made|other|166||
peanuts-raw|Peanuts, raw, unsalted|other|567||
peanuts-roasted|Peanuts, dry-roasted, unsalted|other|587||
peanut-butter-crunchy|Peanut butter, crunchy, no salt|other|589||
turnip|Turnip, raw|vegetable|28||
turnip-cooked|Turnip, boiled|vegetable|22||
swede|Swede, raw|vegetable|37||
swede-cooked|Swede, boiled|vegetable|30||
lettuce-romaine|Lettuce, cos or romaine|vegetable|17||
lettuce-iceberg|Lettuce, iceberg|vegetable|14||
lettuce-leaf|Lettuce, green leaf|vegetable|15||
rocket|Rocket|vegetable|25||
watercress|Watercress|vegetable|11||
chicory|Chicory|vegetable|17||
tomato|Tomato, ripe, raw|vegetable|18||
tomato-cooked|Tomato, ripe, cooked|vegetable|18||
tomatoes-tinned|Tomatoes, tinned, in juice|vegetable|16||
tomato-puree|Tomato purée, no salt|vegetable|82||
passata|Passata, no salt|vegetable|38||
tomato-sauce-plain|Tomato sauce, plain, no salt|vegetable|24||
tomato-green|Tomato, green, raw|vegetable|23||
mushrooms|Mushrooms, white, raw|vegetable|22||
mushrooms-cooked|Mushrooms, white, boiled|vegetable|28||
mushrooms-tinned|Mushrooms, tinned, drained|vegetable|25||
mushrooms-chestnut|Mushrooms, chestnut, raw|vegetable|22||
mushrooms-portobello|Mushrooms, portobello, raw|vegetable|22||
mushrooms-shiitake|Mushrooms, shiitake, raw|vegetable|34||
mushrooms-shiitake-dried|Mushrooms, shiitake, dried|vegetable|296||
mushrooms-oyster|Mushrooms, oyster, raw|vegetable|33||
mixed-vegetables-frozen|Mixed vegetables, frozen|vegetable|72||
mixed-vegetables-cooked|Mixed vegetables, frozen, boiled|vegetable|65||
mixed-vegetables-tinned|Mixed vegetables, tinned, drained|vegetable|49||
peas-and-carrots-frozen|Peas and carrots, frozen|vegetable|53||
peas-fresh|Peas, fresh, raw|vegetable|81||
peas-cooked|Peas, frozen, boiled|vegetable|78||
peas-tinned|Peas, tinned, drained|vegetable|68||
mangetout|Mangetout or sugar snap peas, raw|vegetable|42||
asparagus|Asparagus, raw|vegetable|20||
asparagus-cooked|Asparagus, boiled|vegetable|22||
brussels-sprouts|Brussels sprouts, raw|vegetable|43||
brussels-sprouts-cooked|Brussels sprouts, boiled|vegetable|36||
cabbage-cooked|Cabbage, boiled|vegetable|23||
cabbage-red|Red cabbage, raw|vegetable|31||
cabbage-savoy-cooked|Savoy cabbage, boiled|vegetable|24||
pak-choi|Pak choi, raw|vegetable|13||
chinese-leaf|Chinese leaf, raw|vegetable|16||
spring-greens|Spring greens, raw|vegetable|32||
spring-greens-cooked|Spring greens, boiled|vegetable|33||
kale-cooked|Kale, boiled|vegetable|28||
chard|Swiss chard, raw|vegetable|19||
turnip-greens|Turnip greens, raw|vegetable|32||
dandelion-greens|Dandelion leaves, raw|vegetable|45||
mustard-greens|Mustard greens, raw|vegetable|27||
spinach-frozen|Spinach, frozen|vegetable|29||
broccoli-frozen|Broccoli, frozen|vegetable|26||
cauliflower-cooked|Cauliflower, boiled|vegetable|23||
cauliflower-frozen|Cauliflower, frozen|vegetable|24||
courgette-cooked|Courgette, boiled|vegetable|15||
aubergine|Aubergine, raw|vegetable|25||
green-pepper|Green bell pepper, raw|vegetable|20||
yellow-pepper|Yellow bell pepper, raw|vegetable|27||
carrots-baby|Baby carrots, raw|vegetable|35||
carrots-frozen|Carrots, frozen|vegetable|36||
carrots-tinned|Carrots, tinned, drained|vegetable|25||
carrot-dried|Carrot, dehydrated|vegetable|341||
beetroot-cooked|Beetroot, boiled|vegetable|44||
parsnip-cooked|Parsnip, boiled|vegetable|71||
celeriac|Celeriac, raw|vegetable|42||
celery-cooked|Celery, boiled|vegetable|18||
kohlrabi|Kohlrabi, raw|vegetable|27||
radish|Radish, raw|vegetable|16||
daikon|Mooli, raw|vegetable|18||
fennel|Fennel bulb, raw|vegetable|31||
artichoke|Globe artichoke, raw|vegetable|47||
jerusalem-artichoke|Jerusalem artichoke, raw|vegetable|73||
okra|Okra, raw|vegetable|33||
broad-beans|Broad beans, fresh, raw|vegetable|72||
green-beans-frozen|Green beans, frozen|vegetable|39||
green-beans-tinned|Green beans, tinned, drained|vegetable|22||
green-beans-tinned-unsalted|Green beans, tinned, no salt, drained|vegetable|22||
bean-sprouts|Bean sprouts, raw|vegetable|30||
alfalfa-sprouts|Alfalfa sprouts|vegetable|23||
sweetcorn-cooked|Sweetcorn, boiled|vegetable|96||
sweetcorn-frozen|Sweetcorn, frozen|vegetable|88||
sweetcorn-tinned|Sweetcorn, tinned, drained|vegetable|67||
potato-raw|Potato, raw, with skin|vegetable|77||
potato-baked|Potato, baked, with skin|vegetable|93||
potato-boiled-skin|Potato, boiled in skin, flesh|vegetable|87||
potato-mashed-milk|Mashed potato, with milk|vegetable|83||
potato-flakes|Instant mash, dry|vegetable|354||
oven-chips|Oven chips, baked|vegetable|158||
sweet-potato-baked|Sweet potato, baked in skin, flesh|vegetable|90||
yam|Yam, raw|vegetable|118||
yam-cooked|Yam, boiled or baked|vegetable|116||
cassava|Cassava, raw|vegetable|160||
pumpkin-raw|Pumpkin, raw|vegetable|26||
butternut-squash-cooked|Butternut squash, baked|vegetable|40||
acorn-squash|Acorn squash, raw|vegetable|40||
spaghetti-squash-cooked|Spaghetti squash, cooked|vegetable|27||
summer-squash|Summer squash, raw|vegetable|16||
yellow-squash|Yellow squash, raw|vegetable|19||
gherkins|Gherkins, pickled|vegetable|12||
sauerkraut|Sauerkraut, tinned|vegetable|19||
olives-black|Black olives, tinned|vegetable|81||
olives-green|Green olives, pickled|vegetable|145||
nori|Nori, raw|vegetable|35||
wakame|Wakame seaweed, raw|vegetable|45||
agar|Agar, dried|vegetable|306||
onion|Onion, raw|vegetable|40||
onion-cooked|Onion, boiled|vegetable|44||
onion-fried|Onion, fried|vegetable|132||
spring-onion|Spring onion|vegetable|32||
shallot|Shallot, raw|vegetable|72||
leek|Leek, raw|vegetable|61||
leek-cooked|Leek, boiled|vegetable|31||
garlic|Garlic, raw|vegetable|149||
chives|Chives, fresh|vegetable|30||
onion-powder|Onion powder|vegetable|341||
garlic-powder|Garlic powder|vegetable|331||
onion-dried|Dried onion flakes|vegetable|349||
pumpkin-pie-mix|Pumpkin pie mix, tinned|vegetable|104||
chilli-red|Red chilli, raw|vegetable|40||
jalapeno|Jalapeño, raw|vegetable|29||
apple-peeled|Apple, raw, peeled|fruit|48||
apple-cooked|Apple, peeled, stewed|fruit|53||
apple-dried|Apple, dried|fruit|243||
apple-juice|Apple juice|fruit|46||
applesauce-sweet|Apple sauce, sweetened|fruit|68||
apricot|Apricot, raw|fruit|48||
apricot-dried|Apricot, dried|fruit|241||
blackberries|Blackberries, raw|fruit|43||
blueberries-frozen|Blueberries, frozen|fruit|51||
raspberries|Raspberries, raw|fruit|52||
strawberries-frozen|Strawberries, frozen|fruit|35||
blackcurrants|Blackcurrants, raw|fruit|63||
redcurrants|Redcurrants, raw|fruit|56||
cranberries-dried|Cranberries, dried, sweetened|fruit|308||
cranberry-sauce|Cranberry sauce|fruit|159||
cherries|Cherries, sweet, stoned|fruit|63||
peach|Peach, raw|fruit|39||
peach-tinned|Peach, tinned in juice|fruit|44||
nectarine|Nectarine, raw|fruit|44||
plum|Plum, raw|fruit|46||
prunes|Prunes, dried|fruit|240||
dates|Dates, dried|fruit|282||
fig|Fig, fresh|fruit|74||
fig-dried|Fig, dried|fruit|249||
kiwi|Kiwi fruit, raw|fruit|61||
pineapple|Pineapple, raw|fruit|50||
pineapple-tinned|Pineapple, tinned in juice, drained|fruit|60||
cantaloupe|Cantaloupe melon|fruit|34||
honeydew|Honeydew melon|fruit|36||
papaya|Papaya, raw|fruit|43||
pomegranate|Pomegranate seeds, raw|fruit|83||
orange|Orange, peeled, raw|fruit|47||
orange-juice|Orange juice, fresh|fruit|45||
mandarin|Mandarin or satsuma, peeled|fruit|53||
grapefruit|Grapefruit, peeled, raw|fruit|42||
lemon|Lemon, peeled, raw|fruit|29||
lemon-juice|Lemon juice|fruit|22||
lemon-zest|Lemon zest|fruit|47||
lime|Lime, peeled, raw|fruit|30||
lime-juice|Lime juice|fruit|25||
orange-zest|Orange zest|fruit|97||
pear-tinned|Pear, tinned in juice|fruit|50||
persimmon|Persimmon, raw|fruit|70||
banana-chips|Banana chips|fruit|519||
mango-dried|Mango, dried, sweetened|fruit|319||
coconut-fresh|Coconut flesh, fresh|fruit|354||
coconut-desiccated|Desiccated coconut, unsweetened|fruit|660||
coconut-milk|Coconut milk, tinned|fruit|197||
coconut-water|Coconut water|fruit|19||
avocado|Avocado, raw|fruit|160||
grapes|Grapes, raw|fruit|69||
grape-juice|Grape juice|fruit|60||
raisins|Raisins|fruit|299||
sultanas|Sultanas|fruit|302||
currants-dried|Currants, dried|fruit|283||
fruit-cocktail|Fruit cocktail, tinned in juice|fruit|46||
rhubarb|Rhubarb, raw|fruit|21||
starfruit|Star fruit, raw|fruit|31||
tamarind|Tamarind, raw|fruit|239||
sunflower-seeds|Sunflower seeds, kernels|seed|584||
sunflower-seed-butter|Sunflower seed butter, no salt|seed|617||
sesame-seeds|Sesame seeds|seed|573||
tahini|Tahini|seed|592||
pine-nuts|Pine nuts|seed|673||
cashews|Cashew nuts, raw|seed|553||
cashew-butter|Cashew butter, no salt|seed|587||
chestnuts|Sweet chestnuts, peeled, raw|seed|196||
chestnuts-roasted|Sweet chestnuts, roasted|seed|245||
almonds|Almonds|seed|579||
almonds-blanched|Ground almonds|seed|590||
almond-butter|Almond butter, no salt|seed|614||
hazelnuts|Hazelnuts|seed|628||
brazil-nuts|Brazil nuts|seed|659||
pistachios|Pistachios|seed|560||
mixed-nuts|Mixed nuts, unsalted|seed|607||
walnuts|Walnuts|seed|654||
pecans|Pecans|seed|691||
macadamia|Macadamia nuts, raw|seed|718||
butter-unsalted|Butter, unsalted|fat|717||
butter-salted|Butter, salted|fat|717||
ghee|Ghee|fat|876||
lard|Lard|fat|902||
beef-tallow|Beef dripping|fat|902||
lamb-tallow|Lamb fat|fat|902||
duck-fat|Duck fat|fat|882||
goose-fat|Goose fat|fat|900||
bacon-fat|Bacon fat|fat|897||
corn-oil|Corn oil|fat|900||
soybean-oil|Soya bean oil|fat|884||
peanut-oil|Groundnut oil|fat|884||
sesame-oil|Sesame oil|fat|884||
grapeseed-oil|Grapeseed oil|fat|884||
safflower-oil|Safflower oil|fat|884||
sunflower-oil-oleic|High-oleic sunflower oil|fat|884||
wheat-germ-oil|Wheatgerm oil|fat|884||
avocado-oil|Avocado oil|fat|884||
margarine|Soft margarine, unsalted|fat|713||
mayonnaise|Mayonnaise|fat|680||
basil-fresh|Basil, fresh|other|23||
basil-dried|Basil, dried|other|233||
coriander-fresh|Coriander leaves, fresh|other|23||
coriander-seed|Coriander seed|other|298||
dill-fresh|Dill, fresh|other|43||
mint-fresh|Mint, fresh|other|70||
rosemary-fresh|Rosemary, fresh|other|131||
rosemary-dried|Rosemary, dried|other|331||
thyme-fresh|Thyme, fresh|other|101||
thyme-dried|Thyme, dried|other|276||
oregano-dried|Oregano, dried|other|265||
parsley-dried|Parsley, dried|other|292||
sage-dried|Sage, ground|other|315||
marjoram-dried|Marjoram, dried|other|271||
bay-leaf|Bay leaf, dried|other|313||
ginger-ground|Ginger, ground|other|335||
cumin|Cumin seed|other|375||
paprika|Paprika, sweet|other|282||
black-pepper|Black pepper, ground|other|251||
fennel-seed|Fennel seed|other|345||
fenugreek-seed|Fenugreek seed|other|323||
aniseed|Aniseed|other|337||
cloves|Cloves, ground|other|274||
nutmeg|Nutmeg, ground|other|525||
mace|Mace, ground|other|475||
pumpkin-pie-spice|Pumpkin pie spice|other|342||
curry-powder|Curry powder|other|325||
cayenne|Cayenne pepper|other|318||
chili-powder|Chilli powder mix|other|282||
mustard-seed|Mustard seed, ground|other|508||
mustard-prepared|Mustard, prepared|other|60||
lemongrass|Lemongrass, fresh|other|99||
yeast-baker-dry|Baker's yeast, dried|other|325||
yeast-baker-fresh|Baker's yeast, fresh|other|105||
yeast-extract|Yeast extract|other|185||
baking-powder|Baking powder|other|53||
bicarbonate|Bicarbonate of soda|other|0||
cream-of-tartar|Cream of tartar|other|258||
sugar-white|Sugar, white|other|387||
sugar-brown|Sugar, brown|other|380||
molasses|Black treacle|other|290||
maple-syrup|Maple syrup|other|260||
corn-syrup|Glucose syrup|other|283||
jam|Jam|other|278||
cider-vinegar|Cider vinegar|other|21||
white-vinegar|White vinegar|other|18||
soy-sauce|Soy sauce|other|53||
fish-sauce|Fish sauce|other|35||
worcestershire|Worcestershire sauce|other|78||
ketchup|Tomato ketchup|other|101||
pasta-sauce|Pasta sauce, tomato, jar|other|50||
salsa|Salsa|other|29||
pesto|Pesto|other|418||
gravy-chicken|Gravy, chicken, ready-made|other|48||
gravy-granules|Gravy powder, brown, dry|other|367||
stock-cube-beef|Beef stock cube, dry|other|170||
stock-cube-chicken|Chicken stock cube, dry|other|198||
stock-chicken-bought|Chicken stock, ready to use|other|6||
stock-chicken-low-sodium|Chicken stock, low salt, ready to use|other|16||
stock-beef-bought|Beef stock, ready to use|other|7||
stock-vegetable-bought|Vegetable stock, ready to use|other|5||
cocoa-powder|Cocoa powder, unsweetened|other|228||
chocolate-unsweetened|Baking chocolate, unsweetened|other|642||
chocolate-dark|Dark chocolate (70-85%)|other|598||
chocolate-semisweet|Chocolate chips, plain|other|480||
chocolate-milk|Milk chocolate|other|535||
chocolate-white|White chocolate|other|539||
chocolate-spread|Chocolate hazelnut spread|other|541||
carob-chips|Carob chips, unsweetened|other|540||
vanilla-extract|Vanilla extract|other|288||
coffee|Coffee, brewed|other|1||
tea-black|Tea, black, brewed|other|1||
tea-green|Tea, green, brewed|other|1||
tea-chamomile|Chamomile tea, brewed|other|1||
beer|Beer|other|43||
wine-red|Red wine|other|85||
wine-white|White wine|other|82||
spirits|Spirits|other|231||
baby-chicken|Baby food, chicken purée|other|130||
baby-turkey|Baby food, turkey purée|other|111||
baby-beef|Baby food, beef purée|other|81||
baby-lamb|Baby food, lamb purée|other|87||
baby-pork|Baby food, pork purée|other|124||
baby-carrot|Baby food, carrot purée|other|26||
baby-sweet-potato|Baby food, sweet potato purée|other|57||
baby-squash|Baby food, squash purée|other|28||
baby-peas|Baby food, pea purée|other|50||
baby-apple|Baby food, apple purée|other|41||
baby-pear|Baby food, pear purée|other|42||
baby-rice|Baby rice, dry, fortified|other|390||
baby-oats|Baby oat cereal, dry, fortified|other|394||
`;
