/**
 * 300 foods as people in the United Kingdom and the United States name them, some misspelt, chosen before looking at
 * the tables; each with its checked table id, or none if the tables lack the food: name, id.
 */
export const COMMON_FOODS = `
wheat germ|wheat-germ
chicken drumsticks|chicken-drumstick
potatoes|potato-cooked
spinich|spinach
leg of lamb|lamb-leg-lean
chia seeds|chia-seeds
corgettes|courgette
mozzarella|mozzarella
lemon juice|lemon-juice
butter beans|butter-beans-cooked
sole|plaice
nutmeg|nutmeg
avocado|avocado
fennel|fennel
sesame seeds|sesame-seeds
goose|goose-meat
semi-skimmed milk|milk-semi-skimmed
yoghert|yogurt-plain
lamb shoulder|lamb-shoulder-lean
onion|onion
coconut water|coconut-water
hazelnuts|hazelnuts
pumpkin|pumpkin-cooked
chiken breast|chicken-breast
sunflower seeds|sunflower-seeds
haddock|haddock
mint|mint-fresh
streaky bacon|bacon-raw
cilantro|coriander-fresh
bananas|banana
tumeric|turmeric
brussel sprouts|brussels-sprouts
arborio rice|rice-short-grain-dry
oat bran|oat-bran
turky mince|turkey-mince-lean
baby carrots|carrots-baby
bicarbonate of soda|bicarbonate
hummus|hummus
shredded wheat|shredded-wheat
hamburger meat|beef-mince-15
unsalted butter|butter-unsalted
veal escalope|veal-diced
plaice|plaice
rasberries|raspberries
gammon|gammon-lean-cooked
chicken gizzards|chicken-gizzards
cocoa powder|cocoa-powder
quinoa|quinoa-cooked
egg yolks|egg-yolk
strawberries|strawberries
pig's liver|pork-liver
ground linseed|flaxseed
hamburger buns|burger-bun
single cream|cream-single
macadamia nuts|macadamia
strawberrys|strawberries
arugula|rocket
2% milk|milk-semi-skimmed
marmalade|jam
peanut buter|peanut-butter
eggplant|aubergine
molasses|molasses
beef brisket|beef-brisket-lean
lamb neck fillet|lamb-neck-lean
apple juice|apple-juice
grits|cornmeal
vanilla extract|vanilla-extract
whole wheat toast|bread-wholemeal
tomato paste|tomato-puree
courgettes|courgette
turkey mince|turkey-mince-lean
bok choy|pak-choi
new potatoes|potato-raw
kelp powder|kelp-powder
strawberry jam|jam
tortilla wraps|tortilla-flour
low sodium chicken broth|stock-chicken-low-sodium
plain yogurt|yogurt-plain
spring greens|spring-greens
pork tenderloin|pork-tenderloin
cantaloupe|cantaloupe
vegetable oil|rapeseed-oil
parsley|parsley
apricots|apricot
dark chocolate|chocolate-dark
graham crackers|digestive
rice cakes|rice-cakes
pepperoni|pepperoni
romaine|lettuce-romaine
watermelon|watermelon
pears|pear
brioche|
honey|honey
corn tortillas|
spagetti|pasta-dry
plain flour|flour-plain
margarine|margarine
red bell pepper|red-pepper
venison|venison
tofu|tofu-firm
broad beans|broad-beans
sea bass|sea-bass
soya milk|soya-milk
avacado|avocado
porridge oats|oats
green pepper|green-pepper
bone broth|bone-broth
kefir|kefir
parmesan|parmesan
ketchup|ketchup
mayonaise|mayonnaise
oatmeal|oatmeal-cooked
split peas|split-peas-cooked
quinoah|quinoa-cooked
active dry yeast|yeast-baker-dry
beef stock cube|stock-cube-beef
ox heart|beef-heart
radishes|radish
sultanas|sultanas
gelatin|gelatin
mature cheddar cheese, grated|cheddar
sweet potatoes|sweet-potato
pasta|pasta-cooked
parsnips|parsnip
mackerel|mackerel
tapioca|tapioca
fish fingers|fish-fingers
squid|squid
salmon oil|salmon-oil
collard greens|spring-greens
apple cider vinegar|cider-vinegar
whitebait|
egg noodles|egg-noodles-cooked
savoy cabbage|cabbage
cottage cheese|cottage-cheese
sweetcorn|sweetcorn
pretzels|
creme fraiche|cream-double
beer|beer
duck egg|duck-egg
couscous|couscous-cooked
ground chicken|chicken-mince
parmesean|parmesan
lard|lard
catfish|catfish
naan|pitta-white
ghee|ghee
walnuts|walnuts
cream crackers|cracker-saltine
egg whites|egg-white
pearl barley|barley-cooked
crisps|
papaya|papaya
anchovies|anchovies
bagels|bagel
cabage|cabbage
cashews|cashews
crumpet|
garlic|garlic
spaghetti|pasta-dry
shortbread|
trout|trout
eggs|egg
frozen peas|peas
lamb hearts|lamb-heart
carrots|carrot
coley|coley
chestnut mushrooms|mushrooms-chestnut
chick peas|chickpeas-cooked
mussels|mussels
sage|sage-dried
flaxseed oil|flaxseed-oil
Edam|edam
kidney beans|kidney-beans-cooked
runner beans|green-beans
ginger|ginger
oatcakes|
prawns|prawns-cooked
lime|lime
croissants|croissant
stewing steak|beef-stewing-steak
coconut milk|coconut-milk
parsly|parsley
minced lamb|lamb-mince
pork fillet|pork-tenderloin
popcorn|popcorn
chuck roast|beef-chuck-lean
red cabbage|cabbage-red
cornstarch|cornflour
tempeh|tempeh
ox tongue|beef-tongue
peaches|peach
kale|kale
raisins|raisins
white cabbage|cabbage
fish sauce|fish-sauce
coconut oil|coconut-oil
jasmine rice|rice-white-cooked
pinto beans|pinto-cooked
spinach|spinach
celery sticks|celery
beets|beetroot
green lentils|lentils-cooked
semolina|semolina-dry
beef mince|beef-mince-15
vegetable stock|stock-vegetable-bought
millet|millet-cooked
bannana|banana
herring|herring
turnip|turnip
shrimp|prawns-cooked
butternut squash|butternut-squash
applesauce|applesauce
cherries|cherries
brewer's yeast|brewers-yeast
rump steak|beef-rump
mashed potato|potato-cooked
pak choi|pak-choi
goat's milk|goat-milk
tomatoes|tomato
basil|basil-fresh
potatos|potato-cooked
tea|tea-black
yams|yam
pork shoulder|pork-shoulder-lean
asparagus|asparagus
dill|dill-fresh
lean ground beef|beef-mince-lean
self-raising flour|flour-self-raising
cucumber|cucumber
rabbit|rabbit
seaweed|
broccoli|broccoli
whole milk|milk-whole
panko|breadcrumbs
digestive biscuits|digestive
raspberries|raspberries
sour cream|sour-cream
artichoke hearts|artichoke
BBQ sauce|
pecans|pecans
oregano|oregano-dried
canned tuna in water|tuna-water
oranges|orange
turkey breast|turkey-breast
brocolli|broccoli
flaxseed|flaxseed
sardines in oil|sardines-oil
halibut|halibut
cous cous|couscous-cooked
leek|leek
cornflour|cornflour
black beans|black-beans-cooked
ox kidney|beef-kidney
blackberries|blackberries
buttermilk|buttermilk
kangaroo mince|
salmen|salmon
sourdough|bread-french
sardeens|sardines-water
blueberrys|blueberries
tuna steak|tuna-fresh
Swiss cheese|swiss-cheese
aubergine|aubergine
beef tripe|beef-tripe
zuchini|courgette
mixed vegetables|mixed-vegetables-frozen
muesli|
beef dripping|beef-tallow
baguette|bread-french
ground cinnamon|cinnamon
letuce|lettuce-romaine
cumin|cumin
smoked salmon|salmon-smoked
pilchards|sardines-tomato
granola|
cranberries|cranberries
chicken thighs|chicken-thigh
sunflower oil|sunflower-oil
almond butter|almond-butter
turmeric|turmeric
soy sauce|soy-sauce
mackeral|mackerel
paprika|paprika
rolled oats|oats
cauliflour|cauliflower
hemp seeds|hemp-seeds
grapes|grapes
bulgur wheat|bulgur-cooked
tallow|beef-tallow
salmon fillet|salmon
breadcrumbs|breadcrumbs
cinammon|cinnamon
tuna in brine|tuna-light-water-salted
rosemary|rosemary-fresh
fresh coriander|coriander-fresh
cornmeal|cornmeal
rutabaga|swede
Rice Krispies|rice-cereal-crisp
prunes|prunes
`;
