/**
 * Phrases which hold the name of a dangerous food and are none: other plants, other foods, things of the kitchen.
 * Plurals, hyphens and capitals go without saying.
 */
export const LOOK_ALIKES = `
onion squash, onion seed, black onion seed, onion skin paper
grapeseed, grape seed, grape seed oil, grape tomato, sea grape, grape hyacinth
black currant, red currant, white currant, beef mincemeat, lamb mincemeat, turkey mincemeat, pork mincemeat, chicken mincemeat
carob brownie, liver brownie, meat brownie, tuna brownie, salmon brownie, beef brownie, chicken brownie, pumpkin brownie, banana brownie, sweet potato brownie
cocoa butter, cacao butter, cocoa nut, chocolate mint, chocolate brown, chocolate point
dandelion coffee, chicory coffee, barley coffee, acorn coffee, coffee cup, coffee pot, coffee table, coffee break, coffee dish, espresso cup
rooibos tea, rooibos, redbush tea, red bush tea, herbal tea, chamomile tea, camomile tea, peppermint tea, mint tea, ginger tea
dandelion tea, nettle tea, fennel tea, rosehip tea, rose hip tea, hibiscus tea, catnip tea, parsley tea, raspberry leaf tea, beef tea
fruit tea, valerian tea, lemon balm tea, tea towel, tea cloth, tea spoon, tea cup, tea pot, tea plate, tea tray, tea bowl, tea time, tea break, tea light, for tea, at tea, his tea, her tea, their tea
dogs tea, cats tea, tea cosy, chai seed, mushroom tea
cider vinegar, apple cider vinegar, wine vinegar, red wine vinegar, white wine vinegar, rice wine vinegar, sherry vinegar, ale vinegar
ginger ale, ginger beer, root beer, wine gum, port salut, port hole, sea port, usb port, air port, bourbon vanilla
stout pan, stout pot, stout knife, stout casserole, stout scissors, stout spoon, stout string, stout saucepan, stout bag
brewers yeast, beer yeast
sugar snap, sugar snap pea
butter nut, butter nut squash, water chestnut, sweet chestnut, almond milk, almond drink, hazelnut milk, hazelnut drink, cashew milk
almond shaped, tiger nut, pecan milk
avocado oil, avocado green
nutmeg squash
salmon oil, cod liver oil
mineral salt, salt marsh, salt marsh lamb, salt content, salt intake, salt level, salt water fish
mustard green, mustard leaf, mustard cress, mustard spinach, mustard yellow
hops around, hops about, hops onto, hops off, hops up, hops down, hops over, hops away, hops along, hops across, hops back, he hops, she hops, it hops, dog hops, cat hops, puppy hops, kitten hops, rabbit hops
coconut meat, oyster mushroom, mushrooms oyster, mushroom oyster, hot dog bun, hot dog roll, hamburger bun, whole milk yogurt, whole milk yoghurt, whole milk greek yogurt, whole milk greek yoghurt, whole milk ricotta, whole milk mozzarella, ricotta whole milk, mozzarella whole milk, fresh ham
grape nuts, grape nut cereal, grapenuts, grapenut, grape seed extract free
compost bin, compost heap, compost caddy, in the compost, into the compost, on the compost, onto the compost, to the compost
for the compost, compost the, if mouldy, if moldy, if it is mouldy, if it is moldy, if they are mouldy, if it looks mouldy, when mouldy, goes mouldy, goes moldy, go mouldy, go moldy, turns mouldy, turn mouldy, gone mouldy
ramps up
milk thistle, goat milk, goats milk, goat milk kefir, sheep milk, milk kefir, milk yogurt, milk yoghurt, milk cheese, milk mozzarella
milk ricotta, milk cottage cheese, lactose free milk, lactose free cat milk, lactose free whole milk, lactose free cream, cat milk
lactose reduced milk, kitten milk, puppy milk, milk tooth, milk teeth, milk fed, milk pan, butter milk
coconut milk, coconut cream, oat milk, oat cream, soya milk, soy milk, soya cream, rice milk, hemp milk, pea milk, plant milk, nut milk
potato milk, quinoa milk, plant based milk, oat based milk, dairy free milk, dairy free cream, vegan milk, vegan cream, non dairy milk
cream cheese, cream cracker, cream the butter, cream together the, cream coloured, hand cream, face cream, barrier cream, skin cream
lemon grass, lemon balm, lemon thyme, lemon verbena, lemon sole, lime green, lemon yellow
sausage dog, sausage shape, into a sausage, into sausages, a long sausage, a fat sausage, a thin sausage, into a long sausage, into a thin sausage
hot dog day
black pepper, white pepper, bell pepper
lily white, lily pad
alcohol free vanilla extract
sweet potato
risotto rice, pudding rice, paella rice, sushi rice, curry leaf, curry comb, curry plant, pizza stone, pizza base, pizza wheel, pizza cutter, pizza oven, pizza tray, taco shell, tagine dish
tagine pot, fondue pot, fondue fork, ramen bowl, risotto spoon, lasagne dish, lasagne sheet, lasagna noodle, quiche tin, quiche dish, kebab stick, kebab skewer, paella pan, brownie tin, brownie pan
champagne mango, champagne coloured, chocolate bell pepper, chocolate pepper, chocolate persimmon, chocolate cherry tomato, chocolate box, burgundy bean, burgundy okra, muscat squash, muscat pumpkin
wine bottle, wine glass, wine cellar, grape scissors, rich tea, rich tea biscuit, raising agent, self raising, self raising flour, raison detre, sheet of bounty, bounty of, the union, union of
guar gum, xanthan gum, gum arabic, gum disease, gum line, sore gum, the gum, his gum, her gum, their gum, locust bean gum, gellan gum, tara gum, cellulose gum, gum paste
extra large, extra lean, extra virgin, extra firm, extra fine, extra long, extra light, extra small, extra thick, extra egg, extra time, extra portion
acorn squash, horseradish leaf, tulip bowl, tulip glass, ivy house, vet painkiller, prescribed painkiller, prescription painkiller, painkiller from the vet, painkiller from your vet
rib of celery, celery rib, rib celery, rib of chard, chard rib, kale rib, rib of kale, ribeye, rib eye, rib cage, wing mirror, lamb neck fillet, neck fillet, neck of lamb fillet, short rib meat
whole chicken breast, whole chicken thigh, whole chicken liver, whole chicken heart, whole chicken gizzard, whole turkey breast, whole duck breast, whole salmon fillet, whole fish fillet, whole trout fillet
whole mackerel fillet, whole herring fillet, whole fish oil, whole chicken egg, whole duck egg, whole quail egg, whole hen egg, whole salmon side, bone broth, bone stock, bone meal, soup bone broth, marrow bone broth, chicken bone broth, beef bone broth
turkey bone broth, lamb bone broth, fish bone broth, pork bone broth, chicken foot broth, chicken feet broth, turkey neck broth, chicken carcass broth, carcass broth, chicken wing broth, oxtail broth
carcass stock, rib of the kale, nut butter free, roast bones of, oak leaf lettuce, tea rose, garlic press, kola dog, coke oven, tea strainer, date stone free
gravy boat, dog gravy, dog safe gravy, pet safe gravy, pet gravy, cat gravy, cat safe gravy
`;

