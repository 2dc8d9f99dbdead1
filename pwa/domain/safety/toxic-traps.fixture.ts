/**
 * Lines that a plain word matcher gets wrong, one a line, the columns divided by bars: text, species, expected, food, reason.
 * Written for this project; the judgement is that of the toxic-food table.
 */
export const TOXIC_TRAPS = `
beef stock without onions|both|allow|Onion|'without X' negation
onion-free vegetable stock|both|allow|Onion|'X-free' negation
omit the garlic|both|allow|Garlic|instruction to leave it out
do not add salt|both|allow|Excess salt|negated instruction
free from onion and garlic|both|allow|Garlic|'free from X and Y' negation
onion-free stock with 1 clove garlic|both|flag|Garlic|negation of onion must not hide garlic
no onion, 2 garlic cloves|both|flag|Garlic|negation stops at the comma and quantity
garlic (optional)|both|flag|Garlic|optional is not negation
not garlic-free|both|flag|Garlic|double negative
a pinch of garlic powder|both|flag|Garlic|dried form is more concentrated
garlic-infused olive oil|both|flag|Garlic|infused oil still carries Allium compounds
wild garlic leaves|both|flag|Garlic|Allium ursinum alias
2 scallions|both|flag|Spring onion|US synonym
spring onions, chopped|both|flag|Spring onion|UK name, plural
1 small onion, finely chopped|both|flag|Onion|plain use
onions|both|flag|Onion|plural
onion salt|both|flag|Onion|compound with salt
French onion soup mix|both|flag|Stock cubes, gravy and seasoning mixes|packaged mix; onion also present
1 chicken stock cube|both|flag|Stock cubes, gravy and seasoning mixes|usually contains onion and salt
leek tops|both|flag|Leek|any part
grapeseed oil|both|allow|Grapes|substring; the oil is not grape flesh
grapefruit|both|flag|Citrus peel and oils|must match citrus caution, not grapes
raisin-free oat biscuits|both|allow|Raisins|negation
golden raisins|both|flag|Sultanas|sultana synonym
mixed dried fruit|both|flag|Currants|contains vine fruit
concurrently simmer the rice|both|allow|Currants|substring currant inside concurrently
cream of tartar|dog|flag|Cream of tartar|tartaric acid
cocoa butter|both|allow|Cocoa powder|brief: negligible theobromine; still high fat
coconut oil|both|allow|Cocoa powder|different food; shares letters
coconut flakes, unsweetened|both|allow|Almonds and other nuts|not a tree nut hazard
carob chips (chocolate substitute)|both|allow|Chocolate|the named food is carob
dark chocolate chips|both|flag|Chocolate|plain use
grind the flaxseed in a coffee grinder|both|allow|Coffee|utensil
rooibos tea, cooled|both|allow|Tea|caffeine-free plant; not Camellia
green tea|both|flag|Tea|contains caffeine
chicken drumstick|both|flag|Cooked bones|comes with its bone; the substring rum is no rum
fresh ginger root|both|allow|Alcohol|substring gin in ginger
virgin coconut oil|both|allow|Alcohol|substring gin in virgin
apple cider vinegar|both|allow|Alcohol|vinegar, no ethanol
100 ml white wine|both|flag|Alcohol|plain use
a splash of beer|both|flag|Alcohol|plain use
brewer's yeast|both|allow|Raw yeast dough|inactive yeast
raw pizza dough|both|flag|Raw yeast dough|plain use
xylitol-free peanut butter|both|allow|Xylitol|brief example
peanut butter (make sure it contains no xylitol)|both|allow|Xylitol|safety note
peanut butter, unsalted|both|allow|Xylitol|no sweetener named
peanut butter sweetened with birch sugar|both|flag|Xylitol|alias of xylitol
sugar-free peanut butter|dog|flag|Sugar-free sweetened foods|may contain xylitol
sugar snap peas|both|allow|Sugar-free sweetened foods|vegetable
macadamia nut butter|dog|flag|Macadamia nuts|plain use
butternut squash|both|allow|Almonds and other nuts|substring nut
water chestnut, canned|both|allow|Almonds and other nuts|brief: aquatic corm, not a nut
nutmeg, grated|both|flag|Nutmeg and mace|plain use
pumpkin spice|both|flag|Nutmeg and mace|blend contains nutmeg
pumpkin pie filling|both|flag|Pumpkin pie mix|sugar and nutmeg
plain canned pumpkin (not pie filling)|both|allow|Pumpkin pie mix|negation in brackets
avocado oil|both|allow|Avocado|negligible persin; fat only
half an avocado|both|flag|Avocado|plain use
boneless chicken thighs|both|allow|Cooked bones|substring bone
remove all bones before serving|both|allow|Cooked bones|instruction to remove
cooked chicken bones|both|flag|Cooked bones|plain use
salmon oil|both|allow|Raw salmon or trout (Pacific)|oil
canned pink salmon|both|allow|Raw salmon or trout (Pacific)|heat processed
raw salmon, diced|dog|flag|Raw salmon or trout (Pacific)|plain use
smoked salmon|both|flag|Smoked or salt-cured fish|very salty
50 g chicken liver, cooked|both|allow|Excess liver|normal amount
low-salt cottage cheese|both|allow|Excess salt|reduced, not added salt
sweet potato, cooked|both|allow|Green or sprouted potato|different plant
ripe tomato flesh|both|allow|Tomato leaves and green tomato|ripe flesh
cherry tomatoes, ripe|both|allow|Cherry pits|tomato variety
cherries with stones|both|flag|Cherry pits|whole unpitted cherries; word order differs from alias
chia seeds|both|allow|Apple seeds and core|different seed
mustard greens|both|allow|Mustard|leaf vegetable in small amounts
mustard powder|both|flag|Mustard|plain use
lamb chops, boned|both|allow|Hops|substring hops in chops
blueberries|both|allow|Blue cheese|shared prefix
crumbled blue cheese|both|flag|Blue cheese|plain use
mouldy bread|both|flag|Mouldy food|plain use
peppermint essential oil|both|flag|Essential oils|plain use
fresh mint leaves|both|allow|Essential oils|herb, not oil
olive oil|both|allow|Essential oils|food oil
cooked egg whites|both|allow|Raw egg white|cooked
tuna-only diet|cat|flag|Excess tuna|excess
dog food|cat|flag|Dog food for cats|species-specific
dog food|dog|allow|Dog food for cats|fine for dogs
50 ml milk|cat|flag|Milk|species-specific caution
50 ml milk|dog|allow|Milk|cat-only row; small amount
buttermilk, 1 tbsp|both|allow|Milk|brief: must not match milk
goat milk kefir|both|allow|Milk|fermented, low lactose
milk thistle capsule|both|allow|Milk|herb
lactose-free cat milk|cat|allow|Milk|lactose removed
lemon zest|both|flag|Citrus peel and oils|plain use
hamburger mince, lean|both|allow|Fatty trimmings and bacon|substring ham
black pepper, a pinch|both|allow|Hot chilli and spices|brief: not chilli; mild irritant only
cayenne pepper|both|flag|Hot chilli and spices|plain use
cornflour|both|allow|Corn on the cob|starch
lamb kidney|both|allow|Raw kidney beans|organ meat
canned kidney beans, rinsed|both|allow|Raw kidney beans|fully cooked in the can
raw kidney beans|both|flag|Raw kidney beans|plain use
button mushrooms, cooked|both|allow|Wild mushrooms|cultivated
foraged wild mushrooms|both|flag|Wild mushrooms|plain use
peach flesh, stone removed|both|allow|Stone-fruit pits|stone removed
apricot kernels|both|flag|Stone-fruit pits|plain use
`;
