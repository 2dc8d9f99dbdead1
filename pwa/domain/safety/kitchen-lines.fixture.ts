/**
 * Lines as people type them, one a line, the columns divided by bars: text, species, the dangerous foods to be found
 * (divided by semicolons; empty where the line is harmless). Written before the rules were tuned to them.
 */
export const KITCHEN_LINES = `
no onions|both|
No added onion or garlic.|both|
stock with no onion, garlic or leek|both|
stock (no onion, no garlic, no salt)|both|
skip the leeks|both|
Skip the leeks and use chives instead|both|Chives
leave out the shallots|both|
leave the onion out|both|
leave the onions and the garlic out|both|
leave the onion to soften|both|Onion
sans onion|both|
minus the garlic|both|
hold the onions|both|
w/o garlic|both|
w/ garlic|both|Garlic
without any garlic or onion powder|both|
without adding salt|both|
without burning the garlic|both|Garlic
don't add salt|both|
don’t add any onion|both|
dont use garlic|both|
Do not use garlic, onion or leek.|both|
do not burn the garlic|both|Garlic
don't overcook the onions|both|Onion
don't forget the garlic|both|Garlic
do not omit the onion|both|Onion
never leave out the garlic|both|Garlic
never feed chocolate|both|
Never give your dog chocolate, grapes or raisins|both|
never add onion|both|
avoid onion and garlic|both|
avoid using stock cubes|both|
avoid burning the onions|both|Onion
not onion but garlic|both|Garlic
carob, not chocolate|both|
carob powder instead of cocoa|both|
use carob rather than chocolate|both|
instead of onion, use celery|both|
Instead of celery use onion|both|Onion
replace the onion with celery|both|
replace the celery with onion|both|Onion
replace garlic by parsley|both|
swap the raisins for blueberries|both|
substitute celery for the onion|both|
substitute onion with celery|both|
substitute leek for the celery|both|Leek
onion replaced with carrot|both|
chocolate alternative (carob)|both|
salt substitute|both|
onion- and garlic-free stock|both|
onion and garlic free broth|both|
garlic- and onion-free gravy-free stew|both|
salt-free butter|both|
saltfree crackers|both|
unsalted butter|both|
low-sodium, no-salt-added tomatoes|both|
tinned tuna, no added salt|both|
no salt added|both|
reduced-salt stock|both|
reduced salt crackers|both|
very low in salt|both|
less salt|both|
a pinch of salt|both|Excess salt
salt to taste|both|Excess salt
salt and pepper|both|Excess salt
salt-free soy sauce|both|Excess salt
beer-free batter|both|
alcohol-free|both|
free of grapes and raisins|both|
free from: onion, garlic, leek|both|
free-range eggs|both|
onion, free-range eggs|both|Onion
bacon free range eggs|both|Fatty trimmings and bacon
is not onion-free|both|Onion
isn't garlic free|both|Garlic
not free from garlic|both|Garlic
not necessarily xylitol-free|both|Xylitol
not without garlic|both|Garlic
no more than 1 clove of garlic|both|Garlic
not only garlic but also onion|both|Garlic;Onion
not too much garlic|both|Garlic
no need to peel the garlic|both|Garlic
no-cook garlic stew|both|Garlic
no-bake chocolate bars|both|Chocolate
no onion but 1 clove of garlic|both|Garlic
no onion and 2 cloves of garlic|both|Garlic
no onion, half a leek|both|Leek
no salt, minced garlic|both|Garlic
no onion, add garlic|both|Garlic
No onion. Garlic 2 cloves.|both|Garlic
no onion; garlic|both|Garlic
no onion (use garlic)|both|Garlic
no alliums (onion, garlic, leek)|both|
no onion in the gravy|both|Stock cubes, gravy and seasoning mixes
no onion with garlic|both|Garlic
onion-free stock with chives|both|Chives
salt-free garlic powder|both|Garlic
garlic (omit)|both|
garlic (leave out)|both|
garlic: none|both|
garlic, omitted|both|
chives removed|both|
onions left out|both|
garlic (not optional)|both|Garlic
garlic, optional|both|Garlic
onion (if using)|both|Onion
0 g salt|both|
0 onions|both|
10 g salt|both|Excess salt
zero garlic|both|
contains no onion|both|
does not contain garlic or onion|both|
doesn't contain xylitol|both|
check the label for no xylitol|both|
Check that the stock is free from onion and salt|both|
Onions are toxic to dogs.|both|
Garlic is poisonous|both|
Onion, garlic and leek are toxic to cats|both|
chocolate must never be given|both|
grapes should be avoided|both|
salt is not needed|both|
garlic is not included|both|
toxic foods such as onion, garlic and grapes|both|
Not suitable for cats (contains onion)|both|Onion
keep away from chocolate|both|
steer clear of grapes and raisins|both|
everything except the onion|both|
vegetables (except onions)|both|
any vegetable other than onion|both|
unlike chocolate, carob is safe|both|
neither onion nor garlic|both|
ONION|both|Onion
Onions!|both|Onion
spring-onion|both|Spring onion
Spring–onions|both|Spring onion
springonions|both|Spring onion
½ leek|both|Leek
1 garlic-clove|both|Garlic
jalapeño|both|Hot chilli and spices
JALAPEÑOS|both|Hot chilli and spices
cow's milk|cat|Milk
cow’s milk|cat|Milk
brewer’s yeast|both|
2 tbsp Worcestershire sauce|both|Stock cubes, gravy and seasoning mixes
Worcester sauce|both|Stock cubes, gravy and seasoning mixes
hamper|both|
porter|both|
1 teaspoon oil|both|
teacup|both|
rump steak|both|
portion|both|
winter squash|both|
aleppo|both|
ginseng|both|
tea towel|both|
a clean tea-towel|both|
onionskin|both|
hamlet|both|
import|both|
support|both|
milky water|cat|
salted|both|
supper|both|
gingerbread spice mix without nutmeg|both|
leeks|both|Leek
currant bun|both|Currants
black currants|both|
blackcurrants|both|
redcurrants|both|
bay leaf|both|
garlic bread|both|Garlic
ham hock|both|Cooked bones
port wine|both|Alcohol
a glass of port|both|Alcohol
rump|both|
drumsticks|both|Cooked bones
coconut milk|both|
oat milk|both|
goat milk|both|
goat's milk yogurt|both|
almond milk|both|
plain whole-milk yogurt|both|
semi-skimmed milk|cat|Milk
double cream|cat|Milk
cream cheese|both|
cream the butter and honey|both|
cream of tartar|cat|
cocoa-free|both|
chocolate-brown|both|
mustard-coloured|both|
a walnut-sized ball|both|
balls the size of a walnut|both|
pieces the size of a grape|both|
grape-sized pieces|both|
walnut halves|both|Walnuts and pecans
wine glass|both|
a wine glass of water|both|
a wine glass of wine|both|Alcohol
a coffee mug of rice|both|
coffee cup|both|
salt mill|both|
garlic press|both|
lemon squeezer|both|
gravy boat|both|
2 tsp coffee|both|Coffee
lemon sole fillet|both|
lemongrass|both|
lemon juice|both|Citrus peel and oils
zest of an orange|both|Citrus peel and oils
grated rind of 1 orange|both|Citrus peel and oils
orange, peeled|both|
sausage dog biscuits|both|
roll the dough into a sausage|both|
2 sausages|both|Fatty trimmings and bacon
red wine vinegar|both|
ginger ale|both|
chamomile tea|both|
peppermint tea|both|
black tea|both|Tea
apple cider|both|Alcohol
grape tomatoes|both|
salmon fillet, raw|dog|Raw salmon or trout (Pacific)
salmon (raw)|dog|Raw salmon or trout (Pacific)
salmon fillet, raw|cat|Raw fish
raw wild salmon fillets|dog|Raw salmon or trout (Pacific)
tinned salmon|both|
salmon fillet, baked|both|
cook the raw salmon until it flakes|both|
Simmer the raw mince for 10 minutes|both|
trout, smoked|both|Smoked or salt-cured fish
smoked paprika|both|
sweet potatoes, raw|both|
potatoes, green|both|Green or sprouted potato
boiled potatoes|both|
potatoes, green beans|both|
tomatoes, green|both|Tomato leaves and green tomato
vine tomatoes|both|
cherries (stones in)|both|Cherry pits
cherries, unpitted|both|Cherry pits
pitted cherries|both|
cherries, stones removed|both|
cherries without stones|both|
1 apple, cored|both|
apple with its core|both|Apple seeds and core
seeds of an apple|both|Apple seeds and core
apple, chia seeds|both|
remove the apple core|both|
apple, core and seeds removed|both|
bones, cooked|both|Cooked bones
chicken bones, roasted|both|Cooked bones
bone broth|both|
bone-in chicken|both|Cooked bones
remove the cooked bones|both|
deboned chicken|both|
kidney beans, raw|both|Raw kidney beans
dried kidney beans|both|Raw kidney beans
tinned kidney beans|both|
mushrooms, foraged|both|Wild mushrooms
chestnut mushrooms|both|
wild rice with mushrooms|both|
egg whites, raw|both|Raw egg white
scrambled egg|both|
liver every day|both|Excess liver
100 g chicken liver|both|
corn-on-the-cob|both|Corn on the cob
sweetcorn cut off the cob|both|
loose sweetcorn|both|
canned pumpkin, not pumpkin pie mix|both|
vanilla essence|both|Vanilla and almond extract
tea tree oil|both|Essential oils
lilies|cat|Lily (any part)
lilies|dog|
Lily’s favourite chicken dinner|cat|
macadamias|dog|Macadamia nuts
macadamias|cat|
🧅 and 🧄|both|Onion;Garlic
E967|both|Xylitol
sugar-free jelly|dog|Sugar-free sweetened foods
sugar-free jelly|cat|
peanut butter (not sugar-free)|dog|
ice cream|dog|Milk (dog)
ice cream|cat|Milk
dog food|dog|
unlike dog food|cat|
400 g chicken breast, 1 onion, 2 carrots|both|Onion
1 onion/leek|both|Onion;Leek
beef, barley & onion|both|Onion
Fry the onion, then add the garlic.|both|Onion;Garlic
Serve with gravy (onion-free)|both|Stock cubes, gravy and seasoning mixes
not to be confused with garlic|both|
looks like chocolate|both|
tastes like garlic|both|
spring onion tops|both|Spring onion
onion soup|both|Onion
throw away mouldy bread|both|
discard if mouldy|both|
non-onion stock|both|
without onion. With garlic.|both|Garlic
No salt\\nOnion|both|Onion
do not add\\nonion|both|
use 2 cloves of garlic, no onion|both|Garlic
no sugar, no onion, no garlic, just chicken and leek|both|Leek
`;
