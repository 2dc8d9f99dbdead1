/**
 * Further dangers and harmless lines as owners write them, by class, labelled before the rules for them were written. One a
 * line: class | species (d or b for both) | 'danger' where something must be flagged, 'safe' where nothing may be | text.
 */
export const SECOND_DANGER_LINES = `
sham-denial|b|danger|leave the garlic out of the first pot, stir it into the second
sham-denial|b|danger|no onion in the first batch; add some to the second
sham-denial|b|danger|save the raisins for later and scatter them over before serving
sham-denial|b|danger|reserve the onion, then return it to the pan
sham-denial|b|danger|garlic goes in last
sham-denial|b|danger|usually no onion, today half a one
sham-denial|b|danger|without garlic at first, then a clove when it simmers
sham-denial|b|danger|not too much chocolate, he only gets a square
sham-denial|b|danger|hardly any onion, two rings
sham-denial|b|danger|just a hint of garlic
sham-denial|b|danger|onion only for flavour, lifted out before serving
sham-denial|b|danger|skip the grapes unless she begs
sham-denial|b|danger|no garlic this time, except the clove from the roast
sham-denial|b|danger|set the leeks aside, add them with the stock
sham-denial|b|danger|leave out the onion until the last ten minutes
sham-denial|b|danger|omit the garlic for the first hour
sham-denial|b|danger|no wine, okay a small splash
sham-denial|b|danger|keep the chives back for the garnish
sham-denial|b|danger|no raisins for the cat, plenty for the dog
sham-denial|b|danger|don't add the onion yet; it goes in at the end
sham-denial|b|danger|cook without the garlic and stir it through at the table
sham-denial|b|danger|go easy on the onion
sham-denial|b|danger|never more than one clove of garlic
sham-denial|b|danger|skip the raw onion, use the fried ones
sham-denial|b|danger|remove the shallots from the jar and chop them
sham-denial|b|danger|no walnuts on Monday, a few on Tuesday
sham-denial|b|danger|coffee: not for me, a spoon for the dog
sham-denial|b|danger|I used to leave out the onion, but not any more
sham-denial|b|danger|they say no garlic. I say one clove is fine.
sham-denial|b|danger|hold the spring onions until serving, then sprinkle them on top
sham-denial|b|danger|without avocado? Never. Half of one goes in.
real-denial|b|safe|onion is off the menu tonight
real-denial|b|safe|made without garlic or onion
real-denial|b|safe|beef stew minus the onions
real-denial|b|safe|we never use garlic
real-denial|b|safe|swap the onion for a carrot
real-denial|b|safe|blueberries instead of grapes
real-denial|b|safe|leave the garlic on the shelf
real-denial|b|safe|pesto, no garlic
real-denial|b|safe|onion-free stock, 100 ml
real-denial|b|safe|gravy cooked without onion or salt
real-denial|b|safe|onion-less bolognese
real-denial|b|safe|hummus made without garlic
real-denial|b|safe|granola, raisins left out
real-denial|b|safe|free from garlic and onion
real-denial|b|safe|the onions stay in the larder
real-denial|b|safe|keep chocolate well out of his reach
real-denial|b|safe|zero garlic
real-denial|b|safe|curry-style chicken, no onion, no garlic, no salt
real-denial|b|safe|ditch the leek
real-denial|b|safe|not a drop of wine
real-denial|b|safe|there is no garlic in this
real-denial|b|safe|give onion a miss
real-denial|b|safe|onions are a no
real-denial|b|safe|not one clove of garlic
real-denial|b|safe|you won't find raisins in this one
real-denial|b|safe|steer clear of onion
real-denial|b|safe|use plain water, not stock cubes
real-denial|b|safe|garlic has no place in a cat's bowl
real-denial|b|safe|shepherd's pie (onion omitted)
real-denial|b|safe|hold the salt
real-denial|b|safe|tzatziki without the garlic
brand|b|danger|1 tsp Tony Chachere's
brand|b|danger|1 piece of Orbit, sugar-free
brand|b|danger|a pinch of Lawry's garlic salt
brand|b|danger|2 tbsp Heinz tomato ketchup
brand|b|danger|half a Kinder Bueno
brand|b|danger|1 tbsp Daddies sauce
brand|d|danger|2 tbsp P28 peanut butter spread
brand|d|danger|3 Ice Breakers
brand|b|danger|half a Fray Bentos pie
brand|b|danger|a spoon of Sacla pesto
brand|b|danger|30 g Jordans Country Crisp with raisins
brand|b|danger|1 Tunnock's caramel wafer
brand|b|danger|2 tbsp Philadelphia garlic and herb
brand|b|danger|a Ginsters pasty
brand|b|danger|Rustlers burger, half
brand|b|danger|1 Anadin Extra
brand|b|danger|Lemsip, half a sachet
brand|d|danger|a squirt of Colgate
brand|b|danger|1 tbsp Encona hot sauce
brand|b|danger|1 tsp Dash onion & herb seasoning
brand|b|safe|Weetabix, 1, crushed
brand|b|safe|20 g Shredded Wheat
brand|b|safe|Meridian peanut butter 1 tsp
brand|b|safe|1 sachet Whiskas
brand|b|safe|Quaker oats 30 g
brand|b|safe|2 tbsp Fage 0% yogurt
brand|b|safe|Fairy liquid to wash the bowl
brand|b|safe|1 Yorkshire pudding, plain
cultivar|b|danger|50g Cotton Candy grapes
cultivar|b|danger|8 Sultana seedless, halved
cultivar|b|danger|1 Rossa di Tropea, sliced
cultivar|b|danger|1 Ailsa Craig onion
cultivar|d|danger|5 g Saaz pellets
cultivar|d|danger|20 g Citra hops
cultivar|b|danger|15 g Trinitario cacao
cultivar|b|danger|2 cloves Solent Wight
cultivar|b|danger|1 head of Purple Stripe, hardneck
cultivar|b|danger|2 King Edwards, sprouting
cultivar|b|danger|1 Musselburgh leek
cultivar|b|danger|3 Echalion, chopped
cultivar|b|danger|100 ml Gewürztraminer
cultivar|b|danger|Lapsang, one mug
cultivar|b|danger|2 Red Baron, diced
cultivar|b|danger|5 Morello cherries with stones
cultivar|b|safe|1 Cabernet blueberry muffin tin, empty
cultivar|b|safe|100 g Concord pears, peeled
cultivar|b|safe|200 g King Edward, peeled and mashed
cultivar|b|safe|1 Braeburn, cored
cultivar|b|safe|80 g Chardonnay-coloured squash
cultivar|b|safe|Brewer's yeast 1 tsp
cultivar|b|safe|100 g butternut squash Waltham
cultivar|b|safe|2 Merlot beetroot, cooked
slang|b|danger|a swig of cider
slang|b|danger|half a tinny
slang|b|danger|two paras
slang|b|danger|1 ibu
slang|b|danger|a few squares of choccie
slang|b|danger|leftover cuppa, cooled
slang|b|danger|3 leaks, chopped
slang|b|danger|2 shallows, finely chopped
slang|b|danger|handful of currents
slang|b|danger|1 onyon diced
slang|b|danger|garlick cloves, 2
slang|b|danger|30g wallnuts
slang|b|danger|10 graps
slang|b|danger|splash of whiskey
slang|b|danger|a cup of joe
slang|b|safe|stir against the current
slang|b|safe|fix the leak in the tap before you start
slang|b|safe|use the shallow dish
slang|b|safe|he hops about while he waits
slang|b|safe|1 shallow bowl
slang|b|safe|in the raising of the dough
bone|b|danger|1 whole partridge, roasted
bone|b|danger|pigeon, roasted whole
bone|b|danger|guinea fowl, whole, roast
bone|b|danger|2 sprats, grilled whole
bone|b|danger|half a roast chicken with the bones
bone|b|danger|6 chicken wings, grilled
bone|b|danger|3 lamb chops, grilled, bone and all
bone|b|danger|1 grouse, roasted
bone|b|danger|2 woodcock, roast
bone|b|danger|roasted poussin
bone|b|safe|2 quail breasts, skinned
bone|b|safe|pigeon breast fillets, 100 g
bone|b|safe|guinea fowl meat, off the bone
bone|b|safe|100 g canned sprats
bone|b|safe|partridge breast, cooked, no bone
bone|b|safe|4 quail eggs, boiled
bone|b|safe|bone meal, 1 tsp
dish|b|danger|cheese and onion pasty
dish|b|danger|toad in the hole with onion gravy
dish|b|danger|a slice of nut roast with onion
dish|b|danger|leftover pease pudding with onion
dish|b|danger|garlic mushrooms, 3
dish|b|danger|a portion of Cornish pasty
dish|b|danger|2 tbsp piccalilli
dish|b|danger|cauliflower cheese with leeks
dish|b|danger|a spoonful of dal tadka
dish|b|danger|leftover Balti
dish|b|danger|a slice of meatloaf
dish|b|danger|liver and onions
dish|b|danger|beef stew from the chippy
dish|b|danger|hunter's chicken
dish|b|safe|plain Yorkshire pudding
dish|b|safe|cauliflower, steamed
dish|b|safe|a poached egg
dish|b|safe|boiled rice and chicken
dish|b|safe|plain omelette
medicine|b|danger|1 Nurofen
medicine|b|danger|5-HTP 50 mg
medicine|b|danger|alpha lipoic acid 100 mg
medicine|b|danger|a Night Nurse capsule
medicine|b|danger|1 Zyrtec
medicine|b|danger|iron tablets, 2
medicine|b|danger|half a Piriton
medicine|b|safe|1 tsp salmon oil
medicine|b|safe|taurine 250 mg
medicine|b|safe|glucosamine tablet for dogs
medicine|b|safe|1 capsule vitamin B complex
medicine|b|safe|probiotic powder, 1 sachet
`;
