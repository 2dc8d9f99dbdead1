/**
 * Lines as owners speak: names, meals of people, denials, advice and look-alikes that put nothing dangerous in a bowl, and lines of
 * the same shape that do. Species and text; written before the rules that read them.
 */
export const NATURAL_SAFE_LINES = `
dog|We had curry and gave him his rice
dog|everything in the stew except the onion
dog|peaches, take the stone out
dog|cherries fresh, with no stones
dog|Not to sound like sour grapes but the shop food never suited him
dog|use a tea strainer to catch the bits
dog|peanut butter with peanuts as the only ingredient and certainly no xylitol
dog|1/2 tsp fresh ginger, grated
dog|garlic-free chicken stock, 200 ml
dog|The usual suspects to leave out of any dog's dinner are onions, leeks, garlic and grapes.
dog|Rum Tum Tugger approves
dog|buy the turkey from Garlic & Sons in the high street
dog|Set aside 200 g plain mince for the dog before making the bolognese.
cat|tea time at our house: Minty, Sugar and Pepsi queue at the fridge
dog|I batch cook every Sunday for Mocha and her sister Bean.
dog|replaced the chocolate chips with carob ones
dog|2 tbsp goat's milk kefir
cat|Chive is my ginger tom and he's fussy.
dog|I left the onion out of this one
dog|Keep him away from onions.
cat|Be careful with ready-made baby food, as it often has onion powder in it.
dog|username: garlicfree_gary
dog|with the onions left out, as always
dog|grind the eggshell in a clean coffee grinder
dog|the mixture should look like wet coffee grounds
dog|the jar says no xylitol, no added sugar, no palm oil
dog|Recipe: Rebecca Onion. Photos: Tim Grape.
dog|he managed perfectly well without the wine sauce
dog|tastes better than my own curry, says my husband
dog|List of poisonous foods: grapes, onions, xylitol, macadamia nuts.
dog|a few slices of water melon, no seeds
dog|not a grape in sight
dog|nothing oniony, nothing sweet, just meat and veg
dog|No grapes were used. No raisins either.
cat|I do the cats' food with a glass of wine in hand
dog|alcohol-free, obviously
dog|same pot I make onion soup in, scrubbed well
dog|you will find neither garlic nor onion in it
dog|Grapes cause kidney failure.
dog|I cooked this alongside the kids' spaghetti bolognese, in its own pan
dog|chocolate labs can be greedy so weigh it out
dog|cherries, pitted, stalks pulled off
dog|1 tsp fennel seed, crushed
dog|Reviewed by ChocLabMum on 3 May
dog|Check the label for xylitol before you open the jar.
dog|Thanks so much! Love from Snickers & Sarah
dog|our old chocolate-coloured spaniel licks the pan
cat|made this for Nutella after her dental
dog|Apple pips are mildly toxic, so core the apple first.
dog|Cocoa had two helpings and then fell asleep on the rug.
dog|not even a pinch of garlic powder
dog|50 g chestnut mushrooms, cooked
dog|What not to feed: raisins, chocolate, onions
dog|celeriac, peeled, 100 g
dog|the vet at Vine Street told us 150 g
cat|Paracetamol is lethal to cats, even half a tablet.
dog|200 g butternut squash
dog|KitKat, the black one, always eats first.
dog|onion domed lid on, low heat, forty minutes
dog|1 tbsp peppermint leaves, chopped
dog|there's no need for garlic here
dog|a tin of water chestnuts, rinsed
dog|Chocolate is poisonous to dogs.
dog|Serve to the dog while you enjoy your chilli con carne
dog|He's a coffee-coloured poodle with a delicate stomach.
dog|Remember: grapes, raisins, onions and chocolate are a no.
dog|30 g coconut flesh
dog|it works fine sans garlic
dog|Scrub any pan that has had garlic in it.
dog|fruit salad for dogs: watermelon, banana, strawberries
cat|Truffles the tabby won't touch it cold, so I warm it first.
dog|Xylitol free peanut butter, 1 tbsp
dog|strip the meat from the carcass; the bones go in the bin
dog|Truffle wagged her tail the whole time I was cooking
dog|My chocolate and tan dachshund finished the lot.
dog|Onion Creek Farm sells the beef I use
dog|cut the liver to about the size of sultanas
dog|after a long walk and a pint at the pub for me, he gets this
cat|Espresso's appetite came back after a week of this
dog|Use a separate board from the one for onions.
dog|Unlike most meatballs these have no onion or garlic in them.
cat|It's best to steer clear of leeks.
cat|baby food (plain chicken, check it lists no onion powder)
dog|Coffee grounds in the compost are a hazard for puppies.
dog|leave the tray on the coffee table where he can't reach
dog|apple, peeled and cored, every seed picked out
dog|1 tbsp grapeseed oil
dog|swap the raisins for chopped apple
cat|a chocolate Burmese, 4 kg, neutered
dog|Contact your vet right away if your dog has had any alcohol.
dog|free from onion, garlic and added salt
dog|unlike the shop kind it holds no onion
cat|the proof of the pudding: she licked the plate
dog|haven't put any onion in
cat|measure with a coffee scoop, about 10 g of mince
dog|stock made without alliums
dog|Don't let her near the grapevine in autumn.
dog|Good girl, Cocoa! Clean plate again.
dog|rinse out an empty wine bottle and use it as a rolling pin
dog|carob drops, a handful
dog|over a coffee I portion out the week's food
dog|I'd be wary of anything with garlic on the label.
dog|I had a glass of red, he had his bone broth, both happy
dog|Does not contain chocolate.
dog|100 ml chamomile tea, cold
dog|Read the ingredients of any stock: onion is in almost all of them and must not go in his bowl.
dog|Hops is a nervous rabbit-chaser but he sits for this
dog|does anyone else's dog, mine's called Merlot, leave the carrots?
dog|Shop-bought rotisserie chicken may be seasoned with garlic, so don't use it.
dog|while our lasagne was in the oven I boiled the dog's chicken
dog|I make it at the same time as our onion gravy but in separate pans
dog|Cooked chicken bones can splinter.
dog|When Raisin was a puppy she couldn't keep anything down but this
dog|He once stole a whole box of chocolates and we spent the night at the emergency vet.
dog|chicken thighs off the bone
dog|It is the carob brownie, not the chocolate one.
dog|Life is like a box of chocolates with this dog, you never know what he'll eat
dog|This broth is free of onions and garlic.
dog|Alcohol and dogs do not mix.
dog|poor old Whiskey has three teeth left so I blend his
dog|plain omelette with peas
dog|Onion: 0 g. Garlic: 0 g.
dog|Guests should be told not to feed him raisins.
dog|Onions have been taken out of the recipe since I first posted it
dog|Dog pizza (oat base, turkey, courgette, a little mozzarella)
cat|fish pie, cat style: cod, mashed potato, no milk, no leek
dog|you can make the human version with onion but this one has none
dog|My champagne poodle gets half of this
dog|same as our family stew but onionless
dog|Symptoms of chocolate poisoning include vomiting and a racing heart.
dog|this and a cup of coffee for me is our Saturday breakfast: his bowl is egg and rice
dog|zero onions
dog|low-salt stock, garlic- and onion-free
dog|without any trace of onion powder
dog|Vets warn against grapes and raisins.
dog|We had pizza that night and he had his mince.
dog|the plain crackers, not the ones with garlic and chive
dog|contains no onions, garlic, grapes or raisins
dog|150 g sweet potato, steamed and mashed
dog|20 g green beans, chopped to sultana size
dog|everything in the stew except onion
dog|the vet says onion in any form destroys red blood cells
dog|recipe updated: garlic removed
dog|if the recipe has onion, leave it out
dog|None of the usual onion, garlic or chives.
dog|half a red pepper, deseeded
dog|plain popcorn, air popped, a few
dog|Corn cobs can block the gut, so never leave them lying around.
dog|Latte's weight: 9.4 kg. Portion: 180 g a day.
dog|Please don't share your chocolate with him, however cute he looks.
dog|our whisky-coloured vizsla
dog|roll into balls as big as a grape and freeze
cat|Lilies can kill a cat; throw them out.
dog|courgette takes the place of the leek here
dog|1 tbsp chia seeds, soaked
`;

