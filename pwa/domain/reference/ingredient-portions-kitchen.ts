/**
 * Kitchen measures missing from USDA's weight file, in the columns of `ingredient-portion-rows.ts`. All are estimates,
 * accurate to about a third.
 */

/**
 * A handful: leaves loosely held; for berries, peas and similar 40 g, half of the NHS's portion of 80 g (two
 * handfuls).
 */
const HANDFULS = `
spinach|1|handful|30
kale|1|handful|30
cabbage|1|handful|40
parsley|1|handful|10
blueberries|1|handful|40
cranberries|1|handful|40
strawberries|1|handful|60
peas|1|handful|40
sweetcorn|1|handful|40
green-beans|1|handful|50
broccoli|1|handful|50
oats|1|handful|30
pumpkin-seeds|1|handful|30
cheddar|1|handful|30
`;

/** Whole heads, bunches and leaves as UK and US shops sell them. */
const HEADS_AND_BUNCHES = `
broccoli|1|head, small|225
broccoli|1|head, medium|350
broccoli|1|head, large|500
broccoli|1|floret|11
celery|1|head|450
celery|1|bunch|450
kale|1|bunch|200
kale|1|leaf|25
parsley|1|bunch|40
carrot|1|bunch|400
`;

/**
 * Pieces that don't have the food's usual weight, with minimum and maximum in two more columns: varieties, whole organs,
 * the meat of a joint without its bone, and what shops of different countries sell under one name (a large egg is 50 g in the
 * US and 60 g in the UK). A row that names a kitchen applies if the reader's is known.
 */
const KINDS = `
egg|1|small (any market)|42|38|48
egg|1|medium (any market)|48|44|53
egg|1|large (any market)|55|50|60
egg|1|extra large (any market)|60|56|68
egg|1|small uk|42|42|42
egg|1|medium uk|53|53|53
egg|1|large uk|60|60|60
egg|1|extra large uk|68|68|68
egg|1|small us|38|38|38
egg|1|medium us|44|44|44
egg|1|large us|50|50|50
egg|1|extra large us|56|56|56
egg|1|uk|53|53|53
egg|1|us|50|50|50
tuna-water|1|tin uk|102|102|102
tuna-water|1|tin us|113|113|113
salmon-canned|1|tin uk|213|213|213
salmon-canned|1|tin us|418|418|418
tomatoes-tinned|1|tin uk|400|400|400
tomatoes-tinned|1|tin us|411|411|411
chickpeas-tinned|1|tin uk|240|240|240
chickpeas-tinned|1|tin us|253|253|253
sardines-water|1|tin uk|90|90|90
sardines-water|1|tin us|92|92|92
sweetcorn-tinned|1|tin uk|165|165|165
sweetcorn-tinned|1|tin us|298|298|298
kidney-beans-tinned|1|tin uk|240|240|240
kidney-beans-tinned|1|tin us|253|253|253
black-beans-tinned|1|tin uk|240|240|240
black-beans-tinned|1|tin us|253|253|253
cannellini-tinned|1|tin uk|240|240|240
cannellini-tinned|1|tin us|253|253|253
pumpkin-canned|1|tin us|425|425|425
baked-beans|1|tin uk|415|415|415
tomato|1|cherry|17|10|25
chicken-leg-skin|1|leg|220|150|350
chicken-dark-meat|1|leg|180|110|300
chicken-thigh-skin|1|thigh|150|100|200
chicken-leg-skin|1|leg quarter|344|250|400
turkey-drumstick|1|leg|500|200|1000
turkey-drumstick-cooked|1|leg|380|150|750
tomato|1|grape|8|5|12
tomato|1|baby plum|12|8|18
tomato|1|plum|62|50|80
tomato|1|roma|62|50|80
tomato|1|italian|62|50|80
tomato|1|beefsteak|250|180|400
potato-cooked|1|baby|45|30|70
potato-raw|1|baby|45|30|70
potato-boiled-skin|1|new|40|25|70
potato-raw|1|new|40|25|70
potato-cooked|1|new|40|25|70
cucumber|1|lebanese|120|80|180
cucumber|1|persian|100|60|150
cucumber|1|snack|60|30|120
cucumber|1|mini|100|50|150
cucumber|1|kirby|120|70|200
carrots-baby|1|baby|12|8|15
sweet-potato|1|baby|60|40|90
butternut-squash|1|small|675|450|850
butternut-squash|1|medium|900|600|1300
butternut-squash|1|large|1350|1000|1900
lettuce-romaine|1|little gem|100|70|150
lettuce-romaine|1|head|500|300|750
bread-white|1|slice|33|25|50
bread-wholemeal|1|slice|36|28|50
bread-brown|1|slice|33|25|50
bread-rye|1|slice|35|25|60
bread-french|1|slice|45|20|100
bread-multigrain|1|slice|35|25|50
bread-white|1|loaf|750|400|900
bread-wholemeal|1|loaf|750|400|900
bread-brown|1|loaf|750|400|900
bread-rye|1|loaf|650|400|1000
bread-french|1|loaf|600|400|900
bread-multigrain|1|loaf|750|400|900
bread-white|1|small loaf|400|350|450
bread-wholemeal|1|small loaf|400|350|450
back-bacon-raw|1|slice|33|25|40
wheat-biscuits|1|weetabix|19|15|20
wheat-biscuits|1|bix|16|15|20
wheat-biscuits|1|biscuit|19|15|20
crispbread|1|crispbread|10|6|13
mozzarella|1|ball|125|125|150
gelatin|1|packet|7|7|12
gelatin|1|leaf|2|1.7|3.3
gelatin|1|sheet|2|1.7|5
yeast-baker-dry|1|packet|7|7|7.2
pasta-dry|1|sheet|20|15|30
tortilla-flour|1|tortilla|48|30|72
stock-cube-beef|1|cube|8|3.5|11
stock-cube-chicken|1|cube|8|3.5|11
beef-heart|1|heart|1600|1200|2500
lamb-heart|1|heart|150|100|200
beef-kidney|1|kidney|500|250|600
turkey-neck-meat|1|neck|180|100|250
chicken-feet-cooked|1|foot|40|25|60
chicken-wing-skin|1|tray|900|500|1200
sardines-water|1|tin|90|80|130
sardines-oil|1|tin|92|80|130
sardines-tomato|1|tin|120|80|215
mackerel-tinned|1|tin|125|88|425
tuna-water|1|tin, small|60|45|85
rabbit|1|rabbit|700|450|1100
lamb-shank-lean|1|shank|230|140|350
lamb-loin-lean|1|chop|70|35|130
duck-skin|1|leg|140|80|230
beef-burger-cooked|1|patty|85|60|150
yam|1|small yam|350|200|500
yam|1|yam|450|200|1000
aubergine|1|aubergine|350|220|550
acorn-squash|1|squash|430|300|700
celeriac|1|celeriac|600|350|1000
kohlrabi|1|kohlrabi|300|150|500
watermelon|1|slice|280|120|500
watermelon|1|wedge|286|200|500
raspberries|1|raspberry|4|2|6
blackberries|1|blackberry|5|3|8
cherries|1|cherry|8|5|11
apricot|1|apricot|35|30|50
coriander-fresh|1|bunch|40|15|100
cream-cheese|1|tub|200|150|300
cottage-cheese|1|tub|300|200|500
cottage-cheese|1|pot|300|150|500
pork-feet|1|trotter|150|60|300
pasta-dry|1|cup macaroni|113
chickpeas-tinned|1|cup|160
kidney-beans-tinned|1|cup|175
black-beans-tinned|1|cup drained|172
black-beans-tinned|1|cup rinsed|172
cannellini-tinned|1|cup drained|172
cannellini-tinned|1|cup rinsed|172
butter-unsalted|1|pat|5|4|9
butter-salted|1|pat|5|4|9
`;

