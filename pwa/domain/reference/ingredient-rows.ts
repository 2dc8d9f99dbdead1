/**
 * Foods with the columns every recipe page needs, one per row, columns separated by bars: id, name, energy in kcal of
 * metabolisable energy per 100 g, price in GBP per kg (United Kingdom, 2025; a supermarket estimate). Empty =
 * unknown. For sources see `ingredient-detail-rows.ts`.
 */
export const INGREDIENT_ROWS = `
beef-mince-lean|Lean beef mince (5% fat)|137|10.40
beef-mince-15|Beef mince (15% fat)|215|8.40
beef-mince-20|Beef mince (20% fat)|254|7.20
beef-mince-cooked|Beef mince, cooked (10% fat)|230|12.50
beef-stewing-steak|Beef stewing steak|128|12.50
chicken-breast|Chicken breast, skinless|120|7.00
chicken-breast-cooked|Chicken breast, skinless, cooked|165|10.50
chicken-thigh|Chicken thigh, skinless|121|7.20
chicken-thigh-cooked|Chicken thigh, skinless, cooked|179|10.00
chicken-drumstick|Chicken drumstick meat|116|5.50
chicken-mince|Chicken mince|143|7.50
turkey-mince-lean|Lean turkey mince (7% fat)|150|7.60
turkey-mince-cooked|Turkey mince, cooked|203|9.80
turkey-breast|Turkey breast, skinless|114|9.00
lamb-mince|Lamb mince|282|11.50
lamb-leg-lean|Lamb leg, lean|128|15.00
pork-loin|Pork loin, lean|143|7.50
pork-tenderloin|Pork tenderloin, lean|109|9.50
pork-mince|Pork mince (16% fat)|218|6.00
rabbit|Rabbit meat|136|11.00
venison|Venison|120|15.00
venison-mince|Venison mince|157|12.00
duck-meat|Duck meat, skinless|135|17.00
salmon|Salmon fillet|208|20.00
salmon-cooked|Salmon, cooked|206|25.00
salmon-canned|Pink salmon, canned|129|13.00
sardines-oil|Sardines, canned in oil, drained|208|9.50
sardines-water|Sardines, canned in spring water, drained|172|9.00
cod|Cod fillet|82|15.00
haddock|Haddock fillet|74|15.00
pollock|Pollock fillet|56|8.00
mackerel|Mackerel fillet|205|12.00
herring|Herring fillet|158|9.00
trout|Rainbow trout fillet|141|17.00
tuna-water|Tuna, light, canned in water, no added salt, drained|116|9.50
mussels|Mussels, blue, meat|86|9.00
prawns-cooked|Prawns, cooked and peeled|99|17.00
chicken-liver|Chicken liver|119|4.00
beef-liver|Ox liver|135|4.50
lamb-liver|Lamb liver|139|4.80
beef-heart|Ox heart|112|6.00
chicken-hearts|Chicken hearts|153|5.50
beef-kidney|Ox kidney|99|5.50
lamb-kidney|Lamb kidney|97|7.00
chicken-gizzards|Chicken gizzards|94|5.00
beef-tripe|Beef tripe|85|5.00
egg|Egg, whole, raw|143|4.30
egg-boiled|Egg, hard-boiled|155|4.30
egg-yolk|Egg yolk|322|12.00
egg-white|Egg white|52|6.00
cottage-cheese|Cottage cheese, low fat (2%)|86|6.00
yogurt-plain|Plain yogurt, whole milk|61|2.80
greek-yogurt|Greek yogurt, plain, fat free|59|4.00
kefir|Kefir, plain, low fat|43|4.00
goat-milk|Goat milk|69|2.60
cheddar|Cheddar cheese|403|8.50
rice-brown-cooked|Brown rice, cooked|111|1.30
rice-brown-dry|Brown rice, dry|370|2.90
rice-white-cooked|White rice, cooked|130|0.80
rice-white-dry|White rice, dry|365|2.00
oats|Rolled oats, dry|379|1.60
oatmeal-cooked|Oatmeal, cooked with water|71|0.30
quinoa-cooked|Quinoa, cooked|120|2.70
quinoa-dry|Quinoa, dry|368|8.00
barley-cooked|Pearl barley, cooked|123|0.75
barley-dry|Pearl barley, dry|352|2.20
millet-cooked|Millet, cooked|119|1.60
couscous-cooked|Couscous, cooked|112|1.00
pasta-cooked|Pasta, cooked|158|0.70
wholemeal-flour|Wholemeal wheat flour|340|1.30
rice-flour|Rice flour, white|366|3.50
oat-flour|Oat flour|404|3.00
chickpea-flour|Chickpea flour|387|2.60
lentils-cooked|Lentils, cooked|116|1.00
chickpeas-cooked|Chickpeas, cooked|164|1.90
sweet-potato|Sweet potato, raw|86|1.60
sweet-potato-cooked|Sweet potato, boiled without skin|76|1.90
potato-cooked|Potato, boiled without skin|86|1.20
pumpkin-canned|Pumpkin puree, canned, no salt|34|5.50
pumpkin-cooked|Pumpkin, boiled|20|2.00
butternut-squash|Butternut squash, raw|45|1.60
carrot|Carrot, raw|41|0.75
carrot-cooked|Carrot, boiled|35|0.85
green-beans|Green beans, raw|31|4.50
green-beans-cooked|Green beans, boiled|35|4.70
peas|Peas, frozen|77|2.00
spinach|Spinach, raw|23|6.50
spinach-cooked|Spinach, boiled|23|7.50
kale|Kale, raw|49|5.00
broccoli|Broccoli, raw|34|2.20
broccoli-cooked|Broccoli, boiled|35|2.40
courgette|Courgette, raw|17|2.50
cauliflower|Cauliflower, raw|25|2.00
cabbage|White cabbage, raw|25|1.00
celery|Celery, raw|16|1.90
cucumber|Cucumber, with peel|15|2.60
beetroot|Beetroot, raw|43|2.20
parsnip|Parsnip, raw|75|1.80
red-pepper|Red bell pepper, raw|31|4.00
sweetcorn|Sweetcorn, raw kernels|86|2.80
apple|Apple, raw with skin|52|2.30
applesauce|Applesauce, unsweetened|42|3.00
blueberries|Blueberries, raw|57|8.00
cranberries|Cranberries, raw|46|7.00
banana|Banana, raw|89|1.10
pear|Pear, raw|57|2.30
watermelon|Watermelon, raw|30|1.60
strawberries|Strawberries, raw|32|6.50
parsley|Parsley, fresh|36|22.00
flaxseed|Flaxseed, ground|534|5.50
chia-seeds|Chia seeds|486|8.50
pumpkin-seeds|Pumpkin seeds, kernels, unsalted|559|8.50
hemp-seeds|Hemp seeds, hulled|553|14.00
peanut-butter|Peanut butter, smooth, no salt|588|6.00
coconut-oil|Coconut oil|862|11.00
olive-oil|Olive oil|884|9.80
sunflower-oil|Sunflower oil|884|2.40
salmon-oil|Salmon oil|902|14.00
cod-liver-oil|Cod liver oil|902|20.00
fish-oil|Fish oil, standard 18/12 supplement|902|40.00
flaxseed-oil|Flaxseed oil|884|16.00
rapeseed-oil|Rapeseed oil|884|2.50
eggshell-powder|Eggshell powder|0|15.00
bone-meal|Bone meal powder, food grade|0|12.00
calcium-carbonate|Calcium carbonate powder|0|12.00
kelp-powder|Kelp powder, dried|214.77|18.00
spirulina|Spirulina, dried|290|45.00
taurine-powder|Taurine powder|0|30.00
vitamin-e-oil|Vitamin E oil|900|160.00
brewers-yeast|Brewer's yeast, dried|283|16.00
bone-broth|Bone broth, no onion or salt|13|7.00
chicken-broth|Chicken stock, home-made|36|7.00
gelatin|Gelatin powder, unsweetened|335|45.00
turmeric|Turmeric, ground|312|20.00
ginger|Ginger root, raw|80|5.00
cinnamon|Cinnamon, ground|247|22.00
honey|Honey|304|7.00
carob-flour|Carob powder|222|14.00
glm-powder|Green-lipped mussel powder|370|80.00
water|Water|0|0.00
bison-mince|Bison mince|223|22.00
goat-meat|Goat meat|109|13.00
veal-mince|Veal mince|197|12.50
quail|Quail meat|134|18.00
ostrich-mince|Ostrich mince|165|20.00
anchovies|Anchovies, raw|131|12.00
pork-liver|Pork liver|134|3.00
turkey-liver|Turkey liver|128|5.00
lamb-heart|Lamb heart|122|6.00
turkey-heart|Turkey hearts|140|6.00
beef-tongue|Ox tongue|224|9.00
quail-egg|Quail egg|158|25.00
cottage-cheese-full|Cottage cheese, full fat|98|6.00
yogurt-lowfat|Plain yogurt, low fat|63|2.80
ricotta|Ricotta, part skim|138|7.50
buckwheat-cooked|Buckwheat groats, cooked|92|1.80
brown-rice-flour|Rice flour, brown|363|4.50
cornmeal|Cornmeal, wholegrain|362|2.40
wheat-germ|Wheat germ|360|5.50
mango|Mango, raw|60|3.50
sardine-oil|Sardine oil|902|25.00
chicken-fat|Chicken fat|900|6.00
dicalcium-phosphate|Dicalcium phosphate powder|0|14.00
nutritional-yeast|Nutritional yeast flakes|360|28.00
psyllium|Psyllium husk|190|25.00
`;
