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

/** Drained content of the usual tin: sardines of 120 g, pulses of 400 g; pumpkin is the American tin of 15 oz. */
const TINS = `
sardines-water|1|tin|90
chickpeas-cooked|1|tin|240
lentils-cooked|1|tin|240
pumpkin-canned|1|tin|425
`;

export const KITCHEN_PORTION_ROWS = [HANDFULS, HEADS_AND_BUNCHES, TINS].map((rows) => rows.trim()).join('\n');

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
