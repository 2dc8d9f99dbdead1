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
hops around, hops about, hops onto
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
gravy boat, dog gravy, dog safe gravy, pet safe gravy, pet gravy, cat gravy, cat safe gravy
`;

/** Look-alikes only for dogs or only for cats, where the other has a row of its own. */
export const LOOK_ALIKES_OF_CATS =
  'cream of tartar, sugar alcohol, ice cream scoop, ice cream maker, dog food bowl';
export const LOOK_ALIKES_OF_DOGS = 'ice cream scoop, ice cream maker';

/** Foods whose names pets bear: 'my dog Cocoa', 'Lily’s favourite'. */
export const NAMES_OF_PETS =
  'lily brandy sherry cocoa cola whisky whiskey stilton mocha guinness pepsi rum gin port stout hazelnut';

/** The words before a pet's name. */
export const BEFORE_A_NAME = 'dog cat puppy kitten named called girl boy pup friend labrador spaniel terrier';
