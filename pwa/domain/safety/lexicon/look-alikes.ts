/**
 * Harmless phrases that contain the name of a dangerous food: other plants, other foods, kitchen utensils. They also match
 * plurals, hyphens and capitals.
 */
export const LOOK_ALIKES = `
mielie meal, mealie meal, onion squash, onion seed, onion skin paper
noix de coco, noix de saint jacques, noix de veau, noci di cocco, noce di vitello, noce di cocco, uva ursi, uva spina, uve spine
grape seed, grape tomato, sea grape, grape hyacinth
black currant, red currant, white currant, beef mincemeat, lamb mincemeat, turkey mincemeat, pork mincemeat, chicken mincemeat
carob brownie, liver brownie, meat brownie, tuna brownie, salmon brownie, beef brownie, chicken brownie, pumpkin brownie, banana brownie, sweet potato brownie
cocoa butter, cacao butter, cocoa nut, chocolate mint, chocolate brown, chocolate point
dandelion coffee, chicory coffee, barley coffee, acorn coffee, coffee cup, coffee pot, coffee table, coffee break, coffee dish, espresso cup
rooibos tea, redbush tea, red bush tea, herbal tea, chamomile tea, camomile tea, peppermint tea, mint tea, ginger tea
dandelion tea, nettle tea, fennel tea, rosehip tea, rose hip tea, hibiscus tea, catnip tea, parsley tea, raspberry leaf tea, beef tea
fruit tea, valerian tea, lemon balm tea, tea cup, tea pot, tea plate, tea tray, tea bowl, tea time, tea break, tea light, for tea, at tea, his tea, her tea, their tea
dogs tea, cats tea, tea cosy, chai seed, mushroom tea
cider vinegar, wine vinegar, sherry vinegar, ale vinegar
ginger ale, ginger beer, root beer, wine gum, port salut, port hole, sea port, usb port, air port, bourbon vanilla
stout pan, stout pot, stout casserole, stout scissors, stout string, stout saucepan, stout bag
beer yeast
almond milk, almond drink, hazelnut milk, hazelnut drink, cashew milk
pecan milk
avocado oil, avocado green
nutmeg squash
salmon oil, cod liver oil, anchovy oil
fresh anchovy, raw anchovy, frozen anchovy, fresh whole anchovy, whole fresh anchovy, anchovy raw, anchovy fresh
mineral salt, salt marsh, salt marsh lamb, salt content, salt intake, salt level, salt water fish
mustard green, mustard leaf, mustard cress, mustard spinach, mustard yellow
hops around, hops about, hops onto, hops off, hops up, hops down, hops over, hops away, hops along, hops across, hops back, he hops, she hops, it hops, dog hops, cat hops, puppy hops, kitten hops, rabbit hops
coconut meat, oyster mushroom, mushrooms oyster, mushroom oyster, hot dog bun, hot dog roll, whole milk greek yogurt, whole milk greek yoghurt, fresh ham
grape nuts
compost bin, compost heap, in the compost, into the compost, on the compost, onto the compost, to the compost
for the compost, compost the, if mouldy, if moldy, if it is mouldy, if it is moldy, if they are mouldy, if it looks mouldy, when mouldy, goes mouldy, goes moldy, go mouldy, go moldy, turns mouldy, turn mouldy, gone mouldy
ramps up
milk thistle, goat milk, goats milk, sheep milk, milk kefir, milk yogurt, milk yoghurt, milk cheese, milk mozzarella
milk ricotta, milk cottage cheese, lactose free milk, lactose free whole milk, lactose free cream, cat milk
lactose reduced milk, kitten milk, puppy milk, milk tooth, milk teeth, milk fed, milk pan, butter milk
coconut milk, coconut cream, oat milk, oat cream, soya milk, soy milk, soya cream, rice milk, hemp milk, pea milk, plant milk, nut milk
potato milk, quinoa milk, plant based milk, oat based milk, dairy free milk, dairy free cream, vegan milk, vegan cream
cream cheese, cream cracker, cream the butter, cream together the, hand cream, face cream, barrier cream, skin cream
lemon grass, lemon balm, lemon thyme, lemon verbena, lemon sole, lime green, lemon yellow
sausage dog, sausage shape, into a sausage, into sausages, a long sausage, a fat sausage, a thin sausage
hot dog day
lily white, lily pad
sweet potato
risotto rice, paella rice, sushi rice, curry leaf, curry comb, curry plant, pizza stone, pizza wheel, pizza oven, pizza tray, taco shell, tagine dish
tagine pot, fondue pot, fondue fork, ramen bowl, lasagne dish, lasagne sheet, lasagna noodle, quiche tin, quiche dish, kebab stick, paella pan, brownie tin, brownie pan
chocolate bell pepper, chocolate pepper, chocolate persimmon, chocolate cherry tomato, chocolate box
grape scissors, rich tea, self raising, raison detre, sheet of bounty, the union, union of
guar gum, xanthan gum, gum arabic, gum disease, gum line, sore gum, the gum, his gum, her gum, their gum, locust bean gum, gellan gum, tara gum, cellulose gum, gum paste
extra egg
acorn squash, horseradish leaf, tulip bowl, vet painkiller, prescribed painkiller, prescription painkiller, painkiller from the vet, painkiller from your vet
rib of celery, celery rib, rib celery, rib of chard, chard rib, kale rib, rib of kale, rib eye, rib cage, wing mirror, short rib meat
whole chicken breast, whole chicken thigh, whole chicken liver, whole chicken heart, whole chicken gizzard, whole turkey breast, whole duck breast
whole fish oil, whole chicken egg, whole duck egg, whole quail egg, whole hen egg, whole salmon side, bone broth, bone stock, bone meal
chicken foot broth, chicken feet broth, turkey neck broth, carcass broth, chicken wing broth, oxtail broth
carcass stock, rib of the kale, nut butter free, roast bones of, oak leaf lettuce, tea rose, coke oven
gravy boat, dog gravy, dog safe gravy, pet safe gravy, pet gravy, cat gravy, cat safe gravy
`;

/** Look-alikes for one species, of foods that the toxic-food table lists by species: 'Milk' for cats, 'Milk (dog)'. */
export const LOOK_ALIKES_OF_CATS =
  'cream of tartar, sugar alcohol, ice cream scoop, ice cream maker, dog food bowl';
export const LOOK_ALIKES_OF_DOGS = 'ice cream scoop, ice cream maker';

/** Wines, grapes and drinks that vegetables and fruits are named after. */
export const VARIETIES_OF_PLANTS =
  'merlot chardonnay cabernet burgundy claret bordeaux champagne concord muscat riesling malbec shiraz rioja chianti moscato madeira';
/** Plants that aren't grapes. */
export const NAMED_PLANTS =
  'lettuce beetroot beet pear apple blueberry blackberry raspberry strawberry carrot pepper bean okra squash pumpkin persimmon mango kale cabbage chard radish pea peas melon plum fig oats rice cress spinach radicchio broccoli cauliflower potato turnip parsnip basil mint';
