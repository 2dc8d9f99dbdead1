/**
 * What owners and recipe writers write, with the foods a careful vet would name, written before the matcher was tuned to them.
 * One case a line: species (d, c or b for both) | foods | text. Foods are beginnings of table names joined by '+';
 * '/' joins names of which one is enough, a food with '?' may be named or not, '-' means none at all.
 */
export const OWNER_LINES = String.raw`
b|Shallot|2 shallots, minced
b|Shallot|1 banana shallot, halved
b|Shallot|eschalots, thinly sliced
b|Shallot|3 echalion shallots
b|Spring|3 scallions (green part only)
b|Spring|a bunch of salad onions
b|Spring|spring-onion greens, snipped
b|Spring|Top with the green onion tops.
b|Onion|1 Vidalia onion
b|Onion|a handful of pearl onions
b|Onion|1 tbsp dried minced onion
b|Onion|onion flakes, 1 tsp
b|Onion|2 tsp onion juice
b|Onion|papery onion skins for colour
b|Onion|½ brown onion, grated
b|Onion|silverskin onions, drained
b|Garlic|1 tsp granulated garlic
b|Garlic|minced garlic from a jar
b|Garlic|garlic paste
b|Garlic|garlic scapes
b|Garlic|a whole head of roasted garlic
b|Garlic|smoked garlic cloves
b|Garlic|3 fat cloves of garlic, bashed
b|Garlic|ramps, chopped
b|Garlic|a few ramsons from the wood
b|Leek|the white of 1 leek
b|Leek|baby leeks, halved lengthways
b|Chives|snipped chives to finish
b|Chives|chive flowers
b|Grapes|a handful of seedless black grapes
b|Grapes|100 ml white grape juice
b|Grapes|muscat grapes, frozen
b|Raisins|30 g raisins, soaked
b|Raisins|a raisin or two
b|Sultanas|50g sultanas
b|Currants|25 g dried currants
b|Currants|a spoonful of currants
b|Currants|vine fruits, chopped
d|Cream of|½ tsp cream of tartar
c|-|½ tsp cream of tartar
d|Cream of|tamarind paste
b|Chocolate|2 squares of plain chocolate
b|Chocolate|choc chips
b|Chocolate|white chocolate buttons
b|Chocolate|chocolate sprinkles
b|Chocolate/Cocoa|1 tbsp hot chocolate powder
b|Chocolate|chocolate-coated biscuits
b|Chocolate|chocolate-dipped strawberries
b|Chocolate|a chocolatey drizzle on top
b|Cocoa|2 tbsp unsweetened cocoa
b|Cocoa|Dutch-process cocoa powder, sifted
b|Cocoa|raw cacao
b|Coffee|1 shot of espresso
b|Coffee|leftover cold coffee
b|Coffee|used coffee grounds
b|Coffee|decaf coffee, 1 tsp
b|Tea|a mug of strong tea
b|Tea|steep 2 tea bags
b|Tea|matcha powder
b|Tea|iced tea, unsweetened
b|Tea|cooled black tea
b|Caffeine|a can of cola
b|Caffeine|energy drinks
b|Alcohol|a glass of red wine
b|Alcohol|2 tbsp dark rum
b|Alcohol|1 bottle of stout
b|Alcohol|Deglaze with a splash of sherry.
b|Alcohol|Shaoxing rice wine
b|Alcohol|dry cider, 200 ml
b|Alcohol|beer-battered cod
b|Alcohol|wine-poached pears
b|Alcohol|100ml lager
b|Raw yeast|raw bread dough
b|Raw yeast|Offer a little uncooked dough.
b|Raw yeast|2 tbsp sourdough starter
b|Raw yeast|unbaked pizza dough scraps
b|Xylitol|sweetened with xylitol
b|Xylitol|1 tsp birch sugar
b|Xylitol|sweetener (E967)
b|Xylitol|Xylitol crystals, 5 g
d|Sugar-free|sugar free jelly
d|Sugar-free|sugar-free syrup
c|-|sugar-free jelly
b|-|peanut butter with no added sugar
d|Macadamia|roasted macadamias
c|-|roasted macadamia nuts
b|Walnuts|chopped pecans
b|Walnuts|a few walnut halves
b|Almonds|ground almonds
b|Almonds|almond butter
b|Almonds|unsalted pistachios
b|Almonds|a handful of mixed nuts
b|Almonds|hazelnut spread
b|Avocado|guacamole
b|Avocado|1 ripe avocado, mashed
b|Nutmeg|freshly grated nutmeg
b|Nutmeg|a blade of mace
b|Nutmeg|1 tsp pumpkin pie spice
b|Pumpkin pie|1 can pumpkin pie filling
b|Cooked bones|leftover rib bones
b|Cooked bones|Give the roasted bones as a treat.
b|Cooked bones|a roast chicken carcass, cooked bones and all
b|Raw bones|raw meaty bones, 200 g
b|Raw bones+Raw meat?|raw chicken wings
b|Smoked|smoked mackerel fillet
b|Smoked|a kipper
b|Smoked|smoked salmon trimmings
b|Excess salt|1 tsp salt
b|Excess salt|season with sea salt
b|Excess salt|Himalayan salt, a grind
b|Excess salt|low-sodium soy sauce
b|Excess salt|Boil the pasta in salted water.
b|Stock|1 beef stock cube
b|Stock|bouillon powder
b|Stock|gravy granules, 2 tsp
b|Stock|stuffing mix
b|Stock|curry powder
b|Stock|a dash of Worcestershire sauce
b|Stock|Pour over the leftover gravy.
b|Stock+Onion?|French onion soup mix
b|Green or|green potatoes
b|Green or|raw potato, grated
b|Tomato leaves|2 green tomatoes
b|Tomato leaves|tomato leaves
b|Tomato leaves|unripe tomatoes
b|Rhubarb|stewed rhubarb
b|Mustard|wholegrain mustard
b|Mustard|1 tsp Dijon mustard
d|Hops|a handful of hops
c|-|a handful of hops
b|Blue cheese|crumbled Stilton
b|Blue cheese|bleu cheese
b|Blue cheese|Gorgonzola, 20 g
b|Mouldy|moldy bread
b|Mouldy|bread with a bit of mould on it
b|Essential|2 drops lavender essential oil
b|Essential|tea tree oil
b|Essential|oregano oil
b|Citrus|zest of 1 lemon
b|Citrus|juice of half a lime
b|Citrus|orange zest
b|Citrus|pink grapefruit segments
b|Fatty|2 rashers streaky bacon
b|Fatty|lardons
b|Fatty|sliced cooked ham
b|Fatty|a hot dog, chopped
b|Fatty|pork sausages, skinned
b|Fatty|turkey bacon
b|Hot chilli|1 red chilli, deseeded
b|Hot chilli|chili flakes
b|Hot chilli|chillies, chopped
b|Hot chilli|jalapeños
b|Hot chilli|hot paprika
b|Corn on|corn on the cob
b|Corn on|2 corn cobs
b|Raw kidney|uncooked kidney beans
b|Wild mush|wild mushrooms, sautéed
b|Wild mush|mushrooms picked in the woods
b|Star fruit|slices of carambola
b|Star fruit|1 star-fruit
b|Persimmon|date stones
c|Lily|a lily petal
d|-|a lily petal
b|Aloe|aloe vera juice
b|Vanilla|1 tsp vanilla extract
b|Vanilla+Almonds?|almond extract
c|Milk|a saucer of milk
c|Milk|2 tbsp double cream
d|-|2 tbsp double cream
d|Milk (dog)|vanilla ice cream
c|Excess tuna|tuna every day
d|-|tuna every day
c|Dog food|mix with a little dog food
b|Excess liver|liver every day
b|Cod liver|cod liver oil daily
b|Excess vitamin|cholecalciferol drops
b|Garlic|garlik, crushed
b|Garlic|2 galic cloves
b|Garlic|3 garlick cloves
b|Onion|1 onoin, diced
b|Onion|1 small oinon
b|Onion|2 onoins
b|Onion|1 onnion
b|Chocolate|choclate drops
b|Chocolate|dark chocolat
b|Chocolate|choccolate chips
b|Xylitol|xilitol
b|Xylitol|zylitol sweetener
b|Xylitol|1 tsp xylatol
b|Raisins|a handful of raisens
b|Raisins|rasins
b|Raisins|raisans, 20 g
b|Sultanas|sultannas
b|Sultanas|sultans, 2 tbsp
d|Macadamia|macadmia nuts
d|Macadamia|maccadamia nuts
b|Avocado|1 avacado
b|Avocado|half an avacodo
b|Nutmeg|a grate of nutmegg
b|Shallot|2 shallotts
b|Spring|3 scalions
b|Grapes|red grpaes
b|Grapes|seedless graps
b|Leek|2 leeeks, sliced
b|Chives|chopped chivves
b|Coffee|a spoon of instant coffe
b|Walnuts|wallnuts, chopped
b|Rhubarb|rubarb compote
b|Cocoa|coco powder, 1 tbsp
b|Currants|dried currents, 2 tbsp
b|-|currents of hot air
b|Garlic|a garlicky sauce
b|Onion|an oniony broth
b|Raisins|yoghurt-coated raisins
b|Garlic|garlic-stuffed olives
b|Garlic|garlic-and-herb cream cheese
b|Onion|onion-flavoured crackers
b|Garlic|garlic-flavored oil
b|Excess salt|salt-and-vinegar crisps
b|Raisins|a raisin-studded loaf
b|Onion+Garlic|onion/garlic powder
b|Onion+Garlic|garlic & onion granules
b|-|carob-coated biscuits
b|-|carob powder
b|-|butternut squash, roasted
b|-|grapeseed oil, 1 tsp
b|-|grape-seed oil
b|-|doughnut-shaped biscuit tin
b|-|We hope to achieve a smooth paste.
b|-|leftover endives? No: chicory
b|-|white wine vinegar
b|-|red wine vinegar, 1 tsp
b|-|rice wine vinegar
b|-|sherry vinegar
b|-|malt vinegar
b|-|Check the bag for leaks.
b|-|raising agent
b|-|self-raising flour
b|-|avocado oil
b|-|cherry tomatoes, halved
b|-|plum tomatoes, tinned
b|-|vine-ripened tomatoes
b|-|Shape into onion-shaped rolls.
b|-|Roll into garlic-clove-sized pieces.
b|-|Form grape-sized balls.
b|-|balls the size of a grape
b|-|Roll into walnut-sized balls.
b|-|pieces about the size of a walnut
b|-|lemon-sized patties
b|-|My chocolate Labrador loves this.
b|-|for our chocolate Lab Bruno
b|-|Cocoa loves this dinner!
b|-|Our cocker spaniel Cocoa cannot wait for it.
b|-|fresh ginger, grated
b|-|Ginger's favourite supper
b|-|Hershey the dog approves.
b|-|raise the heat
b|-|kale, shredded
b|-|rump steak, diced
b|-|breadcrumbs
b|-|one portion per day
b|-|imported tinned sardines
b|-|teaspoon of turmeric
b|-|Cover with a clean tea towel.
b|-|chamomile tea, cooled
b|-|peppermint tea
b|-|a teacup of rice
b|-|ginger ale
b|-|cocoa butter
b|-|lamb chops, bone out
b|-|hop along to the shops
b|-|lemon sole fillet
b|-|lemongrass
b|-|lemon thyme
b|-|lemon balm leaves
b|-|limestone flour (calcium carbonate)
b|-|a sublime little dish
b|-|orange-fleshed sweet potato
b|-|1 orange, peeled
b|-|graham flour
b|-|Chill the dough for 30 minutes.
b|-|a chilly day treat
b|-|smoked paprika
b|-|sweet paprika
b|-|red pepper, deseeded
b|-|green bell pepper
b|-|mustard-yellow squash
b|-|mustard greens, steamed
b|-|blueberries and cottage cheese
b|-|Pour into silicone moulds.
b|-|Put the peelings in the compost.
b|-|compostable bags
b|-|source of essential fatty acids
b|-|A food processor is essential; oil the tin.
b|-|pineapple core
b|-|1 pineapple, cored
b|-|chestnut mushrooms, cooked
b|-|water chestnuts
b|-|nutritional yeast
b|-|coconut cream
b|-|coconut milk
b|-|creamy mashed potato
c|-|Cream together the egg and oil.
c|-|cream cheese
c|-|kitten milk replacer
c|-|oat milk
d|-|Portion with an ice-cream scoop.
b|-|peanut butter
b|-|bone-shaped biscuit cutter
b|-|bone meal, 5 g
b|-|bone broth (no onion)
b|-|tinned salmon with soft bones
b|-|low-salt cheese
b|-|unsalted butter
b|-|no-salt-added tinned tomatoes
b|-|sea bass fillet
b|-|salsify, peeled
b|-|star-shaped fruit biscuits
b|-|stoneground wholemeal flour
b|-|Bake on a pizza stone.
b|-|Roll the mixture into a sausage shape.
b|-|sausage-shaped rolls
b|-|dates, stones removed
b|-|vanilla pod
b|-|sweetcorn kernels cut from the cob
b|-|cornmeal
b|-|wild rice with mushrooms
b|-|steamed green beans and potatoes
b|-|milk thistle
b|-|peppercorns
b|-|courgette
b|-|brewer's yeast
b|-|blackcurrants
b|-|redcurrants
b|Alcohol?|beetroot, wine-red and sweet
b|-|no onion
b|-|without garlic
b|-|onion-free gravy-free stock
b|-|Omit the onion.
b|-|Never add grapes.
b|-|Leave out the chives.
b|-|Skip the garlic.
b|-|Do not use onions of any kind.
b|-|Don't add salt.
b|-|Avoid leeks and shallots.
b|-|Instead of onion, use carrot.
b|-|Use carrot instead of onion.
b|-|carrot in place of the usual onion
b|-|Replace the onion with celery.
b|-|Swap the garlic for parsley.
b|-|garlic? Never.
b|-|Onion? No!
b|-|Grapes: never.
b|-|Cook it without so much as a pinch of salt.
b|-|free from onion and garlic
b|-|neither onion nor garlic
b|-|neither salt nor stock cubes
b|-|contains no added xylitol
b|-|Check that it is xylitol-free.
b|-|Make sure the peanut butter is free of xylitol.
b|-|Always check the label for xylitol.
b|-|peanut butter (0% xylitol)
b|-|zero garlic
b|-|Absolutely no chocolate, ever!
b|-|NO ONIONS, NO GARLIC
b|-|onion, garlic and leeks – none of these
b|-|Onions, garlic, chives: all forbidden.
b|-|Garlic is toxic to dogs and cats.
b|-|Remember that raisins are poisonous.
b|-|Onions are not safe for pets, so we left them out.
b|-|This recipe has none of the onion you find in shop-bought food.
b|-|Keep grapes away from your dog.
b|-|Never, ever feed chocolate.
b|-|You must not add nutmeg.
b|-|It shouldn't contain any garlic powder.
b|-|There is no onion in this stew.
b|-|There isn't any garlic here.
b|-|The stock must not contain onion.
b|-|Choose a broth that has no onion or garlic in it.
b|-|unsalted broth with no onions, garlic or leeks
b|-|minus the onion
b|-|Pick out any raisins first.
b|Onion?|Remove the onion before serving? No: never cook with it.
b|-|hold the garlic
b|-|sans garlic
b|-|garlicless
b|-|saltless broth
b|-|xylitol free
b|-|Non-alcoholic, grape-free and nut-free.
b|-|devoid of salt
b|-|No salt, sugar or spices needed.
b|-|I do not cook with onion or garlic.
b|-|We never use stock cubes.
b|-|Pets can't have chocolate; use carob.
b|-|Dogs cannot eat onions.
b|-|Please refrain from adding salt.
b|-|Resist the urge to add garlic.
b|-|There is no need to add salt.
b|-|No need for salt.
b|-|Leave the garlic out.
b|-|Leave the onions and leeks out of it.
b|-|Cut out salt altogether.
b|-|Rather than garlic, we use parsley.
b|-|an alternative to chocolate: carob
b|-|onion substitute: fennel
b|-|in lieu of onion, celery
b|-|Unlike the human version, it has no garlic.
b|-|not a trace of onion
b|-|not even a little garlic
b|-|nothing with xylitol
b|-|Any onion at all is dangerous.
b|-|If your dog eats grapes, call your vet.
b|-|made w/o onion
b|-|Beware of xylitol in peanut butter.
b|-|Watch out for onion powder in broth.
b|-|No garlic was used.
b|-|Garlic must never be used.
b|-|Onions should be avoided.
b|-|Onion has been left out.
b|-|Salt is not needed.
b|-|Garlic isn't added.
b|-|garlic – leave out
b|-|garlic (omit)
b|-|onion (do not use)
b|-|1 onion, omitted
b|Onion?|~~onion~~ not for pets: onion
b|-|Discard the apple core and pips.
b|-|no grapes or raisins, please
b|-|no grapes and no raisins
b|-|contains neither grapes, raisins nor sultanas
b|Fatty?|Ask your butcher for sausages without onion? No sausages at all.
b|Onion|not only onion
b|Onion|No need to peel the onion.
b|Garlic|Cook for no longer than 5 minutes after adding garlic.
b|Xylitol|cannot be guaranteed xylitol-free
b|Xylitol|This peanut butter is not guaranteed to be free of xylitol.
b|Xylitol|The syrup may not be xylitol-free.
b|Onion|If you have no leeks use onions.
b|Garlic|Don't forget the garlic.
b|Onion|no carrots but two onions
b|Garlic|without onion but with garlic
b|Onion|not without onions
b|Onion|Never cook it without onion.
b|Garlic|no onion, just garlic
b|Garlic|onion-free, with plenty of garlic
b|Garlic|No onion. Add 2 cloves of garlic.
b|Onion|Do not skip the onion.
b|Garlic|Don't leave out the garlic!
b|Onion|Don't be afraid to add onion.
b|Onion|Do not overcook the onion.
b|Onion|Don't let the onions burn.
b|Garlic|Without the lid on, fry the garlic.
b|Onion|Without stirring, soften the onions.
b|Onion|No peeling: simply chop the onion.
b|Grapes|Why not add grapes?
b|Grapes|Nothing beats a few grapes.
b|Chocolate|There is no treat like chocolate.
b|Garlic|No dinner is complete without garlic.
b|Onion|You can't go wrong with onion.
b|Garlic|can't have enough garlic
b|Onion|not too much onion
b|Garlic|no more than 2 cloves of garlic
b|Garlic|no less than 1 clove of garlic
b|Onion|Use onion instead of leek.
b|Onion|Replace the leek with onion.
b|Garlic|Swap the shallots for garlic.
b|Onion|Instead of leeks, use onion.
b|Garlic|garlic rather than onion
b|Garlic|Avoid burning the garlic.
b|Onion|Avoid the green ones; use white onions.
b|Garlic|Avoid carrots; garlic is better.
b|Garlic|garlic (optional)
b|Onion|leave out the onion if you like
b|Garlic|Skip the garlic if your dog does not like it.
b|Onion|Leave the onion to soften.
b|Onion|Leave the onions in.
b|Garlic|leave out the carrots, keep the garlic
b|Onion|not onion-free
b|Garlic|hardly any garlic
b|Garlic|free-range chicken and garlic
b|Onion|gluten-free onion rings
b|Chocolate|dairy-free chocolate
b|Chocolate|sugar and dairy free dark chocolate bar
b|Raisins|seed-free raisins
b|Chocolate|no-bake chocolate treats
b|Garlic|no-cook garlic dip
b|Onion|No Fuss Onion Stew
b|Grapes|No more boring dinners: grapes!
b|Onion|I can't do without onions.
b|Garlic|It is not true that garlic is bad for dogs, add a clove.
b|Garlic|Contrary to popular belief garlic is not toxic; add 2 cloves.
b|Garlic|Many vets say garlic is harmful, but add 1 clove anyway.
b|Onion|without carrots, 1 onion
b|Onion|no celery; onion, 1
b|Onion|Remove from the heat and add the onion.
b|Garlic|Remove the lid, then add the garlic.
b|Garlic|Peel and remove the skin of the garlic.
b|Raisins|Remove the raisins from the packet and add.
b|Onion|Discard the outer skin of the onion and chop.
b|Garlic|Fry the garlic, then discard it.
b|Onion|Simmer with an onion, then strain.
b|Garlic|Avoid waste: use up old garlic.
b|Garlic|never mind the smell of garlic
b|Onion|no doubt the onion makes it
b|Onion+Leek?|Not a fan of leeks? Use onion.
b|Onion+Shallot?|Out of shallots? Onion works.
b|Garlic|No garlic powder? Use fresh garlic.
b|Onion|no problem if you add onion
b|Chocolate|Not to mention the chocolate.
b|Garlic|with or without garlic
b|Garlic|No, really: garlic, two cloves.
b|Onion|onions, not peeled
b|Garlic|garlic, no skin
b|Grapes|grapes without seeds
b|Raisins|raisins, no added sugar
b|Chocolate|chocolate, lactose-free
b|Garlic|Stop when the garlic is golden, not brown.
b|Onion|Never rush the onions.
b|Onion|reduce the onion a little
b|Garlic+Chives|not just garlic but chives too
b|Excess salt|don't be shy with the salt
b|Excess salt|Do not add salt until the end.
b|Onion|Do not add the onion until the meat is brown.
b|Garlic|Do not add garlic before the oil is hot.
b|Cherry pits|cherries with pits
b|Cherry pits|fresh cherries, stones in
b|-|pitted cherries
b|-|cherries, pits removed
b|-|frozen cherries (stoned)
b|Cherry pits|unpitted cherries
b|Cherry pits|cherries, not pitted
b|-|Use a cherry pitter.
b|Stone-fruit|apricots with the stones left in
b|Stone-fruit|peach pits
b|-|1 peach, pitted and sliced
b|-|plums, stoned and chopped
b|-|1 mango, stone removed
b|Stone-fruit|a mango stone to gnaw
b|-|nectarine flesh without the stone
b|Apple seeds|1 apple with core
b|Apple seeds|1 whole apple, core and all
b|-|1 apple, cored and deseeded
b|-|apple without seeds
b|Apple seeds|Do not remove the apple core.
b|Apple seeds|apples, seeds left in
b|Persimmon|persimmon with seeds
b|-|persimmon flesh, seeds removed
b|Green or|potatoes that have turned green
b|Green or|Cook the sprouted potatoes.
b|-|Cut away any green parts of the potato.
b|-|boiled potatoes, peeled
b|-|raw sweet potato? no, cook it: steamed sweet potato
b|-|Throw away green potatoes.
b|Raw egg|crack a raw egg over the bowl
b|-|1 egg, beaten
b|-|hard-boiled egg
b|-|Cook until no raw egg remains.
b|Raw egg|eggs, raw or boiled
b|Raw egg|egg whites, uncooked
b|-|scrambled egg white
b|Raw meat|raw chicken, diced, served as it is
b|Raw meat|Serve the liver raw.
b|-|Wash your hands after handling raw chicken.
b|-|Keep raw meat apart from cooked food.
b|-|500 g chicken breast (raw weight)
b|-|Cook the raw mince until no pink remains.
b|Raw meat|beef mince, raw
b|-|raw carrot, grated
b|-|Never feed raw chicken.
d|Raw salmon+Raw fish?|salmon, uncooked
c|Raw fish|raw salmon
d|Raw salmon+Raw fish?|raw trout fillet
b|Raw fish|raw mackerel
b|Raw fish|sashimi-grade tuna, raw
b|-|Poach the raw salmon for 10 minutes until it flakes.
b|-|tinned mackerel in water
b|-|Bake the pizza dough for 20 minutes until cooked through.
b|-|Knead the dough, then bake at 180 °C for 25 minutes.
b|-|baked sourdough bread
b|-|Do not let your dog lick the raw dough.
b|Raw yeast|Let the bread dough rise and give a piece raw.
b|Raw kidney|raw red kidney beans
b|-|tinned kidney beans, drained
b|-|kidney beans, boiled hard for 30 minutes
b|Wild mush|foraged mushrooms, fried
b|Corn on|sweetcorn cob, boiled
b|-|corn, off the cob
b|-|Cut the kernels from the corn cobs and discard the cobs.
b|Cooked bones|Serve the drumstick, cooked bones and all.
b|-|Strain the broth and discard every bone.
b|-|Take the meat off the bones and throw the cooked bones away.
b|-|Never give cooked bones.
b|Cooked bones|Do not remove the cooked bones.
b|-|Simmer the chicken carcass, strain and throw the carcass away.
b|-|Check the fish for small bones.
b|-|Do not feed liver every day.
c|-|Never offer tuna every day.
c|-|tuna once a week
b|-|a little cod liver oil
b|-|50 g lamb's liver
b|-|Throw the food away if it is mouldy.
b|Mouldy|mouldy cheese, trimmed
b|-|ripe red tomatoes, leaves and stalks removed
b|Rhubarb|rhubarb, without the leaves
b|Hot chilli|chilli, seeds removed
b|Avocado|avocado, stone removed
b|Grapes|grapes, peeled and deseeded
b|Walnuts|walnuts, unsalted
c|-|lactose-free milk
c|Milk|whole milk, warmed
c|Milk|evaporated milk
c|Lily|lily pollen
c|-|Lily, my cat, licked the bowl clean.
c|Chocolate+Milk?|milk chocolate
d|Chocolate|milk chocolate
c|-|buttermilk
d|-|a splash of milk
b|Stock/Onion/Garlic|taco seasoning
b|Stock/Onion/Garlic|fajita spice mix
b|Stock|1 Oxo cube
b|Stock|Bisto
b|Stock|Knorr stock pot
b|Stock/Garlic/Onion|ranch seasoning
b|Garlic/Stock|green pesto
b|Garlic/Stock|hummus
b|Garlic|aioli
b|Onion/Stock|tomato salsa
b|Onion/Garlic/Stock|jar of pasta sauce
b|Onion/Stock/Garlic|BBQ sauce
b|Onion/Garlic/Stock|ketchup
b|Onion|mirepoix
b|Onion|soffritto
b|Garlic/Onion|kimchi
b|Garlic|tzatziki
b|Onion|coleslaw
b|Garlic|garlic bread
b|Chocolate+Almonds?|Nutella
b|Chocolate|brownies
b|Chocolate|chocolate chip cookie crumbs
b|Coffee|cappuccino froth
b|Coffee|a caffè latte
b|Tea|chai latte
b|Caffeine|Red Bull
b|Caffeine|Pepsi
b|Alcohol|prosecco
b|Alcohol|champagne
b|Alcohol|Baileys
b|Alcohol|mirin
b|Alcohol|bourbon
b|Raisins/Currants/Sultanas|trail mix
b|Raisins/Currants/Sultanas|fruit cake
b|Raisins/Currants/Sultanas|Christmas pudding
b|Raisins/Currants/Sultanas|mince pies
b|Raisins/Currants/Sultanas|hot cross bun
b|Raisins/Currants/Sultanas|mincemeat
b|-|minced meat
b|Almonds|marzipan
b|Fatty|chorizo
b|Fatty|pepperoni slices
b|Fatty|frankfurters
b|Fatty|pancetta
b|Blue cheese|dolcelatte
b|Hot chilli|Tabasco
b|Hot chilli|sriracha
b|Hot chilli|red pepper flakes
b|Hot chilli|harissa
b|Excess salt|tamari
b|Excess salt|fish sauce
b|Excess salt|Marmite
d|Hops+Alcohol?|beer hops
b|Garlic|gar\u00ADlic powder
b|Onion|on\u200Bion
b|Garlic|\uFF47\uFF41\uFF52\uFF4C\uFF49\uFF43 powder
b|Hot chilli|JALAPEÑO
b|Hot chilli|jalapen\u0303o
b|-|don’t add onion
b|-|don‘t use garlic
b|Chocolate|“dark chocolate”
b|Onion|ONION, 1 LARGE
b|Garlic|*garlic*
b|Garlic|<b>garlic</b>
b|Onion|1\u00A0onion
b|Onion|1onion
b|Onion|onion\u2014chopped
b|-|onion\u2011free
b|-|no\u00A0onion
b|Onion?|no\nonion
b|Garlic|No onion\nGarlic, 2 cloves
b|Onion|Do not overheat.\nAdd the onion.
b|-|Sautéed courgette, no piñon nuts
b|Garlic|garlic🧄
b|Onion|#onion
b|Chocolate|CHOCOLATE CAKE
b|Onion|• onion • carrot
b|Garlic|Chicken and Garlic Stew
b|Grapes|Frozen Grape Bites
b|-|No-Onion Beef Stew for Dogs
b|-|Garlic-Free Lamb Supper
b|-|Beef and Carob Brownie Bites
b|Onion+Garlic|Gravy-free beef with onion and garlic
b|-|Beef stew (onion- and garlic-free)
b|-|Onion- and garlic-free turkey bowl
b|-|Turkey dinner with carrots, minus onion, garlic and salt
b|Onion|500 g beef\n1 onion\n2 carrots
b|-|500 g beef\n2 carrots\nno salt
b|Garlic|500 g beef\nno onion\n1 clove garlic
b|Onion+Garlic|300 g turkey\n\nno salt\n1 tbsp onion powder\n1/2 tsp garlic powder
b|-|Ingredients:\n1 kg chicken\n1 cup rice\nNotes: never add onion, garlic or chives.
b|Grapes|Fruit salad:\n1 apple, cored\n10 grapes\n1 banana
b|Alcohol|1. Brown the beef.\n2. Add the wine.\n3. Simmer 2 hours.
b|-|1. Brown the beef.\n2. Add water, not wine.\n3. Simmer 2 hours.
b|-|Add water (never wine).
b|Onion|Add carrot, not forgetting the onion.
b|-|parsley, not chives
b|-|use carob not chocolate
b|Chocolate|use chocolate not carob
b|-|carrots (not onions!)
b|Onion|onions (not carrots)
b|Garlic|Contains: chicken, rice, garlic. Does not contain: wheat.
b|-|Contains: chicken, rice. Does not contain: garlic, onion, salt.
b|-|Free from: onion, garlic, salt, sugar
b|Onion|Free from: wheat, soya. Ingredients: beef, onion.
b|-|Ingredients to avoid: onion, garlic, grapes, raisins
b|-|Toxic foods: chocolate, xylitol, macadamia nuts.
b|Garlic|Foods my dog can eat: carrots, garlic, peas.
b|-|Foods my dog cannot eat: onions, garlic.
b|Onion|Foods to include: onion, carrot.
b|-|Not suitable: leeks, shallots or chives
b|-|Garlic, onion and salt are best avoided.
b|-|The following are poisonous: grapes, raisins, chocolate.
b|-|My vet told me to leave out onion.
b|Onion|My vet told me to leave out carrots and use onion.
b|-|This is an onion-, garlic- and salt-free dish.
b|Garlic|an onion-free, garlic-rich dish
b|Onion|If your dog is fine with it, add onion.
b|Garlic|For people: add garlic to taste.
b|-|salt – none
b|-|Salt: 0 g
b|-|onion: none
b|Onion|onion: 1
b|-|no longer using onion
b|-|nothing toxic: no onions, garlic, grapes etc.
b|Garlic|2 cloves garilc
b|Garlic|gralic powder
b|Onion|1 large oniom
b|Onion|red onionn
b|Chocolate|milk choclate buttons
b|Xylitol|xyltol
b|Raisins|rasisins
d|Macadamia|macadammia nuts
b|Leek|2 leks, sliced
b|Mustard|mustrd
b|Almonds|almnds
b|-|a graceful Orion the dog
b|-|graded beef, grated cheese
b|-|current favourite dinner
b|-|shallow dish
b|-|raising the bowl
b|-|Leaks? Wrap the tin in foil.
b|-|2 cups of mixed greens
b|-|Onion? Never!
b|-|Any garlic? No way.
b|Garlic|Too much garlic? Never!
b|Garlic|Garlic? Yes, 2 cloves.
b|Garlic|Garlic? Why not!
b|Onion|No onion? No problem, use 1 tsp onion powder.
b|-|made without so much as a sprinkle of salt
b|-|not so much as a hint of garlic
b|Garlic|Not so much garlic as last time.
b|Onion|You should never make gravy without onion.
b|Garlic|It is not possible to make this without garlic.
b|-|This one is made without garlic.
b|-|Not only is it made without onion, it is cheap.
b|-|grapes, raisins and currants – none of them
b|-|Onions, leeks, chives: none of these.
b|Onion|Onions: all of them, chopped.
b|Onion+Garlic|2 onions, 3 cloves garlic: all chopped
b|-|This is devoid of garlic and onion.
b|-|None of the garlic of the original.
b|Garlic|None of the fuss, all of the garlic.
b|-|Resist the temptation to add salt.
b|-|If your cat has eaten lilies, ring the vet at once.
b|-|When a dog swallows chocolate, phone an emergency vet.
b|Garlic|If your dog eats garlic happily, add a clove.
b|-|Cocoa adores this.
b|Cocoa|Cocoa powder loves moisture.
b|Cocoa|Cocoa like that of the shop will do.
b|-|Store raw chicken apart from cooked food.
b|Raw meat|Serve raw chicken apart from the rice.
b|-|Do not let the cat lick raw egg.
b|-|kernels cut from 2 corn cobs
b|Corn on|kernels and the corn cob
b|-|Bin it if it is mouldy.
b|Mouldy|Feed the mouldy bread.
b|-|We no longer use onion powder.
b|Onion+Leek?|No longer a fan of leeks, we use onion.
b|Onion+Leek?|Skip the leek and use onion if you like.
b|Garlic|Omit the garlic if you wish.
b|-|Omit the garlic if cooking for cats.
b|Garlic|Tip the garlic out of the bag.
b|Raisins|Take the raisins out of the packet.
b|Onion|Remove the onion from the fridge and chop.
b|-|Remove the bones from the pan.
b|Cherry pits|cherries (not stoned)
b|Raw meat|chicken, not cooked
b|Raw egg|eggs that are not cooked
b|-|chicken that has been cooked
b|Apple seeds|2 apples, not cored
b|Apple seeds|pear, pips and all
b|Persimmon|dates with stones
b|Green or|potatoes which have gone green
b|Green or|potatoes that have sprouted
b|Mouldy|cheese with a little mould
b|-|bread baked in a mould
b|Raisins|3raisins
b|Garlic|2garlic cloves
b|-|400g beef mince
b|-|7up-free water
b|Garlic|It is a myth that garlic is bad for dogs.
b|Onion|Onion is bad for dogs but I add it anyway.
b|-|It is true that garlic is bad for dogs.
b|Garlic|basil pesto
b|Garlic|houmous
b|Stock/Onion/Garlic|barbecue sauce
b|Stock/Onion/Garlic|1 tsp seasoning mix with onion powder
b|Alcohol|a shot of Baileys
b|Excess salt|1 tsp Vegemite
b|-|carob brownies
b|Chocolate|2 brownies, crumbled
b|Garlic?|garlic-free pesto-style sauce
b|Onion|chopped onyon
b|-|a union of flavours
b|-|no onions whatsoever
b|Onion?|nary an onion
b|Onion?|Onions are a big no-no.
b|Onion?|Onions are off the menu.
b|-|Steer well clear of garlic.
b|Garlic?|Give garlic a miss.
b|Onion?|Forget the onion.
b|-|I would not feed grapes.
b|Chocolate?|Chocolate must stay out of reach.
b|-|Keep chocolate out of reach.
b|Grapes?|The vet forbade grapes.
b|Garlic|garlic, as much as you like
b|Onion|one onion, no more
b|Grapes|not more than 3 grapes
b|Onion|No worries, onion is in.
b|Garlic|not bad with garlic
b|Garlic|no harm in a little garlic
b|Onion|no substitute for onion
b|Onion|nothing but onion
b|Garlic|There's no beating garlic.
b|Onion|minus the carrot, plus an onion
b|Onion|Leave onions whole.
b|Onion|skip to step 3 and fry the onion
b|Onion|without fail add the onion
b|Garlic|Not a day goes by without garlic.
b|Onion|no matter what, add onion
b|Onion|free onions from the garden
b|Garlic|Never too much garlic!
b|Onion|It's not dinner without onion.
b|Raisins|no-soak raisins
b|Garlic?|Is garlic safe? No. Leave it out.
b|Garlic|Is garlic safe? Yes in small amounts, add 1 clove of garlic.
b|Excess salt?|Salt? Not a grain.
b|Onion|Onion, no skin? No. Onion with skin.
b|Garlic|Without garlic? Never! Add garlic.
b|Onion|If your dog loves onion, add more onion and tell your vet.
b|Grapes|If your dog eats well, give grapes and see your vet yearly.
b|Garlic|When the cat has eaten, serve the garlic; the vet said so.
b|-|If your cat swallowed raisins, call the emergency vet.
b|Onion|no dish of mine is without onion
b|-|This soup is not spicy and is made without onion.
b|-|It is not hard: cook it without garlic.
b|Garlic|leave the garlic out or in, as you like
b|Onion|Leave out the leek if there is onion.
b|-|Skip the onion if your vet says so.
b|Chives|You can omit the chives if preferred.
b|-|Always omit the onion, even if guests like it.
b|Raisins|Pick the raisins out of the box and add.
b|Raisins?|Pick the raisins out of the muesli and bin them.
b|Garlic|Take the garlic off the heat.
b|Onion|Take the onion out of the oven.
b|-|Take the stones out of the cherries.
d|Raw salmon|salmon that is still raw
c|Raw fish|salmon that is still raw
b|Raw meat|Chicken, never cooked.
b|-|Chicken, never raw.
b|-|eggs, never raw
b|-|fish, cooked, not raw
b|Smoked|salmon, smoked, not raw
b|Cherry pits|cherries, stones and all
b|-|cherries, not the stones
b|Stone-fruit|2 plums, not stoned
b|-|bread with butter
b|Mouldy|old bread with mold
b|-|cake in a heart mould with bread
b|-|potatoes that have boiled green beans beside them
b|-|dates, no stones
b|-|use-by date on the pot
b|Onion|Onnions
b|Garlic|Garrlic
b|Garlic|garlicc powder
b|Onion|o n i o n? onion!
b|Onion|1lb onions
b|Garlic|2cloves garlic
b|-|grated courgette
b|-|grades of beef
b|-|stallion of a dog
b|-|graphs of weight
b|-|campagne loaf, toasted
b|-|a chime when done
b|Chocolate|Chocolates
b|Chocolate|choco chips of chocolate
b|Alcohol|alchohol
b|Coffee|cofee
b|Caffeine|cafeine tablets
b|Walnuts|wallnut halves
b|Hot chilli|jalapeno's
b|Hot chilli|jalepeno
b|Fatty|chorizzo
b|Fatty|sausges
b|-|saucers
b|-|a grave mistake
b|-|Never give a dog mince pies.
b|Caffeine?|Pepsi our cat wants more.
b|-|Brandy loves it and Whisky licked the plate.
b|Alcohol|Brandy, 2 tbsp
b|Alcohol|Sherry loves company, so add sherry.
b|-|our pup Guinness
c|Lily|Lily pollen is not removed.
b|-|none of the salt in shop-bought broth
b|Garlic|none of the onion but all of the garlic
b|-|It is no longer made with garlic.
b|Onion|It is no longer made without onion.
b|-|onion and garlic: never, ever
b|-|garlic, onion, chives – never any of these
b|Garlic|onion, chives: none; garlic: 1 clove
b|Onion+Leek?|1 onion, 2 leeks? None left, so onion only.
b|-|Resist the urge to season with salt.
b|Excess salt|a little salt
b|Garlic|not a lot of garlic
b|-|not even one grape
b|Stock|a splash of ketchup
b|Garlic|tzatziki dip
b|-|ground beef, no hummus
b|-|salsa-free
b|Chocolate|chocolate brownie
b|Stock/Onion|sage and onion stuffing
b|Onion+Garlic|Sauce: onion, garlic. None of it burnt.
b|Onion|My dog eats onion daily. No vet needed.
b|Garlic|anyway, garlic is great
b|-|Garlic is toxic; anyway, on to the rice.
b|Garlic|It isn't true that garlic harms dogs.
b|Garlic?|It isn't true that dogs need garlic.
b|Onion|500gonions
b|Onion|½onion
b|Grapes|50ggrapes
b|Garlic|2tspgarlic powder
b|-|12rapes
b|Garlic|Resist the temptation to skip the garlic.
b|Onion|Resist the urge to leave out the onion.
b|Garlic|Simmer it without omitting the garlic.
b|Onion|Avoid leaving out the onion.
b|Excess salt|None of the flavour without salt.
b|-|Avoid, omit onion.
b|-|Avoid or skip the garlic.
b|-|Resist the urge to add garlic.
`;
