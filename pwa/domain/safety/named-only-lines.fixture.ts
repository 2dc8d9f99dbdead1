/**
 * Lines in which the name of a food is a person, a pet, a thing, a warning or a play on words; for whom ('b' for both), and the
 * line. Written before the rules that read them.
 */
export const NAMED_ONLY_LINES = `
d|Raisin loves this one.
d|We adopted Hershey last spring and she adores rice.
d|Brandy is ten and still likes her carrots.
d|Oreo and Twix were licking their bowls.
d|Big thumbs up from Raisin!
b|A photo of Mocha waiting for dinner
b|Uncle Stilton said to warm the broth a little.
b|Mrs Onions next door asked for the recipe.
b|Our Brandy's breakfast: 80 g cooked cod
d|Ginger and Mocha love this with extra pumpkin.
d|Raisin's bowl gets the bigger half.
d|Biscuit and Cocoa's favourite: 200 g turkey mince
c|Lily sleeps while the chicken simmers.
d|Brandy, our old spaniel, eats hers lukewarm.
b|Mr Leek weighs the rice before it is boiled.
c|Peanut and Olive the cats share one portion.
d|Guinness eats half now and half at night.
c|Whisky, my sister's tom, won't touch it cold.
b|Granny Sherry uses a wooden spoon.
d|Walnut the dachshund's portion, 120 g
d|Porter the beagle gets an extra spoonful of pumpkin.
b|Auntie Clementine says 20 minutes is enough.
d|Give Hazelnut her dinner at six.
d|Truffle the pug licks the bowl clean.
d|150 g lean beef for Chocolate the Labrador
b|Professor Plum told us to weigh the food.
c|Chai the Siamese prefers the salmon in small flakes.
d|Almond, my cousin's pug, needs a smaller plate.
b|Ask Miss Rhubarb at the farm shop for lean turkey.
d|Pistachio's dish goes down first.
d|My neighbour Sherry gets the spare portion for her pug.
c|Latte the ragdoll has a teaspoon more.
d|Port the greyhound and Cider the whippet share a tray.
d|Tell Brandy to sit before you put the bowl down.
b|Chef Garlick showed me how to poach chicken.
d|Hops, my old collie, waits by the oven.
b|Wipe the tea caddy dry and store the oats in it.
b|Line the colander with a clean tea towel.
b|Strain the broth through a tea strainer.
b|Put the tray on the coffee table to cool.
b|Grind the eggshell in a coffee grinder that has been cleaned well.
b|Measure the water with a wine glass.
b|Leave the broth in the wine cooler overnight.
b|Mash the peas with a garlic press, well scrubbed.
d|Roll the dough into grape-sized balls.
c|Tear the chicken into raisin-sized shreds.
b|Serve in the avocado-green dish.
b|Bake in the chocolate-coloured tin.
b|Shape each one to the size of a grape.
b|Cut the carrots no bigger than a raisin.
d|Enough for a chocolate Labrador of 30 kg.
b|Stir until it is leek-green in colour.
b|The parsley should go leek-green and no darker.
b|Use the macadamia-coloured mixing bowl.
b|Bring to the boil in the cherry-red casserole dish.
b|Set a beer crate under the table so the bowl stands higher.
b|Drain in the onion basket, it is clean.
b|Keep the biscuits in an old chocolate tin, washed.
b|Freeze in a whisky tumbler, then turn out.
b|Use a cocoa tin with a tight lid for the biscuits.
b|Put a wine rack to one side and make room for the tray.
b|Cut them out with a shot glass or a sherry glass.
b|1 coffee mug of cooked rice (about 200 g)
b|a teacup of peas, cooked
b|2 beer-mat-sized slices of cooked turkey
b|3 walnut-sized lumps of cooked cod
b|1 wine-glass of water
b|Spread the biscuits on a chocolate-box lid lined with paper.
b|Weigh the puppy on the coffee scales.
b|Push the mix through a potato ricer or a clean garlic crusher.
d|Macadamias make dogs wobbly; never use them.
b|Don't be tempted to season the mince with onion.
b|Onion is poisonous to cats and dogs, so leave it out.
b|Garlic is toxic.
d|Check the label of the peanut butter for xylitol.
d|Unlike people, dogs cannot have grapes.
d|Keep the raisins out of reach while you bake.
b|Some recipes add garlic: we do not.
b|Instead of onion use celery.
b|If the stock contains onion, choose another.
d|Chocolate can kill a dog.
b|Resist the temptation to add a splash of wine.
b|Grapes damage the kidneys, so use blueberries.
b|Make sure the broth has no onion in it.
b|Read the label: many stocks contain garlic, so pick one without.
d|Xylitol makes dogs very ill.
b|Leeks belong in your own soup, not in this one.
b|Put the chocolate away before you start; it is dangerous for pets.
b|Ready-made gravy often holds onion powder, so don't use it.
b|Never be tempted to slip in a raisin or two.
d|Even one grape can harm a small dog, so there are none in here.
b|Coffee, tea and alcohol are not for pets.
b|Check that the mince has no garlic in it.
b|Many people add a bay leaf and an onion; I don't.
d|Dogs should not eat raisins, so we use dried blueberries without sugar.
b|Why no onion? It destroys red blood cells.
b|If your stock lists garlic, buy a different one.
d|carrot stew for pups, onion- and garlic-free
d|200 ml broth (onion- and leek-free)
d|pup 'wine' made of beetroot water, no alcohol
d|mock hummus of chickpeas, no garlic
d|mock guacamole made with peas, without avocado
d|mince 'pies' of turkey, no raisins
d|dog 'beer', alcohol-free, from chicken broth
d|dog-safe 'chocolate' made with carob, 20 g
d|1 tbsp xylitol-free peanut butter
d|nutmeg-free pumpkin pie, 50 g
d|'pupcorn' and dog-friendly 'beer' (just broth, no hops)
d|pup-friendly 'coffee' of roasted carob, caffeine-free
d|dog 'chocolate' drops (carob, no cocoa)
d|bolognese for pups, no onion, no garlic
d|mock 'hot chocolate' made from carob and goat's milk
d|shepherd's pie for dogs, onion-free, gravy-free
b|gravy for pets: onion-, garlic- and salt-free
d|'Christmas pudding' for dogs, no raisins, sultanas or alcohol
d|pawsecco for dogs, alcohol-free, 100 ml
b|no onions, leeks or garlic of any kind
b|Take the dog's share out before you add garlic to yours.
b|Dish up the cat's bit first, then season your own with garlic and wine.
b|2 duck legs, cooked, every bone taken out
b|chicken stock, my own: no onion, no leek, nothing but bones and water, strained
b|Pull the meat off the bones and throw the bones away.
b|plain yogurt, no sugar, no xylitol
b|No onion here, nor garlic, nor chives.
b|Onion goes in the people's pan only, once the dog's portion is out.
b|turkey burger without onion, garlic or nutmeg
b|The rest is for us: add the garlic and wine to our half when the dog's bowl is filled.
b|Nanna Clementine swears by a slow simmer.
d|Sultana the shih tzu only takes small mouthfuls.
b|Mr Garlick from the butcher's kept the lean mince for us.
d|Bailey's bowl is the blue one.
c|Mustard, a ginger tom, licks the jelly first.
d|Pour half into Chive's dish.
d|Shandy's supper: 120 g rice, 200 g turkey
b|The vet, Dr Currant, said 5 ml of oil is plenty.
d|Rum and Raisin both eat this cold.
c|Serve Espresso his share on a flat plate.
d|Pecan, our rescue greyhound, has this twice a week.
b|My sister Brandy cooks it for an hour.
d|Cola the terrier's cake, made with carob
c|Sherry, my aunt's old cat, cannot chew hard bits.
d|If Hershey leaves any, chill it.
b|Grandad Leek grows the carrots himself.
d|Nutmeg (our cockapoo) had hers with peas.
d|Whiskey will wait by the door until it cools.
b|Recipe from Mrs Shallot of Bath.
c|Lily loves the skin of the cod, so leave it on for her.
d|1 portion for Toffee, 1 portion for Fudge, 1 for Cocoa
d|When Guinness was a puppy he had half of this.
d|Cashew weighs 12 kg, so he gets 300 g.
c|Miss Olive Stout, our neighbour, feeds hers this.
d|Put Oreo's portion in the freezer.
b|Slide a beer mat under the wobbly leg of the table.
b|Rinse out the tea urn and heat the broth in it.
b|Press the biscuits with the bottom of a wine glass.
b|Grease the chocolate moulds and fill them with the salmon mix.
b|Fill the onion-shaped mould to the brim.
b|Grate the carrot on the nutmeg grater.
d|Make pellets the size of a raisin.
b|Pour it into the olive-green bowl, not the wine-red one.
b|The centre should be chocolate brown.
b|12 macadamia-sized balls of cooked liver
b|1 teaspoon, not a teacup, of oil
b|1 espresso-cup of cooked peas
b|Rest the jar on a tea tray and wrap it in a tea towel.
d|A 25 kg chocolate Lab needs double.
b|Cover with the beer cooler lid and leave to set.
b|Weigh it on the old tea scales.
b|Use a champagne flute to cut neat rounds.
b|Stir with a cocoa whisk or a fork.
b|Peel it with the garlic peeler, washed.
c|Flake the tuna into almond-sized pieces.
b|Spoon it out of the coffee pot while warm.
b|carrots cut as fine as chives
b|Sit the bowl on the wine crate so an old dog need not stoop.
b|Cut the courgette into thin onion-like rings.
b|It will look like cocoa powder once the liver is dried and ground.
d|Never share your trail mix: raisins can shut down a dog's kidneys.
b|Do not be tempted to sweeten it with chocolate.
d|Grapes make dogs seriously ill, so we use melon.
b|Leave garlic out, it is harmful to cats and dogs.
b|Unlike us, cats cannot cope with onion.
d|Look at the jar: if it lists xylitol or birch sugar, put it back.
b|If the tin has onion in it, pick another brand.
b|Lots of recipes call for onion. Ours doesn't.
b|Most cooks would add leek here; we don't.
b|Swap the onion for celery.
d|Keep chocolate and raisins on a high shelf.
b|Ready-made stock often contains onion, so make your own.
b|Alcohol is dangerous for pets, even a spoonful.
b|It may smell bland without garlic, but that is how it should be.
b|Rhubarb leaves are poisonous.
b|A word of warning: onion, garlic, chives and leeks are all toxic.
d|Macadamia nuts can make a dog very sick.
b|You might be used to starting with an onion, but skip it here.
b|People love this with mustard; pets must have it plain.
d|No dog should ever eat chocolate.
b|Even a pinch of onion powder is too much for a cat.
d|Beware of peanut butter with xylitol.
b|Watch out for garlic powder in shop-bought broth.
d|Stop the kids from sneaking him grapes.
d|pupsicle 'margarita' of watermelon, no alcohol, no lime
d|dog 'mince pie' with turkey mince and apple, no dried fruit
d|chicken 'curry' for dogs: turmeric only, no onion, no garlic
d|pet-safe guacamole made from peas and mint
d|barkuterie 'salami' of dried beef, no garlic, no salt
d|'beer' for dogs brewed from bones, hop-free and alcohol-free
d|pup-safe 'chocolate' drops of carob
d|faux chocolate cake with carob, cocoa-free
d|onion-, garlic- and leek-free vegetable stock
d|chocolate-free, raisin-free muffins of oats and banana
c|cat 'wine' of beetroot and catnip, non-alcoholic
d|Xmas pudding for pups, free from raisins, alcohol and nutmeg
d|lasagne for dogs, made without onion, garlic or nutmeg
d|'pawccino': lactose-free milk, no coffee
b|gravy made of meat juices only, no onion, no salt
b|chicken thighs, boned out and skinned, 400 g
b|Scoop out the dog's helping before the onion goes into yours.
b|Once the cat has had hers, stir the garlic into the family's pot.
b|sardines in water: no brine, no tomato, no onion
b|Neither onion nor garlic belongs in here.
b|vegetables (anything but onions, leeks and garlic)
b|Onions? Not in this house.
b|beef mince, 10% fat, nothing else: no salt, no stock cube
b|Set the dog's plate aside, then finish ours with wine and chives.
b|Cousin Rosemary and Uncle Basil like theirs with rice.
d|Mocha the cavapoo's plate needs to be smaller.
b|Thanks to Mr Onion at number 9 for the courgettes.
d|Coco's tummy is touchy, so she has white fish.
c|We named her Lily; she is a fussy eater.
d|300 g turkey for Rum, 200 g for Poppy
d|Cider, who is 14, gets his mashed.
b|Great-aunt Sherry's way of boiling rice is best.
d|Whisky's vet wants him slimmer.
c|Sultana the Persian steals from the bench.
b|Our neighbour, Mrs Leek, lends us the mincer.
d|Ask the breeder, Ms Chive, about portion size.
d|Java barked until his bowl came.
b|My son Bailey stirs while I chop.
d|Peppercorn and Nutmeg love it frozen.
d|Shallot the dachshund is not allowed seconds.
c|Chai's birthday plate: 30 g prawns, 20 g cod
d|Raisin got 50 g, Oreo got 80 g.
b|This is Auntie Brandy's recipe, halved.
d|Tell Guinness he must wait.
d|Truffle, the neighbour's pug, tried some too.
b|Lay it on a tea plate to cool.
b|Tip the oats into a coffee canister.
b|Use the base of a beer glass as a press.
b|The dough should be the colour of milk chocolate.
b|Roll into balls about as big as a grape.
d|Chop the liver to the size of sultanas.
b|Store it in a clean coffee jar.
b|Serve on the avocado-coloured saucer.
b|Turn the mixture out of the onion-dome tins.
b|Scrape it through a tea sieve.
b|Dry the dish with a tea-towel.
b|Put the lid of the wine cooler back on.
b|Use the coffee machine's steam wand to warm the broth.
b|Spread the mix on the grape-patterned tray.
b|Our chocolate poodle is fed at seven.
b|Hang the muslin over the wine rack to drip.
b|2 almond-shaped biscuits of oats, home-made
b|1 beer glass (300 ml) of water
b|a grape-sized blob of plain yogurt
b|Line a Guinness-branded tray with paper.
b|The kitten sleeps in a wine box while it cooks.
b|Stand the mould in a champagne bucket of ice.
b|Take the tea light out from under the warmer.
b|Onion and garlic harm red blood cells, so they stay out of the pot.
d|Raisins, even a few, can poison a dog.
d|Whatever you do, don't sweeten this with xylitol.
b|If you buy the broth, check that it has no onion.
b|Other recipes start with a leek; this one does not.
d|Dogs can't digest grapes, so don't give them any.
b|Use celery in place of leeks.
b|The stock cube in the packet has onion powder in it, so bin it.
d|Cherries are fine, but their stones are not: take them out.
d|Put the grapes where he cannot get at them.
d|Walnuts from the garden may be mouldy, so never use them.
b|Vets see many dogs poisoned by chocolate at Christmas.
d|Macadamia nuts are among the worst things for a dog.
b|Warning: no avocado, no grapes, no onions.
d|Some peanut butters contain xylitol: read the label first.
b|Onions, leeks and chives are off the menu for good.
b|Your dog may beg for chocolate, but say no.
d|Call the vet at once if she has eaten raisins.
b|Wash your hands if you have been chopping onions.
b|Wash the board well if it has had garlic on it.
d|mutt-loaf, onion- and garlic-free
d|mock caviar of lentils, no salt
d|dog-safe fruit cake, no raisins, sultanas or currants
d|carob 'brownies', contain no chocolate
d|puppy 'latte' of goat's milk, contains no coffee
d|alcohol-free dog beer made from malt-free broth
d|vegan 'guac' for pups: peas, parsley, no avocado
d|grain-free, xylitol-free, chocolate-free birthday cake
d|nut-free 'praline' of pumpkin, no macadamia or almonds
d|pretend trail mix: oats, carob, blueberries, no raisins, no nuts
c|kitty 'champagne' (catnip water, zero alcohol)
b|onion-less meat loaf
b|low-salt broth, garlic- and onion-free
b|lamb shoulder, boned and rolled, 500 g
b|Take a plain portion off for the cat before the rest gets garlic and cream.
b|Season your own plate with garlic salt at the table.
b|plain stock: not a trace of onion, garlic, leek
b|mixed vegetables (without onion, leek, or chives)
b|We skip the garlic, the wine and the salt.
b|3 chicken drumsticks, poached, meat only, bones discarded
b|Aunt Brandy told me to cool it first.
b|Mr Currant next door gave us the pumpkin.
d|Cocoa the spaniel gets two scoops.
d|Hazelnut's dinner: 100 g chicken, 50 g rice
c|Lily, our tabby, eats hers cold.
d|Stout the mastiff needs twice as much.
b|Dr Shallot at the clinic recommends boiling the egg.
d|Whiskey, my brother's beagle, loves the carrots.
d|Put Mocha's bowl on the floor.
d|Sherry and Ginger share this.
b|Grandma Leek always used a heavy pan.
d|Raisin the pug's lunch: 60 g cod
d|Porter eats at six o'clock.
c|Chai the kitten likes hers mashed.
b|My cousin Sherry makes it with turkey.
d|Pecan licks the plate clean.
b|Mrs Garlick's tip: rinse the rice twice.
d|Guinness, our wolfhound, gets seconds.
d|Almond's portion is the small one.
b|Uncle Cider asked for the recipe.
b|Set the bowl on a cork beer mat.
b|Store the treats in a tea caddy.
b|Dry the carrots on a tea towel.
b|Strain it through a clean tea strainer.
b|Leave the tray on the coffee table.
b|Measure it in a coffee mug.
b|Grind the shells in a cleaned coffee grinder.
b|Flatten with the base of a wine glass.
b|Keep it in the wine cooler until needed.
b|Push it through a clean garlic press.
b|Bake in a chocolate-coloured ramekin.
c|raisin-sized pieces of cooked chicken
b|Blend until leek-green.
b|Serve in an avocado-green dish.
b|Cook in the cherry-red pot.
b|Make each ball the size of a grape.
d|A chocolate Labrador needs a bigger bowl.
b|Paint the kennel macadamia-coloured while it simmers.
b|Use a wine cork to press the dough flat.
d|Macadamia nuts make dogs sick; do not use them.
b|Don't be tempted to enrich the broth with leeks.
b|Onion is toxic to cats, so use carrot.
b|Chocolate is poisonous.
d|Check the label for xylitol before you buy.
d|Unlike people, dogs cannot eat grapes.
d|Keep the raisins out of reach.
b|Many recipes add onion: we don't.
b|Instead of garlic use parsley.
b|If the broth contains garlic, choose another brand.
d|Xylitol can kill a dog.
b|Never give a cat onion, garlic or chives.
b|Leeks make cats ill, so leave them out.
b|Avoid gravy granules, which contain onion.
b|Store the chocolate well away from the dog.
b|Alcohol has no place in a pet's bowl.
b|Do not be fooled by recipes with garlic in them.
b|Please don't top it with chives.
b|Shop stock may hide onion, so read the label.
d|turkey stew, onion- and garlic-free
d|pup 'beer' of beef broth, no alcohol
d|mock guacamole of peas, no avocado
d|mince 'pies' with lamb mince, no dried fruit
d|alcohol-free dog wine, 50 ml
d|dog-safe chocolate made with carob
d|xylitol-free peanut butter, 1 tsp
d|nutmeg-free pumpkin muffins
d|dog 'ice cream' of banana and yogurt, no chocolate
d|pup-friendly 'hot chocolate' with carob, no cocoa
d|raisin- and sultana-free oat bars
d|doggy 'fruit cake' without raisins or currants
d|mock coffee of roasted chicory, caffeine-free
d|pizza for dogs, no onion, no garlic, no cheese
d|dog-friendly stuffing, onion-free
b|leek-, onion- and salt-free broth
b|spaghetti bolognese for pets with no onion or garlic in it
b|meatballs (no onion, garlic or salt)
d|carob 'chocolate' bar, cocoa-free
d|puppuccino of goat's milk, no coffee
b|no onion, no garlic, no leek, no salt
b|Take the dog's portion out before you add onion to yours.
b|chicken thighs, boned, 300 g
b|Leave out the onion, the garlic and the wine.
b|Onion and garlic? Neither.
b|chicken broth without onion, garlic, leek or salt
b|Remove all the bones from the cooked legs.
b|Serve the cat first, then add garlic to the family's pan.
b|turkey wings, cooked, meat only, no bones
b|Set the dog's share aside before adding wine to ours.
b|garlic: none
b|mixed veg, minus the onion
b|No chives, not even as a garnish.
b|2 lamb chops, cooked, bones taken out
b|Onion does not belong in this.
b|plain peanut butter, no xylitol, no salt
b|Skip the garlic and onions altogether.
b|cod, filleted and pin-boned, 150 g
b|Lift the dog's half out, then stir the garlic into yours.
`;

