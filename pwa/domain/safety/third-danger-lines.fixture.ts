/**
 * Dangers and harmless lines of many households, by class, written and labelled round by round before the rules of each round.
 * Lines that are still read wrongly are not among them: the list holds what is known, it measures nothing. One a line:
 * class | species (d, c, or b for both) | 'danger' where something must be flagged, 'safe' where nothing may be | text.
 */
export const THIRD_DANGER_LINES = `
plain|b|danger|1 red onion, cut into wedges
plain|b|danger|a teaspoon of dried onion
plain|b|danger|half a bunch of spring onions, sliced
plain|b|danger|2 tbsp raisins soaked in warm water
plain|b|danger|80g dark chocolate, melted
plain|b|danger|a mug of black coffee
plain|b|danger|2 tea bags, steeped
plain|b|danger|100ml red wine
plain|b|danger|330ml lager
plain|b|danger|1 lime, juiced
plain|b|danger|half a grapefruit
plain|b|danger|1 tbsp capers in brine
plain|b|danger|4 rashers of streaky bacon
plain|b|danger|1 tsp chilli flakes
plain|b|danger|a pinch of mace
plain|b|danger|30g blue Stilton, crumbled
plain|b|danger|the heel of a mouldy loaf
plain|b|danger|cheese with the mould scraped off
plain|b|danger|slightly furry strawberries, trimmed
plain|b|danger|1 corn cob, chopped into rounds
plain|b|danger|a splash of soy sauce
plain|b|danger|1 tsp sea salt flakes
plain|b|danger|2 raw potatoes, grated
plain|b|danger|200g green-tinged potatoes
plain|b|danger|the eyes and sprouts from old potatoes
plain|b|danger|1 apple, core and all
plain|b|danger|1 pear, whole, with pips
plain|b|danger|a whole apple, seeds included
plain|b|danger|3 apricots with the kernels in
plain|b|danger|rhubarb, stewed, 2 tbsp
plain|b|danger|4 almonds, chopped
plain|b|danger|handful of mixed nuts
plain|b|danger|2 cups strong brewed tea, cold
plain|b|safe|200g lean turkey mince
plain|b|safe|1 tbsp flaxseed oil
plain|b|safe|50g blueberries, mashed
plain|b|safe|2 carrots, grated
plain|b|safe|a drizzle of olive oil
plain|b|safe|1 cup cooked brown rice
plain|b|safe|60g peas, defrosted
plain|b|safe|1 medium egg, hard boiled
plain|b|safe|2 tbsp canned pumpkin puree
plain|b|safe|1 small cucumber, diced
plain|b|safe|half a cored apple, grated
plain|b|safe|1 tsp dried parsley
plain|b|safe|80g cooked white fish, flaked and boneless
plain|b|safe|40g watermelon flesh, no rind
cultivar-or-part|b|danger|1 Walla Walla, thinly sliced
cultivar-or-part|b|danger|leek greens, well washed
cultivar-or-part|b|danger|a couple of garlic scapes
cultivar-or-part|b|danger|1 head of hardneck, roasted
cultivar-or-part|b|danger|a few Flame Seedless, quartered
cultivar-or-part|b|danger|10 Cotton Candy grapes
cultivar-or-part|b|danger|85% cocoa solids, 2 squares
cultivar-or-part|b|danger|20g 90% dark
cultivar-or-part|b|danger|2 squares of 70% cocoa
cultivar-or-part|b|danger|a bar of 72% bittersweet
cultivar-or-part|b|danger|semi-sweet chips, 1/4 cup
cultivar-or-part|b|danger|half a Fuerte, mashed
cultivar-or-part|b|danger|1 Reed avocado, skin on
cultivar-or-part|b|danger|nectarine halves with the stone still in
cultivar-or-part|b|danger|mango, stone and all
cultivar-or-part|b|danger|tomato stalks and leaves
cultivar-or-part|b|danger|rhubarb tops, chopped
cultivar-or-part|b|danger|green skins from the potatoes
cultivar-or-part|b|danger|onion skins, boiled for colour
cultivar-or-part|b|danger|onion peelings
cultivar-or-part|b|danger|Kyoho, 4, peeled
cultivar-or-part|b|danger|Arabica beans, ground, 1 tsp
cultivar-or-part|b|danger|used coffee grounds, 1 tbsp
cultivar-or-part|b|danger|a splash of Sauvignon Blanc
cultivar-or-part|b|danger|50ml Côtes du Rhône
cultivar-or-part|b|danger|a glass of Tempranillo
cultivar-or-part|b|safe|1 Granny Smith, cored and peeled
cultivar-or-part|b|safe|2 Maris Pipers, peeled, boiled and mashed
cultivar-or-part|b|safe|1 Crown Prince squash, roasted
cultivar-or-part|b|safe|a few Alpine strawberries
cultivar-or-part|b|safe|broccoli stalks, steamed
cultivar-or-part|b|safe|100g King Edward mash, no butter
cultivar-or-part|b|safe|1 Conference pear, peeled, cored
cultivar-or-part|b|safe|celery leaves, 1 tbsp
cultivar-or-part|b|safe|beetroot tops, wilted
cultivar-or-part|b|safe|half a Galia melon, seeded
cultivar-or-part|b|safe|1 red Romano pepper, deseeded
cultivar-or-part|b|safe|Chantenay carrots, 50g
brand|b|danger|1 tsp Marmite
brand|b|danger|1 Penguin biscuit
brand|b|danger|2 fingers of Kit Kat
brand|b|danger|a few Maltesers
brand|b|danger|2 Reese's
brand|b|danger|1 Quality Street, unwrapped
brand|b|danger|half a Terry's Chocolate Orange
brand|b|danger|2 Oreos crumbled on top
brand|b|danger|1 tsp Vegemite
brand|b|danger|1 tsp Bovril in hot water
brand|b|danger|2 tbsp Hellmann's garlic mayo
brand|b|danger|half a tin of Heinz tomato soup
brand|b|danger|1 pack of Top Ramen
brand|b|danger|a Cup-a-Soup
brand|b|danger|1 tbsp Nando's medium
brand|b|danger|2 tsp Schwartz chicken seasoning
brand|b|danger|1 can Campbell's cream of chicken
brand|b|danger|half a sachet of Colman's casserole mix
brand|b|danger|1 jar Homepride, any flavour
brand|b|danger|1 cup Rice-A-Roni
brand|b|danger|2 tbsp Hidden Valley Ranch
brand|b|danger|Kraft mac and cheese with bacon bits
brand|b|danger|1 tbsp HP Sauce
brand|b|danger|1 spoonful of Branston
brand|b|danger|a can of Red Bull
brand|b|danger|a swig of Guinness
brand|b|danger|a shot of Jägermeister
brand|b|danger|1 piece of Orbit gum
brand|b|danger|2 Ice Breakers mints
brand|d|danger|1 tsp Canderel
brand|b|danger|a spoon of Milo
brand|b|danger|1 tbsp Philadelphia garlic & herb
brand|b|danger|2 slices of Peperami
brand|b|danger|10 Doritos, cool original
brand|b|danger|half a Pot Noodle
brand|b|safe|1 can Wild Planet sardines in water, drained
brand|b|safe|2 tbsp Quaker oats, cooked
brand|b|safe|1 tbsp Philadelphia, plain
brand|b|safe|Uncle Ben's plain boiled rice, 1/2 cup
brand|b|safe|50g Birds Eye garden peas
brand|b|safe|1 tsp Bragg nutritional yeast
brand|b|safe|2 tbsp Chobani plain
brand|b|safe|1 Shredded Wheat, crumbled
brand|b|safe|1 tbsp Skippy with no xylitol
brand|b|safe|wipe with Plenty kitchen towel
brand|b|safe|30g Green Giant sweetcorn, rinsed
dish|b|danger|leftover curry, 3 tbsp
dish|b|danger|last night's takeaway
dish|b|danger|the end of the casserole
dish|b|danger|2 tbsp beef casserole
dish|b|danger|1 slice of pizza
dish|b|danger|half a sausage roll
dish|b|danger|stuffing balls, 2
dish|b|danger|1/2 cup stuffing
dish|b|danger|1 spoon of turkey gravy
dish|b|danger|gravy from the roast
dish|b|danger|a bowl of leftover stew
dish|b|danger|1 ladle of vegetable soup
dish|b|danger|leftover French onion soup
dish|b|danger|chicken pot pie filling
dish|b|danger|leftover meatloaf, 2 slices
dish|b|danger|a doughnut filled with chocolate
dish|b|danger|1 slice of banoffee pie with chocolate shavings
dish|b|danger|1 fruit scone
dish|b|danger|carrot cake, 1 slice
dish|b|danger|a wedge of Christmas pudding
dish|b|danger|a dollop of guacamole
dish|b|danger|potato salad from the deli
dish|b|danger|1 cup chicken noodle soup
dish|b|danger|a slice of tiramisu
dish|b|danger|pumpkin spice latte, the foam
dish|b|danger|1 slice apple pie with nutmeg
dish|b|danger|1 eggnog
dish|b|danger|half a cheeseburger from McDonald's
dish|b|danger|leftover fajita filling
dish|b|danger|oatmeal raisin cookie
dish|b|danger|1 granola bar
dish|b|danger|spinach and artichoke dip
dish|b|danger|1 portion of egg mayo with chives
dish|b|danger|cheese and onion crisps, a few
dish|b|danger|sour cream and onion dip
dish|b|safe|plain boiled pasta
dish|b|safe|rice pudding made with lactose-free milk, no nutmeg
dish|b|safe|plain omelette cooked in a little oil
dish|b|safe|plain baked sweet potato
dish|b|safe|home-made chicken broth, no onion, no garlic, no salt
dish|b|safe|plain couscous, soaked in water
dish|b|safe|poached chicken with steamed carrots
dish|b|safe|a plain rice cake
kitchens-of-the-world|b|danger|1 tbsp gochujang
kitchens-of-the-world|b|danger|2 tbsp dal tadka
kitchens-of-the-world|b|danger|leftover pad thai
kitchens-of-the-world|b|danger|1 tsp ginger garlic paste
kitchens-of-the-world|b|danger|3 spoonfuls of dhansak
kitchens-of-the-world|b|danger|1 tbsp harissa
kitchens-of-the-world|b|danger|half a lahmacun
kitchens-of-the-world|b|danger|2 vine leaves, stuffed (dolma)
kitchens-of-the-world|b|danger|1 pierogi with fried onion
kitchens-of-the-world|b|danger|borscht, 1 ladle
kitchens-of-the-world|b|danger|2 tbsp feijoada
kitchens-of-the-world|b|danger|leftover bobotie
kitchens-of-the-world|b|danger|egusi soup, 2 tbsp
kitchens-of-the-world|b|danger|bulgogi beef, 50g
kitchens-of-the-world|b|danger|1 cup tom yum
kitchens-of-the-world|b|danger|2 cipolle, tritate
kitchens-of-the-world|b|danger|1 échalote, hachée
kitchens-of-the-world|b|danger|2 lasun pods
kitchens-of-the-world|b|danger|1 bawang merah
kitchens-of-the-world|b|danger|negi, finely cut
kitchens-of-the-world|b|danger|1 tbsp mango chutney
kitchens-of-the-world|b|danger|miso soup, 1 bowl
kitchens-of-the-world|b|danger|2 tbsp ackee and saltfish
kitchens-of-the-world|b|danger|half a tamale
kitchens-of-the-world|b|danger|chimichurri, 1 tsp
kitchens-of-the-world|b|danger|sauerbraten, 2 slices
kitchens-of-the-world|b|danger|baba ganoush, 1 tbsp
kitchens-of-the-world|b|safe|1 tsp grated adrak
kitchens-of-the-world|b|safe|plain idli, 1
kitchens-of-the-world|b|safe|1 tbsp dahi
kitchens-of-the-world|b|safe|plain boiled masoor dal, no salt
kitchens-of-the-world|b|safe|50g paneer
kitchens-of-the-world|b|safe|100g cassava, peeled and boiled
kitchens-of-the-world|b|safe|50g plain soba noodles, boiled
kitchens-of-the-world|b|safe|a little dried kelp
kitchens-of-the-world|b|safe|plain chapati, 1/2
kitchens-of-the-world|b|safe|pap made with water
kitchens-of-the-world|b|safe|1/2 cup quinoa, cooked
medicine|b|danger|half a Tylenol PM
medicine|b|danger|1 Benadryl tablet
medicine|b|danger|2 Zyrtec
medicine|b|danger|10mg of amitriptyline
medicine|b|danger|vitamin D drops, 50,000 IU
medicine|b|danger|1 capsule vitamin D3 5000 IU
medicine|b|danger|5-HTP capsule, 1
medicine|b|danger|alpha lipoic acid 200mg
medicine|b|danger|one Voltarol
medicine|b|danger|1 Solpadeine dissolved
medicine|b|danger|2 Panadol
medicine|b|danger|a dab of Deep Heat
medicine|b|danger|1 tab of Naprosyn
medicine|b|danger|a children's chewable multivitamin
medicine|b|danger|1 iron tablet
medicine|b|danger|2 squirts of nasal decongestant
medicine|b|danger|a puff of my vape juice
medicine|b|danger|half a THC gummy
medicine|b|danger|1 Xanax to calm him
medicine|c|danger|a drop of the dog's spot-on
medicine|b|safe|probiotic powder from the vet, 1 scoop
medicine|b|safe|taurine 250mg
medicine|b|safe|fish oil capsule, 1
medicine|b|safe|vitamin E 50 IU
medicine|b|safe|1 tsp eggshell powder
medicine|b|safe|zinc methionine 5mg
medicine|b|safe|green-lipped mussel powder, 1 tsp
medicine|b|safe|the vet's prescribed meloxicam dose
medicine|b|safe|kelp powder, 1/8 tsp
medicine|b|safe|slippery elm, 1/2 tsp
slang|b|danger|a slug of red
slang|b|danger|a glass of white, for the pan
slang|b|danger|a good glug of vino
slang|b|danger|a bit of bubbly
slang|b|danger|dregs of the teapot
slang|b|danger|what's left of my brew
slang|b|danger|leftover coffee from the pot
slang|b|danger|a shot of espresso
slang|b|danger|a wee dram
slang|b|danger|chippy chips with curry sauce
slang|b|danger|half a Maccies burger
slang|b|danger|a Chinese from last night
slang|b|danger|the rest of the Indian takeaway
slang|b|danger|a few squares of choc
slang|b|danger|taters gone green
slang|b|danger|tatties that have sprouted
slang|b|danger|a handful of nanas and rasins
slang|b|danger|two Nuros
slang|b|danger|a paracet
slang|b|danger|some snags off the barbie
slang|b|danger|a brekkie sausage
slang|b|danger|a stick of gum
slang|b|danger|my morning joe
slang|b|danger|a spliff end
slang|b|safe|half a cuke
slang|b|safe|a few nanas
slang|b|safe|1 sweet spud, mashed
slang|b|safe|100g chook breast, poached
slang|b|safe|a tin of tuna in spring water, no salt
slang|b|safe|a glug of olive oil
slang|b|safe|a splash of water
slang|b|safe|1 lb cooked minced moo
slang|b|safe|a slug of fish oil
sham-denial|b|danger|no garlic apart from one clove
sham-denial|b|danger|no raisins bar a few
sham-denial|b|danger|free of onion except for a spoonful of gravy
sham-denial|b|danger|leave out all the onion but one
sham-denial|b|danger|no bones other than the ribs
sham-denial|b|danger|zero alcohol save for a splash of sherry
sham-denial|b|danger|I never use onion. Well, hardly ever; today half of one
sham-denial|b|danger|onion isn't great for dogs but ours copes fine
sham-denial|b|danger|no salt, but do add soy sauce
sham-denial|b|danger|without onion if you must, I like mine with
sham-denial|b|danger|no garlic cloves, garlic powder is easier
sham-denial|b|danger|instead of onion use shallots
sham-denial|b|danger|not a lot of onion, just the one
sham-denial|b|danger|vet says no grapes but two won't hurt
sham-denial|b|danger|take the onion out at the end
sham-denial|b|danger|strain off the onions and serve the broth
sham-denial|b|danger|don't skimp on the garlic
sham-denial|b|danger|not without a good pinch of nutmeg
sham-denial|b|danger|boneless, all but the drumsticks
sham-denial|b|danger|raisin-free, if you don't count the topping of sultanas
sham-denial|b|danger|no chocolate unless it's a birthday, then a square
sham-denial|b|danger|remove the onion powder from the cupboard and add 1 tsp
sham-denial|b|danger|no need for onion when you have leeks
sham-denial|b|danger|he can't have grapes so I give raisins
real-denial|b|safe|avoid gravy granules, they contain onion
real-denial|b|safe|Never add garlic, it is toxic to cats and dogs.
real-denial|b|safe|Serve the dog before you add onion to the family's pan.
real-denial|b|safe|Take out the dog's portion first, then season yours with garlic and salt.
real-denial|b|safe|no onion, leek, garlic or chives
real-denial|b|safe|Grapes are off limits.
real-denial|b|safe|stock (check the label for onion and garlic)
real-denial|b|safe|Use plain yoghurt, never one sweetened with xylitol.
real-denial|b|safe|Keep chocolate well out of reach.
real-denial|b|safe|onion-free gravy, unsalted
real-denial|b|safe|do not feed cooked bones
real-denial|b|safe|don't be tempted to add salt
real-denial|b|safe|leave out the onion your own recipe calls for
real-denial|b|safe|free from onion, garlic and salt
real-denial|b|safe|chicken thighs, bones removed and discarded
real-denial|b|safe|skip the seasoning packet
real-denial|b|safe|dogs must not have raisins, so use blueberries
real-denial|b|safe|for us I add an onion after the dog's bowl is filled
real-denial|b|safe|Lift out all the bones before serving.
real-denial|b|safe|peanut butter without xylitol or salt
real-denial|b|safe|Remove the core and pips from the apple.
real-denial|b|safe|Cut away any green parts of the potato and throw them out.
real-denial|b|safe|discard any mouldy berries
real-denial|b|safe|use water rather than wine
real-denial|b|safe|carob chips, not chocolate
real-denial|b|safe|no grapes, no raisins, no sultanas, nothing of the kind
bone|b|danger|2 chicken thighs on the bone, roasted
bone|b|danger|a turkey wing, smoked
bone|b|danger|rack of lamb, 2 cutlets
bone|b|danger|leftover T-bone
bone|b|danger|the bones from the wings
bone|b|danger|1 whole roast chicken, skin off
bone|b|danger|a beef knuckle, boiled
bone|b|danger|fish heads and frames, simmered
bone|b|danger|2 lamb riblets
bone|b|danger|half a roast duck, on the bone
bone|b|danger|a pig's trotter
bone|b|danger|chicken quarters, 2, baked
bone|b|danger|a whole trout, grilled, head on
bone|b|danger|one rotisserie chicken carcass
bone|b|danger|pork belly ribs
bone|b|safe|300g boneless pork loin
bone|b|safe|boned chicken thighs, 400g
bone|b|safe|bone meal, 1 tsp
bone|b|safe|200ml bone broth, onion-free and unsalted
bone|b|safe|skinless chicken breast fillets
bone|b|safe|cod loin, pin-boned
bone|b|safe|pulled chicken, bones all out
bone|b|safe|lamb neck fillet, diced
bone|b|safe|turkey breast steaks
bone|b|safe|ribeye, trimmed of fat
misspelling-homophone|b|danger|1 onnion, diced
misspelling-homophone|b|danger|2 cloves of garlick
misspelling-homophone|b|danger|50g raisons
misspelling-homophone|b|danger|1 tsp coco powder
misspelling-homophone|b|danger|spring unions, 2
misspelling-homophone|b|danger|a handful of graps
misspelling-homophone|b|danger|avacodo, 1/2
misspelling-homophone|b|danger|30g chocolat
misspelling-homophone|b|danger|half a leak, sliced
misspelling-homophone|b|danger|1 tbsp sultanners
misspelling-homophone|d|danger|macadamian nuts
misspelling-homophone|b|danger|1 shalot
misspelling-homophone|b|danger|ibuprophen 200mg
misspelling-homophone|b|danger|parasetamol half tablet
misspelling-homophone|b|danger|1 glass of whine
misspelling-homophone|b|danger|galric granules
misspelling-homophone|b|danger|nutmegg, a grating
misspelling-homophone|b|danger|zylitol gum
misspelling-homophone|b|safe|150g chiken brest
misspelling-homophone|b|safe|1 tblsp parsly
misspelling-homophone|b|safe|2 carots
misspelling-homophone|b|safe|make sure the lid doesn't leak
misspelling-homophone|b|safe|currently using turkey
misspelling-homophone|b|safe|1 bannana
misspelling-homophone|b|safe|a grate of carrot
misspelling-homophone|b|safe|100g sammon, cooked
misspelling-homophone|b|safe|brocoli florets
plain|b|danger|1/2 white onion, finely diced
plain|b|danger|onion powder, a scant 1/4 tsp
plain|b|danger|3 scallions, white part only
plain|b|danger|a knob of garlic butter
plain|b|danger|1 leek, washed and cut into rings
plain|b|danger|a sprinkling of chopped chives
plain|b|danger|small bunch of black grapes
plain|b|danger|25g golden raisins
plain|b|danger|4 squares milk chocolate
plain|b|danger|1/4 cup cocoa nibs
plain|b|danger|half a cup of cold coffee
plain|b|danger|1 teaspoon of instant coffee granules
plain|b|danger|green tea, 100ml
plain|b|danger|75ml sherry
plain|b|danger|1 tbsp rum
plain|b|danger|a lump of raw pizza dough
plain|b|danger|1 tsp xylitol
plain|b|danger|1 packet sugar-free mints
plain|d|danger|10 macadamias
plain|b|danger|a few pecans
plain|b|danger|half an avocado, stone removed
plain|b|danger|grated nutmeg to finish
plain|b|danger|cooked ham bone
plain|b|danger|2 smoked mackerel fillets
plain|b|danger|a teaspoon of table salt
plain|b|danger|2 chicken stock cubes
plain|b|danger|1 green tomato, sliced
plain|b|danger|handful of cherries, unpitted
plain|b|danger|peach stones
plain|b|danger|1 tsp English mustard
plain|b|danger|a crumble of Roquefort
plain|b|danger|2 drops peppermint essential oil
plain|b|danger|1 raw egg white
plain|b|danger|grated zest of 1 orange
plain|b|danger|1 tbsp lemon juice
plain|b|danger|2 slices of salami
plain|b|danger|1 small red chilli, deseeded
plain|b|danger|2 mouldy crusts
plain|b|danger|a bruised pear with a bit of mould on it
plain|b|danger|bread that's starting to go mouldy
plain|b|danger|one potato with green patches, boiled
plain|b|danger|some old spuds with shoots on
plain|b|danger|field mushrooms I picked this morning
plain|b|safe|1 tbsp sunflower oil
plain|b|safe|200g courgette, grated
plain|b|safe|3 tbsp cottage cheese
plain|b|safe|30g dried cranberries, unsweetened
plain|b|safe|1/2 tsp ground ginger
plain|b|safe|100g red lentils, boiled soft
plain|b|safe|2 green beans, chopped
plain|b|safe|half a ripe tomato, flesh only
plain|b|safe|80g new potatoes, boiled and mashed
plain|b|safe|1 banana, sliced
plain|b|safe|30g red cabbage, shredded
plain|b|safe|sweetcorn kernels, 2 tbsp
plain|b|safe|1 tbsp white fish stock, unsalted
plain|b|safe|pinch of cinnamon
plain|b|safe|mix with a wooden spoon until smooth
plain|b|safe|Leave to cool for ten minutes.
plain|b|safe|line a silicone mould with paper
cultivar-or-part|b|danger|2 Red Baron, sliced thin
cultivar-or-part|b|danger|a few calçots, charred
cultivar-or-part|b|danger|1 Roscoff, roasted
cultivar-or-part|b|danger|the green tops of 2 leeks
cultivar-or-part|b|danger|1 head of elephant garlic
cultivar-or-part|b|danger|5 Concord grapes, skinned
cultivar-or-part|b|danger|a bunch of Muscat
cultivar-or-part|b|danger|2 tbsp Lexia
cultivar-or-part|b|danger|a square of 90%
cultivar-or-part|b|danger|1 tbsp Valrhona callets
cultivar-or-part|b|danger|dark couverture, 20g
cultivar-or-part|b|danger|1 tsp first flush Darjeeling
cultivar-or-part|b|danger|half a glass of Malbec
cultivar-or-part|b|danger|100ml Pinot Grigio
cultivar-or-part|b|danger|a measure of single malt
cultivar-or-part|d|danger|Saaz hops, 5g
cultivar-or-part|b|danger|1 Eureka lemon, quartered
cultivar-or-part|b|danger|Seville orange peel
cultivar-or-part|b|danger|avocado skin and flesh, blended
cultivar-or-part|b|danger|1 nectarine with its stone
cultivar-or-part|b|danger|apple cores from the pie
cultivar-or-part|b|danger|pear cores, 2
cultivar-or-part|b|danger|plums, halved but not stoned
cultivar-or-part|b|danger|leaves of the tomato plant
cultivar-or-part|b|danger|potato peelings gone green
cultivar-or-part|b|danger|sprouting King Edwards
cultivar-or-part|b|danger|sweetcorn, the cob chopped up too
cultivar-or-part|b|danger|rhubarb leaves, shredded
cultivar-or-part|b|danger|shallot tops
cultivar-or-part|b|danger|1 persimmon, seeds left in
cultivar-or-part|b|safe|1 Braeburn, cored, skin on
cultivar-or-part|b|safe|2 Desiree potatoes, boiled without skin
cultivar-or-part|b|safe|Hokkaido pumpkin, roasted
cultivar-or-part|b|safe|50g Elsanta strawberries
cultivar-or-part|b|safe|cauliflower leaves and stalk, steamed
cultivar-or-part|b|safe|pea shoots, a few
cultivar-or-part|b|safe|1 Cavendish banana
cultivar-or-part|b|safe|fennel fronds
cultivar-or-part|b|safe|Victoria plum flesh, stoned and skinned
cultivar-or-part|b|safe|2 Nantes carrots
cultivar-or-part|b|safe|the white of a boiled egg
cultivar-or-part|b|safe|Red Delicious, no core, no pips
cultivar-or-part|b|safe|chard stems, chopped
brand|b|danger|1 sachet of Nescafé Gold
brand|b|danger|a Yorkshire Tea bag
brand|b|danger|200ml Lucozade
brand|b|danger|a sip of Irn-Bru
brand|b|danger|2 Tim Tams
brand|b|danger|1 Wagon Wheel
brand|b|danger|a bit of Toblerone
brand|b|danger|3 Cadbury Buttons
brand|b|danger|a Hershey's Kiss
brand|b|danger|2 Ferrero Rocher
brand|b|danger|half a Snickers
brand|b|danger|10 Smarties
brand|b|danger|1 tbsp Ovaltine
brand|b|danger|2 Jaffa Cakes
brand|b|danger|1 tsp Patak's tikka paste
brand|b|danger|1 tbsp Sharwood's mango chutney
brand|b|danger|a cup of Batchelors Cup a Soup
brand|b|danger|1 Maggi cube
brand|b|danger|1 tsp Aromat
brand|b|danger|2 tbsp Prego
brand|b|danger|half a can of Chef Boyardee
brand|b|danger|1 box of Hamburger Helper
brand|b|danger|McCormick taco mix, 1 tsp
brand|b|danger|2 tsp Old Bay
brand|b|danger|a squirt of Heinz ketchup
brand|b|danger|1 tbsp Lea & Perrins
brand|b|danger|50g Doritos
brand|b|danger|a handful of Pringles
brand|b|danger|2 tbsp Sabra
brand|b|danger|a Trident gum
brand|b|danger|1 Quest bar
brand|d|danger|2 tbsp Walden Farms syrup
brand|b|danger|Go Nuts Co peanut butter, 1 tbsp
brand|b|danger|a glass of Heineken
brand|b|danger|1 shot of Smirnoff
brand|b|danger|half a glass of Pimm's
brand|b|danger|a mini bottle of Moët
brand|b|danger|1 slice of Soreen
brand|b|danger|30g Alpen
brand|b|danger|1 Nature Valley bar with raisins
brand|b|danger|a Big Mac patty
brand|b|danger|KFC drumstick meat and skin
brand|b|danger|a bit of Spam
brand|b|danger|1 tsp Colman's
brand|b|danger|1 tbsp Frank's RedHot
brand|b|safe|1 pouch Ben's Original plain basmati
brand|b|safe|2 tbsp Yeo Valley natural yogurt
brand|b|safe|1 tbsp Whole Earth 100% peanut butter, no xylitol
brand|b|safe|1 tsp Nordic Naturals fish oil
brand|b|safe|50g McCain frozen peas
brand|b|safe|1 tbsp KTC coconut oil
brand|b|safe|wrap it in Glad cling film
brand|b|safe|80g Butterball ground turkey, plain
brand|b|safe|1 Kong, filled with mashed carrot
brand|b|safe|2 tbsp Almo Nature tuna
brand|b|safe|Tefal pan, no oil
dish|b|danger|leftover chow mein
dish|b|danger|2 spoonfuls of leftover cottage pie
dish|b|danger|a bit of quiche Lorraine
dish|b|danger|1 slice garlic focaccia
dish|b|danger|a bowl of minestrone
dish|b|danger|half a Cornish pasty
dish|b|danger|2 tbsp sage and onion stuffing
dish|b|danger|100g leftover chilli
dish|b|danger|a scoop of coleslaw
dish|b|danger|leftover meatballs in sauce
dish|b|danger|1 tbsp pasta bake
dish|b|danger|a few onion rings
dish|b|danger|1 spring roll
dish|b|danger|tuna mayo with red onion
dish|b|danger|1 bowl tomato soup
dish|b|danger|macaroni cheese with mustard
dish|b|danger|beef stroganoff, leftover
dish|b|danger|1 chocolate muffin
dish|b|danger|a slice of Black Forest gateau
dish|b|danger|half a brownie
dish|b|danger|1 mince pie
dish|b|danger|2 tbsp rum and raisin ice cream
dish|b|danger|a slice of fruit cake
dish|b|danger|a small piece of lemon drizzle
dish|b|danger|1 pecan tart
dish|b|danger|banana bread with walnuts
dish|b|danger|1 tbsp pumpkin pie filling
dish|b|danger|sherry trifle, 1 spoon
dish|b|danger|beer-battered cod
dish|b|danger|some of the Sunday roast gravy
dish|b|danger|bread pudding, a square
dish|b|danger|Bombay mix, a handful
dish|b|danger|1 bagel with chive cream cheese
dish|b|danger|leftover stir fry
dish|b|danger|doner meat from the kebab shop
dish|b|danger|ribs from the barbecue
dish|b|safe|plain jacket potato, no butter
dish|b|safe|poached egg on plain toast
dish|b|safe|a plain Yorkshire pudding
dish|b|safe|mashed swede and carrot, unseasoned
dish|b|safe|plain rice congee
dish|b|safe|home-made beef stew without onion
dish|b|safe|steamed salmon with peas
dish|b|safe|apple sauce, unsweetened
dish|b|safe|plain pancake, 1/2
dish|b|safe|plain popcorn, unsalted
kitchens-of-the-world|b|danger|2 tbsp rogan josh
kitchens-of-the-world|b|danger|1 samosa
kitchens-of-the-world|b|danger|a ladle of rasam with garlic
kitchens-of-the-world|b|danger|1 tsp garam masala
kitchens-of-the-world|b|danger|lehsun chutney
kitchens-of-the-world|b|danger|1 chopped piaz
kitchens-of-the-world|b|danger|2 tbsp moussaka
kitchens-of-the-world|b|danger|stifado, 1 spoon
kitchens-of-the-world|b|danger|paella, leftover
kitchens-of-the-world|b|danger|patatas bravas sauce
kitchens-of-the-world|b|danger|1 cup gumbo
kitchens-of-the-world|b|danger|2 tbsp ropa vieja
kitchens-of-the-world|b|danger|half an arepa with reina pepiada
kitchens-of-the-world|b|danger|mole poblano, 1 tbsp
kitchens-of-the-world|b|danger|ceviche, 2 tbsp
kitchens-of-the-world|b|danger|1 onigiri with umeboshi
kitchens-of-the-world|b|danger|yakitori, 1 stick
kitchens-of-the-world|b|danger|2 gyoza
kitchens-of-the-world|b|danger|mapo tofu, leftover
kitchens-of-the-world|b|danger|1 tsp doubanjiang
kitchens-of-the-world|b|danger|beef rendang
kitchens-of-the-world|b|danger|1 tsp nuoc cham
kitchens-of-the-world|b|danger|pho broth, 100ml
kitchens-of-the-world|b|danger|sinigang, 1 ladle
kitchens-of-the-world|b|danger|chicken adobo
kitchens-of-the-world|b|danger|2 tbsp shakshuka
kitchens-of-the-world|b|danger|1 falafel
kitchens-of-the-world|b|danger|tabbouleh, 1 tbsp
kitchens-of-the-world|b|danger|doro wat sauce
kitchens-of-the-world|b|danger|1 spoon of chakalaka
kitchens-of-the-world|b|danger|waakye with shito
kitchens-of-the-world|b|danger|goulash, 2 tbsp
kitchens-of-the-world|b|danger|half a Bratwurst
kitchens-of-the-world|b|danger|Zwiebel, 1, gehackt
kitchens-of-the-world|b|danger|1 oignon émincé
kitchens-of-the-world|b|danger|2 gousses d'ail
kitchens-of-the-world|b|danger|1 dente de alho
kitchens-of-the-world|b|danger|uvas pasas, a few
kitchens-of-the-world|b|danger|2 tbsp sambal
kitchens-of-the-world|b|danger|1 bunch kuchai
kitchens-of-the-world|b|safe|plain ugali
kitchens-of-the-world|b|safe|1/2 cup cooked millet
kitchens-of-the-world|b|safe|100g plain tempeh
kitchens-of-the-world|b|safe|1 plain corn tortilla
kitchens-of-the-world|b|safe|2 tbsp plain skyr
kitchens-of-the-world|b|safe|a pinch of jeera
kitchens-of-the-world|b|safe|50g edamame, shelled, unsalted
kitchens-of-the-world|b|safe|palak, steamed, 50g
kitchens-of-the-world|b|safe|aloo, boiled, 1/2
kitchens-of-the-world|b|safe|fresh dhania, 1 tbsp
kitchens-of-the-world|b|safe|pollo hervido, 100g
kitchens-of-the-world|b|safe|calabaza asada
kitchens-of-the-world|b|safe|2 tbsp kasha, boiled
medicine|b|danger|1 Disprin in water
medicine|b|danger|400mg Brufen
medicine|b|danger|2 co-codamol
medicine|b|danger|half a Lemsip
medicine|b|danger|a Sudafed tablet
medicine|b|danger|1 Prozac
medicine|b|danger|20mg of fluoxetine (mine)
medicine|b|danger|Adderall, 5mg
medicine|b|danger|diclofenac gel, licked
medicine|b|danger|an indigestion tablet with aspirin
medicine|b|danger|cold and flu capsule
medicine|b|danger|vitamin D3 20,000 IU weekly capsule
medicine|b|danger|1 Nicorette gum
medicine|b|danger|a Zopiclone
medicine|b|danger|my blood pressure tablet
medicine|b|danger|St John's wort 300mg
medicine|b|danger|a couple of ibuprofens
medicine|b|danger|panadine, one
medicine|b|danger|Excedrin, 1/2 caplet
medicine|b|danger|Night Nurse 5ml
medicine|c|danger|half an aspirin for the cat
medicine|c|danger|permethrin spot-on
medicine|b|danger|THC oil, 2 drops
medicine|b|danger|human iron supplement
medicine|b|safe|vet's Metacam dose with food
medicine|b|safe|L-carnitine 250mg
medicine|b|safe|vitamin B complex, 1/4 tablet
medicine|b|safe|glucosamine chews for dogs
medicine|b|safe|digestive enzyme powder from the vet
medicine|b|safe|calcium citrate 500mg
medicine|b|safe|1 ml salmon oil
medicine|b|safe|dog multivitamin, 1 tablet
medicine|b|safe|a vitamin E capsule, squeezed
medicine|b|safe|psyllium, 1/2 tsp
medicine|b|safe|brewer's yeast tablets for dogs
slang|b|danger|a splash of plonk
slang|b|danger|a can of tinnies' finest lager
slang|b|danger|the last of my cuppa
slang|b|danger|half a mug of builder's
slang|b|danger|a drop of the hard stuff
slang|b|danger|1 glass of fizz
slang|b|danger|a squeeze of toms sauce and a rasher
slang|b|danger|choccy bics, 2
slang|b|danger|a choccie digestive
slang|b|danger|a nice bit of guac
slang|b|danger|smashed avo
slang|b|danger|2 spring onz
slang|b|danger|s/onions, 2
slang|b|danger|gran. onion, 1 tsp
slang|b|danger|garlic pwdr
slang|b|danger|a bit of maccas
slang|b|danger|leftover Macca's nuggets
slang|b|danger|a chunk of banger
slang|b|danger|some brekky bacon
slang|b|danger|paras, 2
slang|b|danger|weed brownie crumb
slang|b|danger|a slurp of brekkie tea
slang|b|danger|the dregs of my wine
slang|b|danger|spag bol
slang|b|danger|a nip of whisky
slang|b|danger|last night's Chinese
slang|b|danger|a doggy bag from the steakhouse: garlic butter steak
slang|b|safe|a dollop of nat yog
slang|b|safe|2 tatties, boiled
slang|b|safe|1 chook egg
slang|b|safe|a wee bit of haddock
slang|b|safe|half a sarnie crust, plain
slang|b|safe|100g mince, dry fried
slang|b|safe|brekkie oats, soaked
slang|b|safe|a dash of evoo
slang|b|safe|some spinach, wilted down
sham-denial|b|danger|no onion, apart from what's in the gravy
sham-denial|b|danger|no garlic besides the two cloves in the oil
sham-denial|b|danger|salt-free except for a spoon of soy
sham-denial|b|danger|all but one of the grapes
sham-denial|b|danger|raisins? Just a few.
sham-denial|b|danger|no wine, well, a thimbleful
sham-denial|b|danger|skip the garlic powder, use fresh cloves
sham-denial|b|danger|I don't usually add onion but today I did
sham-denial|b|danger|she never gets chocolate, only a button at bedtime
sham-denial|b|danger|supposedly grapes are bad but mine eats them daily
sham-denial|b|danger|forget what they say, add the garlic
sham-denial|b|danger|don't worry about the onion, it's only half
sham-denial|b|danger|garlic isn't a problem in small amounts, 1 clove
sham-denial|b|danger|use chives, not onion
sham-denial|b|danger|leek instead of onion
sham-denial|b|danger|instead of salt, soy sauce
sham-denial|b|danger|cook with the onion whole and remove it afterwards
sham-denial|b|danger|remove the garlic after frying
sham-denial|b|danger|no bones but the wing tips
sham-denial|b|danger|bone out the thighs, leave the drumsticks as they are
sham-denial|b|danger|not completely onion-free
sham-denial|b|danger|it's not xylitol-free
sham-denial|b|danger|nothing bad in it, just a bit of garlic salt
sham-denial|b|danger|no more than half an onion
sham-denial|b|danger|no need to remove the grapes
sham-denial|b|danger|don't bother stoning the cherries
sham-denial|b|danger|leave the skin on the onion and drop it in
sham-denial|b|danger|no coffee for us but a spoonful for him
real-denial|b|safe|avoid anything with onion or garlic in it
real-denial|b|safe|grapes can cause kidney failure in dogs
real-denial|b|safe|chocolate kills dogs
real-denial|b|safe|Don't use sausages: they are full of salt and onion.
real-denial|b|safe|Check that the peanut butter has no xylitol.
real-denial|b|safe|For the humans, add chilli and garlic at the table.
real-denial|b|safe|Set aside the cat's portion, then add salt to the rest for yourselves.
real-denial|b|safe|no added onion, garlic, salt or sugar
real-denial|b|safe|instead of onion, use celery
real-denial|b|safe|Never, ever give macadamia nuts.
real-denial|b|safe|omit garlic
real-denial|b|safe|onions are a no-no
real-denial|b|safe|Bones out, skin off, fat trimmed.
real-denial|b|safe|Do not leave any bones in the fish.
real-denial|b|safe|stock that is free of onions
real-denial|b|safe|unsalted, onion-free chicken stock
real-denial|b|safe|without any seasoning, salt, onion or stock cube
real-denial|b|safe|raisins must never be used
real-denial|b|safe|keep grapes away from the dog
real-denial|b|safe|we left out the garlic
real-denial|b|safe|no wine, no stock cube, just water
real-denial|b|safe|swap raisins for blueberries
real-denial|b|safe|the recipe called for leeks but I used courgette instead
real-denial|b|safe|Cats can't have onion.
real-denial|b|safe|peel and core the apple, bin the pips
real-denial|b|safe|throw away the cherry stones
real-denial|b|safe|carob is used because chocolate is poisonous to dogs
real-denial|b|safe|if the potatoes are green, don't use them
real-denial|b|safe|remove any green bits or sprouts from the potatoes and throw away
real-denial|b|safe|a mild, chilli-free version
real-denial|b|safe|no nutmeg in his rice pudding
bone|b|danger|4 chicken wings, air-fried
bone|b|danger|lamb chops x 2, grilled
bone|b|danger|1 duck leg confit
bone|b|danger|turkey neck, stewed
bone|b|danger|leftover rib bones
bone|b|danger|1 pork chop, bone in
bone|b|danger|oxtail, braised 3 hours
bone|b|danger|chicken thighs (bone-in), 500g
bone|b|danger|cooked lamb shank
bone|b|danger|a spatchcocked poussin
bone|b|danger|1 whole mackerel, baked
bone|b|danger|fish frames for stock, left in
bone|b|danger|rack of ribs
bone|b|danger|chicken drummies, 6
bone|b|danger|rabbit, jointed
bone|b|danger|2 pigeons, roasted
bone|b|danger|half a roast chicken
bone|b|danger|chicken feet, boiled
bone|b|danger|veal osso buco
bone|b|danger|beef short ribs
bone|b|safe|4 boneless chicken thighs
bone|b|safe|chicken wing meat, picked off the bone
bone|b|safe|1 salmon fillet, boned
bone|b|safe|Strip the meat from the drumsticks and discard the bones.
bone|b|safe|minced lamb, 200g
bone|b|safe|rib-eye steak, 150g
bone|b|safe|tinned mackerel in water
bone|b|safe|oxtail, meat only, all bone removed
bone|b|safe|bone-free cod
misspelling-homophone|b|danger|1 small onyon
misspelling-homophone|b|danger|gralic, 2 cloves
misspelling-homophone|b|danger|2 chalots
misspelling-homophone|b|danger|leaks, 2, sliced
misspelling-homophone|b|danger|avacardo
misspelling-homophone|b|danger|rasins 30g
misspelling-homophone|b|danger|sultannas
misspelling-homophone|b|danger|curants
misspelling-homophone|b|danger|choclate buttons
misspelling-homophone|b|danger|expresso shot
misspelling-homophone|b|danger|ibuprofin
misspelling-homophone|b|danger|asprin 75mg
misspelling-homophone|b|danger|parcetamol
misspelling-homophone|b|danger|xylotol
misspelling-homophone|b|danger|walnutts
misspelling-homophone|b|danger|worchester sauce
misspelling-homophone|b|danger|mustered powder
misspelling-homophone|b|danger|bullion cube
misspelling-homophone|b|danger|grave granules
misspelling-homophone|b|danger|sossages
misspelling-homophone|b|danger|sheery
misspelling-homophone|b|danger|spring onoins
misspelling-homophone|b|danger|currents, a tbsp, dried
misspelling-homophone|b|safe|tomatoe puree
misspelling-homophone|b|safe|bluberrys
misspelling-homophone|b|safe|potatos, boiled
misspelling-homophone|b|safe|celary sticks
misspelling-homophone|b|safe|parsely
misspelling-homophone|b|safe|cinammon
misspelling-homophone|b|safe|a grain of rice
misspelling-homophone|b|safe|keep the lid ajar and let it reduce
misspelling-homophone|b|safe|tuna stake
misspelling-homophone|b|safe|chicken liver, seared
misspelling-homophone|b|safe|spinnach
misspelling-homophone|b|safe|zuchini
misspelling-homophone|b|safe|oat meel
plain|b|danger|2 tsp minced garlic from a jar
plain|b|danger|1 tbsp dehydrated onion flakes
plain|b|danger|a handful of sultanas
plain|b|danger|3 grapes, peeled
plain|b|danger|50g white chocolate buttons
plain|b|danger|2 tbsp drinking chocolate
plain|b|danger|60ml brewed espresso, cooled
plain|b|danger|a cup of sweet black tea
plain|b|danger|200ml cider
plain|b|danger|1 tbsp dark rum
plain|b|danger|a fist-sized piece of bread dough, risen
plain|b|danger|15g xylitol granules
plain|b|danger|1 whole nutmeg, grated
plain|b|danger|20g walnut halves
plain|b|danger|2 tbsp guacamole
plain|b|danger|pinch of Himalayan pink salt
plain|b|danger|1 beef stock cube dissolved in water
plain|b|danger|stewed rhubarb with custard
plain|b|danger|1 tbsp wholegrain mustard
plain|b|danger|half a jalapeño
plain|b|danger|mouldy yoghurt, skimmed
plain|b|danger|yoghurt with a spot of mould spooned off
plain|b|danger|sprouting potatoes, eyes dug out, boiled
plain|b|danger|potato with a green tinge under the skin
plain|b|danger|a few cloves, ground, and mace
plain|b|danger|3 pork sausages
plain|b|danger|50g chorizo
plain|b|danger|1 grapefruit segment
plain|b|danger|a slice of lime
plain|b|danger|100g smoked haddock
plain|b|danger|pickled onions, 2
plain|b|danger|1 can of cola
plain|b|danger|raw kidney beans, soaked overnight
plain|b|danger|a drop of eucalyptus oil
plain|b|safe|1 tsp turmeric
plain|b|safe|150g cod, steamed and flaked
plain|b|safe|1 tbsp chia seeds
plain|b|safe|2 tbsp mashed banana
plain|b|safe|100g minced pork, cooked
plain|b|safe|a sprig of basil, torn
plain|b|safe|1 carrot, finely grated
plain|b|safe|80g kale, ribs removed, steamed
plain|b|safe|1 tsp dried rosemary
plain|b|safe|3 tbsp plain kefir
plain|b|safe|half a pear, peeled, cored and diced
plain|b|safe|2 sardines in spring water
plain|b|safe|50g quinoa, rinsed and boiled
plain|b|safe|Whisk the egg and pour it over.
plain|b|safe|Cover and simmer over a low heat.
cultivar-or-part|b|danger|1 Spanish onion, quartered
cultivar-or-part|b|danger|white part of a leek
cultivar-or-part|b|danger|half a banana shallot
cultivar-or-part|b|danger|4 Black Hamburg grapes
cultivar-or-part|b|danger|12 Sable Seedless
cultivar-or-part|b|danger|6 red seedless, halved
cultivar-or-part|b|danger|1 tbsp Zante
cultivar-or-part|b|danger|20g 60% cocoa couverture
cultivar-or-part|b|danger|99% dark, one square
cultivar-or-part|b|danger|1 tsp robusta grounds
cultivar-or-part|b|danger|a pot of lapsang souchong
cultivar-or-part|b|danger|50ml Shiraz
cultivar-or-part|b|danger|a dash of Marsala
cultivar-or-part|b|danger|100ml Chablis
cultivar-or-part|d|danger|Fuggles hops, a handful
cultivar-or-part|b|danger|1 Bearss lime, squeezed
cultivar-or-part|b|danger|1 Pinkerton avocado
cultivar-or-part|b|danger|quarter of a Hass
cultivar-or-part|b|danger|Damsons, stones in
cultivar-or-part|b|danger|Bing cherries with pits
cultivar-or-part|b|danger|Gala apple, core left in
cultivar-or-part|b|danger|pips from a Cox
cultivar-or-part|b|danger|apricot kernels, crushed
cultivar-or-part|b|danger|beef tomato leaves and stems
cultivar-or-part|b|danger|skins of green potatoes
cultivar-or-part|b|danger|the husk and cob of sweetcorn
cultivar-or-part|b|danger|chive flowers, 3
cultivar-or-part|b|danger|garlic skins and root ends
cultivar-or-part|b|danger|onion tops and trimmings
cultivar-or-part|b|danger|the bulb end of a spring onion
cultivar-or-part|b|safe|Fuji apple flesh, no seeds
cultivar-or-part|b|safe|1 Butternut squash, peeled and seeded
cultivar-or-part|b|safe|2 Vivaldi potatoes, mashed
cultivar-or-part|b|safe|Romanesco florets, steamed
cultivar-or-part|b|safe|3 Cantaloupe cubes
cultivar-or-part|b|safe|purple sprouting broccoli, chopped
cultivar-or-part|b|safe|Savoy cabbage leaves
cultivar-or-part|b|safe|half a Kabocha, skin removed
cultivar-or-part|b|safe|1 tbsp carrot tops
cultivar-or-part|b|safe|nectarine flesh, stone removed
cultivar-or-part|b|safe|sprouted mung beans, cooked
cultivar-or-part|b|safe|50g green papaya, no seeds
brand|b|danger|1 OXO cube
brand|b|danger|2 tsp Bisto
brand|b|danger|a squeeze of Heinz tomato ketchup
brand|b|danger|1 tbsp Nutella
brand|b|danger|half a Twix
brand|b|danger|a Mars bar
brand|b|danger|3 Milky Way Stars
brand|b|danger|2 Hobnobs, chocolate
brand|b|danger|1 Cadbury Creme Egg
brand|b|danger|a Lindt ball
brand|b|danger|2 squares of Green & Black's 70%
brand|b|danger|1 Magnum ice cream
brand|b|danger|a Cornetto
brand|b|danger|50ml Kahlúa
brand|b|danger|a can of Stella
brand|b|danger|1 shot Jack Daniel's
brand|b|danger|30ml Gordon's
brand|b|danger|1 can Monster
brand|b|danger|a Starbucks latte, last inch
brand|b|danger|PG Tips bag
brand|b|danger|1 tsp Kenco
brand|b|danger|a stick of Extra gum
brand|b|danger|2 Mentos Pure Fresh
brand|b|danger|1 tbsp Krush peanut butter
brand|d|danger|1 tsp Sweetex
brand|b|danger|2 tbsp Loyd Grossman tomato and basil
brand|b|danger|1 tbsp Blue Dragon sweet chilli
brand|b|danger|2 tbsp Uncle Ben's sweet and sour sauce
brand|b|danger|half a packet of Indomie
brand|b|danger|1 Batchelors Super Noodles
brand|b|danger|1 tbsp Marie Rose
brand|b|danger|a handful of Sun-Maid
brand|b|danger|Sunmaid raisins, mini box
brand|b|danger|a Jacob's Club biscuit
brand|b|danger|1 Tunnock's tea cake
brand|b|danger|a slice of Mr Kipling Bakewell
brand|b|danger|2 Mr Kipling mince pies
brand|b|danger|1 pack Walkers cheese & onion
brand|b|danger|half a Greggs sausage roll
brand|b|danger|Mrs Dash, a shake
brand|b|danger|1 tsp Tony Chachere's
brand|b|danger|a slice of Domino's
brand|b|danger|1 tbsp Sacla pesto
brand|b|danger|Royco soup powder, 1 tsp
brand|b|danger|1 tbsp Mrs Ball's chutney
brand|b|danger|MDH meat masala, 1 tsp
brand|b|danger|Continental cup-a-soup
brand|b|safe|1 tbsp Meridian peanut butter (100% nuts)
brand|b|safe|2 tbsp Total 0% yogurt
brand|b|safe|50g Tilda basmati, boiled
brand|b|safe|1 Ryvita, plain
brand|b|safe|1 tin Princes tuna in spring water
brand|b|safe|100g Del Monte pineapple in juice
brand|b|safe|30g Birds Eye spinach
brand|b|safe|1 tbsp Flora plant butter, melted
brand|b|safe|1 tsp Solgar kelp
brand|b|safe|freeze in a Tupperware tub
brand|b|safe|half a cup of Bob's Red Mill millet
brand|b|safe|100g Oatly oat drink
dish|b|danger|half a slice of pepperoni pizza
dish|b|danger|2 tbsp of beef stew from dinner
dish|b|danger|leftover shepherd's pie mince
dish|b|danger|1 cup of chicken soup from a tin
dish|b|danger|lamb casserole leftovers
dish|b|danger|bit of meat and potato pie
dish|b|danger|leftover roast with gravy
dish|b|danger|1 tbsp bolognese sauce
dish|b|danger|a bite of burrito
dish|b|danger|1 taco shell with taco meat
dish|b|danger|a scoop of ramen
dish|b|danger|3 chips with curry sauce
dish|b|danger|cauliflower cheese with mustard powder
dish|b|danger|1 spoon of tuna casserole
dish|b|danger|half a hash brown from McDonald's
dish|b|danger|some Caesar salad chicken
dish|b|danger|1 slice garlic sausage
dish|b|danger|half a chocolate eclair
dish|b|danger|a slice of chocolate fudge cake
dish|b|danger|2 chocolate chip cookies
dish|b|danger|1 slice of Christmas cake with marzipan
dish|b|danger|a bit of stollen
dish|b|danger|1 hot cross bun, toasted
dish|b|danger|rum baba
dish|b|danger|1 spoonful of tiramisu
dish|b|danger|spotted dick and custard
dish|b|danger|1 oat and raisin cookie
dish|b|danger|muesli with dried fruit
dish|b|danger|walnut whip
dish|b|danger|pecan pie, 1 sliver
dish|b|danger|pumpkin pie, a forkful
dish|b|danger|lemon meringue pie
dish|b|danger|1 pig in blanket
dish|b|danger|bread and butter pudding
dish|b|danger|egg fried rice from the takeaway
dish|b|danger|BBQ pulled pork
dish|b|safe|plain porridge
dish|b|safe|mashed banana on rice cake
dish|b|safe|plain roast chicken breast, no skin
dish|b|safe|homemade chicken and rice stew, nothing added
dish|b|safe|scrambled egg made with water
dish|b|safe|plain boiled noodles
dish|b|safe|unsalted home-made fish broth
dish|b|safe|steamed vegetables, no seasoning
dish|b|safe|plain baked cod
dish|b|safe|pumpkin puree muffin for dogs
kitchens-of-the-world|b|danger|1 tbsp chole
kitchens-of-the-world|b|danger|butter chicken gravy
kitchens-of-the-world|b|danger|pav bhaji, 1 spoon
kitchens-of-the-world|b|danger|2 tbsp chicken karahi
kitchens-of-the-world|b|danger|1/2 pyaaz, sliced
kitchens-of-the-world|b|danger|4 kali lahsun
kitchens-of-the-world|b|danger|half a bunch hara pyaz
kitchens-of-the-world|b|danger|1 spoon schezwan sauce
kitchens-of-the-world|b|danger|1 tbsp zhoug
kitchens-of-the-world|b|danger|toum, a smear
kitchens-of-the-world|b|danger|shawarma meat
kitchens-of-the-world|b|danger|2 kofte
kitchens-of-the-world|b|danger|1 spoon of ratatouille
kitchens-of-the-world|b|danger|coq au vin, the chicken only
kitchens-of-the-world|b|danger|cassoulet beans
kitchens-of-the-world|b|danger|1/4 cipolla rossa
kitchens-of-the-world|b|danger|uno spicchio d'aglio
kitchens-of-the-world|b|danger|sugo alla puttanesca
kitchens-of-the-world|b|danger|osso buco alla milanese
kitchens-of-the-world|b|danger|Knoblauch, 1 Zehe
kitchens-of-the-world|b|danger|pelmeni, 3
kitchens-of-the-world|b|danger|bigos, 1 ladle
kitchens-of-the-world|b|danger|2 tbsp bibimbap beef
kitchens-of-the-world|b|danger|japchae
kitchens-of-the-world|b|danger|chicken teriyaki, rinsed
kitchens-of-the-world|b|danger|gyudon topping
kitchens-of-the-world|b|danger|char siu pork
kitchens-of-the-world|b|danger|nasi goreng, 1 scoop
kitchens-of-the-world|b|danger|satay chicken, off the stick
kitchens-of-the-world|b|danger|thai green curry
kitchens-of-the-world|b|danger|pancit, 2 tbsp
kitchens-of-the-world|b|danger|birria, a few shreds
kitchens-of-the-world|b|danger|salsa roja, 1 tbsp
kitchens-of-the-world|b|danger|refried beans from a tin
kitchens-of-the-world|b|danger|curry goat
kitchens-of-the-world|b|danger|rice and peas
kitchens-of-the-world|b|danger|suya beef strips
kitchens-of-the-world|b|danger|maafe, 1 ladle
kitchens-of-the-world|b|danger|bredie, leftover
kitchens-of-the-world|b|danger|colcannon
kitchens-of-the-world|b|safe|plain dosa
kitchens-of-the-world|b|safe|1 tbsp ragi flour
kitchens-of-the-world|b|safe|moong dal, boiled plain
kitchens-of-the-world|b|safe|methi leaves, 1 tsp
kitchens-of-the-world|b|safe|a little tahini, unsalted
kitchens-of-the-world|b|safe|plain pita, 1/4
kitchens-of-the-world|b|safe|wakame, soaked
kitchens-of-the-world|b|safe|queso fresco, 1 tsp
kitchens-of-the-world|b|safe|zanahoria rallada
kitchens-of-the-world|b|safe|carne molida, 200g
kitchens-of-the-world|b|safe|poulet cuit, 150g
kitchens-of-the-world|b|safe|sadza, 2 tbsp
medicine|b|danger|1 Nurofen
medicine|b|danger|half an ibuprofen caplet
medicine|b|danger|Anadin Extra, 1
medicine|b|danger|75mg dispersible aspirin
medicine|b|danger|2 Tylenol Extra Strength
medicine|b|danger|5ml infant Calpol
medicine|b|danger|Panadol Osteo, half
medicine|b|danger|Benylin, 1 tsp
medicine|b|danger|a spoon of Robitussin
medicine|b|danger|Sertraline 50mg
medicine|b|danger|my husband's Viagra
medicine|b|danger|1 Ritalin
medicine|b|danger|Imodium capsule
medicine|b|danger|metformin 500mg
medicine|b|danger|Warfarin 1mg
medicine|b|danger|loratadine 10mg
medicine|b|danger|melatonin gummies, 2
medicine|b|danger|Centrum multivitamin
medicine|b|danger|prenatal vitamin, crushed
medicine|b|danger|Ferrous sulphate 200mg
medicine|b|danger|vitamin D 4,000 IU softgel
medicine|b|danger|vit D3 50 000 IU
medicine|b|danger|R-alpha lipoic acid 100mg
medicine|b|danger|5HTP 50mg
medicine|b|danger|caffeine tablets, 1
medicine|b|danger|nicotine patch, used
medicine|b|danger|CBD gummies with THC
medicine|b|danger|Deep Heat rub on his leg, licked
medicine|c|danger|dog flea drops (permethrin)
medicine|c|danger|2 drops of tea tree oil on her food
medicine|b|safe|Metacam prescribed by our vet
medicine|b|safe|1 YuMove tablet
medicine|b|safe|vet-prescribed gabapentin
medicine|b|safe|taurine 500mg powder
medicine|b|safe|lysine 250mg
medicine|b|safe|cod liver oil, 1/4 tsp
medicine|b|safe|vitamin D3 200 IU
medicine|b|safe|Fortiflora sachet
medicine|b|safe|krill oil capsule
medicine|b|safe|potassium citrate as advised by the vet
medicine|b|safe|milk thistle (vet approved)
slang|b|danger|a splash of red
slang|b|danger|glass of white
slang|b|danger|a cheeky vino
slang|b|danger|half a pint of bitter
slang|b|danger|a bevvy
slang|b|danger|cold coffee dregs
slang|b|danger|a brew, milk and two
slang|b|danger|a bit of choccy
slang|b|danger|choc buttons
slang|b|danger|a sarnie with brown sauce
slang|b|danger|some chips and gravy
slang|b|danger|leftover Indian
slang|b|danger|a maccas cheeseburger patty
slang|b|danger|spring onion bits
slang|b|danger|half an avo on toast
slang|b|danger|holy guac
slang|b|danger|a cob of corn to gnaw
slang|b|danger|a rasher
slang|b|danger|two bangers
slang|b|danger|a chunk of black pud
slang|b|danger|a spud gone green
slang|b|danger|raw tatties
slang|b|danger|a couple of headache pills
slang|b|danger|a puff of his vape
slang|b|danger|hash cookie
slang|b|danger|gum from my bag
slang|b|danger|plonk, a glug
slang|b|safe|mooshed sweet tater
slang|b|safe|a spoonful of yog
slang|b|safe|bit o' plain chook
slang|b|safe|half a nanner
slang|b|safe|some cuke slices
slang|b|safe|a few frozen berries, smooshed
slang|b|safe|handful of rocket
slang|b|safe|2 googy eggs, boiled
slang|b|safe|a big dollop of pumpkin
sham-denial|b|danger|no garlic powder; two fresh cloves instead
sham-denial|b|danger|no onions, but spring onions are fine
sham-denial|b|danger|no grapes, just raisins
sham-denial|b|danger|we don't do onion, except on Sundays
sham-denial|b|danger|no chocolate except the chips in the cookie
sham-denial|b|danger|not a lot of garlic, half a clove
sham-denial|b|danger|without salt, only stock cube
sham-denial|b|danger|they say no avocado but a slice is fine
sham-denial|b|danger|leave the bones in, they soften
sham-denial|b|danger|never skip the onion
sham-denial|b|danger|don't leave out the garlic
sham-denial|b|danger|can't do without a splash of wine
sham-denial|b|danger|omit the leek if you like, I leave it in
sham-denial|b|danger|garlic (optional)
sham-denial|b|danger|onion, to taste
sham-denial|b|danger|add chives or leave them out
sham-denial|b|danger|swap the onion for shallots
sham-denial|b|danger|replace the raisins with currants
sham-denial|b|danger|use onion granules rather than fresh onion
sham-denial|b|danger|take the skin off the onion, then add it
sham-denial|b|danger|strain out the onion and keep the stock
sham-denial|b|danger|pick the grapes off the stalk and add
sham-denial|b|danger|the vet said avoid garlic; we use a bit anyway
sham-denial|b|danger|no need to cut the grapes
sham-denial|b|danger|don't add the wine until the end
sham-denial|b|danger|no xylitol in the first jar, the second has some
sham-denial|b|danger|boneless except for the drumstick
sham-denial|b|danger|all boneless bar two ribs
real-denial|b|safe|no onions or garlic, please
real-denial|b|safe|made without salt
real-denial|b|safe|Avoid grapes and raisins altogether.
real-denial|b|safe|garlic-free, onion-free broth
real-denial|b|safe|Do not season with salt or garlic.
real-denial|b|safe|never use stock cubes
real-denial|b|safe|skip the onion
real-denial|b|safe|leave out any garlic
real-denial|b|safe|Chocolate is toxic to dogs, so keep it well away.
real-denial|b|safe|Remove and discard all bones.
real-denial|b|safe|Core the apple and remove every seed.
real-denial|b|safe|Discard the cherry pits.
real-denial|b|safe|Add salt to the human portion only.
real-denial|b|safe|You can add garlic to your own plate after serving the dog.
real-denial|b|safe|peanut butter - must be free from xylitol
real-denial|b|safe|check labels for onion powder
real-denial|b|safe|not suitable: onion, garlic, grapes
real-denial|b|safe|we swapped the onion for carrot
real-denial|b|safe|use parsley in place of chives
real-denial|b|safe|instead of chocolate chips use carob
real-denial|b|safe|rather than gravy, use the cooking water
real-denial|b|safe|this pie has no onion in it
real-denial|b|safe|there is no alcohol in this
real-denial|b|safe|unsalted butter, no garlic
real-denial|b|safe|Cats must never eat lilies or onions.
real-denial|b|safe|raisins are poisonous, use cranberries
real-denial|b|safe|onion causes anaemia, so leave it out
real-denial|b|safe|don't let the dog lick the onion pan
real-denial|b|safe|bones removed
real-denial|b|safe|wine-free sauce
bone|b|danger|2 drumsticks, roasted
bone|b|danger|leftover carcass
bone|b|danger|1 lamb cutlet
bone|b|danger|turkey wings, slow-cooked
bone|b|danger|pork ribs from the BBQ
bone|b|danger|whole roast quail
bone|b|danger|1 chicken leg, skin removed
bone|b|danger|a boiled beef bone
bone|b|danger|T-bone scraps
bone|b|danger|necks and backs, boiled
bone|b|danger|chicken thigh, on the bone
bone|b|danger|2 bone-in pork chops
bone|b|danger|a whole sea bass, steamed
bone|b|danger|duck carcass from the roast
bone|b|danger|goat meat on the bone
bone|b|danger|salmon head, simmered
bone|b|danger|lamb knuckle, roasted
bone|b|danger|ham hock on the bone
bone|b|danger|rabbit legs, stewed
bone|b|danger|short ribs
bone|b|safe|500g boneless pork shoulder
bone|b|safe|sardines, tinned
bone|b|safe|1 chicken breast
bone|b|safe|haddock fillet, bones checked and removed
bone|b|safe|ground bone meal 1 tsp
bone|b|safe|beef shin, diced, no bone
bone|b|safe|turkey thigh, boned and rolled
bone|b|safe|pulled lamb, no bones
bone|b|safe|rump steak
bone|b|safe|chicken hearts and gizzards
misspelling-homophone|b|danger|onian, 1
misspelling-homophone|b|danger|garlick cloves
misspelling-homophone|b|danger|scalions
misspelling-homophone|b|danger|chyves
misspelling-homophone|b|danger|razins
misspelling-homophone|b|danger|grapps
misspelling-homophone|b|danger|choccolate
misspelling-homophone|b|danger|cofee
misspelling-homophone|b|danger|avocadoe
misspelling-homophone|d|danger|macadamea
misspelling-homophone|b|danger|xylitoll
misspelling-homophone|b|danger|pecan nutz
misspelling-homophone|b|danger|nut meg
misspelling-homophone|b|danger|ibuprofen tabs
misspelling-homophone|b|danger|ibruprofen
misspelling-homophone|b|danger|paracetomal
misspelling-homophone|b|danger|sausauges
misspelling-homophone|b|danger|stock kube
misspelling-homophone|b|danger|brandey
misspelling-homophone|b|danger|a leak, trimmed
misspelling-homophone|b|danger|worcester shire sauce
misspelling-homophone|b|safe|courgete
misspelling-homophone|b|safe|letuce
misspelling-homophone|b|safe|cabage
misspelling-homophone|b|safe|chicken brest
misspelling-homophone|b|safe|beens
misspelling-homophone|b|safe|sweet corn kernals
misspelling-homophone|b|safe|turky mince
misspelling-homophone|b|safe|pumkin
misspelling-homophone|b|safe|plane yoghurt
misspelling-homophone|b|safe|a peace of salmon
misspelling-homophone|b|safe|a pair, cored
plain|b|danger|1 medium yellow onion, sautéed
plain|b|danger|1 tsp garlic paste
plain|b|danger|two spring onions, sliced thinly
plain|b|danger|half a leek, sweated in butter
plain|b|danger|1 tbsp snipped fresh chives
plain|b|danger|a small handful of seedless grapes
plain|b|danger|1 oz raisins
plain|b|danger|2 tbsp dried currants
plain|b|danger|15g plain chocolate
plain|b|danger|half a cup of leftover tea
plain|b|danger|half a mug of coffee with milk
plain|b|danger|a splash of beer
plain|b|danger|1 tbsp brandy
plain|b|danger|a pinch of ground nutmeg
plain|d|danger|8 macadamia halves
plain|b|danger|1/4 cup pistachios
plain|b|danger|1 tsp birch sugar
plain|b|danger|1 ripe avocado, diced
plain|b|danger|100g rhubarb
plain|b|danger|2 tbsp soy sauce
plain|b|danger|1 bouillon cube
plain|b|danger|200ml shop-bought gravy
plain|b|danger|bacon fat, 1 tbsp
plain|b|danger|1 frankfurter, sliced
plain|b|danger|1 slice blue cheese
plain|b|danger|half a lemon, juiced
plain|b|danger|apple seeds
plain|b|danger|the mouldy end of the cheese
plain|b|danger|old bread with green spots
plain|b|danger|unripe green tomatoes
plain|b|danger|grated raw potato
plain|b|danger|wild mushrooms from the woods
plain|b|danger|1/4 tsp cayenne
plain|b|danger|corn on the cob, one piece
plain|b|safe|1 tbsp linseed oil
plain|b|safe|100g parsnip, boiled
plain|b|safe|2 eggs, beaten and cooked through
plain|b|safe|250g white fish, poached
plain|b|safe|a handful of raspberries
plain|b|safe|1 tbsp pumpkin seeds, ground
plain|b|safe|60g barley, boiled
plain|b|safe|50g mango flesh
plain|b|safe|2 stalks celery
plain|b|safe|1/2 tsp ground cinnamon
plain|b|safe|75g lamb's liver, cooked
plain|b|safe|Stir well and divide into four portions.
plain|b|safe|warm water to cover
plain|b|safe|1 tsp dried oregano
cultivar-or-part|b|danger|1 Ailsa Craig, peeled and chopped
cultivar-or-part|b|danger|a few rings of Bermuda onion
cultivar-or-part|b|danger|1 head of Solent Wight garlic
cultivar-or-part|b|danger|Musselburgh leeks, 2
cultivar-or-part|b|danger|a few Autumn Royal, halved
cultivar-or-part|b|danger|8 Thompson grapes
cultivar-or-part|b|danger|Muscatels, 1 tbsp
cultivar-or-part|b|danger|2 squares of 85%
cultivar-or-part|b|danger|45% milk chocolate, 10g
cultivar-or-part|b|danger|Trinitario cacao, grated
cultivar-or-part|b|danger|ground Ethiopian Yirgacheffe
cultivar-or-part|b|danger|1 tsp Assam leaves
cultivar-or-part|b|danger|half a glass of Rioja
cultivar-or-part|b|danger|75ml Riesling
cultivar-or-part|b|danger|a slug of cognac
cultivar-or-part|d|danger|Citra pellets, 5g
cultivar-or-part|b|danger|1 Amalfi lemon
cultivar-or-part|b|danger|lime leaves and zest
cultivar-or-part|b|danger|half a Fuerte avocado
cultivar-or-part|b|danger|greengages with the stones
cultivar-or-part|b|danger|Granny Smith cores
cultivar-or-part|b|danger|seeds from 2 pears
cultivar-or-part|b|danger|mango stone
cultivar-or-part|b|danger|tomato vines, chopped
cultivar-or-part|b|danger|potato shoots
cultivar-or-part|b|danger|peelings of green potatoes
cultivar-or-part|b|danger|leek roots and tops
cultivar-or-part|b|danger|garlic stems
cultivar-or-part|b|safe|1 Gala, cored
cultivar-or-part|b|safe|Jersey Royals, peeled and boiled
cultivar-or-part|b|safe|half a Honeydew, deseeded
cultivar-or-part|b|safe|Sungold tomatoes, ripe, 2
cultivar-or-part|b|safe|Little Gem leaves
cultivar-or-part|b|safe|1 Williams pear, cored, no pips
cultivar-or-part|b|safe|turnip greens
cultivar-or-part|b|safe|the flesh of 2 ripe apricots, no stones
cultivar-or-part|b|safe|Hispi cabbage, shredded
cultivar-or-part|b|safe|marrow, peeled, seeds out
cultivar-or-part|b|safe|Bintje potatoes, baked, no skin
cultivar-or-part|b|safe|white currant tomatoes
brand|b|danger|1 Knorr stock pot
brand|b|danger|1 tsp Marigold bouillon
brand|b|danger|1 tbsp Paxo
brand|b|danger|half a Mars
brand|b|danger|1 Galaxy Ripple
brand|b|danger|3 M&Ms
brand|b|danger|2 Kinder Buenos
brand|b|danger|a handful of Minstrels
brand|b|danger|1 After Eight
brand|b|danger|a Penguin bar
brand|b|danger|1 scoop Ben & Jerry's Phish Food
brand|b|danger|2 Reese's Cups
brand|b|danger|a cup of Swiss Miss
brand|b|danger|1 Nespresso pod, emptied
brand|b|danger|a Twinings English Breakfast
brand|b|danger|a can of Diet Coke
brand|b|danger|100ml Pepsi Max
brand|b|danger|half a can of Carling
brand|b|danger|a dash of Grand Marnier
brand|b|danger|20ml Malibu
brand|b|danger|1 glass Echo Falls rosé
brand|b|danger|Wrigley's Spearmint, 1 stick
brand|b|danger|1 Airwaves
brand|b|danger|2 Smints
brand|d|danger|Splenda, 1 sachet
brand|b|danger|a Grenade bar
brand|b|danger|1 tbsp Nuts 'n More
brand|b|danger|1 tbsp Dolmio bolognese
brand|b|danger|2 tbsp Old El Paso salsa
brand|b|danger|a dollop of Hellmann's garlic
brand|b|danger|Pringles, sour cream & onion
brand|b|danger|3 Wotsits
brand|b|danger|1 Pot Noodle, chicken and mushroom
brand|b|danger|half a can Campbell's cream of mushroom
brand|b|danger|1 Ginsters pasty
brand|b|danger|1 Peperami
brand|b|danger|a slice of Spam
brand|b|danger|a Boursin crumb
brand|b|danger|1 tsp Lea and Perrins
brand|b|danger|1 tsp Tabasco
brand|b|danger|a bit of Maggi seasoning
brand|b|danger|1 tbsp Kikkoman
brand|b|danger|Jordans fruit and nut granola
brand|b|danger|an Eccles cake from Greggs
brand|b|danger|1 tsp Bovril
brand|b|safe|2 tbsp Fage, plain
brand|b|safe|50g Tesco frozen carrots
brand|b|safe|1 tin John West mackerel in water
brand|b|safe|1 tbsp Lurpak unsalted
brand|b|safe|100ml Arctic Kitten lactose-free cat milk
brand|b|safe|30g Scott's porridge oats
brand|b|safe|2 tbsp Pip & Nut smooth, no xylitol, no salt
brand|b|safe|1 tsp Zooplus salmon oil
brand|b|safe|use a Pyrex dish
brand|b|safe|1/2 cup Libby's plain pumpkin
brand|b|safe|Royal Canin kibble, a handful
dish|b|danger|cold pizza crust with tomato sauce
dish|b|danger|leftover spaghetti bolognese
dish|b|danger|last night's stew
dish|b|danger|half a tin of chilli con carne
dish|b|danger|1 cup leftover casserole
dish|b|danger|roast chicken with sage and onion stuffing
dish|b|danger|a few spoonfuls of fish pie
dish|b|danger|leftover beef curry
dish|b|danger|a ladle of the soup we had
dish|b|danger|1 burger from the barbecue with onions
dish|b|danger|onion gravy
dish|b|danger|bubble and squeak
dish|b|danger|2 meatballs in tomato sauce
dish|b|danger|some of my lasagna
dish|b|danger|a slice of meatloaf
dish|b|danger|1 enchilada
dish|b|danger|leftover ribs
dish|b|danger|chicken wings in hot sauce
dish|b|danger|mac and cheese with bacon
dish|b|danger|hummus and carrot sticks
dish|b|danger|pesto pasta
dish|b|danger|1 chocolate brownie
dish|b|danger|half a chocolate digestive
dish|b|danger|slice of Victoria sponge with chocolate icing
dish|b|danger|rum and raisin fudge
dish|b|danger|mince pies, one crumbled
dish|b|danger|fruit cake with brandy
dish|b|danger|malt loaf, buttered
dish|b|danger|a toasted teacake
dish|b|danger|sherry trifle
dish|b|danger|coffee cake with walnuts
dish|b|danger|1 slice banana and walnut loaf
dish|b|danger|pumpkin pie
dish|b|danger|marmalade sandwich
dish|b|danger|pepperoni calzone
dish|b|safe|plain chicken and rice
dish|b|safe|cheese omelette, no onion
dish|b|safe|dry toast
dish|b|safe|mashed potato made with water
dish|b|safe|plain fish cakes: cod and potato only
dish|b|safe|stewed beef, plain, no onion or salt
dish|b|safe|carrot soup made with carrots and water only
dish|b|safe|plain sponge finger
dish|b|safe|grilled plain chicken
dish|b|safe|plain oat biscuits for dogs
kitchens-of-the-world|b|danger|chana masala
kitchens-of-the-world|b|danger|2 tbsp sambar
kitchens-of-the-world|b|danger|aloo gobi leftovers
kitchens-of-the-world|b|danger|keema, 2 tbsp
kitchens-of-the-world|b|danger|1 onion bhaji
kitchens-of-the-world|b|danger|half a kanda, chopped
kitchens-of-the-world|b|danger|adrak lahsun paste
kitchens-of-the-world|b|danger|lamb tagine
kitchens-of-the-world|b|danger|1 spoon harira
kitchens-of-the-world|b|danger|kibbeh, 1
kitchens-of-the-world|b|danger|adana kebab
kitchens-of-the-world|b|danger|menemen, a spoon
kitchens-of-the-world|b|danger|ghormeh sabzi
kitchens-of-the-world|b|danger|tzatziki, a lick
kitchens-of-the-world|b|danger|skordalia
kitchens-of-the-world|b|danger|beef bourguignon
kitchens-of-the-world|b|danger|pissaladière
kitchens-of-the-world|b|danger|gazpacho, half a glass
kitchens-of-the-world|b|danger|chorizo al vino
kitchens-of-the-world|b|danger|aglio in camicia
kitchens-of-the-world|b|danger|cebollitas, 3
kitchens-of-the-world|b|danger|dos dientes de ajo
kitchens-of-the-world|b|danger|carnitas, shredded
kitchens-of-the-world|b|danger|pozole rojo
kitchens-of-the-world|b|danger|ajiaco, 1 ladle
kitchens-of-the-world|b|danger|feijão tropeiro with cebola
kitchens-of-the-world|b|danger|jerk pork
kitchens-of-the-world|b|danger|egusi
kitchens-of-the-world|b|danger|misir wot
kitchens-of-the-world|b|danger|boerewors roll
kitchens-of-the-world|b|danger|borscht
kitchens-of-the-world|b|danger|golubtsi, half
kitchens-of-the-world|b|danger|svíčková sauce
kitchens-of-the-world|b|danger|okonomiyaki
kitchens-of-the-world|b|danger|miso ramen broth
kitchens-of-the-world|b|danger|tteokbokki sauce
kitchens-of-the-world|b|danger|kung pao chicken
kitchens-of-the-world|b|danger|xiaolongbao, 1
kitchens-of-the-world|b|danger|larb
kitchens-of-the-world|b|danger|bún chả
kitchens-of-the-world|b|safe|plain roti
kitchens-of-the-world|b|safe|haldi, a pinch
kitchens-of-the-world|b|safe|plain bulgur
kitchens-of-the-world|b|safe|labneh, plain
kitchens-of-the-world|b|safe|fresh coriander
kitchens-of-the-world|b|safe|arroz blanco
kitchens-of-the-world|b|safe|plain fufu
kitchens-of-the-world|b|safe|shirataki, rinsed
kitchens-of-the-world|b|safe|gekochter Reis
kitchens-of-the-world|b|safe|pechuga de pollo hervida
kitchens-of-the-world|b|safe|unsweetened soy yogurt
medicine|b|danger|one ibuprofen 200
medicine|b|danger|naproxen 250mg
medicine|b|danger|Voltaren gel smear
medicine|b|danger|an aspirin in cheese
medicine|b|danger|Tylenol arthritis
medicine|b|danger|paracetamol suspension 5ml
medicine|b|danger|co-codamol 8/500
medicine|b|danger|Day Nurse capsule
medicine|b|danger|pseudoephedrine
medicine|b|danger|Zoloft
medicine|b|danger|citalopram 20mg
medicine|b|danger|Ambien, half
medicine|b|danger|diazepam from my prescription
medicine|b|danger|simvastatin
medicine|b|danger|ramipril 5mg
medicine|b|danger|contraceptive pill
medicine|b|danger|Benadryl
medicine|b|danger|cough syrup
medicine|b|danger|gummy vitamins
medicine|b|danger|iron tablets, 1
medicine|b|danger|vitamin D3 60000 IU sachet
medicine|b|danger|calcipotriol cream
medicine|b|danger|alpha-lipoic acid
medicine|b|danger|nicotine gum
medicine|b|danger|vape liquid
medicine|b|danger|weed butter
medicine|b|danger|tramadol 50
medicine|b|danger|Pepto Bismol tablet
medicine|c|danger|paracetamol, a crumb
medicine|b|safe|omega-3 capsule
medicine|b|safe|vet's probiotic paste
medicine|b|safe|L-lysine
medicine|b|safe|Seraquin tablet from the vet
medicine|b|safe|calcium carbonate, 1/2 tsp
medicine|b|safe|vitamin B12 drops
medicine|b|safe|coenzyme Q10 from the vet
medicine|b|safe|manganese 1mg
medicine|b|safe|iodine from kelp
medicine|b|safe|taurine
medicine|b|safe|worming tablet from the vet
slang|b|danger|a drop of vino
slang|b|danger|a swig of ale
slang|b|danger|tea dregs
slang|b|danger|half a cuppa
slang|b|danger|my leftover flat white
slang|b|danger|guac, 1 tbsp
slang|b|danger|avo mash
slang|b|danger|choc chips
slang|b|danger|a few choccies
slang|b|danger|a bikkie, choc
slang|b|danger|spuds, green ones
slang|b|danger|sprouty tatties
slang|b|danger|snags
slang|b|danger|a snorker
slang|b|danger|leftover Chinese
slang|b|danger|a cheeky Nando's
slang|b|danger|Mickey D's fries
slang|b|danger|chippy tea leftovers
slang|b|danger|a bit of brown sauce
slang|b|danger|tommy k
slang|b|danger|red sauce
slang|b|danger|gran onion powder
slang|b|danger|a lump of stilton
slang|b|danger|2 ibuprofs
slang|b|danger|paracetamols
slang|b|danger|bubbly
slang|b|danger|a wee nip of scotch
slang|b|danger|a fag end
slang|b|safe|mushed nana
slang|b|safe|chook and rice
slang|b|safe|spag, plain boiled
slang|b|safe|a few frozen peas
slang|b|safe|brekkie porridge, plain
slang|b|safe|veg scraps: carrot, courgette
slang|b|safe|a wee bit of liver
slang|b|safe|sweet spuds
slang|b|safe|a chunk of cucumber
sham-denial|b|danger|no garlic, except a little
sham-denial|b|danger|onion-free apart from the gravy granules
sham-denial|b|danger|avoid onion, so use leek
sham-denial|b|danger|no raisins, sultanas only
sham-denial|b|danger|no salt, soy sauce does the job
sham-denial|b|danger|skip the onion if he's fussy
sham-denial|b|danger|garlic, optional
sham-denial|b|danger|instead of grapes use raisins
sham-denial|b|danger|instead of onion, a shallot
sham-denial|b|danger|swap chocolate for cocoa
sham-denial|b|danger|not onion but leek
sham-denial|b|danger|no red onion, use white
sham-denial|b|danger|not too many grapes
sham-denial|b|danger|just a touch of nutmeg
sham-denial|b|danger|only two squares of chocolate
sham-denial|b|danger|don't overcook the garlic
sham-denial|b|danger|do not drain the onions
sham-denial|b|danger|don't forget the chives
sham-denial|b|danger|never without garlic
sham-denial|b|danger|remove the onion before serving
sham-denial|b|danger|fish out the garlic clove at the end
sham-denial|b|danger|discard the onion after simmering
sham-denial|b|danger|leave the pits in the cherries
sham-denial|b|danger|don't bother to core the apple
sham-denial|b|danger|no need to debone the wings
sham-denial|b|danger|the book says no garlic but I add it
sham-denial|b|danger|no wine except a splash
sham-denial|b|danger|garlic is fine in small doses, add one clove
real-denial|b|safe|no garlic
real-denial|b|safe|without onion
real-denial|b|safe|onion-free
real-denial|b|safe|Do not add salt.
real-denial|b|safe|leave the grapes out
real-denial|b|safe|never give chocolate
real-denial|b|safe|Onions, garlic and chives are all toxic.
real-denial|b|safe|take the bones out before serving
real-denial|b|safe|stone the cherries first and throw the stones away
real-denial|b|safe|deseed and core the apple
real-denial|b|safe|plain stock, no onion, no salt
real-denial|b|safe|avoid xylitol
real-denial|b|safe|check there is no xylitol in it
real-denial|b|safe|use carrot instead of onion
real-denial|b|safe|swap the raisins for blueberries
real-denial|b|safe|we never cook with onions
real-denial|b|safe|not seasoned, no stock cube
real-denial|b|safe|keep the avocado for yourself
real-denial|b|safe|garlic for the humans only
real-denial|b|safe|add the wine to your own portion once the dog's is dished up
real-denial|b|safe|nothing with onion in it
real-denial|b|safe|make sure there are no bones left
real-denial|b|safe|free of grapes and raisins
real-denial|b|safe|minus the garlic
real-denial|b|safe|hold the onion
real-denial|b|safe|cooked without wine
real-denial|b|safe|dogs shouldn't have macadamias
real-denial|b|safe|don't share your chocolate
real-denial|b|safe|contains no garlic or onion
real-denial|b|safe|throw out any mouldy bread
bone|b|danger|chicken wing tips
bone|b|danger|2 turkey drumsticks
bone|b|danger|beef ribs, smoked
bone|b|danger|lamb neck on the bone
bone|b|danger|1 pork hock
bone|b|danger|cooked marrow bone
bone|b|danger|whole poussin
bone|b|danger|a chicken, jointed and roasted
bone|b|danger|oxtail pieces
bone|b|danger|trotters, 2
bone|b|danger|whole herring, fried
bone|b|danger|the ham bone from Christmas
bone|b|danger|chop bones
bone|b|danger|bone-in chicken thighs
bone|b|danger|rack of lamb
bone|b|danger|porterhouse, grilled
bone|b|danger|2 quails
bone|b|danger|turkey carcass
bone|b|danger|chicken necks
bone|b|danger|duck feet
bone|b|safe|bone broth, plain, onion-free
bone|b|safe|boneless beef rib
bone|b|safe|chicken mince
bone|b|safe|filleted trout
bone|b|safe|lamb shoulder, boned
bone|b|safe|pork fillet
bone|b|safe|chicken thigh fillets
bone|b|safe|tuna chunks
bone|b|safe|ground turkey
bone|b|safe|wing meat off the bone, bones binned
misspelling-homophone|b|danger|onoin powder
misspelling-homophone|b|danger|garilc
misspelling-homophone|b|danger|sprign onion
misspelling-homophone|b|danger|leaks and garlic
misspelling-homophone|b|danger|raisons
misspelling-homophone|b|danger|sultanas, chopt
misspelling-homophone|b|danger|graeps
misspelling-homophone|b|danger|chocolat chips
misspelling-homophone|b|danger|coca powder
misspelling-homophone|b|danger|advocado
misspelling-homophone|b|danger|ibuprofan
misspelling-homophone|b|danger|paracetomol
misspelling-homophone|b|danger|xilitol
misspelling-homophone|d|danger|macadamias nuts
misspelling-homophone|b|danger|almonts
misspelling-homophone|b|danger|rubarb
misspelling-homophone|b|danger|stilten
misspelling-homophone|b|danger|musterd
misspelling-homophone|b|danger|jalepeno
misspelling-homophone|b|danger|guacomole
misspelling-homophone|b|danger|bolonaise
misspelling-homophone|b|danger|bullion
misspelling-homophone|b|safe|potatoe
misspelling-homophone|b|safe|tomatos
misspelling-homophone|b|safe|brocolli
misspelling-homophone|b|safe|salmen
misspelling-homophone|b|safe|oatmeel
misspelling-homophone|b|safe|parsly
misspelling-homophone|b|safe|the current recipe
misspelling-homophone|b|safe|grate the carrot
misspelling-homophone|b|safe|rice, brown, bolied
misspelling-homophone|b|safe|leaky lid
misspelling-homophone|b|safe|leen mince
plain|b|danger|one small onion, grated into the mince
plain|b|danger|2 tsp onion granules
plain|b|danger|a few slices of leek
plain|b|danger|fried garlic, 1 tsp
plain|b|danger|1/4 cup sliced scallions
plain|b|danger|six raisins
plain|b|danger|a small bowl of grapes
plain|b|danger|3 tbsp chocolate spread
plain|b|danger|1 tsp cacao powder
plain|b|danger|50ml cold tea
plain|b|danger|half a glass of white wine
plain|b|danger|1 tbsp vodka
plain|b|danger|raw bread dough, golf-ball sized
plain|b|danger|sugar-free gum
plain|b|danger|crushed walnuts
plain|b|danger|almonds, a handful
plain|b|danger|half an avocado
plain|b|danger|ground mace, a pinch
plain|b|danger|blue cheese dressing
plain|b|danger|1 tsp Dijon
plain|b|danger|1 tbsp salted capers
plain|b|danger|3 slices streaky bacon, crisp
plain|b|danger|lemon zest
plain|b|danger|a plum with the stone in
plain|b|danger|apple core
plain|b|danger|bread with a bit of mould picked off
plain|b|danger|green potatoes, boiled
plain|b|danger|rhubarb leaves
plain|b|danger|hot chilli sauce, a drop
plain|b|danger|100ml stock made from a cube
plain|b|danger|pinch of salt and plenty of soy sauce
plain|b|safe|120g beef mince, 5% fat
plain|b|safe|1 tbsp hemp seed oil
plain|b|safe|2 tbsp cooked lentils
plain|b|safe|half a courgette, grated
plain|b|safe|100g cooked white rice
plain|b|safe|1 duck egg, hard-boiled
plain|b|safe|3 strawberries, sliced
plain|b|safe|1 tsp ground flax
plain|b|safe|80g chicken liver, cooked
plain|b|safe|50g butternut squash
plain|b|safe|a few blackberries
plain|b|safe|75g cooked turkey breast
plain|b|safe|Let it cool before serving.
plain|b|safe|a pinch of dried thyme
cultivar-or-part|b|danger|half a Red Karmen
cultivar-or-part|b|danger|shallot skins and all
cultivar-or-part|b|danger|1 Jermor, minced
cultivar-or-part|b|danger|Lautrec pink garlic, 1 clove
cultivar-or-part|b|danger|nira, a few stems
cultivar-or-part|b|danger|red flame seedless, 5
cultivar-or-part|b|danger|Niagara grapes, peeled
cultivar-or-part|b|danger|golden sultanas, a spoon
cultivar-or-part|b|danger|a chunk of 80% dark
cultivar-or-part|b|danger|bittersweet chips
cultivar-or-part|b|danger|decaf grounds
cultivar-or-part|b|danger|jasmine green tea leaves
cultivar-or-part|b|danger|Cabernet, 2 tbsp
cultivar-or-part|b|danger|tawny port, a splash
cultivar-or-part|b|danger|pale ale, 100ml
cultivar-or-part|d|danger|Cascade hops
cultivar-or-part|b|danger|Meyer lemon, half
cultivar-or-part|b|danger|Lamb Hass, diced
cultivar-or-part|b|danger|peach, skin and stone included
cultivar-or-part|b|danger|Morello cherries, unpitted
cultivar-or-part|b|danger|pear with core and seeds
cultivar-or-part|b|danger|tomato leaves
cultivar-or-part|b|danger|corn cob, whole
cultivar-or-part|b|danger|spring onion roots
cultivar-or-part|b|danger|date with stone
cultivar-or-part|b|safe|1 Jonagold, cored, peeled
cultivar-or-part|b|safe|2 Rooster potatoes, boiled in skins, no green
cultivar-or-part|b|safe|red kuri squash
cultivar-or-part|b|safe|1 Piel de Sapo melon slice
cultivar-or-part|b|safe|carrot, whole, with the tops off
cultivar-or-part|b|safe|kohlrabi bulb
cultivar-or-part|b|safe|fennel bulb, a slice
cultivar-or-part|b|safe|cherry flesh, stoned
cultivar-or-part|b|safe|plum tomatoes, ripe
cultivar-or-part|b|safe|celeriac root
brand|b|danger|a crumbled Oxo
brand|b|danger|1 tbsp Aunt Bessie's gravy
brand|b|danger|Nestlé hot chocolate, 1 tbsp
brand|b|danger|4 Rolos
brand|b|danger|a Freddo
brand|b|danger|half a Crunchie
brand|b|danger|2 Cadbury Fingers
brand|b|danger|McVitie's chocolate Hobnob
brand|b|danger|a scoop of Häagen-Dazs cookies & cream
brand|b|danger|1 sachet Cadbury Highlights hot chocolate
brand|b|danger|a Tetley bag
brand|b|danger|1 tsp Nescafé
brand|b|danger|a splash of Guinness
brand|b|danger|10ml Cointreau
brand|b|danger|1 can Strongbow
brand|b|danger|half a can of Rockstar
brand|b|danger|Dentyne Ice, 1
brand|b|danger|PUR gum
brand|d|danger|1 tsp Hermesetas
brand|b|danger|a Kind bar
brand|b|danger|1 tbsp Ragu
brand|b|danger|1 tbsp Newman's Own dressing
brand|b|danger|Taco Bell seasoning, 1 tsp
brand|b|danger|Lipton Cup-a-Soup
brand|b|danger|a pack of Maruchan
brand|b|danger|1 tbsp Encona
brand|b|danger|2 slices Wall's bacon
brand|b|danger|1 Richmond sausage
brand|b|danger|a Walkers shortbread with chocolate
brand|b|danger|1 tbsp Primula chive
brand|b|danger|a bit of Roulé
brand|b|danger|1 tsp Swiss bouillon
brand|b|danger|Goya sazón
brand|b|danger|2 tbsp Heinz Beanz and sausages
brand|b|danger|leftover KFC
brand|b|danger|a Burger King patty
brand|b|danger|1 tsp Everest garam masala
brand|b|safe|2 tbsp Activia plain
brand|b|safe|1 tsp Vitacoat oil
brand|b|safe|50g Quorn plain pieces
brand|b|safe|2 Warburtons crusts, plain
brand|b|safe|Sainsbury's frozen green beans, 40g
brand|b|safe|1 tbsp Philadelphia Light
brand|b|safe|30g Pedigree kibble
brand|b|safe|Evian, 100ml
brand|b|safe|cut with Fiskars scissors
dish|b|danger|leftover Bolognese
dish|b|danger|2 tbsp of yesterday's curry
dish|b|danger|half a portion of lasagne
dish|b|danger|the last of the stew
dish|b|danger|beef casserole, 3 tbsp
dish|b|danger|100g shop-bought soup
dish|b|danger|1 tbsp stuffing
dish|b|danger|gravy, 2 tbsp
dish|b|danger|a slice of quiche
dish|b|danger|half a burger with ketchup
dish|b|danger|ravioli in tomato sauce
dish|b|danger|chicken nuggets
dish|b|danger|sausages and mash
dish|b|danger|chicken kiev
dish|b|danger|egg mayonnaise with chives
dish|b|danger|chocolate pudding
dish|b|danger|cookies with raisins
dish|b|danger|a slice of Dundee cake
dish|b|danger|brandy butter
dish|b|danger|lemon cheesecake
dish|b|danger|pecan brownie
dish|b|danger|Bakewell tart
dish|b|danger|rhubarb crumble
dish|b|danger|garlic mushrooms
dish|b|danger|creamed leeks
dish|b|danger|onion soup
dish|b|danger|chilli
dish|b|danger|tacos, one
dish|b|danger|ham and pea soup
dish|b|safe|plain white rice
dish|b|safe|boiled egg
dish|b|safe|chicken poached in water
dish|b|safe|homemade turkey soup without onion
dish|b|safe|plain baked potato
dish|b|safe|fruit salad: apple, banana, blueberry
dish|b|safe|plain pasta shells
kitchens-of-the-world|b|danger|lamb korma
kitchens-of-the-world|b|danger|dal makhani
kitchens-of-the-world|b|danger|1 aloo tikki
kitchens-of-the-world|b|danger|chicken 65
kitchens-of-the-world|b|danger|hyderabadi biryani
kitchens-of-the-world|b|danger|1 tbsp coriander chutney with garlic
kitchens-of-the-world|b|danger|lahmacun
kitchens-of-the-world|b|danger|shish tawook
kitchens-of-the-world|b|danger|koshari
kitchens-of-the-world|b|danger|moussaka
kitchens-of-the-world|b|danger|spanakopita
kitchens-of-the-world|b|danger|cacciatore
kitchens-of-the-world|b|danger|minestrone
kitchens-of-the-world|b|danger|albondigas
kitchens-of-the-world|b|danger|patatas bravas
kitchens-of-the-world|b|danger|caldo verde
kitchens-of-the-world|b|danger|feijoada
kitchens-of-the-world|b|danger|arroz con pollo
kitchens-of-the-world|b|danger|chimichurri
kitchens-of-the-world|b|danger|tamales
kitchens-of-the-world|b|danger|callaloo
kitchens-of-the-world|b|danger|bunny chow
kitchens-of-the-world|b|danger|jollof
kitchens-of-the-world|b|danger|stroganoff
kitchens-of-the-world|b|danger|pierogi ruskie
kitchens-of-the-world|b|danger|sauerbraten
kitchens-of-the-world|b|danger|currywurst
kitchens-of-the-world|b|danger|Jansson's temptation
kitchens-of-the-world|b|danger|yakisoba
kitchens-of-the-world|b|danger|oyakodon
kitchens-of-the-world|b|danger|kimbap
kitchens-of-the-world|b|danger|laksa
kitchens-of-the-world|b|danger|tom kha gai
kitchens-of-the-world|b|danger|1 piece cebola
kitchens-of-the-world|b|danger|knoflook, 2 tenen
kitchens-of-the-world|b|safe|plain jasmine rice
kitchens-of-the-world|b|safe|zucca, al vapore
kitchens-of-the-world|b|safe|pomme de terre, cuite
kitchens-of-the-world|b|safe|plain injera
kitchens-of-the-world|b|safe|nori strips
kitchens-of-the-world|b|safe|gobi, steamed
kitchens-of-the-world|b|safe|huevo cocido
kitchens-of-the-world|b|safe|plain polenta
medicine|b|danger|half a Nurofen Plus
medicine|b|danger|Motrin IB
medicine|b|danger|aspirin, 300mg
medicine|b|danger|Panadol
medicine|b|danger|Lemsip Max
medicine|b|danger|Sudafed
medicine|b|danger|Xanax 0.25
medicine|b|danger|Prozac
medicine|b|danger|amphetamine salts
medicine|b|danger|sleeping tablet
medicine|b|danger|statin
medicine|b|danger|birth control pills
medicine|b|danger|Efudix
medicine|b|danger|vitamin D 10000 IU
medicine|b|danger|D3 drops, 5,000 IU per drop, 2 drops
medicine|b|danger|5-HTP
medicine|b|danger|xylitol mouthwash
medicine|b|danger|e-cigarette liquid
medicine|b|danger|cannabis edible
medicine|b|danger|multivitamin gummies
medicine|b|danger|cold and flu tablets
medicine|c|danger|permethrin drops for dogs
medicine|b|safe|probiotic capsule
medicine|b|safe|vitamin E 100 IU
medicine|b|safe|eggshell calcium
medicine|b|safe|Cosequin
medicine|b|safe|meloxicam oral drops from the vet
medicine|b|safe|taurine capsule
medicine|b|safe|vitamin D3 100 IU
medicine|b|safe|zinc picolinate as the vet said
slang|b|danger|a glug of vino
slang|b|danger|splash of white, to finish
slang|b|danger|a pint of the black stuff
slang|b|danger|coffee dregs from the cafetière
slang|b|danger|builder's tea
slang|b|danger|a bit of choc
slang|b|danger|guac
slang|b|danger|half an avo
slang|b|danger|onion rings from the chippy
slang|b|danger|a bacon sarnie
slang|b|danger|spag bol sauce
slang|b|danger|curry from the takeaway
slang|b|danger|a Maccy D's nugget
slang|b|danger|chewing gum
slang|b|danger|a couple of paracetamols
slang|b|danger|weed cookie
slang|b|danger|scally tops
slang|b|danger|hot wings
slang|b|danger|spuds with green bits
slang|b|safe|a nana
slang|b|safe|a bit of chook
slang|b|safe|tatties, mashed
slang|b|safe|yoghurt, a dollop
slang|b|safe|mince and tatties, no onion
slang|b|safe|a wee carrot
sham-denial|b|danger|no onion, bar one slice
sham-denial|b|danger|free from garlic, apart from the stock cube
sham-denial|b|danger|avoid raw onion; cooked is fine
sham-denial|b|danger|no chocolate, well, one square
sham-denial|b|danger|he doesn't like onion so I hide it
sham-denial|b|danger|don't add too much garlic
sham-denial|b|danger|skip the chives or don't, up to you
sham-denial|b|danger|no need to peel the onion
sham-denial|b|danger|leave the onion in
sham-denial|b|danger|instead of chives use spring onion
sham-denial|b|danger|no grapes today but raisins instead
sham-denial|b|danger|no garlic salt, real garlic
sham-denial|b|danger|lift the onion out after an hour
sham-denial|b|danger|strain out the garlic before serving
sham-denial|b|danger|don't stone the plums
sham-denial|b|danger|leave the bone in the chop
sham-denial|b|danger|not boneless thighs, the ones with the bone in
sham-denial|b|danger|salt? yes, a good pinch
sham-denial|b|danger|garlic: don't skip it
sham-denial|b|danger|no wine in the first hour, then a glass
sham-denial|b|danger|never mind the warnings, add the grapes
sham-denial|b|danger|I'm told onion is bad; mine has had it for years
sham-denial|b|danger|all gone but the onions
sham-denial|b|danger|leave out the salt and use a stock cube
real-denial|b|safe|no onions
real-denial|b|safe|garlic must be left out
real-denial|b|safe|never raisins
real-denial|b|safe|Stock without onion or salt.
real-denial|b|safe|do not use garlic or onion powder
real-denial|b|safe|grapes are toxic, never feed them
real-denial|b|safe|leave the wine out of the dog's version
real-denial|b|safe|remove all bones and skin
real-denial|b|safe|the label must not list xylitol
real-denial|b|safe|omit onion and garlic from the original
real-denial|b|safe|carob not chocolate
real-denial|b|safe|use banana rather than raisins
real-denial|b|safe|avoid avocado
real-denial|b|safe|spoon out the cat's share before the onions go in
real-denial|b|safe|season the family's half with salt once the dog's is out
real-denial|b|safe|no bones, please
real-denial|b|safe|chicken stock with no onion in
real-denial|b|safe|not a trace of garlic
real-denial|b|safe|zero salt
real-denial|b|safe|alcohol-free, onion-free
real-denial|b|safe|onions can poison cats
real-denial|b|safe|cherries without stones
real-denial|b|safe|apple without the core or pips
real-denial|b|safe|discard the onion packet from the kit
real-denial|b|safe|ditch the seasoning sachet
bone|b|danger|chicken carcass
bone|b|danger|lamb ribs
bone|b|danger|pork chops, 2
bone|b|danger|turkey leg
bone|b|danger|wings
bone|b|danger|bone-in leg of lamb, roasted
bone|b|danger|2 lamb shanks
bone|b|danger|roast duck leg
bone|b|danger|whole chicken, poached
bone|b|danger|beef bones, roasted
bone|b|danger|oxtail stew bones
bone|b|danger|spare ribs
bone|b|danger|partridge, whole
bone|b|danger|rib of beef on the bone
bone|b|danger|veal shank
bone|b|safe|chicken fillets
bone|b|safe|deboned duck leg
bone|b|safe|beef mince
bone|b|safe|salmon, pin-boned
bone|b|safe|lamb, boned and diced
bone|b|safe|bone broth powder, plain
misspelling-homophone|b|danger|1 onnion
misspelling-homophone|b|danger|garlec powder
misspelling-homophone|b|danger|shallotts
misspelling-homophone|b|danger|raisens
misspelling-homophone|b|danger|grapess
misspelling-homophone|b|danger|chocolatte
misspelling-homophone|b|danger|cocao powder
misspelling-homophone|b|danger|expresso
misspelling-homophone|b|danger|avocardo
misspelling-homophone|b|danger|xylatol
misspelling-homophone|b|danger|asprin
misspelling-homophone|b|danger|ibuprofen tablit
misspelling-homophone|b|danger|nutmeg, grated fresly
misspelling-homophone|b|danger|walnutz
misspelling-homophone|b|danger|brandi
misspelling-homophone|b|danger|mustad
misspelling-homophone|b|danger|2 leaks
misspelling-homophone|b|danger|stok cube
misspelling-homophone|b|safe|carrott
misspelling-homophone|b|safe|chikken
misspelling-homophone|b|safe|yogart
misspelling-homophone|b|safe|rice, currently boiling
misspelling-homophone|b|safe|beeff
misspelling-homophone|b|safe|parsnipp
misspelling-homophone|b|safe|letice
plain|b|danger|1 brown onion, peeled and halved
plain|b|danger|a dusting of onion powder
plain|b|danger|half a bulb of garlic, roasted
plain|b|danger|finely sliced leek, 50g
plain|b|danger|chives to garnish
plain|b|danger|white grapes, 8
plain|b|danger|a mini box of raisins
plain|b|danger|2 tbsp mixed dried fruit
plain|b|danger|dark chocolate shavings
plain|b|danger|1 mug of hot cocoa
plain|b|danger|coffee, 2 tbsp
plain|b|danger|green tea bag, opened
plain|b|danger|a capful of whisky
plain|b|danger|60ml port wine
plain|b|danger|an uncooked bread roll
plain|b|danger|1 tsp xylitol crystals
plain|b|danger|macadamia butter and walnuts
plain|b|danger|hazelnuts, roasted
plain|b|danger|avocado slices, 3
plain|b|danger|freshly grated nutmeg
plain|b|danger|1 rasher of bacon
plain|b|danger|1 tbsp ketchup
plain|b|danger|1 tsp horseradish
plain|b|danger|lime juice, 1 tsp
plain|b|danger|whole cherries, 5
plain|b|danger|smoked salmon trimmings
plain|b|danger|mouldy carrots, peeled
plain|b|danger|half a green tomato
plain|b|danger|stick of rhubarb
plain|b|danger|curry powder, 1 tsp
plain|b|safe|1 tbsp rapeseed oil
plain|b|safe|90g beef heart, cooked
plain|b|safe|half a cup of cooked oats
plain|b|safe|2 tbsp grated beetroot
plain|b|safe|100g pollock, baked
plain|b|safe|1 tsp apple cider vinegar
plain|b|safe|40g cooked chickpeas
plain|b|safe|a slice of watermelon, seeds out
plain|b|safe|1 sprig of parsley
plain|b|safe|60g cooked pumpkin
plain|b|safe|200ml water
plain|b|safe|Mash with a fork and serve at room temperature.
cultivar-or-part|b|danger|two Vidalias
cultivar-or-part|b|danger|cipollini, 3
cultivar-or-part|b|danger|ramsons, a few leaves
cultivar-or-part|b|danger|leek tops
cultivar-or-part|b|danger|Crimson Seedless, 4
cultivar-or-part|b|danger|a sprig of Muscat grapes
cultivar-or-part|b|danger|Greek currants, 1 tsp
cultivar-or-part|b|danger|75% dark, a square
cultivar-or-part|b|danger|cocoa husks
cultivar-or-part|b|danger|espresso grounds
cultivar-or-part|b|danger|Earl Grey leaves
cultivar-or-part|b|danger|a dash of Chianti
cultivar-or-part|b|danger|Islay single malt
cultivar-or-part|b|danger|IPA, half a can
cultivar-or-part|d|danger|Fuggle hops pellets? 5g hop pellets
cultivar-or-part|b|danger|orange peel, candied
cultivar-or-part|b|danger|avocado stone
cultivar-or-part|b|danger|plum kernels
cultivar-or-part|b|danger|apple, core included
cultivar-or-part|b|danger|pear pips
cultivar-or-part|b|danger|stems and leaves of tomato
cultivar-or-part|b|danger|onion root end
cultivar-or-part|b|safe|Cox apple, cored and peeled
cultivar-or-part|b|safe|Comice pear flesh
cultivar-or-part|b|safe|baby Charlotte potatoes, boiled
cultivar-or-part|b|safe|acorn squash
cultivar-or-part|b|safe|cavolo nero, stems removed
cultivar-or-part|b|safe|peach, stoned
cultivar-or-part|b|safe|sweetcorn off the cob
cultivar-or-part|b|safe|broccoli stem
cultivar-or-part|b|safe|Ogen melon
brand|b|danger|2 Oxo cubes
brand|b|danger|Bisto Best, 1 tsp
brand|b|danger|Kallo stock cube
brand|b|danger|Lindt 90%, a square
brand|b|danger|a Bounty
brand|b|danger|half a Double Decker
brand|b|danger|a Walnut Whip
brand|b|danger|2 Lindor
brand|b|danger|Tony's Chocolonely, 10g
brand|b|danger|Coco Pops
brand|b|danger|a Nature Valley chocolate bar
brand|b|danger|Kenco sachet
brand|b|danger|cold Starbucks
brand|b|danger|a sip of Coke
brand|b|danger|Monster energy
brand|b|danger|a tin of Foster's
brand|b|danger|Smirnoff Ice
brand|b|danger|a thimble of Jameson
brand|b|danger|Orbit, 1 piece
brand|b|danger|Fisherman's Friend
brand|b|danger|a Quest cookie
brand|b|danger|Dolmio sauce
brand|b|danger|Heinz ravioli
brand|b|danger|Maggi noodles
brand|b|danger|Nando's sauce
brand|b|danger|Schwartz BBQ rub
brand|b|danger|Lay's sour cream and onion
brand|b|danger|Doritos, chilli
brand|b|danger|Branston pickle
brand|b|danger|Colman's gravy mix
brand|b|danger|Pillsbury raw dough
brand|b|danger|Sun-Maid sultanas
brand|b|danger|McDonald's cheeseburger
brand|b|danger|Subway meatballs
brand|b|danger|Boursin
brand|b|danger|Nutella, a lick
brand|b|safe|Weetabix, one
brand|b|safe|Oatibix, plain
brand|b|safe|Arla cottage cheese
brand|b|safe|Andrex, to wipe
brand|b|safe|Cathedral City, 5g cheddar
brand|b|safe|Lily's Kitchen tray
brand|b|safe|Uncle Ben's wholegrain rice
dish|b|danger|leftover stew from Sunday
dish|b|danger|Chinese takeaway leftovers
dish|b|danger|a spoonful of chilli
dish|b|danger|lasagne, a corner
dish|b|danger|two fish fingers in onion sauce
dish|b|danger|chicken curry
dish|b|danger|sausage casserole
dish|b|danger|beef burger with fried onions
dish|b|danger|a bowl of vegetable soup
dish|b|danger|cottage pie
dish|b|danger|pizza crusts
dish|b|danger|scotch egg
dish|b|danger|pork pie
dish|b|danger|coleslaw
dish|b|danger|garlic bread crusts
dish|b|danger|chocolate cake
dish|b|danger|Christmas pudding
dish|b|danger|fruit scones
dish|b|danger|trifle with sherry
dish|b|danger|carrot cake with walnuts
dish|b|danger|rum and raisin ice cream
dish|b|danger|guacamole
dish|b|danger|stuffing, 1 tbsp
dish|b|safe|plain omelette
dish|b|safe|boiled chicken
dish|b|safe|plain beef mince and rice
dish|b|safe|cauliflower, steamed
dish|b|safe|plain crumpet
kitchens-of-the-world|b|danger|saag paneer
kitchens-of-the-world|b|danger|prawn balti
kitchens-of-the-world|b|danger|nihari
kitchens-of-the-world|b|danger|pyaz ka paratha
kitchens-of-the-world|b|danger|lasooni palak
kitchens-of-the-world|b|danger|kofta
kitchens-of-the-world|b|danger|fattoush
kitchens-of-the-world|b|danger|muhammara
kitchens-of-the-world|b|danger|chermoula
kitchens-of-the-world|b|danger|pastitsio
kitchens-of-the-world|b|danger|caponata
kitchens-of-the-world|b|danger|ribollita
kitchens-of-the-world|b|danger|bouillabaisse
kitchens-of-the-world|b|danger|tarte flambée
kitchens-of-the-world|b|danger|fabada
kitchens-of-the-world|b|danger|bacalhau à brás with onion
kitchens-of-the-world|b|danger|lomo saltado
kitchens-of-the-world|b|danger|sancocho
kitchens-of-the-world|b|danger|moqueca
kitchens-of-the-world|b|danger|enchiladas verdes
kitchens-of-the-world|b|danger|potjiekos
kitchens-of-the-world|b|danger|groundnut stew
kitchens-of-the-world|b|danger|solyanka
kitchens-of-the-world|b|danger|plov
kitchens-of-the-world|b|danger|khinkali
kitchens-of-the-world|b|danger|sukiyaki
kitchens-of-the-world|b|danger|bulgogi
kitchens-of-the-world|b|danger|dan dan noodles
kitchens-of-the-world|b|danger|massaman curry
kitchens-of-the-world|b|danger|mohinga
kitchens-of-the-world|b|safe|plain idli
kitchens-of-the-world|b|safe|arroz cocido
kitchens-of-the-world|b|safe|carottes râpées, nature
kitchens-of-the-world|b|safe|tofu, plain
kitchens-of-the-world|b|safe|plain couscous
kitchens-of-the-world|b|safe|pap, plain
kitchens-of-the-world|b|safe|dahi, plain
medicine|b|danger|2 Anadin
medicine|b|danger|Advil
medicine|b|danger|Calpol, half a spoon
medicine|b|danger|Feminax
medicine|b|danger|tramadol
medicine|b|danger|sertraline
medicine|b|danger|lorazepam
medicine|b|danger|atenolol
medicine|b|danger|Concerta
medicine|b|danger|pseudoephedrine tablet
medicine|b|danger|vitamin D 25,000 IU ampoule
medicine|b|danger|alpha lipoic
medicine|b|danger|iron tablets
medicine|b|danger|gummy bears with xylitol
medicine|b|danger|Nicorette
medicine|b|danger|THC gummy
medicine|b|danger|Voltarol
medicine|b|safe|salmon oil pump
medicine|b|safe|dental powder (seaweed) for dogs
medicine|b|safe|vitamin E
medicine|b|safe|probiotic
medicine|b|safe|glucosamine
medicine|b|safe|calcium powder
slang|b|danger|glass of red
slang|b|danger|a tot of rum
slang|b|danger|cuppa
slang|b|danger|dregs of a latte
slang|b|danger|choccy milk
slang|b|danger|a bit of gum
slang|b|danger|some bangers
slang|b|danger|chippy curry sauce
slang|b|danger|green spuds
slang|b|danger|some vino
slang|b|danger|takeaway pizza
slang|b|danger|crisps, cheese and onion
slang|b|safe|mushy banana
slang|b|safe|a bit of brekkie egg
slang|b|safe|plain chook
slang|b|safe|cuke
slang|b|safe|boiled spuds
sham-denial|b|danger|no onion, except for the fried bits
sham-denial|b|danger|no garlic other than the clove in the stock
sham-denial|b|danger|zero chocolate, bar a button
sham-denial|b|danger|free of alcohol but for a dash of sherry
sham-denial|b|danger|I left the onion out, then put it back
sham-denial|b|danger|no raisins; currants are better
sham-denial|b|danger|don't peel the garlic
sham-denial|b|danger|without the skin of the onion
sham-denial|b|danger|not much onion
sham-denial|b|danger|no grapes unless they're seedless
sham-denial|b|danger|onion? of course
sham-denial|b|danger|it isn't garlic-free
sham-denial|b|danger|remove onion before blending
sham-denial|b|danger|skip onion, add leek
sham-denial|b|danger|replace onion with chives
sham-denial|b|danger|keep the bones in
sham-denial|b|danger|no wine, just beer
real-denial|b|safe|no leek
real-denial|b|safe|garlic is out
real-denial|b|safe|no trace of xylitol
real-denial|b|safe|never mix in grapes
real-denial|b|safe|without stock cubes
real-denial|b|safe|Onion powder is just as toxic as onion, so avoid it.
real-denial|b|safe|use unsalted stock with no onion
real-denial|b|safe|skin and bones removed
real-denial|b|safe|apple, no pips
real-denial|b|safe|wine is for the cook, not the cat
real-denial|b|safe|leave the chocolate to us
real-denial|b|safe|instead of salt, parsley
real-denial|b|safe|cut off any green potato and bin it
real-denial|b|safe|without bones
real-denial|b|safe|don't buy pumpkin pie filling
real-denial|b|safe|chives are not safe for cats
real-denial|b|safe|keep nuts, raisins and chocolate out
real-denial|b|safe|onion, garlic and leek excluded
real-denial|b|safe|free from stones
real-denial|b|safe|no gravy
bone|b|danger|turkey drumstick
bone|b|danger|neck bones
bone|b|danger|roast chicken on the bone
bone|b|danger|chicken wings
bone|b|danger|lamb chop
bone|b|danger|rib bones
bone|b|danger|a fish head
bone|b|danger|pork knuckle
bone|b|danger|whole duck
bone|b|danger|cutlets
bone|b|safe|boneless wings
bone|b|safe|boned shoulder
bone|b|safe|chicken tenders, raw boneless strips
bone|b|safe|bone-free fish
bone|b|safe|beef strips
misspelling-homophone|b|danger|oinion
misspelling-homophone|b|danger|garlick
misspelling-homophone|b|danger|rasins
misspelling-homophone|b|danger|chocolit
misspelling-homophone|b|danger|avocato
misspelling-homophone|b|danger|paracetemol
misspelling-homophone|b|danger|one leak
misspelling-homophone|b|danger|nutmeg powdr
misspelling-homophone|b|safe|carrotts
misspelling-homophone|b|safe|chiken
misspelling-homophone|b|safe|spinich
misspelling-homophone|b|safe|yogert
plain|b|danger|1 onion, diced small
plain|b|danger|1 clove garlic, crushed
plain|b|danger|100g leeks, sliced
plain|b|danger|chopped spring onions, 2 tbsp
plain|b|danger|handful of raisins and sultanas
plain|b|danger|12 seedless grapes, quartered
plain|b|danger|1 oz baking chocolate
plain|b|danger|unsweetened cocoa, 1 tsp
plain|b|danger|strong coffee, 30ml
plain|b|danger|2 tsp loose black tea
plain|b|danger|a splash of dry sherry
plain|b|danger|5ml gin
plain|b|danger|leftover pizza dough, unbaked
plain|b|danger|sugar-free syrup with xylitol
plain|b|danger|6 pecan halves
plain|b|danger|20g mixed nuts
plain|b|danger|2 tbsp mashed avocado
plain|b|danger|nutmeg, a grating
plain|b|danger|1 sausage, chopped
plain|b|danger|50g Gorgonzola
plain|b|danger|juice and zest of a lime
plain|b|danger|mouldy cheddar, trimmed
plain|b|danger|potato sprouts
plain|b|danger|salted anchovies in oil
plain|b|danger|1/2 tsp chilli powder
plain|b|danger|1 tbsp Worcestershire sauce
plain|b|safe|150g cod loin, poached
plain|b|safe|1 tbsp coconut oil
plain|b|safe|2 tbsp peas
plain|b|safe|half a banana
plain|b|safe|1/2 tsp kelp powder
plain|b|safe|60g cooked brown lentils
plain|b|safe|1 egg yolk, cooked
plain|b|safe|70g swede, mashed
plain|b|safe|1 slice of cucumber
plain|b|safe|80g rabbit meat, diced and cooked
plain|b|safe|Bring to the boil, then turn down the heat.
plain|b|safe|cool and portion into freezer bags
cultivar-or-part|b|danger|1 Tropea, chopped
cultivar-or-part|b|danger|half a Maui onion
cultivar-or-part|b|danger|1 fat clove of Purple Wight
cultivar-or-part|b|danger|garlic shoots, 2
cultivar-or-part|b|danger|leek whites
cultivar-or-part|b|danger|6 Red Globe, seeded
cultivar-or-part|b|danger|Flame raisins, 1 tbsp
cultivar-or-part|b|danger|two squares of 72%
cultivar-or-part|b|danger|64% dark chips
cultivar-or-part|b|danger|Colombian coffee beans, 3
cultivar-or-part|b|danger|Sencha leaves
cultivar-or-part|b|danger|Merlot, a splash
cultivar-or-part|b|danger|amontillado, 1 tbsp
cultivar-or-part|b|danger|porter, 50ml
cultivar-or-part|b|danger|lemon rind
cultivar-or-part|b|danger|half a Hass avocado, skin on
cultivar-or-part|b|danger|Victoria plums, stones in
cultivar-or-part|b|danger|Red Delicious core
cultivar-or-part|b|danger|apple pips, crushed
cultivar-or-part|b|danger|stalks from the tomatoes
cultivar-or-part|b|danger|green potato peel
cultivar-or-part|b|danger|shallot greens
cultivar-or-part|b|safe|1 Empire apple, cored
cultivar-or-part|b|safe|Anya potatoes, boiled
cultivar-or-part|b|safe|Delica pumpkin
cultivar-or-part|b|safe|Rocha pear, no core
cultivar-or-part|b|safe|mango flesh, no stone
cultivar-or-part|b|safe|cauliflower core, steamed
cultivar-or-part|b|safe|chicken skin removed breast
cultivar-or-part|b|safe|red pepper, stalk and seeds removed
cultivar-or-part|b|safe|Swiss chard leaf
brand|b|danger|Knorr Aromat, a shake
brand|b|danger|1 tbsp Bisto
brand|b|danger|1 Kit Kat finger
brand|b|danger|a Wispa
brand|b|danger|2 Celebrations
brand|b|danger|half a pack of Maltesers
brand|b|danger|3 Quality Street
brand|b|danger|a scoop of Milo
brand|b|danger|Hershey bar, 1 square
brand|b|danger|1 Oreo
brand|b|danger|Nescafé 3in1
brand|b|danger|cup of PG Tips
brand|b|danger|Red Bull, a sip
brand|b|danger|a can of Coors
brand|b|danger|Jack Daniel's sauce
brand|b|danger|Baileys, 1 tsp
brand|b|danger|Trident gum
brand|d|danger|sugar-free Polos
brand|b|danger|1 tbsp Canderel with xylitol
brand|b|danger|Loyd Grossman korma
brand|b|danger|Patak's paste
brand|b|danger|Uncle Ben's sweet & sour
brand|b|danger|Campbell's tomato soup
brand|b|danger|Heinz baked beans with sausages
brand|b|danger|Supernoodles
brand|b|danger|Kettle Chips, sea salt
brand|b|danger|Walkers cheese & onion
brand|b|danger|Domino's crust
brand|b|danger|Paxo balls, 2
brand|b|danger|Sacla' red pesto
brand|b|danger|Hellmann's, garlic
brand|b|danger|Lawry's garlic salt
brand|b|danger|Alpen, 2 tbsp
brand|b|danger|Jägermeister
brand|b|safe|Alpro plain soya yogurt
brand|b|safe|Tilda plain rice
brand|b|safe|Bird's Eye peas
brand|b|safe|Whiskas pouch
brand|b|safe|Anchor unsalted butter, 5g
brand|b|safe|Ziploc bag, to freeze
brand|b|safe|Aldi frozen spinach
brand|b|safe|Mutti passata, tomatoes only
dish|b|danger|a slice of lasagne
dish|b|danger|leftover curry and rice
dish|b|danger|stew left over from lunch
dish|b|danger|3 tbsp of chicken casserole
dish|b|danger|half a pork pie
dish|b|danger|some Bolognese
dish|b|danger|Sunday dinner leftovers with gravy
dish|b|danger|onion bhaji
dish|b|danger|sausage roll
dish|b|danger|hot dog with onions
dish|b|danger|a garlic and herb dip
dish|b|danger|meatballs from a tin
dish|b|danger|cream of tomato soup
dish|b|danger|a chocolate digestive
dish|b|danger|a toasted hot cross bun
dish|b|danger|panettone
dish|b|danger|tiramisu
dish|b|danger|lemon tart
dish|b|danger|walnut cake
dish|d|danger|macadamia cookie
dish|b|danger|Christmas cake icing and marzipan
dish|b|danger|beer batter
dish|b|danger|eggnog
dish|b|danger|pumpkin pie with cream
dish|b|safe|steamed rice
dish|b|safe|cod and parsley, plain
dish|b|safe|porridge with water
dish|b|safe|scrambled eggs, plain
dish|b|safe|mashed sweet potato
dish|b|safe|beef stew made without onion or stock
dish|b|safe|unsalted rice cakes
kitchens-of-the-world|b|danger|chicken jalfrezi
kitchens-of-the-world|b|danger|tarka dal
kitchens-of-the-world|b|danger|1 vada pav
kitchens-of-the-world|b|danger|pyaj, chopped
kitchens-of-the-world|b|danger|lahsun ki chutney
kitchens-of-the-world|b|danger|iskender
kitchens-of-the-world|b|danger|kabsa
kitchens-of-the-world|b|danger|mujaddara
kitchens-of-the-world|b|danger|briam
kitchens-of-the-world|b|danger|amatriciana
kitchens-of-the-world|b|danger|arancini
kitchens-of-the-world|b|danger|pisto manchego
kitchens-of-the-world|b|danger|blanquette de veau
kitchens-of-the-world|b|danger|empanada
kitchens-of-the-world|b|danger|chilaquiles
kitchens-of-the-world|b|danger|picadillo
kitchens-of-the-world|b|danger|pelau
kitchens-of-the-world|b|danger|yassa poulet
kitchens-of-the-world|b|danger|efo riro
kitchens-of-the-world|b|danger|bobotie
kitchens-of-the-world|b|danger|rouladen
kitchens-of-the-world|b|danger|pörkölt
kitchens-of-the-world|b|danger|holubtsi
kitchens-of-the-world|b|danger|ćevapi
kitchens-of-the-world|b|danger|takoyaki
kitchens-of-the-world|b|danger|kimchi jjigae
kitchens-of-the-world|b|danger|wonton soup
kitchens-of-the-world|b|danger|rendang
kitchens-of-the-world|b|danger|adobong manok
kitchens-of-the-world|b|danger|ajo picado
kitchens-of-the-world|b|safe|plain basmati
kitchens-of-the-world|b|safe|chawal, boiled
kitchens-of-the-world|b|safe|papaya, ripe
kitchens-of-the-world|b|safe|couscous, water only
kitchens-of-the-world|b|safe|riz blanc
kitchens-of-the-world|b|safe|kombu strip
kitchens-of-the-world|b|safe|lauki, boiled
medicine|b|danger|Nurofen Express
medicine|b|danger|aspirin
medicine|b|danger|Tylenol PM, half
medicine|b|danger|co-dydramol
medicine|b|danger|diclofenac
medicine|b|danger|paroxetine
medicine|b|danger|Valium
medicine|b|danger|propranolol
medicine|b|danger|Benylin
medicine|b|danger|vitamin D3, one 5000 IU tablet
medicine|b|danger|5-HTP tablet
medicine|b|danger|lipoic acid
medicine|b|danger|Centrum
medicine|b|danger|nicotine pouch
medicine|b|danger|cannabis oil
medicine|b|danger|metformin
medicine|c|danger|acetaminophen
medicine|b|safe|green-lipped mussel
medicine|b|safe|vitamin B1
medicine|b|safe|cat lysine treat
medicine|b|safe|pumpkin fibre powder
medicine|b|safe|prescribed antibiotic from the vet
medicine|b|safe|turmeric capsule
slang|b|danger|a slug of white
slang|b|danger|splash of plonk
slang|b|danger|last of the coffee
slang|b|danger|cup of char
slang|b|danger|choccy bar
slang|b|danger|some snags
slang|b|danger|garlic gran
slang|b|danger|a few crisps
slang|b|danger|green tatties
slang|b|danger|leftover kebab
slang|b|danger|a shot of the hard stuff
slang|b|danger|chewie gum
slang|b|safe|tinned fish in water
slang|b|safe|nana
slang|b|safe|mash, plain
slang|b|safe|oats
slang|b|safe|a spud, baked
sham-denial|b|danger|no onion apart from a few rings
sham-denial|b|danger|no alcohol, save a drop of brandy
sham-denial|b|danger|avoid garlic, or use just one clove
sham-denial|b|danger|don't hold back on the garlic
sham-denial|b|danger|skip the raisins, sultanas will do
sham-denial|b|danger|not without onion
sham-denial|b|danger|no onion powder, fresh onion only
sham-denial|b|danger|I never add chocolate. Except today.
sham-denial|b|danger|strain out the leeks at the end
sham-denial|b|danger|take the garlic out before you serve
sham-denial|b|danger|swap leek for onion
sham-denial|b|danger|no shallots, I've only got onions
sham-denial|b|danger|don't remove the stones from the cherries
sham-denial|b|danger|leave the carcass in the pot and serve it all
sham-denial|b|danger|no more than a few grapes
sham-denial|b|danger|just the one square of chocolate
sham-denial|b|danger|garlic won't hurt, add two cloves
real-denial|b|safe|no garlic or onions
real-denial|b|safe|never give him grapes
real-denial|b|safe|no added salt
real-denial|b|safe|stock: no onion, no garlic
real-denial|b|safe|onion must not be used
real-denial|b|safe|avoid chocolate at all costs
real-denial|b|safe|leave out the raisins
real-denial|b|safe|use celery not onion
real-denial|b|safe|discard the bones and skin
real-denial|b|safe|remove the stone from the peach
real-denial|b|safe|add onions to your own bowl only
real-denial|b|safe|serve his first, then stir the chilli into yours
real-denial|b|safe|this contains no xylitol
real-denial|b|safe|peanut butter, no xylitol
real-denial|b|safe|garlic is harmful to dogs
real-denial|b|safe|shop stock often contains onion, so I make mine plain
real-denial|b|safe|without wine or stock cubes
real-denial|b|safe|keep macadamias out of reach
real-denial|b|safe|gravy without onion or salt
real-denial|b|safe|don't cook with onions
bone|b|danger|chicken drumsticks
bone|b|danger|pork ribs
bone|b|danger|turkey neck
bone|b|danger|lamb shank
bone|b|danger|T-bone
bone|b|danger|roast chicken carcass
bone|b|danger|a whole quail
bone|b|danger|beef marrow bones, roasted
bone|b|danger|bone-in thighs
bone|b|safe|boneless thighs
bone|b|safe|lamb mince
bone|b|safe|boned chicken
bone|b|safe|fish fillet, no bones
bone|b|safe|plain bone broth
misspelling-homophone|b|danger|onoins
misspelling-homophone|b|danger|garlik
misspelling-homophone|b|danger|2 leaks, chopped
misspelling-homophone|b|danger|raizins
misspelling-homophone|b|danger|choclate
misspelling-homophone|b|danger|avacado
misspelling-homophone|b|danger|asperin
misspelling-homophone|b|danger|xilitol gum
misspelling-homophone|b|danger|sultanars
misspelling-homophone|b|danger|shalots
misspelling-homophone|b|safe|currot
misspelling-homophone|b|safe|salmon fillit
misspelling-homophone|b|safe|yoghert
misspelling-homophone|b|safe|brown rise
misspelling-homophone|b|safe|chicken liver, grated
`;