/** Look-alikes only for dogs or only for cats, where the other has a row of its own. */
export const LOOK_ALIKES_OF_CATS =
  'cream of tartar, sugar alcohol, ice cream scoop, ice cream maker, dog food bowl';
export const LOOK_ALIKES_OF_DOGS = 'ice cream scoop, ice cream maker';

/** Foods whose names pets bear: 'my dog Cocoa', 'Lily’s favourite'. */
export const NAMES_OF_PETS =
  'lily brandy sherry cocoa cola whisky whiskey stilton mocha guinness pepsi rum gin port stout hazelnut oreo milo rolo twix snicker nutella hershey reese malteser smarty brownie kahlua merlot chardonnay latte espresso cappuccino bourbon jameson heineken taco nacho burrito sushi miso pesto kimchi curry ziggy chai boba matcha java olive ginger pinot chianti martini amaretto brie minstrel wispa toblerone moet tequila sambuca conker holly poppy bramble clove mustard pickle biryani samosa coke';

/** The words before a pet's name. */
export const BEFORE_A_NAME =
  'dog cat puppy kitten named called girl boy pup friend labrador spaniel terrier westie collie beagle tabby moggy for';

/** Wines, grapes and drinks after which vegetables and fruits are named. */
export const VARIETIES_OF_PLANTS =
  'merlot chardonnay cabernet burgundy claret bordeaux champagne concord muscat riesling malbec shiraz rioja chianti moscato madeira';
/** Plants that are no grapes. */
export const NAMED_PLANTS =
  'lettuce beetroot beet pear apple blueberry blackberry raspberry strawberry carrot pepper bean okra squash pumpkin persimmon mango kale cabbage chard radish pea peas melon plum fig oats rice cress spinach radicchio broccoli cauliflower potato turnip parsnip basil mint';
