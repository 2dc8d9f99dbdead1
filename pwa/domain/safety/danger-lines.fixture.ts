/**
 * Dangers as owners name them, by class, written before the names and rules for them. One case a line:
 * class | species (d, c or b for both) | foods | text. Foods as in `owner-lines.fixture.ts`: beginnings of table names joined
 * by '+', '/' joins names of which one is enough, a food with '?' may be named or not, '-' means none at all.
 */
export const DANGER_LINES = `
brand|b|Chocolate|a finger of Kit Kat
brand|b|Chocolate|half a Snickers bar, chopped
brand|b|Chocolate|2 crushed Oreos on top
brand|b|Chocolate|a handful of Maltesers
brand|b|Chocolate|1 Mars bar, melted
brand|b|Chocolate|a few M&Ms
brand|b|Chocolate|Ferrero Rocher, 1
brand|b|Chocolate|3 squares of Dairy Milk
brand|b|Chocolate|Reese's cups, crumbled
brand|b|Chocolate|a Penguin biscuit
brand|b|Chocolate/Cocoa|Coco Pops for crunch
brand|b|Chocolate/Cocoa|2 tsp Milo
brand|b|Chocolate/Cocoa|1 tbsp Ovaltine
brand|b|Garlic|80 g Boursin
brand|b|Garlic|2 tbsp Le Roulé
brand|b|Garlic|garlic & herb Philadelphia
brand|b|Stock|Paxo, made up
brand|b|Stock|half a packet of Stove Top
brand|b|Stock|1 packet Maggi noodles
brand|b|Stock|a pot noodle, drained
brand|b|Stock|Top Ramen, one block with its sachet
brand|b|Stock|a sprinkle of Aromat
brand|b|Stock|1 tsp Old Bay
brand|b|Stock|Lawry's, a shake
brand|b|Stock|1 Knorr cube
brand|b|Stock|Swiss Vegetable Marigold powder
brand|b|Caffeine|a can of Monster Energy
brand|b|Caffeine|the last of the Lucozade Energy
brand|b|Caffeine|2 Pro Plus tablets
brand|b|Caffeine|Mountain Dew, flat
brand|b|Coffee|leftover Nescafé
brand|b|Coffee|a Starbucks frappuccino
brand|b|Alcohol|a slug of Jack Daniel's
brand|b|Alcohol|a dash of Cointreau
brand|b|Alcohol|a capful of Aperol
brand|b|Alcohol|Heineken, 100 ml
brand|b|Xylitol|2 sachets of Total Sweet
brand|b|Xylitol|XyloSweet to taste
brand|b|Xylitol|1 stick of Orbit
brand|b|Xylitol|2 pieces of Extra gum
brand|b|Xylitol|a piece of chewing gum
brand|d|Sugar-free|a spoon of Splenda
brand|d|Sugar-free|sweeten with Canderel
brand|b|Excess salt|a teaspoon of Kikkoman
brand|b|Fatty|a Peperami stick, sliced
brand|b|Raisins|2 garibaldi biscuits
brand|b|Chocolate|a spoonful of Biscoff and Bounty
name|b|Onion|1 Bermuda, diced with 2 cipollini
name|b|Onion|200 g calçots, charred
name|b|Onion|3 borettane, peeled
name|b|Onion|a handful of crispy fried tropea onion
name|b|Onion|chopped cebolla
name|b|Spring|chopped negi
name|b|Spring|2 stalks of pa (Korean scallion)
name|b|Spring|gibbons, sliced
name|b|Chives|chopped nira
name|b|Chives+Leek?|Chinese leek flowers and kuchai
name|b|Garlic|3 heads of solo garlic
name|b|Garlic|1 tsp lahsun paste
name|b|Garlic|chopped ajo
name|b|Garlic|1 tbsp toum
name|b|Garlic|a bunch of bear leek
name|b|Shallot|2 échalotes grises
name|b|Shallot|griselle, finely cut
name|b|Grapes|10 Thompson Seedless
name|b|Grapes|a bunch of Concords
name|b|Grapes|100 g black muscats
name|b|Grapes|1 tbsp verjuice
name|b|Grapes|a spoon of pekmez
name|b|Grapes|cotton candy grapes, halved
name|b|Raisins|a handful of kishmish
name|b|Raisins|5 muscatels
name|b|Currants+Raisins?|1 tbsp Corinth raisins, the tiny black currants from Greece
name|b|Alcohol|150 ml Merlot
name|b|Alcohol|a glass of Chardonnay
name|b|Alcohol|2 tbsp Shaoxing
name|b|Alcohol|a splash of Rioja
name|b|Alcohol|50 ml Pinot Grigio
name|b|Alcohol|1 tbsp kirsch
name|b|Alcohol|1 tbsp sake
name|b|Alcohol|a shot of ouzo
name|b|Alcohol|a pint of bitter
name|b|Alcohol|150 ml Pilsner
name|b|Coffee|a cold flat white
name|b|Coffee|a drop of americano
name|b|Tea|a mug of Darjeeling
name|b|Tea|a splash of Assam
name|b|Tea|lapsang souchong, brewed
name|b|Nutmeg|a scrape of jaiphal
name|b|Xylitol|10 g birch xylit
name|d|Macadamia|5 kukui or Hawaiian nuts
name|b|Rhubarb|2 pieplant stalks
name|b|Star|2 slices of kamrakh
name|b|Raw yeast|a ball of proving brioche dough
name|b|Raw yeast|levain, 50 g
name|b|Tomato leaves|3 leaves off the tomato plant
part|b|Stone-fruit|a plum with its stone
part|b|Stone-fruit|crack open the apricot stones and use the kernels
part|b|Stone-fruit|mango, stone and all
part|b|Cherry|cherries on the stalk, stones in
part|b|Apple|a whole apple with core
part|b|Apple|the pips of two pears
part|b|Avocado|the stone from an avocado
part|b|Onion|the green tops of two onions
part|b|Persimmon|dates, unstoned
slang|b|Chocolate|a bit of choc
slang|b|Chocolate|some choccie buttons
slang|b|Onion|a chopped ingin
slang|b|Alcohol|a wee dram
slang|b|Alcohol|a glug of plonk
slang|b|Alcohol|a swig of vino
slang|b|Alcohol|a splash of bubbly
slang|b|Coffee|the dregs of my brew of joe
slang|b|Tea|a drop of your cuppa
slang|b|Tea|a drop of builder's
slang|b|Spring|3 scallys
slang|b|Avocado|half an avo
slang|b|Garlic|g. powder, 1 tsp (garlic)
slang|b|Nutmeg|2 pinches of nut meg
slang|b|Fatty|a few snags off the barbie
slang|b|Smoked|lox and a bit of smokies
dish|b|Onion/Garlic|a ladle of French onion soup
dish|b|Onion/Garlic|200 g leftover bolognese
dish|b|Onion/Garlic|two spoonfuls of shepherd's pie
dish|b|Onion/Garlic|a portion of cottage pie filling
dish|b|Onion/Garlic|chicken tikka masala, no rice
dish|b|Onion/Garlic|a bit of lamb biryani
dish|b|Onion/Garlic|beef rendang
dish|b|Onion/Garlic|pork vindaloo
dish|b|Onion/Garlic|1 onion bhaji
dish|b|Onion/Garlic|leftover jambalaya
dish|b|Onion/Garlic|chilli con carne
dish|b|Onion/Garlic|a spoon of chimichurri
dish|b|Onion/Garlic|some baba ganoush
dish|b|Onion/Garlic|3 falafels
dish|b|Onion/Garlic|a slice of chicken Kiev
dish|b|Onion/Garlic|a doner kebab, meat only
dish|b|Onion/Garlic|beef stroganoff
dish|b|Alcohol/Onion|boeuf bourguignon
dish|b|Alcohol/Onion|coq au vin
dish|b|Onion/Garlic|ratatouille
dish|b|Onion/Garlic|paella, prawns picked out
dish|b|Onion/Garlic|bouillabaisse
dish|b|Onion/Garlic|rogan josh
dish|b|Onion/Garlic|tarka dhal
dish|b|Onion/Garlic|laksa broth
dish|b|Onion/Spring|pho with noodles
dish|b|Onion/Spring|bibimbap leftovers
dish|b|Garlic/Spring|beef bulgogi
dish|b|Onion/Garlic|adobo chicken
dish|b|Onion/Garlic|jollof rice
dish|b|Onion/Garlic|moussaka, one square
dish|b|Onion/Garlic|skordalia
dish|b|Onion/Garlic|a samosa
dish|b|Onion/Garlic|Cornish pasty, crust removed
dish|b|Onion/Garlic|haggis, 100 g
dish|b|Onion/Garlic|goulash
dish|b|Onion/Garlic|bruschetta topping
dish|b|Onion/Garlic|a slice of quiche Lorraine and pissaladière
dish|b|Leek|vichyssoise
dish|b|Leek|cock-a-leekie
dish|b|Raisins|a slice of panettone
dish|b|Raisins/Currants|one Eccles cake
dish|b|Raisins/Currants|spotted dick with custard
dish|b|Raisins|bara brith
dish|b|Raisins|half a stollen
dish|b|Raisins|Waldorf salad
dish|b|Raisins/Currants|a welsh cake
dish|b|Raisins+Alcohol?|rum and raisin cake
dish|b|Coffee+Alcohol?|a spoon of tiramisu
dish|b|Chocolate|a slice of Sachertorte
dish|b|Chocolate|black forest gateau
dish|b|Chocolate|pain au chocolat
dish|b|Chocolate|profiteroles
dish|b|Alcohol|sherry trifle
dish|b|Alcohol|rum baba
dish|b|Alcohol|zabaglione
dish|b|Fatty|toad in the hole
homophone|b|Leek|2 leaks, washed and sliced
homophone|b|Currants|50 g currents
homophone|b|Garlic|3 cloves of garlick
homophone|b|Onion|1 large union, chopped
homophone|b|Onion|2 onyons
homophone|b|Chocolate|a square of choclit
homophone|b|Chocolate|choclate chips
homophone|b|Raisins|a handful of rasins
homophone|b|Raisins|a few raysins
homophone|b|Chives|1 tbsp chyves
homophone|b|Shallot|2 shalots
homophone|b|Xylitol|xilitol, 5 g
homophone|b|Avocado|half an avacardo
homophone|b|Nutmeg|a pinch of nut meg
homophone|d|Macadamia|mackadamia nuts
homophone|b|Paracetamol|half a parasetamol
homophone|b|Anti-inflammatory|one ibruprofen
homophone|b|Sultanas|50 g sultannas
homophone|b|Coffee|cold cofee
homophone|b|Alcohol|a splash of whine, red
medicine|b|Anti-inflammatory|half an ibuprofen in the mince
medicine|b|Anti-inflammatory|1 Advil, crushed
medicine|b|Anti-inflammatory|a Nurofen
medicine|b|Anti-inflammatory|1 aspirin a day
medicine|b|Anti-inflammatory|naproxen 250 mg
medicine|b|Anti-inflammatory|Voltarol gel
medicine|b|Paracetamol|a spoon of Calpol
medicine|b|Paracetamol|1 Tylenol
medicine|b|Paracetamol|500 mg acetaminophen
medicine|b|Paracetamol|a Lemsip sachet
medicine|b|Paracetamol|co-codamol
medicine|b|Medicines|Sudafed for his cold
medicine|b|Medicines|one of my antidepressants (sertraline)
medicine|b|Medicines|a Prozac capsule
medicine|b|Medicines|Adderall 10 mg
medicine|b|Medicines|one zopiclone to calm him
medicine|b|Paracetamol|NyQuil
medicine|b|Medicines|alpha lipoic acid 100 mg
medicine|b|Medicines|5-HTP
medicine|c|Permethrin|the dog's permethrin spot-on
medicine|b|Excess vitamin D|calcipotriol ointment
medicine|b|Cannabis|a THC gummy
medicine|b|Nicotine|nicotine gum
sham|b|Garlic|no garlic, well, only at the end
sham|b|Leek|skip the leek until the last minute, then add it
sham|b|Onion|No onion at first. Stir it in after ten minutes.
sham|b|Garlic|Leave out the garlic, or just use a little.
sham|b|Onion|no onion except a small one
sham|b|Grapes|no grapes, apart from one or two as a treat
sham|b|Chocolate|never chocolate, but a crumb at Christmas
sham|b|Onion|without onion (or with, if your dog likes it)
sham|b|Garlic|do not use garlic powder; fresh is what you want, two cloves of it
sham|b|Raisins|raisins are not allowed, still I add a few
sham|b|Onion|Hold the onion until the meat is brown, then in it goes.
sham|b|Onion|not much onion
sham|b|Garlic|garlic? No, well, maybe one clove
sham|b|Leek|I don't use leek often, only on Sundays
sham|b|Onion|they say onion is toxic, mine eats it daily
bones|b|Cooked bones|6 chicken wings, roasted
bones|b|Cooked bones|1 whole chicken, cooked
bones|b|Cooked bones|4 bone-in chicken thighs
bones|b|Cooked bones|pork spare ribs
bones|b|Cooked bones|a rack of ribs
bones|b|Cooked bones|2 turkey necks, simmered
bones|b|Cooked bones|1 kg oxtail
bones|b|Cooked bones|a lamb shank, braised
bones|b|Cooked bones|2 pork chops
bones|b|Cooked bones|1 T-bone steak
bones|b|Cooked bones|leg of lamb on the bone
bones|b|Cooked bones|8 drumsticks
bones|b|Cooked bones|a roast duck carcass
bones|b|Cooked bones|Serve the thighs on the bone.
bones|b|Cooked bones|1 whole rabbit, jointed
bones|b|Raw bones|raw duck necks
bones|b|Raw bones|frozen chicken feet, fed raw
bones|b|Raw bones|a raw marrowbone
bones|b|Raw meat|500 g raw minced beef, BARF style
bones|b|-|drumsticks, skinned and boned
bones|b|-|1 whole chicken, cooked, meat only, bones discarded
bones|b|-|lamb chops, bone removed
bones|b|-|Strip the meat from the carcass and discard the bones.
bones|b|-|boneless pork chops
bones|b|-|deboned chicken wings
bones|b|-|boneless leg of lamb
bones|b|-|lamb neck fillet
bones|b|-|meat of 4 chicken legs, no bones
bones|b|-|butternut squash, neck only
bones|b|-|4 boneless chicken thighs
bones|b|-|drumstick meat, off the bone
bones|b|-|chicken thighs, boned and skinned
bones|b|-|short-grain rice, a rib of celery
safe|b|-|2 ribs of celery
safe|b|-|oregano and basil, a pinch
safe|b|-|no garlic, no onion
safe|b|-|Skip the leek.
safe|b|-|leave out the onion and add the carrots at the end
safe|b|-|kite, kit and cat
safe|b|-|a penguin-shaped biscuit cutter
safe|b|-|orbit the pan with a spoon
safe|b|-|1 extra egg
safe|b|-|extra virgin olive oil
safe|b|-|bring to a rolling boil and bake until golden
safe|b|-|water from the tap, current price 40p
safe|b|-|fix the leak under the sink
safe|b|-|the union of flavours
safe|b|-|cottage cheese
safe|b|-|shepherd's purse
safe|b|-|turkey bolognese without onion or garlic
safe|b|-|onion-free shepherd's pie
safe|b|-|1 cup cooked rice noodles, plain
safe|b|-|ramekins, 4
safe|b|-|sage leaves, 2
safe|b|-|mackerel, filleted
safe|b|-|100 g marrow
safe|b|-|marrowfat peas
safe|b|-|muesli base without dried fruit
safe|b|-|a plum, stoned
safe|b|-|mango flesh
safe|b|-|apple, cored
safe|b|-|carob drops
safe|b|-|plain rice cakes
safe|b|-|raspberry leaf
safe|b|-|Mars the cat gets 60 g
safe|b|-|millet and barley
safe|b|-|a bounty of vegetables
safe|b|-|monster portion for a Great Dane
safe|b|-|bitter melon, seeded
safe|b|-|concord of tastes
safe|b|-|scallops, seared
safe|b|-|challah-free crumbs
safe|b|-|marigold petals
safe|b|-|half a banana
safe|b|-|sweet marjoram
safe|b|-|pan of simmering water
safe|b|-|negligible fat
safe|b|-|bean sprouts
safe|b|-|corned beef, low salt
safe|b|-|fish pie without leek
safe|b|-|turkey sausage-shaped rolls
safe|b|-|quinoa salad
safe|b|-|beef stew with carrots and peas
safe|b|-|plain omelette
safe|b|-|homemade chicken soup with carrot and rice
safe|b|-|risotto rice
safe|b|-|rice pudding rice
safe|b|-|Give his usual tablets after the meal.
safe|b|-|1 taurine capsule 500 mg
safe|b|-|vitamin E capsule
safe|b|-|fish oil, 1000 mg
safe|b|-|half a zinc tablet
safe|b|-|kelp tablet
safe|b|-|Bake until the edges crisp.
safe|b|-|Divide between bowls and let it cool.
safe|b|-|a pinch of ground ginger
safe|b|-|lemongrass
`;