/** The same words where the food goes into the bowl. */
export const NAMED_AND_FED_LINES = `
b|Brandy is ten per cent of the sauce.
b|A photo of the jar: Sherry, 50 ml, goes in last.
b|1 tbsp sherry
b|a beer
b|Guinness, 100 ml
b|leeks in the broth
b|1 tbsp Brandy
b|200 ml Guinness
b|Onions, 2
b|Sherry, a dash
b|Brandy makes it richer, so add a splash.
b|Cocoa goes in last.
d|Raisins are lovely in it, so add a few.
b|Guinness gives the gravy depth; pour in a can.
b|Sherry says Christmas, so pour in a glass.
b|Leek loves butter; fry it in some.
b|Onions need ten minutes before the mince goes in.
b|Cocoa gets stirred in with the oats.
b|Garlic asks for low heat.
b|Brandy, the best you have, goes in with the liver.
b|Add Uncle Tom's favourite, garlic.
b|Mrs Smith's onions, 2
b|a can of Dr Pepper
b|Aunt Bessie's onion gravy
b|Mr Kipling chocolate slice
b|My dog loves garlic, so I add a clove.
b|Our Labrador gets a beer on Sundays.
d|Give the dog a raisin.
b|Add the coffee from the mug.
b|1 mug of coffee
b|a wine glass of sherry
b|1 glass of wine
b|Stir in the tea from the caddy.
b|1 tea bag
b|2 tbsp coffee grounds
b|Scatter the coffee grounds over the meat.
b|1 chocolate bar
b|6 grapes, halved
d|1 raisin
b|garlic, pressed
b|Press the garlic into the pan.
b|Use the garlic press to add garlic.
b|Cut the onion into grape-sized bits and add.
b|an onion the size of a walnut
b|grape-sized chunks of onion
b|a raisin-sized piece of dark chocolate
d|macadamia nuts, cherry-sized, 10
b|Never add onion, well, only a little.
b|Garlic is toxic, they say, but a clove is fine.
b|Don't be tempted to skip the onion.
b|Don't be tempted to leave out the garlic.
b|Check the garlic for sprouts and add it.
b|Some recipes add garlic: we do too.
b|Some recipes leave out the garlic: we do not.
b|Instead of celery use onion.
b|If the stock contains no onion, add one.
b|Onion makes the broth sweet; never skip it.
d|Macadamia nuts make them crunchy; never leave them out.
d|Macadamia nuts make good treats, so use them.
b|Keep the raisins warm, then add them.
b|Onion makes some dogs ill but ours eats it daily, so add one.
b|1 onion and garlic-free stock
b|onion, gluten-free bread
b|beer, not alcohol-free
b|pup beer with a splash of real beer
b|mock guacamole made with one avocado
b|mince pies, no beef
b|xylitol peanut butter, 1 tbsp
b|mince pies with raisins, no sugar
b|guacamole, no onion
b|beer, no hops
b|'chocolate' made with cocoa, no sugar
b|pumpkin pie with nutmeg, sugar-free
b|Take the dog's share out after you add garlic to the pot.
b|Add garlic to yours and the dog's.
b|2 chicken wings, roasted, bone in
b|Many people add a bay leaf and an onion; I do too.
b|Many people leave out the onion; I don't.
b|Resist the temptation to leave out the wine.
b|Brandy's finest, 2 tbsp brandy
b|Garlic & herb sausage
b|half an Onion
b|3 Onions, peeled
b|1 glass Sherry
b|Raisin bread's crust goes in too.
b|Stir Leek in with the carrots.
b|Chocolate makes dogs happy, so add a square.
b|Garlic makes dogs less attractive to ticks: add a clove.
b|Onion makes cats ill in big amounts, so use only a little.
d|Raisins make dogs ill, but ours has had them for years, add ten.
b|Some people say garlic is toxic. We don't.
b|Most cooks skip the garlic; we don't.
b|If the stock contains onion, use another onion less.
b|If the stock contains wine, use it all.
b|Some recipes use beer: we do as well.
b|onion-red wine, 100 ml
b|leek-green tops, 2
b|beer for dogs, 330 ml
b|'beer', 330 ml
b|mock turtle soup with sherry
b|dog chocolate: 70% cocoa
b|'garlic' from the garden, 2 cloves
b|dog-friendly stew with onion and carrots
b|mock chicken with onion and garlic
b|pup cake with 'chocolate' chips, no raisins
b|Brandy's best: 3 tbsp brandy
b|Grandma's onion stew, 200 g
b|Granny's garlic goes in.
b|Aunt Mary's sherry, 1 tbsp
b|My aunt Mary adds sherry.
b|Give the dog Chocolate.
b|Give the cat Onion with her dinner.
b|Sherry, my husband's favourite, goes in at the end.
b|Garlic, my nan's secret, 2 cloves.
b|Add a splash of Brandy, my husband likes it.
b|Leek and Onion have the same effect; fry both.
b|Rum and Raisins go into the bowl.
b|Chocolate the dog loves, so melt a bar.
b|Onion the dog walker grew, chopped
b|Raisins get soaked in her tea.
b|Empty the cocoa tin into the bowl.
b|1 clean onion
b|1 wine bottle's dregs of wine
b|Tip in the beer from the mat.
b|onion basket, 4 onions
b|cocoa scales at 10 g per biscuit: weigh out cocoa
b|Fill the moulds with chocolate.
b|chocolate mould filled with chocolate
b|Put the garlic away from the flame so it cooks slowly.
b|Slip in a raisin or two.
b|Season the mince with onion.
b|Do not season the mince yet; stir in the onion first.
b|Bolognese without parsley, 2 tbsp
b|bolognese, ready made, 50 g
b|Don't flavour the broth with parsley but with leeks.
b|Don't be tempted to season early; add the onion first.
b|Brownie, 1 square
b|Give Brownie crumbs as a treat.
b|Serve Guinness with the stew.
b|Garlic, who would cook without it? Add two cloves.
b|Onion gets my vote, so one goes in.
b|Cider the dog's meat in a slow pot: use 200 ml cider.
b|Leek, a vegetable cats love, goes in sliced.
b|Our sherry goes in.
b|Onion and Leek share the pan.
b|Chocolate is her favourite, so she gets a square.
b|Raisins were what she liked, add some.
b|Mrs Beeton adds an onion.
b|Dr Smith said garlic is fine, add it.
b|Uncle Bob told me to add beer.
b|My niece likes garlic in hers and the dog gets the same.
b|1 coffee canister of coffee
b|1 beer glass of beer
b|1 avocado, stone in
b|sultanas the size of peas
b|Whisk in the cocoa.
b|Stir with a wooden spoon and add cocoa.
b|Weigh the chocolate on the scales and add.
b|Put the onion in the basket and steam.
b|garlic-like flavour from 2 cloves of garlic
b|Even a little garlic is enough, so add one clove.
b|Even an onion is not too much; add two.
b|Put the wine away once you have added a glass to the pan.
b|Keep the garlic locked in by searing.
b|Keep the onion from burning.
b|Stop the garlic from sticking to the pan.
b|Garlic? Not in the pan yet; add it later.
b|People love this with mustard; dogs get it too.
b|People say no onion, but add one.
b|Some shops sell leeks; buy two.
b|If it contains garlic, use it up.
b|If it has onion, take a different pan.
b|Watch the garlic with care and add the stock.
b|Finish with wine and chives.
b|Finish the dog's bowl with chives.
b|mock goose with onion stuffing
b|dog 'trail mix' with raisins, no nuts
b|puppy latte made with coffee
b|fruit cake, no nuts
b|'brownies', no nuts
b|pet-friendly pub's beer, half a pint of beer
b|a cup of tea, no milk
b|2 tbsp Cocoa
b|100 ml Cider
b|Brandy, 1 tbsp
b|Cocoa, our secret, makes it dark; add 2 tbsp.
b|Cocoa gets whisked in at the end.
b|Aunt May puts leeks in hers and so do I.
b|My cousin makes it with sherry.
b|Onion eats up the fat, so add one.
b|Sherry and Brandy both go in.
b|coffee, 1 mug
b|wine, 1 glass
b|Pour the beer into the mould.
b|Put the chopped onion in the box grater's bowl and mix it in.
b|Add the wine box leftovers.
b|Mix in the tin of coffee.
b|Pour in a tin of Guinness.
b|Add the Guinness in the tin.
b|Grapes can harm dogs, they say, but mine gets six.
b|Don't be tempted to use less garlic.
b|Some recipes add onion: we add two.
b|Many recipes add onion: we don't mind it, so add one.
b|If the broth contains no garlic, add some.
b|Chocolate can kill a dog, but a square is fine.
b|Store the garlic well, then add it.
b|Wash the pan, then fry the onion.
b|Wash the knife if you like, and slice the onion.
b|Read the label, then add the onion powder.
b|The stock contains onion: read the label for how much.
b|mock meatloaf of lentils and onion
b|dog beer with hops and real beer
b|doggy fruit cake with raisins
b|hot chocolate made with milk
b|chocolate for dogs, 70% cocoa
b|Add onion before the rest gets garlic.
b|Feed the dog before the wine, then give him the onion gravy.
`;