/** Spoons and cups of a food in another form than the table's: ground husk packs closer, cubes looser than mash. */
const SPOONS = `
sweet-potato-cooked|1|cup cubed|200|170|240
pumpkin-cooked|1|cup cubed|190|150|245
butternut-squash-cooked|1|cup mashed|240
psyllium|1|tbsp whole|5.2
psyllium|1|tbsp powder|9.6
psyllium|1|tbsp ground|9.6
`;

/**
 * Content of the usual British tin, drained for pulses (400 g tin), tuna (145 g) and sweetcorn; pumpkin is the American
 * 15 oz tin. Tins and jars get wide bounds anyway.
 */
const TINS = `
tuna-water|1|tin|105
salmon-canned|1|tin|213
tomatoes-tinned|1|tin|400
coconut-milk|1|tin|400
baked-beans|1|tin|415
kidney-beans-tinned|1|tin|240
black-beans-tinned|1|tin|240
cannellini-tinned|1|tin|240
sweetcorn-tinned|1|tin|165
chickpeas-cooked|1|tin|240
lentils-cooked|1|tin|240
pumpkin-canned|1|tin|425
`;

export const KITCHEN_PORTION_ROWS = [KINDS, HANDFULS, HEADS_AND_BUNCHES, SPOONS, TINS]
  .map((rows) => rows.trim())
  .join('\n');

/** Drained share of a tin's label weight, from usual labels: 240 g of 400 g, 102 of 145, 90 of 120. */
export const DRAINED_SHARE: Readonly<Record<string, number>> = {
  'chickpeas-cooked': 0.6,
  'lentils-cooked': 0.6,
  'chickpeas-tinned': 0.6,
  'kidney-beans-tinned': 0.6,
  'black-beans-tinned': 0.6,
  'cannellini-tinned': 0.6,
  'carrots-tinned': 0.6,
  'peas-tinned': 0.6,
  'green-beans-tinned': 0.55,
  'green-beans-tinned-unsalted': 0.55,
  'mushrooms-tinned': 0.55,
  'sweetcorn-tinned': 0.8,
  'tuna-water': 0.7,
  'tuna-light-water-salted': 0.7,
  'tuna-white-water': 0.7,
  'tuna-light-oil': 0.7,
  'mackerel-tinned': 0.75,
  'salmon-pink-tinned-drained': 0.75,
  'sardines-water': 0.75,
  'sardines-oil': 0.75,
};