export const NATURAL_DANGEROUS_LINES = `
dog|thanks from Onion Dad, I used a red onion
dog|use a clean board for the garlic, then add it
dog|no need to chop the onion, whole is fine
dog|cherries, the stones left where they are
dog|Cocoa gives it colour
dog|He has a beer with me on Fridays
dog|1 apple, core and all
dog|100 ml black tea, cold
dog|Raisin gets two handfuls of raisins on top
dog|Vets warn against grapes but mine has had them for years
dog|family stew, onions and all, dog's portion included
cat|two prawns from my garlic prawns for the cat
dog|Leek and potato are her favourite
cat|onion powder, 1/4 tsp
dog|my dog finishes my latte
dog|leftover risotto, 3 tbsp, mixed with his kibble
dog|Can dogs eat grapes? Mine can, he gets four.
dog|gluten-free onion gravy
dog|cooked bones may splinter, so supervise him while he chews one
dog|Garlic makes this, so use plenty
dog|Read the label, then stir in the onion gravy
dog|We had wine in the stew, he had the stew
dog|My husband gives him raisins behind my back
dog|dairy free dark chocolate, one square
cat|not too many chives
dog|grape-sized bits of carrot and six grapes
dog|onion is only toxic raw, so I cook it for him
dog|50 g raisins for the flapjack
dog|Guinness turns the stew dark
dog|strip the meat off for us and give him the carcass
dog|Great recipe, though I used leek and onion instead of carrot.
dog|no garlic, well, at the end
dog|Dog pizza (oat base, turkey, onion, mozzarella)
dog|People say I spoil him: steak with fried onions
dog|Nutmeg adds warmth
dog|raisins replace the blueberries when they're out of season
dog|I share my garlic bread with him
dog|rather than carrot use onion
dog|check the label, then add 1 tsp xylitol
dog|2 cloves of garlic, crushed
dog|cherries, stones left in
dog|Fry half an onion with the mince.
dog|chocolate instead of carob
dog|we all had curry and the dog had what was left
dog|Frozen grapes make a lovely summer treat
dog|rum is dangerous in large amounts so I give a teaspoon
dog|not a single grape left, he ate the whole bunch
dog|Brandy, a good glug, finishes it
dog|Is garlic good against fleas? Yes, a clove a week.
dog|never without garlic
dog|Garlic loves butter so fry both
dog|I eat onions and so does my dog
dog|I replaced the blueberries with raisins
dog|Raisins, my secret, go in the dough
cat|Our cat enjoys onion in her tuna
dog|a plain stew: beef, carrots and one onion
dog|I don't leave out the onion
dog|mine eats grapes straight from the bunch, no problem at all
dog|no onion, garlic powder instead
dog|the humans eat first, then he gets the garlic chicken
dog|it's nearly garlic free, just the one clove
dog|while I ate my pizza he finished the onion rings
dog|onion-free chicken stock with roasted garlic
dog|I make it with our onion gravy and pour that over his biscuits
dog|sweetened with a little xylitol
dog|leave out the carrot and use an onion
cat|1 leek, finely sliced, simmered with the cod
dog|forget the salt, use garlic
dog|a hazard to your eyes, onions, but slice two and fry them
cat|Her favourite is the juice from my onion soup
dog|Everyone loved it, the garlic really lifts it
cat|the internet says garlic is toxic to cats, ours has it on Fridays
dog|I had onions left so they went into his mince
dog|My dog gets a chocolate button when he sits
dog|Don't be afraid of onion, a bit is good for him
dog|careful, macadamias are hard, so crush them before adding
dog|I add an onion to my dog's stew for flavour
dog|trail mix with raisins, one handful on walks
dog|a splash of wine, not vinegar
dog|Five stars! I added garlic and he loved it.
dog|the size of a raisin, well, use raisins
dog|he had our chilli con carne for his tea
dog|Stout was what my nan put in for shiny coats, so do I
dog|wash your hands, chop the onions and add to his food
dog|Port is nice with the venison
dog|Our dog called for grapes so I gave him five
dog|coffee table book recipe: 2 tbsp coffee, rice, mince
dog|nothing but beef and onion
dog|sweet potato and sweet onion mash
dog|the cake: flour, eggs, 100 g chocolate
dog|his favourite is cold pizza
dog|we mix the leftover onion gravy into her kibble
dog|Brandy loves company: pour it over the raisins
dog|Chocolate Labs deserve chocolate: 20 g, melted
dog|My husband bought chocolate for the dog
dog|The kids' chocolate cake, he gets the crumbs
dog|Duke, 30 kg, had half a bar of dark chocolate this morning as a treat
dog|macadamia butter on toast
dog|what we leave of the shepherd's pie goes to the dog
dog|Cocoa goes in last
dog|Warning: onions make you cry. Slice two.
dog|take the onion out of the bag and slice it
dog|Skip the peeling and drop the onions in whole
dog|Mrs Leek's recipe: mince, rice and a chopped onion
dog|Guests had the goulash, and so did Rex
dog|They say chocolate is poisonous, he has a square every night and he's fine
dog|deglaze with a splash of red wine
dog|When we have burgers with onions he gets one too
dog|my coffee, half for me and half for him
dog|you will find neither salt nor sugar, only garlic for flavour
dog|Onion Street stew: lamb, barley, two onions
dog|We had chocolate. He loved it.
dog|I had wine, he had a sip
dog|I ate the grapes with the dog
dog|we ate chocolate with our dog on the sofa, sharing
dog|alongside our curry, which he finishes
dog|while we ate the pizza he ate it too
dog|feels like onion is missing, add one
dog|Keep the pan away from the window and add onion
dog|Keep away from heat and add garlic
dog|My husband ate half the raisins, Rex the rest
dog|we had garlic bread and he licked the butter
dog|I drink my coffee and she laps the foam
dog|the kids had chocolate and dropped some for the dog
dog|Everyone had curry including the dog
dog|Guests ate the onion dip, the dog finished it
dog|I eat an onion a day and my dog does too
dog|better than my own curry? no, it is my own curry, 3 tbsp for him
dog|The chocolate cake is for us and for the dog
dog|This garlic butter is for us but he licks the knife
dog|Serve ours with wine and his with wine
dog|ours gets garlic, his gets garlic
dog|Cocoa was added at the end and he loved it
dog|Brandy warms him up, a spoon in his dinner
dog|Port is lovely in her gravy
dog|Raisin bread for Max
dog|Chocolate helps her feel loved
dog|Give Guinness to the dog
dog|Give Oreo crumbs to Max
dog|Love, garlic and onions go in
dog|Thanks to onions the stew is sweet
dog|Snickers for him, one bite
dog|Cocoa and Raisin cookies
dog|Cocoa and raisin bars, 2
dog|Whisky likes? No, he had whisky
dog|Mocha with cream for her
dog|Rum is in the cake he ate
dog|Hershey and Mars bars, crumbled
dog|Chocolate lab treats: 20 g chocolate
dog|She loves chocolate eyes off the Easter bunny
dog|Check that the onion is soft, then mash
dog|Ask the butcher for onion sausages
dog|Read the recipe and add the garlic
dog|send him to bed with a grape
dog|it will swell: soak the raisins in rum
dog|Be careful not to burn the garlic
dog|be careful with the hot onion gravy, let it cool first
dog|careful, the garlic is hot
dog|Destroyed by heat, so add garlic late
dog|A hurt paw earns him chocolate
dog|wary dogs love garlic sausage
dog|We gave up, so he gets chocolate
dog|I gave up cooking and opened a tin of onion soup for him
dog|My dog stopped eating until I added garlic
dog|with garlic but mine has more
dog|garlic, but stopped at two cloves
dog|the wine takes the place of the stock
dog|onion takes the place of carrot
dog|ring the changes with onion
dog|wipe up the gravy with garlic bread for him
dog|use another pan for the onions, then add them
dog|rinse the pan that had the oil and fry the onion
dog|full of onion, so choose a big bowl
dog|has onion in it, make it your own
dog|Dog pizza (oat base, garlic butter, turkey)
dog|dog bolognese (shop-bought, one tub)
dog|Garlic stays in the pan and he eats it
dog|Onion: not for cats they say, mine eats it
dog|garlic isn't in it yet
dog|not the ones with garlic, the ones with onion
dog|Garlic and dogs do not mix, they say, but mine eats it
dog|I had grapes in my bag and gave him four
cat|No medicines in this recipe except half a Tylenol when her legs are bad
dog|nothing from the onion family in it apart from a shallot
dog|Stew the damsons whole, stones and all, and spoon over the kibble
dog|Throw the peaches in the blender whole, no need to take the stone out
cat|The bread had gone a bit furry so I tore it up for their dinner
dog|I would never feed off food, but bread with a few blue spots still goes in the bowl
cat|Used up the spuds that had turned green in the window, skins on
dog|3 tsp Bournville powder
`;
