/**
 * Lines by somebody who had not seen the rules, one a line, the columns divided by bars: class, species (dog, cat or both),
 * whether a careful vet would flag the line, the danger that it is about, text.
 */
export const BLIND_LINES = `
slang|both|flag|alcohol|a slug of plonk
misspelling-homophone|dog|flag|xylitol|1 tsp zylitol
bone|both|allow|bone|turkey thigh mince 500g
dish|both|flag|onion|green bean casserole with the crunchy top
kitchens-of-the-world|both|flag|alcohol|coq au vin from last night
misspelling-homophone|both|flag|onion|4 scalions, white part only
medicine|both|allow|vitamin D|ground eggshell, 1/2 tsp
brand|both|flag|chocolate|2 Oreos, blitzed to crumbs
medicine|both|allow|aspirin|milk thistle as advised by our vet
real-denial|both|allow|garlic|do not use garlic powder in place of the parsley
cultivar-or-part|both|flag|leek|the green tops of two leeks
dish|both|flag|raisins|1 mince pie
dish|both|flag|grapes|Waldorf salad, 3 tbsp
misspelling-homophone|both|flag|rhubarb leaves|rubarb leafs, shredded
slang|both|flag|onion|2 tsp onion pdr
misspelling-homophone|both|flag|paracetamol|half a paracetomol
plain|both|allow|mustard|mustard greens, 40 g
brand|both|allow|caffeine|2 tbsp Fage 0% yogurt
slang|both|flag|caffeine|1 Pro Plus
brand|both|allow|onion|40 g Quaker rolled oats, simmered in water
cultivar-or-part|both|allow|stones|2 peaches, stoned and sliced
bone|both|allow|bone|cod loin, skinned and pin-boned
dish|both|allow|onion|1 cup porridge made with water
plain|cat|flag|lily|stems of Easter lily
bone|both|allow|bone|kale, ribs stripped out and discarded
sham-denial|both|flag|bones|take the bones out of his portion but leave them in hers
kitchens-of-the-world|both|allow|onion|two arepas, plain maize and water
kitchens-of-the-world|both|flag|garlic|baba ghanoush (50 g)
bone|both|allow|bone|tinned salmon, 213 g, drained
cultivar-or-part|dog|flag|stones|a bowl of Bing cherries, unpitted
bone|both|allow|bone|ribeye, boneless, 8 oz
medicine|both|flag|ibuprofen|give ibuprofen if he's still stiff in the morning
slang|both|allow|onion|half a cuke, grated
kitchens-of-the-world|both|flag|onion|Cullen skink, strained
dish|both|allow|onion|plain omelette, 2 eggs, no filling
real-denial|both|allow|onion|low-salt stock (check the label: it must have no onion or garlic in it)
plain|both|allow|kidney beans|1 tin kidney beans, rinsed
dish|both|flag|onion|2 faggots in their gravy
kitchens-of-the-world|both|flag|garlic|1 tsp toum
sham-denial|both|flag|grapes|no more than six grapes
kitchens-of-the-world|both|allow|garlic|1 tbsp natto, nothing added
bone|both|flag|bone|turkey necks x 3, boiled
slang|both|flag|tea|one builder's brew, milk no sugar
misspelling-homophone|both|flag|onion|2 Oinons
plain|both|flag|kidney beans|100 g dried kidney beans, soaked, not boiled
kitchens-of-the-world|both|flag|garlic|5 gyoza, chopped
sham-denial|both|flag|chocolate|not much chocolate, maybe 2 squares
medicine|both|flag|paracetamol|a sachet of Lemsip in warm water
brand|both|flag|onion|half a packet of Paxo, made up with hot water
cultivar-or-part|both|flag|garlic|1 clove elephant garlic
medicine|both|allow|paracetamol|a crushed B-complex from the vet
kitchens-of-the-world|both|flag|onion|beef rendang, 3 spoons
cultivar-or-part|both|flag|garlic|garlic scapes, 3, cut small
bone|both|flag|bone|ham hock, simmered 3 hours and served whole
brand|both|allow|onion|Birds Eye petits pois, 80g
misspelling-homophone|both|allow|chives|1 tsp chia, soaked
brand|both|flag|onion|2 tsp Bisto granules in boiling water
kitchens-of-the-world|both|allow|garlic|50 g plain tempeh, steamed
brand|both|flag|caffeine|250ml can of Red Bull
kitchens-of-the-world|both|flag|onion|1 cup mirepoix
brand|both|flag|garlic|2 heaped spoons Philadelphia Garlic & Herb
real-denial|both|allow|chives|cottage cheese (plain, not the one with chives)
plain|both|allow|onion|1 stick celery
medicine|cat|flag|permethrin|K9 Advantix, smallest pipette
slang|dog|flag|macadamia|a few mac nuts, crushed
bone|both|flag|bone|1 chicken carcass, broken up and stirred in
dish|both|flag|alcohol|rum truffle, 1
dish|both|flag|onion|Bolognese ragù
slang|both|allow|chocolate|for our choccy Lab: 300 g turkey mince
slang|dog|flag|xylitol|1 tbsp birch sugar
kitchens-of-the-world|both|allow|onion|soft polenta, made with water
kitchens-of-the-world|both|flag|garlic|Filipino chicken adobo, 1 piece
bone|both|flag|bone|8 drumsticks, baked 40 mins
brand|both|allow|garlic|50 g Philadelphia Original
brand|both|flag|caffeine|splash of Monster (the green one)
dish|both|allow|onion|boiled beef, cut small
misspelling-homophone|both|allow|onion|fry in a shallow pan till brown
medicine|both|allow|xylitol|probiotic powder, one scoop
brand|both|flag|caffeine|5-hour ENERGY, half the bottle
plain|both|flag|salt|3 tablespoons salt
cultivar-or-part|dog|flag|stones|2 peaches, stones left in
medicine|both|allow|aspirin|give her tablet from the vet in a ball of cooked chicken
cultivar-or-part|both|flag|rhubarb leaves|shred the rhubarb, leaves and all
real-denial|both|allow|alcohol|alcohol-free vanilla, 2 drops
brand|both|flag|chocolate|1/4 cup M&Ms to decorate
cultivar-or-part|both|flag|alcohol|2 tbsp dry Marsala
kitchens-of-the-world|both|flag|garlic|dollop of aïoli
brand|both|flag|onion|jar of Dolmio original, 200g
misspelling-homophone|both|flag|chocolate|2tbsp coco powder (unsweetened, for baking)
real-denial|both|allow|chocolate|keep chocolate well away from him
real-denial|both|allow|onion|Tomato sauce, nothing but tomatoes: no onions, no garlic, no salt
misspelling-homophone|both|flag|onion|3 shalots
dish|both|flag|raisins|coronation chicken, 2 spoonfuls
kitchens-of-the-world|both|allow|onion|1 cup congee (just rice and water)
real-denial|both|allow|onion|hummus made with neither garlic nor onion, 1 tsp
sham-denial|dog|flag|xylitol|sugar-free: sweetened with xylitol, 1 tbsp
plain|both|allow|chocolate|5 g cocoa butter
bone|both|allow|bone|drumstick meat, off the bone, 250 g
brand|both|flag|onion|a spoon of Branston on the side
plain|both|allow|pepper|a little black pepper
dish|both|allow|raisins|pumpkin pancakes of oat flour and egg
cultivar-or-part|both|allow|chocolate|100 g coco de Paimpol beans, cooked
bone|both|flag|bone|osso buco, 2 slices
sham-denial|both|flag|onion|no shallots in the shop, used a red onion instead
cultivar-or-part|both|flag|onion|6 cipollini, peeled whole
cultivar-or-part|both|flag|green potato|2 Maris Pipers, the green bits still on
medicine|both|flag|paracetamol|500mg paracetamol, crushed
bone|both|allow|bone|6 chicken wings, boiled, meat picked off and every bone thrown away
kitchens-of-the-world|both|flag|raisins|1 slice stollen
misspelling-homophone|both|flag|raisins|sultannas 25g
misspelling-homophone|both|allow|grapes|grate 1 carot and squeeze it
real-denial|both|allow|cooked bones|Cooked bones splinter, so never feed them.
dish|both|flag|onion|slice of cottage pie
slang|both|flag|alcohol|half a stubby of VB
cultivar-or-part|both|flag|alcohol|125 ml Merlot
brand|both|allow|xylitol|1 tsp Bob's Red Mill flaxseed meal
slang|both|flag|garlic|1/2 tsp garlic gran.
misspelling-homophone|both|flag|onion|half an onyon
slang|both|flag|alcohol|a tot of rum
misspelling-homophone|both|flag|coffee|1 shot expresso
brand|both|flag|garlic|1 tbsp Boursin to hide the tablet in
real-denial|both|allow|onion|zero onion or leek in here
medicine|both|allow|ibuprofen|slippery elm powder ¼ tsp
kitchens-of-the-world|both|flag|onion|one portion shakshuka, cooled
slang|both|allow|tea|give it them for their tea with 100 g rice
medicine|cat|flag|salicylate|5 ml bismuth subsalicylate
sham-denial|both|flag|alcohol|not beer but stout, 50ml
sham-denial|both|flag|garlic|no garlic, just the tiniest clove for flavour
misspelling-homophone|both|flag|avocado|1 ripe avacardo, mashed
medicine|both|flag|aspirin|dispersible aspirin 75 mg in the broth
bone|both|allow|bone|short rib meat (bones discarded)
misspelling-homophone|both|allow|onion|4 scallops, seared and chopped
misspelling-homophone|both|flag|raisins|1/4 cup rasins
sham-denial|both|flag|onion|it isn't gravy without onions, so in they go
bone|both|allow|bone|1 tin sardines in water
sham-denial|both|flag|onion|Skip the onion if you're short of time; otherwise add half
sham-denial|both|flag|chives|free from onion but with chives snipped over
kitchens-of-the-world|both|flag|garlic|laksa paste – 1 tsp
medicine|both|flag|naproxen|naproxen 250, halved
real-denial|both|allow|garlic|Garlic? No. Parsley only.
bone|both|flag|bone|4 bone-in chicken thighs
bone|both|flag|bone|roasted marrow bone for after
medicine|both|flag|tea tree oil|3 drops tea tree oil in the mix
bone|both|flag|bone|6 chicken wings, roasted
cultivar-or-part|both|allow|stones|3 plum tomatoes, skinned
dish|both|allow|raisins|stewed apple, unsweetened 2 tbsp
kitchens-of-the-world|both|allow|onion|jicama, peeled and grated 40g
dish|both|flag|garlic|hummus from the shop
cultivar-or-part|both|flag|avocado|1 ripe Hass, mashed
plain|both|flag|chocolate|25 g plain chocolate 85%
kitchens-of-the-world|both|flag|onion|colcannon 150g
kitchens-of-the-world|both|allow|garlic|labneh 1 tbsp, unsalted
dish|both|flag|garlic|pesto, one tsp
kitchens-of-the-world|both|flag|onion|salsa verde 30ml
real-denial|both|allow|raisins|rice pudding without raisins, 2 tbsp
cultivar-or-part|both|flag|onion|one Walla Walla, sliced thin
medicine|both|flag|paracetamol|acetaminophen 325 mg, quarter tab
cultivar-or-part|both|flag|grapes|Handful of black Muscat grapes
cultivar-or-part|both|allow|alcohol|1/2 a Champagne mango, stone out, flesh only
sham-denial|both|flag|garlic|no fresh garlic so I used the granules
bone|both|flag|bone|1 T-bone, well done
bone|both|allow|bone|1/2 tsp bone meal powder (food grade)
slang|both|allow|onion|1 nana, squished
bone|both|flag|bone|scrag end of lamb, 400 g, stewed
slang|both|flag|avocado|1/2 an avo
bone|both|flag|bone|chicken wings 500g
brand|both|flag|garlic|Lawry's seasoned salt, 1/2 teaspoon
bone|both|flag|bone|chicken thighs, bone in, skin on – 1kg
sham-denial|both|flag|onion|They say dogs mustn't eat onion but mine has half every week
plain|both|allow|garlic|ginger, a thin slice
brand|both|flag|paracetamol|half a Panadol in cheese
sham-denial|both|flag|garlic|don't skimp on the garlic
real-denial|both|allow|onion|chicken broth, free of onion and garlic
brand|both|flag|naproxen|Aleve, 1/2 caplet
slang|both|flag|coffee|1/4 cup cold joe
medicine|both|allow|paracetamol|250 mg taurine powder
misspelling-homophone|both|flag|nutmeg|1 tsp grated nutmegg
misspelling-homophone|both|flag|onion|1 smal onoin, choped
brand|both|flag|garlic|a squirt of Nando's medium sauce
slang|both|allow|alcohol|Whisky (our Westie) gets 80 g of it
medicine|cat|flag|permethrin|a drop of the dog's permethrin spot-on
medicine|both|flag|paracetamol|one co-codamol tablet
medicine|both|allow|tea tree oil|1 tsp salmon oil
bone|both|allow|bone|raw boneless beef chuck 400g
kitchens-of-the-world|both|flag|garlic|bulgogi trimmings, 80 g
cultivar-or-part|both|allow|stones|watermelon flesh, seeds and rind off, 60g
cultivar-or-part|both|allow|pips|Conference pear, core removed, 80g
misspelling-homophone|both|allow|tea|cover with a tea towel and let it cool
cultivar-or-part|both|allow|grapes|1 tsp grapeseed oil
cultivar-or-part|both|allow|chestnut|4 water chestnuts from a tin, drained
slang|both|flag|cannabis|2 g pot butter
brand|both|allow|chocolate|1 sachet FortiFlora over the top
brand|both|allow|chocolate|1 Weetabix, crumbled
slang|both|flag|chocolate|2 choccie bikkies
cultivar-or-part|both|flag|tea|100ml cold Assam
dish|both|flag|onion|piccalilli
sham-denial|both|flag|onion|without the skin of the onion
dish|both|flag|raisins|trail mix, a handful
sham-denial|both|flag|garlic|no-one will notice a bit of garlic
slang|both|allow|green potato|mashed spuds, 150 g, no skin
misspelling-homophone|both|allow|raisins|1 tsp raising agent (baking powder) for the biscuits
brand|both|flag|ibuprofen|one Advil, if he limps
cultivar-or-part|both|flag|stones|5 apricot kernels, ground
cultivar-or-part|both|flag|onion|1/2 Vidalia, diced
cultivar-or-part|both|flag|tomato leaves|cherry tomatoes on the vine, stems and leaves chopped in
kitchens-of-the-world|both|allow|onion|1 idli, steamed
cultivar-or-part|dog|flag|corn cob|corn cobs cut into 1-inch rounds
medicine|both|flag|baclofen|baclofen 10 mg for the spasms
misspelling-homophone|dog|flag|macadamia|macedamia nuts 30 g
cultivar-or-part|both|allow|grapes|10 grape tomatoes, halved
sham-denial|both|flag|onion|not without my onions!
dish|both|allow|onion|steamed haddock and peas
bone|both|flag|bone|best end of neck cutlets (4)
bone|both|allow|bone|Simmer the carcass for 2 hours, strain, and put all the bones in the bin.
kitchens-of-the-world|both|flag|onion|1 cup dal makhani
misspelling-homophone|both|allow|raisins|his raison d'être is 50g of sardine
sham-denial|both|flag|garlic|Vet says avoid garlic. I still put one clove in.
plain|both|allow|onion|50g fennel bulb, sliced
kitchens-of-the-world|both|flag|onion|chicken tikka masala, sauce scraped on the rice
bone|both|allow|bone|1 whole chicken: poach, then bone it completely and check with your fingers
bone|both|allow|bone|leg of lamb, bone removed, diced
bone|both|flag|bone|rabbit on the bone, 800 g
sham-denial|both|flag|leek|Don't add the leeks yet. Wait 10 minutes, then add.
plain|dog|flag|walnuts|30 g black walnuts
cultivar-or-part|both|flag|grapes|1 tbsp Zante currants
real-denial|both|allow|ibuprofen|If he's in pain ring the vet; human painkillers such as ibuprofen are not for dogs.
bone|both|flag|bone|fried pork chop, bone still on
real-denial|both|allow|salt|unsalted, un-garlicked mince, 300g
slang|both|flag|tea|the end of my cuppa
plain|both|flag|garlic|2 garlic cloves, minced
slang|both|allow|alcohol|Brandy's birthday dinner: 200g cooked cod
bone|both|flag|bone|2 lamb chops, grilled
plain|both|flag|raw dough|200 g raw bread dough, proved
kitchens-of-the-world|both|allow|onion|ugali, a fist-sized lump
dish|both|flag|raisins|hot cross bun, half
slang|both|flag|onion|leftover spag bol, 1 ladle
brand|both|flag|garlic|1 tbsp Sacla basil pesto
kitchens-of-the-world|both|allow|onion|chapati, 1, no ghee
plain|both|allow|green potato|150g green beans
slang|both|allow|coffee|Mocha likes it with 50 g green beans
brand|dog|flag|xylitol|3 Smints crushed in water
medicine|both|flag|caffeine|2 Anadin Extra
brand|both|flag|onion|1 tsp Mrs. Dash original blend
medicine|cat|flag|salicylate|1 tsp Pepto-Bismol for the runny tummy
brand|both|allow|chocolate|pat dry with a sheet of Bounty
brand|both|flag|chocolate|1 tbsp Nutella, warmed
medicine|cat|flag|phosphate|a Fleet phosphate enema if she is bunged up
slang|both|allow|onion|a few toms, ripe and skinned
real-denial|both|allow|xylitol|peanut butter (xylitol-free)
plain|both|allow|chestnut|3 cooked chestnuts, peeled
kitchens-of-the-world|both|flag|garlic|a spoonful of chimichurri
kitchens-of-the-world|both|flag|leek|Cock-a-leekie, 1 bowl
slang|both|flag|cannabis|one weed gummy to chill him out
brand|both|flag|raisins|2 slices Soreen, toasted
sham-denial|both|flag|onion|I never use onions, only onion powder
sham-denial|both|flag|onion|there's no need to peel the onion, chuck it in whole
kitchens-of-the-world|both|flag|onion|bœuf bourguignon 200g
real-denial|both|allow|onion|stuffing minus the onion: breadcrumbs and sage
misspelling-homophone|both|flag|leek|2 baby leaks
brand|both|allow|raisins|1/2 cup plain Cheerios
brand|both|flag|onion|1 pack Maruchan ramen incl. the flavor sachet
real-denial|both|allow|onion|swap the onion for celery
real-denial|both|allow|grapes|Please don't feed him grapes, they're poisonous. Blueberries instead.
cultivar-or-part|both|allow|pips|1 Pink Lady, cored and grated
sham-denial|both|flag|onion|No onion... ok, a little bit of it, grated
cultivar-or-part|both|flag|grapes|a dozen Thompson Seedless, halved
plain|dog|flag|xylitol|5 g xylitol
brand|both|allow|chocolate|2 Rich Tea biscuits, crushed
medicine|both|flag|amphetamine|Adderall 10mg
sham-denial|both|flag|macadamia|No peanuts? Macadamias will do.
kitchens-of-the-world|both|flag|chocolate|2 tbsp mole poblano
brand|both|allow|chocolate|a tin of Kitekat, for the topping
misspelling-homophone|both|flag|chocolate|30g dark choclate
medicine|cat|flag|lily|a lily petal or two for garnish
bone|both|flag|bone|pigs trotters, split
plain|both|flag|citrus|peel of two lemons
cultivar-or-part|both|allow|cherries|4 cherry tomatoes, ripe, calyx off
medicine|both|allow|aspirin|glucosamine 500 mg, 1 tablet
bone|both|flag|bone|pheasant, jointed and casseroled
brand|both|flag|onion|One chicken and mushroom Pot Noodle, cooled
brand|both|flag|garlic|Roulé or another soft herb cheese, 30g
slang|both|flag|garlic|GP and pepper to taste (garlic powder)
misspelling-homophone|both|flag|garlic|garlik powder 1tsp
bone|both|flag|bone|oxtail in 2 inch pieces
plain|dog|flag|blue cheese|30g of gone-off Stilton
medicine|both|flag|venlafaxine|1 Effexor capsule, opened
dish|both|flag|onion|shepherd's pie, 2 tbsp, cold
real-denial|both|allow|paracetamol|never give paracetamol to a cat
medicine|both|allow|ibuprofen|kelp tablet, one
misspelling-homophone|both|flag|grapes|10 seedless graeps
brand|both|flag|chocolate|four squares of Dairy Milk
kitchens-of-the-world|both|flag|garlic|1/2 tsp harissa
brand|both|flag|chocolate|1 Jaffa Cake as a reward
bone|both|allow|bone|500g boned chicken thighs
cultivar-or-part|both|flag|green potato|King Edwards that have sprouted and gone green, 300 g
dish|both|allow|onion|jacket potato, flesh only, plain
real-denial|both|allow|onion|the original called for an onion; I've left it out
sham-denial|both|flag|chocolate|skip the chocolate? As if! 20g grated over
slang|both|flag|avocado|2 tbsp guac
medicine|both|flag|alpha-lipoic acid|alpha lipoic acid 300 mg capsule
real-denial|both|allow|xylitol|1 tbsp peanut butter, make sure it contains no xylitol!
medicine|both|allow|paracetamol|fish oil softgel 1000 mg, pricked and squeezed
real-denial|both|allow|onion|onion-free beef broth 200 ml
cultivar-or-part|both|flag|onion|1 banana shallot, finely chopped
dish|both|allow|onion|mashed swede and carrot 100g
brand|dog|flag|xylitol|2 Tbsp Nuts 'N More spread
bone|both|allow|bone|pork shoulder, boned and rolled, 1 kg
bone|both|allow|bone|4 boneless pork loin chops
cultivar-or-part|both|flag|alcohol|a glass of Rioja, reduced by half
brand|both|allow|garlic|10g Lurpak unsalted
bone|both|flag|bone|poussin, one per dog, spatchcocked
kitchens-of-the-world|both|allow|onion|1 piece injera, torn
brand|both|flag|onion|A few drops Lea & Perrins
medicine|both|flag|antidepressant|1 duloxetine 30mg
real-denial|both|allow|stones|cherries, pitted and stemmed, 3
cultivar-or-part|both|allow|chocolate|1 chocolate bell pepper, deseeded
brand|both|flag|onion|2 tbsp Patak's Korma paste
bone|both|flag|bone|raw turkey neck, 1
misspelling-homophone|both|flag|alcohol|2 tbsp wiskey
plain|both|allow|chocolate|carob powder 1 tsp
`;
