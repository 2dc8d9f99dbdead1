/**
 * More lines as people type them, in the format of `kitchen-lines.fixture.ts`: written after the rules, to see what they had not
 * been tuned to.
 */
export const HELD_OUT_LINES = `
low-sodium beef broth (no onion or garlic)|both|
vegetable broth, onion-free|both|
homemade chicken stock made without onion or garlic|both|
plain chicken stock - no onion, no garlic|both|
make sure the stock has no onion in it|both|
check the label: it must not contain onion|both|
ensure there is no xylitol in the peanut butter|both|
must be free of xylitol|both|
make sure there are no bones|both|
free from salt, onion and garlic|both|
onion/garlic free stock|both|
garlic & onion-free seasoning|both|
salt- and onion-free broth|both|
contains neither salt nor onion|both|
Do not season with salt or garlic|both|
Never season with salt.|both|
no seasoning, salt or stock cubes|both|
without salt, pepper or stock cubes|both|
Drain and rinse; do not add any salt or butter|both|
no need to add salt|both|
there's no need for salt|both|
no salt needed|both|
salt isn't needed|both|
salt is unnecessary|both|
You don't need onion for this|both|
do NOT give grapes|both|
please leave out the raisins|both|
omit raisins if present|both|
raisins omitted|both|
oatmeal cookies (no raisins, no chocolate chips)|both|
muesli without raisins|both|
muesli with raisins|both|Raisins
raisin bread|both|Raisins
seedless grapes, halved|both|Grapes
grape jelly|both|Grapes
red seedless grapes|both|Grapes
handful of sultanas|both|Sultanas
dried currants|both|Currants
zante currants|both|Currants
redcurrant jelly|both|
black-currant puree|both|
grapeseed extract|both|
grape-seed oil|both|
grapefruit juice|both|Citrus peel and oils
pink grapefruit segments|both|Citrus peel and oils
currantly available|both|
recurrent|both|
praising|both|
braising steak|both|
raising agent|both|
bleeker street|both|
sleek coat|both|
garlicky sauce|both|Garlic
minced garlic|both|Garlic
3 cloves of garlic, crushed|both|Garlic
3 garlic cloves, crushed|both|Garlic
ground cloves|both|
garlic puree|both|Garlic
onion granules|both|Onion
dehydrated onion|both|Onion
caramelised onions|both|Onion
bunch of scallions|both|Spring onion
green onion tops|both|Spring onion
green beans, onion|both|Onion
snipped chives|both|Chives
achieves a golden colour|both|
archives|both|
beehives|both|
banana shallot|both|Shallot
marshallot|both|
white chocolate buttons|both|Chocolate
chocolate labrador|both|
carob (dog-safe chocolate)|both|Chocolate
carob chips instead of chocolate|both|
carob instead of chocolate chips|both|
no chocolate, use carob|both|
unsweetened cocoa|both|Cocoa powder
cocoa powder|both|Cocoa powder
raw cacao nibs|both|Cocoa powder
coconut flour|both|
coconut sugar|both|
cocoyam|both|
desiccated coconut|both|
decaf coffee|both|Coffee
espresso|both|Coffee
coffee table|both|
brewed coffee, cooled|both|Coffee
coffee-free|both|
tea leaves|both|Tea
steak|both|
steam for 10 minutes|both|
team|both|
teaspoonful|both|
1 tea spoon of turmeric|both|
herbal tea|both|
matcha powder|both|Tea
steamed|both|
instead of tea|both|
ale|both|Alcohol
kale|both|
kale and ginger|both|
sale|both|
pale|both|
ginger|both|
begin|both|
original|both|
margin|both|
vegetable|both|
wine vinegar|both|
swine|both|
swine liver|both|
twine|both|
butcher's twine|both|
drumstick meat|both|
crumbled|both|
crumb|both|
instrument|both|
trumpet|both|
sporty dog|both|
portobello mushrooms|both|
transport|both|
divided into portions|both|
stouthearted|both|
lagered|both|
villager|both|
decider|both|
apple cider vinegar (with the mother)|both|
cider|both|Alcohol
cook in red wine|both|Alcohol
non-alcoholic|both|
deglaze with brandy|both|Alcohol
beer can|both|Alcohol
rum and raisin|both|Alcohol;Raisins
nutritional yeast|both|
yeast extract|both|
active dried yeast|both|
baked bread|both|
pizza base, cooked|both|
uncooked bread dough|both|Raw yeast dough
leave the bread dough to rise|both|Raw yeast dough
xylitol|both|Xylitol
contains xylitol|both|Xylitol
may contain xylitol|both|Xylitol
no xylitol!|both|
peanut butter without xylitol|both|
peanut butter (xylitol free)|both|
100% peanut butter, no added sugar or xylitol|both|
peanut butter (check for xylitol)|both|
natural peanut butter containing xylitol|both|Xylitol
sugar-free yoghurt|dog|Sugar-free sweetened foods
sugarless|both|
no sugar|both|
sugar beet|both|
diet cola|both|Caffeine drinks and pills
macadamia oil|dog|Macadamia nuts
coconut, shredded|both|
doughnut|both|
peanut|both|
peanuts, unsalted|both|
nut-free|both|
chopped walnuts|both|Walnuts and pecans
ground almonds|both|Almonds and other nuts
almond butter|both|Almonds and other nuts
pecan pieces|both|Walnuts and pecans
pecan-free|both|
hazelnut-sized balls|both|
roll into walnut-size balls|both|
guacamole|both|Avocado
avocados, mashed|both|Avocado
freshly grated nutmeg|both|Nutmeg and mace
mace|both|Nutmeg and mace
menace|both|
pumpkin puree (not pumpkin pie mix)|both|
pure pumpkin, not pie filling|both|
pumpkin pie spice|both|Nutmeg and mace
pumpkin spice-free|both|
pumpkin seeds|both|
spice-free|both|
boned and rolled lamb|both|
bone meal|both|
bone-meal powder|both|
bones removed|both|
remove any bones|both|
pick out the bones|both|
tinned salmon, bones mashed|both|
roast chicken bones|both|Cooked bones
turkey carcass|both|Cooked bones
leftover cooked rib bones|both|Cooked bones
never give cooked bones|both|
discard the cooked bones|both|
strain the broth and discard the bones|both|
raw chicken necks|both|Raw bones
wishbone|both|
backbone|both|
raw trout fillet|dog|Raw salmon or trout (Pacific)
trout, uncooked|dog|Raw salmon or trout (Pacific)
steamed trout|dog|
salmon, poached|both|
grilled salmon skin|both|
smoked mackerel fillet|both|Smoked or salt-cured fish
unsmoked haddock|both|
smoked haddock|both|Smoked or salt-cured fish
fresh mackerel|both|
kipper|both|Smoked or salt-cured fish
skipper|both|
raw chicken|both|Raw meat
raw minced beef|both|Raw meat
strawberries|both|
raw carrot|both|
raw honey|both|
liver, cooked|both|
all-liver diet|both|Excess liver
cod liver oil, 1 tsp|both|
table salt|both|Excess salt
1/4 tsp salt|both|Excess salt
lightly salted water|both|Excess salt
low salt soy sauce|both|Excess salt
no added salt sweetcorn|both|
unsalted chicken stock|both|
salted butter|both|
saltwater fish|both|
low salt ham|both|Fatty trimmings and bacon
beef stock cube|both|Stock cubes, gravy and seasoning mixes
stock pot|both|
onion gravy|both|Onion;Stock cubes, gravy and seasoning mixes
gravy granules|both|Stock cubes, gravy and seasoning mixes
curry powder|both|Stock cubes, gravy and seasoning mixes
no stock cubes|both|
chicken bouillon|both|Stock cubes, gravy and seasoning mixes
greens|both|
green pepper and potato|both|
sprouted potatoes|both|Green or sprouted potato
brussels sprouts and potatoes|both|
raw potato, grated|both|Green or sprouted potato
mashed potato|both|
potato starch|both|
tomato puree|both|
green tomatoes|both|Tomato leaves and green tomato
tomato leaves|both|Tomato leaves and green tomato
tomatoes, leaves removed|both|
ripe red tomatoes|both|
stewed rhubarb|both|Rhubarb
rhubarb-free|both|
cherry flesh, pitted|both|
cherry tomatoes|both|
cherry pits|both|Cherry pits
sour cherries, stoned|both|
whole cherries|both|Cherry pits
peach stones|both|Stone-fruit pits
peaches, stones removed|both|
mango flesh (no stone)|both|
plum with the stone left in|both|Stone-fruit pits
stone-ground flour|both|
pitta bread|both|
apple seeds|both|Apple seeds and core
apple, peeled and cored|both|
remove core and seeds from the apple|both|
apples (seeds and core removed)|both|
apple pips|both|Apple seeds and core
hemp seeds|both|
sunflower seeds|both|
mustard|both|Mustard
1 tsp wholegrain mustard|both|Mustard
custard|both|
mustard and cress|both|Mustard
hops|dog|Hops
pork chops|both|Cooked bones
shops|both|
Danish blue|both|Blue cheese
blue cheese dressing|both|Blue cheese
stilton|both|Blue cheese
cheddar cheese|both|
blue-cheese crumbles|both|Blue cheese
moldy bread|both|Mouldy food
bread, not mouldy|both|
compostable bag|both|
lavender essential oil|both|Essential oils
coconut oil|both|
flaxseed oil|both|
fresh peppermint|both|
clove oil|both|Essential oils
oregano, dried|both|
raw eggs|both|Raw egg white
raw egg|both|Raw egg white
egg white, whisked and cooked|both|
egg whites, hard-boiled|both|
egg yolks, cooked|both|
tuna in spring water|both|
tuna every day|cat|Excess tuna
dog kibble|cat|Dog food for cats
dog treats|both|
hot dogs|both|Fatty trimmings and bacon
good for dogs|both|
skimmed milk|cat|Milk
lactose-free milk|cat|
soya milk|cat|
a splash of cream|cat|Milk
sour cream|cat|Milk
ice-cream|dog|Milk (dog)
whole milk|dog|
cream of chicken soup|cat|Stock cubes, gravy and seasoning mixes
cream|dog|
creamy texture|cat|
ice cream cone|dog|Milk (dog)
limes|both|Citrus peel and oils
slime|both|
sublime|both|
lemon thyme|both|
orange segments|both|
orange zest|both|Citrus peel and oils
orange juice|both|
lemon-free|both|
bacon bits|both|Fatty trimmings and bacon
ham|both|Fatty trimmings and bacon
shamrock|both|
graham flour|both|
champ|both|
hamster|both|
lean pork sausages|both|Fatty trimmings and bacon
sausage-shaped|both|
birmingham|both|
chilli flakes|both|Hot chilli and spices
chilled overnight|both|
chilli-free|both|
red bell pepper|both|
peppercorns|both|
sweet paprika|both|
corn cob|both|Corn on the cob
corn on the cob, kernels cut off|both|
sweetcorn kernels|both|
corned beef|both|
peppercorn|both|
kidney beans, tinned|both|
baked beans|both|
lambs' kidneys|both|
red kidney beans, raw|both|Raw kidney beans
boiled kidney beans|both|
mushroom powder|both|
wild mushrooms|both|Wild mushrooms
wild salmon and mushrooms|both|
cultivated mushrooms|both|
starfruit|both|Star fruit
star anise|both|
dragon fruit|both|
persimmon seeds|both|Persimmon and fruit stones
persimmon flesh|both|
lily|cat|Lily (any part)
lily pollen|cat|Lily (any part)
calla|cat|
aloe vera juice|both|Aloe vera
vanilla extract|both|Vanilla and almond extract
vanilla pod|both|
malt extract|both|
garlic can be left out|both|
you may leave out the garlic|both|
garlic may be omitted|both|
add garlic if you like|both|Garlic
garlic to taste|both|Garlic
a hint of garlic|both|Garlic
not a hint of garlic|both|
not a trace of onion|both|
no trace of onion|both|
absolutely no onion|both|
strictly no garlic|both|
onion: never!|both|
leave onions out of this dish|both|
keep chocolate away from dogs|both|
keep onions and garlic out of the bowl|both|
Dogs must not eat grapes, raisins or chocolate.|both|
dogs can't have onions|both|
cats should never be given onions, garlic or chives|both|
this recipe contains no garlic, onion, or leeks|both|
recipe free of onions, garlic and salt|both|
made with no garlic or salt|both|
made without any onion, but with garlic powder|both|Garlic
no garlic but onion powder|both|Onion
no garlic; onion powder|both|Onion
with onion but without garlic|both|Onion
with garlic, without onion|both|Garlic
add garlic, not onion|both|Garlic
add garlic not onion|both|Garlic
garlic rather than onion|both|Garlic
use leek in place of onion|both|Leek
chives in lieu of onion|both|Chives
onion instead of leek|both|Onion
excluding garlic|both|
excluding onion but including garlic|both|Garlic
cook without salt; add 1 onion|both|Onion
cook without salt, then add 1 onion|both|Onion
no salt, no pepper, 1 leek|both|Leek
free from garlic, with onion|both|Onion
garlic-free but contains onion|both|Onion
onion-free garlic sauce|both|Garlic
garlic-free onion soup|both|Onion
non-garlic|both|
not salt-free|both|Excess salt
never garlic-free|both|Garlic
it is not onion free|both|Onion
the stock isn't onion-free|both|Onion
without onion, garlic|both|
1 onion (optional)|both|Onion
onion – optional|both|Onion
onion, or leave out|both|Onion
lose the garlic|both|
ditch the onion|both|
no garlic please|both|
skip onion, garlic, and salt|both|
Skip the salt and add garlic|both|Garlic
Do not add salt. Stir in the onion.|both|Onion
Cook the rice without salt and fry the onion|both|Onion
Rinse the beans to remove salt|both|
rinse off the salt|both|
desalted|both|
soaked to remove the salt|both|
Peel the onion.|both|Onion
1 teaspoon garlic-infused oil|both|Garlic
onion-infused oil|both|Onion
water instead of wine|both|
pour into a wine bottle|both|
a pint glass|both|
cocktail onions|both|Onion
olives in brine|both|Excess salt
1 garlic clove (do not use)|both|
Please do not include any onions, garlic or chives|both|
beef mince (make sure no onion powder has been added)|both|
without onion or garlic powder added|both|
broth with no added onion|both|
no garlic powder, onion powder or salt|both|
no garlic powder, use turmeric|both|
low-salt, onion-free stock cube|both|
stock cube (no onion, no salt)|both|
salt-reduced ham|both|Fatty trimmings and bacon
no-added-salt tinned fish|both|
tinned fish with added salt|both|Excess salt
with a little salt|both|Excess salt
some salt and a knob of butter|both|Excess salt
unsalted, unsweetened peanut butter|both|
sea-salt flakes|both|Excess salt
season to taste with salt|both|Excess salt
himalayan pink salt|both|Excess salt
salted peanuts|both|
salt pork|both|Excess salt
a salt-free diet|both|
pass on the salt|both|
pass the salt|both|Excess salt
easy on the salt|both|Excess salt
garlic-less|both|
onionless|both|
de-seeded tomatoes|both|
seedless watermelon|both|
pitted dates|both|
deveined prawns|both|
stoned plums|both|
destoned cherries|both|
apple, seeds removed|both|
apple without core or seeds|both|
apple cores|both|Apple seeds and core
core the apple|both|
core of the apple|both|Apple seeds and core
1 apple (core removed)|both|
apple with skin|both|
tomatoes with the leaves and stems|both|Tomato leaves and green tomato
baby plum tomatoes|both|
sun-dried tomatoes|both|
green potato|both|Green or sprouted potato
potato with green skin|both|
potatoes (no green parts)|both|
peeled potatoes, boiled until soft|both|
boil the raw potatoes|both|
raw sweet potato|both|
raw, grated potato|both|Green or sprouted potato
hot cross bun|both|Raisins
mince pie|both|Raisins
mince for pies|both|
fruit cake|both|Raisins
dried mixed fruit|both|Currants
vine leaves|both|
vine fruits|both|Currants
dark-chocolate|both|Chocolate
choc chips|both|Chocolate
chocolate-free|both|
chocolate flavour carob|both|Chocolate
white choc chips|both|Chocolate
carob drops (not chocolate)|both|
not real chocolate|both|
never ever chocolate|both|
absolutely never chocolate or coffee|both|
cocoa-dusted|both|Cocoa powder
hot cocoa|both|Cocoa powder
cacao butter|both|
coffee cake|both|Coffee
use a clean coffee grinder|both|
blitz in a spice or coffee grinder|both|
coffee-mug-sized|both|
teaspoon of tea|both|Tea
tea-spoon|both|
afternoon tea|both|Tea
ginger tea|both|
lemon tea|both|Citrus peel and oils;Tea
red-bush tea|both|
bone broth 'tea'|both|Tea
pint of lager|both|Alcohol
dash of sherry|both|Alcohol
sherry vinegar|both|
rice vinegar|both|
malt vinegar|both|
cooking wine|both|Alcohol
whiskey-free|both|
wine-free gravy|both|Stock cubes, gravy and seasoning mixes
ginger beer|both|
bread dough|both|Raw yeast dough
cooled bread|both|
dough made with oat flour|both|
roll out the dough|both|
biscuit dough|both|
risen yeast dough|both|Raw yeast dough
birch-sugar|both|Xylitol
erythritol|both|
E 967|both|Xylitol
sweetener|both|
macadamia-free|dog|
macadamia nuts, roasted|dog|Macadamia nuts
brazil nuts|both|Almonds and other nuts
hazel nuts|both|Almonds and other nuts
pine nuts|both|
chestnuts|both|
water chestnuts|both|
coconut|both|
avocado|both|Avocado
avocado-oil spray|both|
avocado stone removed|both|
nutmeg-free|both|
ground mace|both|Nutmeg and mace
cinnamon|both|
allspice|both|
pumpkin pie filling|both|Pumpkin pie mix
pumpkin, not the pie filling|both|
turkey carcass, for stock|both|Cooked bones
raw turkey necks|both|Raw bones
bones (raw)|both|Raw bones
bones|both|
boned chicken|both|
bone out the chicken|both|
bone-free fish|both|
remove all cooked bones|both|
chicken, bones removed|both|
sardines with bones|both|
mackerel, raw|both|Raw fish
sushi-grade tuna, raw|both|Raw fish
sashimi|both|Raw fish
salmon, not raw|both|
salmon (never raw)|both|
fully cooked salmon|both|
baked salmon fillet|both|
salmon fishcakes|both|
hot-smoked trout|both|Smoked or salt-cured fish
smoky|both|
anchovies in salt|both|Smoked or salt-cured fish
raw meat|both|Raw meat
raw beef mince, browned|both|
uncooked chicken|both|Raw meat
do not feed raw chicken|both|
rawhide|both|
liver treats|both|
liver once a week|both|
feed liver every day|both|Excess liver
don't feed liver every day|both|
vitamin D3|both|
vitamin D drops|both|
cholecalciferol|both|Excess vitamin D
soy sauce|both|Excess salt
soya|both|
soya beans|both|
gravy|both|Stock cubes, gravy and seasoning mixes
instant gravy|both|Stock cubes, gravy and seasoning mixes
gravy-free|both|
beef stock|both|
oxo cube|both|Stock cubes, gravy and seasoning mixes
ice cube tray|both|
worcestershire sauce|both|Stock cubes, gravy and seasoning mixes
stuffing mix|both|Stock cubes, gravy and seasoning mixes
stuffing for a Kong|both|
Kong stuffing|both|
rhubarb crumble|both|Rhubarb
cherry pie|both|
cherry stones|both|Cherry pits
black cherry juice|both|
cherries (pitted)|both|
frozen pitted cherries|both|
unpitted cherries|both|Cherry pits
cherry wood|both|
plums with stones removed|both|
apricots (stoned)|both|
apricot stones|both|Stone-fruit pits
peach pits|both|Stone-fruit pits
mango, stone discarded|both|
nectarine flesh|both|
mustard seeds|both|Mustard
mustard leaves|both|
mustard-yellow|both|
colman's mustard|both|Mustard
hop|dog|
the dog hops about|dog|
spent hops|dog|Hops
hopscotch|dog|
roquefort|both|Blue cheese
blue whiting|both|
gorgonzola|both|Blue cheese
mouldy cheese|both|Mouldy food
silicone mould|both|
compost|both|Mouldy food
put the peelings in the compost|both|
oregano oil|both|Essential oils
fish oil|both|
sunflower oil|both|
peppermint oil|both|Essential oils
peppermint leaves|both|
raw egg yolk|both|Raw egg white
poached egg|both|
1 raw egg, beaten|both|Raw egg white
crack in the raw egg and cook until set|both|
eggs, lightly beaten|both|
egg-white powder|both|
tuna, drained|cat|
all-tuna diet|cat|Excess tuna
tuna only|cat|
wet dog food|cat|Dog food for cats
never feed dog food to cats|cat|
milk|cat|Milk
milk-free|cat|
oat-milk|cat|
coconut-milk powder|cat|
goats' milk|cat|
goat's milk|cat|
whole milk yoghurt|cat|
condensed milk|cat|Milk
milkfish|cat|
cream-free|cat|
single cream|cat|Milk
coconut cream|cat|
cream cheese, low fat|cat|
lactose-free cream|cat|
water instead of milk|cat|
milk or water|cat|Milk
a pint of milk|cat|Milk
large amounts of milk|dog|Milk (dog)
lime juice|both|Citrus peel and oils
limescale|both|
lime-free|both|
clementine segments|both|
lemon curd|both|Citrus peel and oils
lemony|both|
orange peel|both|Citrus peel and oils
orange-fleshed sweet potato|both|
peel the orange|both|
citrus-free|both|
lean gammon|both|Fatty trimmings and bacon
turkey bacon|both|Fatty trimmings and bacon
trim the bacon fat off|both|
fat trimmings removed|both|
bacon-free|both|
hambone|both|Cooked bones
pork loin|both|
sausage meat|both|Fatty trimmings and bacon
chorizo|both|Fatty trimmings and bacon
cayenne-free|both|
red chilli|both|Hot chilli and spices
chillies|both|Hot chilli and spices
chili con carne|both|Onion
hot water|both|
sweet pepper|both|
pepper sauce|both|
corncob|both|Corn on the cob
baby corn|both|
corn, cut from the cob|both|
remove the corn cob|both|
popcorn|both|
red kidney beans (tinned)|both|
kidney beans, canned|both|
kidney beans|both|
soaked raw kidney beans, boiled for 30 minutes|both|
raw red kidney beans|both|Raw kidney beans
green beans|both|
ox kidney|both|
kidney|both|
mushrooms|both|
wild mushrooms, foraged|both|Wild mushrooms
wild boar and mushrooms|both|
shiitake mushrooms|both|
star fruit|both|Star fruit
star-fruit|both|Star fruit
starfruits|both|Star fruit
Tiger lily|cat|Lily (any part)
my cat Lily|cat|
aloe|both|Aloe vera
aloha|both|
vanilla|both|
vanilla extract (alcohol-free)|both|
vanilla-free|both|
Onion and garlic are both toxic to dogs, so leave them out.|both|
Leave out onion and garlic; both are toxic.|both|
We never use onion, garlic, grapes or raisins in our recipes.|both|
Serve without gravy.|both|
Serve with a little gravy.|both|Stock cubes, gravy and seasoning mixes
If using shop-bought stock, check it has no onion.|both|Stock cubes, gravy and seasoning mixes
Use a stock that is free of onion and garlic.|both|
Choose a broth with no onion, garlic or added salt.|both|
This is a salt-free, onion-free, garlic-free recipe.|both|
Do not be tempted to add garlic.|both|
Resist adding salt.|both|
There is no need to add any salt or stock cubes.|both|
Onions, garlic, leeks and chives must all be avoided.|both|
Swap the onion for celery and the garlic for parsley|both|
Take out the onion|both|
Remove the garlic|both|
Remove the onion before serving|both|Onion
Fish out the garlic after cooking|both|Garlic
Discard the onion.|both|
skinless, boneless chicken; no onion|both|
carrots/onions/peas|both|Onion
onion+garlic|both|Onion;Garlic
2onions|both|Onion
2 x onions|both|Onion
oNiOn|both|Onion
*onion*|both|Onion
“onion”|both|Onion
onion.|both|Onion
(onion)|both|Onion
[garlic]|both|Garlic
garlic_powder|both|Garlic
Heat the oil in a large pan. Add the onion and cook for 5 minutes without browning.|both|Onion
Cook gently without colouring the onions.|both|Onion
Do not let the garlic burn.|both|Garlic
Fry the mince without oil, then add the leeks.|both|Leek
Without stirring, add the garlic.|both|Garlic
Do not stir; scatter over the chives.|both|Chives
Do not cover. Add the onion.|both|Onion
Don't peel the potatoes, just add them with the onion.|both|Onion
Never boil the stock; add garlic and simmer.|both|Garlic
Avoid overcooking. Stir in the raisins.|both|Raisins
Avoid lumps by whisking the gravy|both|Stock cubes, gravy and seasoning mixes
No need to chop the onion finely.|both|Onion
There is no need to soak the raisins|both|Raisins
Remove the lid and add the onion.|both|Onion
Remove from the heat, stir in garlic.|both|Garlic
Remove the chicken and add onion to the pan|both|Onion
Take the pan off the heat and add the chocolate|both|Chocolate
Skim off the fat and add garlic|both|Garlic
Drain, discarding the water, and add salt|both|Excess salt
Discard the skin; season with salt.|both|Excess salt
Trim the beef, then fry it with onion.|both|Onion
Cut off the tops and add the onions|both|Onion
Leave to cool, then add the grapes.|both|Grapes
Leave out overnight then add raisins|both|Raisins
Instead of rice, use barley and onion|both|Onion
Rather than boiling, roast with garlic|both|Garlic
Replace the lid and add garlic|both|Garlic
Replace water with wine|both|Alcohol
Swap water for beer|both|Alcohol
Substitute wine for the water|both|Alcohol
not just onion|both|Onion
no onion? use garlic|both|Garlic
If you have no leek, onion will do|both|Onion
If there's no celery, add an onion|both|Onion
No celery? Add onion.|both|Onion
no sugar, no salt, but plenty of garlic|both|Garlic
sugar free, garlic sauce|cat|Garlic
gluten-free onion rings|both|Onion
gluten-free, dairy-free chocolate cake|both|Chocolate
dairy-free chocolate|both|Chocolate
fat-free gravy|both|Stock cubes, gravy and seasoning mixes
grain-free with garlic|both|Garlic
grain free garlic chicken|both|Garlic
free range chicken with garlic|both|Garlic
free-range chicken and onion pie|both|Onion
feel free to add garlic|both|Garlic
feel free to use onion|both|Onion
non-stick pan, 1 onion|both|Onion
nonfat yoghurt with raisins|both|Raisins
zero-waste onion soup|both|Onion
zero sugar, 1 clove garlic|both|Garlic
minus the skin, with garlic|both|Garlic
skip the peeling, add garlic|both|Garlic
skip to step 4 and add the garlic|both|Garlic
no-fuss garlic chicken|both|Garlic
No. 1 onion soup|both|Onion
no 2 onions are alike|both|
toxic-free garlic|both|Garlic
unlike onion, garlic is fine|both|Garlic
garlic is not harmful in small amounts|both|Garlic
garlic is not toxic|both|Garlic
onion isn't bad for dogs|both|Onion
onion is good for you|both|Onion
a safe amount of garlic|both|Garlic
garlic is fine|both|Garlic
onions are removed after frying|both|Onion
garlic removed before serving|both|Garlic
strain out the onions before serving|both|Onion
simmer with an onion, then discard the onion|both|Onion
simmer with onion and remove it later|both|Onion
garlic (leave whole)|both|Garlic
garlic, left whole|both|Garlic
onion, left unpeeled|both|Onion
onion, cut into wedges|both|Onion
onion, skin removed|both|Onion
garlic, skins removed|both|Garlic
onion (peeled and cut in half)|both|Onion
garlic, peeled, core removed|both|Garlic
leek, green part discarded|both|Leek
onion, peel discarded|both|Onion
raisins, soaked and drained|both|Raisins
chocolate, melted|both|Chocolate
grapes, seeds removed|both|Grapes
grapes (no seeds)|both|Grapes
grapes without skin|both|Grapes
garlic without skin|both|Garlic
onion without its skin|both|Onion
avocado without skin or stone|both|Avocado
garlic bread without butter|both|Garlic
onion soup with no salt|both|Onion
salt-free onion soup|both|Onion
unsalted garlic butter|both|Garlic
low-fat garlic dressing|both|Garlic
decaffeinated tea|both|Tea
caffeine-free tea|both|Tea
caffeine-free cola|both|Caffeine drinks and pills
alcohol-free wine|both|Alcohol
sugar-free chocolate|dog|Chocolate;Sugar-free sweetened foods
chocolate with no added sugar|both|Chocolate
no added sugar chocolate|both|Chocolate
no-added-sugar chocolate spread|both|Chocolate
no salt garlic seasoning|both|Garlic
no artificial colours, garlic powder|both|Garlic
contains no grain, contains garlic|both|Garlic
chicken, rice, peas, garlic|both|Garlic
beef (60%), rice, garlic powder 0.5%|both|Garlic
1/2 onion|both|Onion
½ onion|both|Onion
1-2 onions|both|Onion
2–3 cloves garlic|both|Garlic
one onion|both|Onion
0.5 onion|both|Onion
0.25 tsp garlic powder|both|Garlic
10 onions|both|Onion
garlic 0.1%|both|Garlic
the onion you did not use|both|Onion
onion not peeled|both|Onion
onions, not too big|both|Onion
garlic, don't chop|both|Garlic
garlic - do not burn|both|Garlic
garlic (don't overdo it)|both|Garlic
onion (not red)|both|Onion
onion, never mind the size|both|Onion
garlic salt, not too much|both|Garlic
chocolate is a no-go|both|
garlic – avoid if possible|both|
skip if you have no garlic|both|
add garlic if not allergic|both|Garlic
dogs who are not allergic to garlic|both|Garlic
why not add garlic|both|Garlic
how about garlic|both|Garlic
why not try leek?|both|Leek
more garlic than onion|both|Garlic;Onion
no less than 2 onions|both|Onion
no fewer than 3 cloves of garlic|both|Garlic
at least 1 onion|both|Onion
up to 1 onion|both|Onion
nothing but onion|both|Onion
anything but onion|both|
all but the onion|both|
onion or garlic|both|Garlic;Onion
either onion or garlic|both|Garlic;Onion
salt or no salt|both|Excess salt
with or without onion|both|Onion
with or without garlic|both|Garlic
Onion (can be omitted)|both|
Onion (may be replaced with celery)|both|
remove stones from cherries|both|
bake with the bones in|both|Cooked bones
serve on the bone|both|Cooked bones
smash the cooked bones|both|Cooked bones
serve raw salmon|dog|Raw salmon or trout (Pacific)
Serve the salmon raw.|dog|Raw salmon or trout (Pacific)
Dice the salmon and serve it raw|dog|Raw salmon or trout (Pacific)
Mix raw egg into the rice.|both|Raw egg white
Crack raw eggs over the cooked rice|both|Raw egg white
top with raw egg, fried rice on the side|both|Raw egg white;Spring onion
stir raw chicken into boiled rice|both|Raw meat
coat raw chicken and bake for 20 minutes|both|
wash hands after touching raw chicken|both|
keep raw chicken away from cooked food|both|
garlic/ginger paste|both|Garlic
ginger-garlic paste|both|Garlic
onion-and-sage stuffing|both|Onion
cheese-and-onion crisps|both|Onion
sour cream and chive dip|dog|Chives
chocolate-covered raisins|both|Chocolate;Raisins
rum-soaked raisins|both|Alcohol;Raisins
wine-braised beef|both|Alcohol
beer-battered fish|both|Alcohol
port-glazed duck|both|Alcohol
coffee-rubbed steak|both|Coffee
salt-baked|both|Excess salt
salt-crusted sea bass|both|Excess salt
garlic-stuffed olives|both|Garlic
onion-rich gravy|both|Onion;Stock cubes, gravy and seasoning mixes
no-onion gravy|both|Stock cubes, gravy and seasoning mixes
onion powder-free|both|
garlic oil-free|both|
no leeks in it|both|
There are no onions in this stew.|both|
There is no onion here, only carrot.|both|
Contains absolutely no garlic.|both|
Made completely without onion|both|
prepared with zero salt|both|
nothing containing onion|both|
nothing with garlic in it|both|
any stock as long as it has no onion|both|
stock, as long as it doesn't contain garlic|both|
stock that does not have onion in it|both|
a stock which has neither onion nor garlic|both|
stock cubes are not allowed|both|
don't ever use raisins|both|
do not under any circumstances feed grapes|both|
never, ever feed grapes|both|
please don't add chocolate|both|
please no chocolate|both|
you should not add garlic|both|
you shouldn't add any garlic or onion|both|
garlic must not be added|both|
garlic shouldn't be used|both|
onion should be left out|both|
onions must be left out|both|
the onion can be skipped|both|
chocolate is dangerous|both|
chocolate is a poison|both|
grapes are deadly for dogs|both|
keep grapes out of reach|both|
keep raisins away|both|
stay away from grapes|both|
exclude the raisins|both|
excluded: onion, garlic|both|
Ingredients to avoid: onion, garlic, grapes|both|
Foods to avoid: chocolate, xylitol and raisins|both|
Do not feed: onions, chives, leeks|both|
Never include: macadamia nuts|dog|
Unsafe: onion|both|
Toxic: grapes, raisins|both|
Warning: garlic is toxic|both|
Beware of xylitol in peanut butter|both|
Watch out for raisins in muesli|both|
Not recommended: onion, garlic|both|
forbidden foods: onion and leek|both|
onions and garlic are a no-no|both|
leave out any salt|both|
cut the salt|both|Excess salt
cut out the salt|both|
cut out salt and stock cubes|both|
do away with the onion|both|
do without onion|both|
go without salt|both|
works fine without onion|both|
even better with no garlic|both|
onionless gravy|both|Stock cubes, gravy and seasoning mixes
garlic-and-onion-free|both|
onion, garlic and salt free|both|
onion-, garlic- and salt-free|both|
free-from onion sausages|both|Fatty trimmings and bacon
nut free, chocolate free|both|
chocolate free treats|both|
grape free|both|
raisin & grape free|both|
alcohol & caffeine free|both|
caffeine free|both|
dairy-free, onion-free|both|
onion free and garlic free|both|
certified xylitol-free|both|
labelled xylitol-free|both|
guaranteed xylitol free|both|
must be xylitol-free|both|
make sure it's xylitol-free|both|
make sure it is free from xylitol|both|
make sure that the peanut butter does not contain xylitol or birch sugar|both|
(no xylitol)|both|
[no xylitol!]|both|
no-xylitol peanut butter|both|
peanut butter – no xylitol, no salt|both|
peanut butter, no xylitol or palm oil|both|
peanut butter w/out xylitol|both|
peanut butter w/o xylitol|both|
peanut butter, sans xylitol|both|
peanut butter (never with xylitol)|both|
peanut butter (xylitol is toxic)|both|
peanut butter (not one with xylitol)|both|
peanut butter (avoid xylitol)|both|
peanut butter (not sweetened with xylitol)|both|
peanut butter not containing xylitol|both|
pumpkin puree, NOT pumpkin pie filling|both|
pumpkin puree not pumpkin pie mix|both|
pumpkin (do not use pumpkin pie filling)|both|
pumpkin instead of pumpkin pie filling|both|
goat milk (not cow's milk)|cat|
lactose-free milk instead of cow's milk|cat|
water, not milk|cat|
water or milk|cat|Milk
unsweetened almond milk|cat|
sweetened condensed milk|cat|Milk
coconut milk drink|cat|
soya milk powder|cat|
oat milk latte|cat|Coffee
kitten milk replacer|cat|
milk replacer|cat|
milk jug|cat|
milk chocolate|cat|Chocolate
cream-coloured|cat|
ice cream scoop|both|
use an ice-cream scoop to portion|both|
cream crackers|cat|
whipped cream|cat|Milk
cream of mushroom soup|cat|Stock cubes, gravy and seasoning mixes
creme fraiche|cat|
milky|cat|
the colour of milk|cat|
ham and cheese|both|Fatty trimmings and bacon
ham-free|both|
hamburger bun|both|
portion into 10|both|
sport|both|
deport|both|
in port|both|Alcohol
alehouse|both|
teapot|both|
tea pot|both|
coffeepot|both|
beer glass|both|
half a beer glass of water|both|
shot glass|both|
wineglass|both|
sherry glass of water|both|
a gin measure of water|both|Alcohol
rum truffles|both|Alcohol
rumble|both|
crumb coating|both|
forum|both|
drum|both|
gin|both|Alcohol
ginger nut|both|
gingerly fold|both|
lime|both|Citrus peel and oils
limestone|both|
time|both|
limewater|both|
macaroni|both|
mackerel|both|
mace spray|both|Nutmeg and mace
grimace|both|
hopsack|both|
hopeful|both|
salty|both|
saltine|both|
basalt|both|
assault|both|
cobalt|both|
corn on cob holders|both|
stonebaked|both|
stoneware dish|both|
pizza stone|both|
limestone flour|both|
cherry wood smoked|both|
cherry pepper|both|
cherry red|both|
cherry stone pitter|both|
peach-coloured|both|
apple corer|both|
use an apple corer|both|
lily of the valley|cat|Poisonous plants
lily-livered|cat|Lily (any part)
chive-free|both|
leek-free|both|
leeky|both|
leaks|both|
sleekly|both|
leek and potato soup|both|Leek
potato and leek|both|Leek
Welsh cakes with currants|both|Currants
current|both|
currantless|both|
electric currents|both|
sultana-free|both|
sultan|both|
consultant|both|
raisin'|both|Raisins
raising|both|
grapevine|both|
grape hyacinth|both|
grapple|both|
rape seed oil|both|
rapeseed oil|both|
mustard gas|both|Mustard
cress|both|
nutcracker|both|
walnut oil|both|Walnuts and pecans
walnut-coloured|both|
almond-shaped|both|
almond eyes|both|Almonds and other nuts
pecan-sized|both|
hazelnut-sized|both|
the size of an almond|both|
about the size of a large grape|both|
as big as a walnut|both|
no bigger than a grape|both|
smaller than a grape|both|
larger than a hazelnut|both|
roll into balls, a little bigger than a walnut|both|
a piece the size of half a walnut|both|
cut to grape size|both|
chicken, no added salt stock, onion, carrots|both|Onion
no salt tinned tuna, onion|both|Onion
no salt sweetcorn, garlic|both|Garlic
no onion, garlic, leek|both|
salmon & leek bowl|both|Leek
leek pot|both|Leek
garlic dish|both|Garlic
onion tray bake|both|Onion
chocolate shapes|both|Chocolate
chocolate-shaped|both|
add the hops in|dog|Hops
no garlic bread, onion soup|both|Onion
no onion rings, garlic or leek|both|
without salt, garlic or onion|both|
without garlic sauce, onion or leek|both|
tea time|both|
coffee pot|both|
peas (no added salt), onion|both|Onion
500 g beef\\n1 onion\\nno salt\\n2 carrots|both|Onion
500 g beef\\nno onion\\nno salt\\n2 leeks|both|Leek
Ingredients: beef, rice, garlic. No salt.|both|Garlic
Ingredients: beef, rice. No salt, no onion.|both|
Beef (no bones), onion|both|Onion
no bones, no skin, 1 onion|both|Onion
no bones or skin, onion|both|Onion
boneless, skinless chicken, onion|both|Onion
skinless chicken, no bones, garlic|both|Garlic
no skin, garlic|both|Garlic
no sugar, garlic|both|Garlic
no peas, onion|both|Onion
no sugar, onion or garlic|both|
no wheat, corn, soy or onion|both|
free from wheat, onion and garlic|both|
free from wheat and onion|both|
free from artificial colours, onion|both|Onion
free from bones, skin and onion|both|
Cook the liver, drain and discard the water.|both|
1 tin of tuna in brine|both|Excess salt
tuna in spring water, not brine|both|
sardines in tomato sauce|both|
sardines in sunflower oil|both|
Chicken & rice (no onion, garlic, or seasoning)|both|
seasoning (no onion or garlic powder), 1 tsp salt|both|Excess salt
stock made with onion|both|Onion
stock which was made with onions|both|Onion
home-made stock cooked without onion|both|
beef broth (onion free)|both|
beef broth (onion free, garlic free)|both|
bone broth, no onion, garlic or salt|both|
yeast-free, onion-free|both|
herbs (not chives)|both|
any herb except chives|both|
mixed herbs, no chives or garlic|both|
chives or parsley|both|Chives
parsley (or chives)|both|Chives
parsley, not chives|both|
parsley but not chives|both|
parsley rather than chives|both|
fresh parsley in place of the chives|both|
chives, if you have them|both|Chives
2 tbsp chives, snipped|both|Chives
half a leek, washed|both|Leek
baby leeks|both|Leek
wild leek|both|Leek
leek-and-potato|both|Leek
ramps|both|Garlic
car ramps|both|Garlic
elephant garlic|both|Garlic
black garlic|both|Garlic
roast garlic|both|Garlic
garlic mayo|both|Garlic
garlic mayonnaise|both|Garlic
granulated garlic|both|Garlic
garlic flakes|both|Garlic
garlic scapes|both|Garlic
garlic stalks|both|Garlic
crush in a garlic crusher|both|
raw sockeye salmon|dog|Raw salmon or trout (Pacific)
raw fillet of salmon|dog|Raw salmon or trout (Pacific)
smoked Scottish salmon|both|Smoked or salt-cured fish
raw quail eggs|both|Raw egg white
raw steak|both|Raw meat
raw prawns|both|Raw fish
cooked prawns|both|
raw carrots and salmon|both|
raw carrots, salmon|both|
smoked tofu and salmon|both|
raw oats with egg|both|
Mix all ingredients apart from the oil. Add salt.|both|Excess salt
Drain the tinned beans, rinse off the brine and mash.|both|
Use the coffee grinder for the eggshell.|both|
Pour into an ice cube tray.|both|
Use a wine bottle to roll it flat.|both|
Serve in a wine glass|both|
Strain through a tea strainer|both|
Sieve through a tea towel-lined colander|both|
1 tbsp milk thistle|cat|
Wrap in a damp tea towel.|both|
Line a tray; no oil, salt or garlic needed.|both|
Salt, garlic and onion are not needed.|both|
No seasoning is needed, not even salt.|both|
not even a pinch of salt|both|
never season it|both|
no salt, please|both|
zero added salt|both|
0% salt|both|
0 salt|both|
0.1 g salt|both|Excess salt
salt: 0.3 g|both|Excess salt
salt 0 g|both|
salt: 0|both|
salt (0 g)|both|
onion x 0|both|Onion
1 onion, not chopped|both|Onion
1 onion not garlic|both|Onion
garlic - never onion|both|Garlic
I never add garlic but always onion|both|Onion
never garlic, always onion|both|Onion
no garlic, always onion|both|Onion
without garlic, then onion|both|Onion
no garlic; instead, onion|both|Onion
no garlic: onion instead|both|Onion
garlic replaced by onion|both|Onion
onion substituted with celery|both|
swap garlic with onion|both|Onion
switch the onion for a carrot|both|
in place of chocolate, carob|both|
carob in place of chocolate|both|
cooked without garlic or salt and served with onion|both|Onion
Made without gluten, dairy or garlic|both|
Made without gluten. Contains onion.|both|Onion
gluten-free, contains garlic|both|Garlic
may contain traces of nuts|both|
may contain almonds|both|Almonds and other nuts
trace of garlic|both|Garlic
traces of onion|both|Onion
free of traces of onion|both|
no onion whatsoever|both|
no onion, ever|both|
no onion at all; chives are fine|both|Chives
no onion (not even powdered)|both|
no onion (or garlic)|both|
no onion (nor garlic)|both|
no onion, nor garlic|both|
no onion – or garlic|both|
no onion, and no garlic|both|
no onion and definitely no garlic|both|
no onion. Definitely no garlic.|both|
no onion or any other allium|both|
no members of the onion family|both|
no members of the onion family: garlic, leek, chives|both|
avoid the onion family (onion, garlic, leek)|both|
contains onion|both|Onion
contains: onion|both|Onion
allergens: none. onion 2%|both|Onion
CHOCOLATE CHIPS|both|Chocolate
Choc-chip cookies|both|Chocolate
Xylitol-free|both|
XYLITOL FREE|both|
Sugar-Free|dog|Sugar-free sweetened foods
unsweetened, sugar-free|dog|Sugar-free sweetened foods
sugar free yoghurt (no xylitol)|dog|Sugar-free sweetened foods
no sugar-free products|dog|
avoid sugar-free jam|dog|
avoid sugar free peanut butter|dog|
not the sugar-free kind|dog|
never use sugar-free|dog|
ripe tomatoes, no leaves|both|
ripe tomatoes without stems|both|
potatoes, no green bits|both|
potatoes with sprouts removed|both|
peeled potatoes (never green)|both|
no green potatoes|both|
discard any green potatoes|both|
cut away green potato skin|both|
remove cherry stones|both|
remove the stones from the cherries|both|
remove stones from plums|both|
take the stones out of the cherries|both|
take out the cherry stones|both|
stone the cherries|both|
pit the cherries|both|
cherries, pits removed|both|
apple, deseeded|both|
apple slices, no seeds|both|
apples, no core|both|
apple (no pips)|both|
apple without the pips|both|
apple including core|both|Apple seeds and core
whole apple with core and pips|both|Apple seeds and core
zest removed from lemon|both|Citrus peel and oils
orange flesh only, no peel|both|
orange without peel|both|
orange with peel|both|Citrus peel and oils
a squeeze of lemon|both|Citrus peel and oils
a slice of ham|both|Fatty trimmings and bacon
2 rashers bacon|both|Fatty trimmings and bacon
bacon rind|both|Fatty trimmings and bacon
trim off the bacon fat|both|
lean mince, fat trimmings removed|both|
no bacon or ham|both|
turkey rather than ham|both|
lean turkey instead of bacon or ham|both|
corn on the cob with the cob removed|both|
no cob|both|
whole corn cobs|both|Corn on the cob
cooked, mashed kidney beans|both|
kidney beans, soaked and boiled|both|
dried kidney beans, soaked and boiled hard for 10 minutes|both|
dried kidney beans, soaked|both|Raw kidney beans
shop-bought mushrooms|both|
no wild mushrooms|both|
never use wild or foraged mushrooms|both|
egg (not raw)|both|
eggs, never raw|both|
no raw egg|both|
avoid raw egg whites|both|
hard-boiled egg white|both|
baked with egg whites|both|
salmon, cooked (never raw)|dog|
do not use raw salmon|dog|
use cooked, not raw, salmon|dog|
use cooked salmon, not raw|dog|
raw or cooked salmon|dog|Raw salmon or trout (Pacific)
no raw fish|both|
smoked-salmon-free|both|
not smoked salmon|both|
fresh, not smoked, mackerel|both|
unsmoked mackerel|both|
mackerel (not smoked)|both|
a touch of garlic|both|Garlic
after handling the garlic wash your hands|both|Garlic
wash your hands after touching raw chicken|both|
as soon as the onion is soft|both|Onion
carrot as well as onion|both|Onion
as long as the onion is fresh|both|Onion
as much garlic as you like|both|Garlic
as thick as double cream|cat|
feel like adding garlic|both|Garlic
a dice the size of a pea, then onion|both|Onion
a piece the size of a pea and some onion|both|Onion
until the colour of the onion changes|both|Onion
Keep the garlic warm off the heat|both|Garlic
Take the onions off the heat|both|Onion
take the chocolate off the hob|both|Chocolate
remove the onion skins|both|Onion
Discard the garlic skin and chop|both|Garlic
remove the skin from the onion|both|Onion
remove the seeds from the grapes|both|Grapes
Trim the leeks and slice them|both|Leek
Scoop out the avocado|both|Avocado
strain the coffee|both|Coffee
cut off the tops of the onions|both|Onion
cut off the root of the leek|both|Leek
garlic, removed from its skin|both|Garlic
The garlic is not added until the end|both|Garlic
Do not add the garlic until the end|both|Garlic
Don't add the onion yet|both|Onion
don't add the garlic too early|both|Garlic
never add the garlic before the oil is hot|both|Garlic
You don't need to peel the garlic|both|Garlic
You don't have to chop the onion|both|Onion
You do not need to soak the raisins|both|Raisins
You do not need onion|both|
you don't want to burn the garlic|both|Garlic
you don't want to use garlic|both|
Do not stir the onions|both|Onion
Don't stir the onions too often|both|Onion
don't stir in any onion|both|
do not mix in garlic|both|
Do not season the onions|both|Onion
Do not season the meat with garlic|both|
do not flavour with garlic|both|
do not make the gravy too thick|both|Stock cubes, gravy and seasoning mixes
sweat rather than fry the onion|both|Onion
instead of frying the onion, bake it|both|Onion
Instead of chopping the garlic, crush it|both|Garlic
chop and fry raw mince|both|
should not be browned with onion|both|Onion
the onion should not be browned|both|Onion
onions should not be too brown|both|Onion
garlic must not be burnt|both|Garlic
garlic should not be raw|both|Garlic
do not crowd the onions|both|Onion
do not rinse the onion|both|Onion
don't worry if the onion browns|both|Onion
not all onions are strong|both|Onion
not every onion|both|Onion
never wash mushrooms; add garlic|both|Garlic
Do not drain. Stir in garlic.|both|Garlic
do not drain, stir in garlic|both|Garlic
do not serve hot; garnish with chives|both|Chives
Do not serve hot, garnish with chives|both|Chives
do not feed straight away. Top with raisins|both|Raisins
Do not use a metal bowl. Add wine.|both|Alcohol
Do not use a metal pan, add wine|both|Alcohol
do not use tinned tomatoes with onion|both|
do not put the lid on, add onion|both|Onion
Do not give hot. Contains garlic.|both|Garlic
do not include the skin; 1 onion|both|Onion
Avoid hot spots: stir the onion|both|Onion
Avoid a soggy base; fry the onion|both|Onion
Skip this step if you have garlic paste|both|Garlic
skip the frying and add raw onion|both|Onion
Leave the lid off and fry the onion|both|Onion
Leave the lid off, add garlic|both|Garlic
leave the onion and garlic to soak|both|Garlic;Onion
leave the skin on the garlic|both|Garlic
leave the chocolate out at room temperature|both|
leave out to thaw, then add leek|both|Leek
keep out of the sun; garlic|both|Garlic
throw in the garlic|both|Garlic
throw out the garlic|both|
take 1 onion|both|Onion
take 2 cloves of garlic and throw away the skins|both|Garlic
pick the leaves off the tomato stems|both|Tomato leaves and green tomato
swap over the pans and add onion|both|Onion
change the water and add salt|both|Excess salt
replace the cover and cook the onion|both|Onion
unlike my neighbour I add garlic|both|Garlic
without further ado, add the garlic|both|Garlic
no doubt garlic helps|both|Garlic
no matter what, add garlic|both|Garlic
no later than the onion|both|Onion
no one likes garlic|both|Garlic
in no time the onion is soft|both|Onion
no more than a clove of garlic|both|Garlic
no bigger than an onion|both|
nothing beats garlic|both|Garlic
nothing better than onion|both|Onion
minus 18 degrees; garlic|both|Garlic
zero in on the onion|both|Onion
free the garlic from its skin|both|Garlic
free garlic|both|Garlic
no garlic-infused oil|both|
garlic-infused oil (avoid)|both|
plain olive oil, not garlic-infused|both|
onion-flavoured crisps|both|Onion
garlic flavouring|both|Garlic
garlic seasoning|both|Garlic
chilli-infused oil|both|Hot chilli and spices
onion stock|both|Onion
vegetable stock made from carrots, celery and onions|both|Onion
vegetable stock made from carrots and celery (no onions)|both|
low-sodium chicken broth|both|
chicken broth, no salt, no onion|both|
low-sodium beef broth with no added onion or garlic|both|
stock, home-made, salt free|both|
gravy made without onion or salt|both|
gravy without onion, salt-free|both|
plain yoghurt, no xylitol or sweeteners|both|
plain yogurt (unsweetened, xylitol-free)|both|
apple (cored, no seeds)|both|
apple, cored & peeled; no pips|both|
1 pear, core and pips removed|both|
melon, seeds removed|both|
peach, stoned and sliced|both|
stoned peaches|both|
plum flesh (no stones)|both|
cherry juice|both|
cherries, fresh|both|
cherry stalks|both|Cherry pits
date stones|both|Persimmon and fruit stones
dates, pitted|both|
mango stone|both|Stone-fruit pits
lychee|both|
green bell pepper|both|
green olives|both|
green apple|both|
baby potatoes, boiled|both|
potato peelings|both|
sprouting broccoli|both|
bean sprouts and potato|both|
raw potatoes|both|Green or sprouted potato
potatoes that have sprouted|both|Green or sprouted potato
new potatoes, no green patches|both|
tomato sauce|both|
tomatoes on the vine|both|
sun-ripened tomatoes|both|
unripe green tomatoes|both|Tomato leaves and green tomato
rhubarb leaves|both|Rhubarb
red cabbage|both|
hop shoots|dog|
lamb chops|both|Cooked bones
chopsticks|both|
chopped|both|
blueberry and cheese|both|
blue tortilla|both|
mould-ripened cheese|both|
bread that has gone mouldy|both|
eucalyptus oil|both|Essential oils
essential fatty acids|both|
essential amino acids|both|
egg yolk only|both|
raw egg whites|both|Raw egg white
beaten egg|both|
egg, raw|both|Raw egg white
uncooked egg whites|both|Raw egg white
meringue|both|
cooked egg|both|
tuna|cat|
tuna as a treat|cat|
tuna-only meals|cat|
a tuna only diet|cat|Excess tuna
dog biscuits|cat|
dry dog food|cat|Dog food for cats
cat food|cat|
cat food|dog|
no dog food|cat|
milk, 50 ml|cat|Milk
buttermilk|cat|
kefir|cat|
cheese|cat|
cottage cheese|cat|
yoghurt|cat|
lactose-free yoghurt|cat|
evaporated milk|cat|Milk
rice milk|cat|
mother's milk|cat|Milk
ice lolly|dog|
frozen yoghurt|dog|
no ice cream|dog|
lemons|both|Citrus peel and oils
lemon peel|both|Citrus peel and oils
lime zest|both|Citrus peel and oils
satsuma|both|
orange|both|
orange (peeled)|both|
grated orange zest|both|Citrus peel and oils
lemon balm|both|
lime-flavoured|both|Citrus peel and oils
pork crackling|both|Fatty trimmings and bacon
pork shoulder, trimmed|both|
fat trimmed off|both|
hamster food|both|
shampoo|both|
chilli powder|both|Hot chilli and spices
chilli con carne seasoning|both|Onion
chilled water|both|
cayenne|both|Hot chilli and spices
paprika|both|
white pepper|both|
pepper|both|
sweetcorn|both|
corn starch|both|
cornmeal|both|
corn oil|both|
frozen sweetcorn|both|
corn on the cob, cut into rings|both|Corn on the cob
black beans|both|
green lentils|both|
pig's kidney|both|
kidney, diced|both|
chestnut mushrooms, fried|both|
mushroom|both|
foraged mushrooms|both|Wild mushrooms
wild garlic and mushrooms|both|Garlic
star-shaped biscuits|both|
star fruit juice|both|Star fruit
persimmon|both|
sharon fruit|both|
aloe vera gel|both|Aloe vera
vanilla bean|both|
almond extract|both|Vanilla and almond extract
yeast|both|
instant yeast|both|
sourdough bread|both|
sourdough starter|both|Raw yeast dough
dough|both|
pastry dough|both|
pizza dough, baked|both|
bake the pizza dough|both|
leave the dough to prove|both|
red wine|both|Alcohol
wine|both|Alcohol
white-wine vinegar|both|
balsamic vinegar|both|
vodka|both|Alcohol
sherry|both|Alcohol
sherry trifle|both|Alcohol
ginger root|both|
gingerbread|both|
virgin olive oil|both|
margarine|both|
aubergine|both|
nectarine|both|
tangerine|both|
mandarin segments|both|
rum-free|both|
cola|both|Caffeine drinks and pills
chocolate cola|both|Caffeine drinks and pills;Chocolate
cocktail|both|
collard greens|both|
broccoli|both|
coffee granules|both|Coffee
coffee grounds|both|Coffee
coffee filter|both|
green tea extract|both|Tea
tea bags|both|Tea
rooibos|both|
tea-stained|both|Tea
camomile tea|both|
nettle tea|both|
`;
