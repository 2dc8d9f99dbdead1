import { type Aisle, aisleOfIngredient } from './ingredient-details.ts';
import { findIngredient } from './ingredients.ts';
import { SUPPLEMENT_PACKS } from './supplement-packs.ts';

/**
 * Retail units of the foods, one per row, columns separated by bars: id, name on the list, aisle, how it is sold.
 * 'loose 100' = by weight, in steps of 100 g; 'piece 50 egg/eggs 6' = by the piece of 50 g, in sixes; else packs, as
 * grams=words, separated by commas. Foods without a row are sold loose, in steps of 100 g; supplements by the pack of
 * `supplement-packs.ts`. Source of every size: our estimate of the range of supermarkets in the United Kingdom in 2025.
 */
const SHOP_ITEM_ROWS = `
salmon-canned|Pink salmon in water, tinned|grains|170=170 g tin
sardines-oil|Sardines in oil, tinned|grains|84=tin of 84 g drained
sardines-water|Sardines in spring water, tinned|grains|84=tin of 84 g drained
tuna-water|Tuna in spring water, tinned|grains|102=tin of 102 g drained
mussels|Raw mussel meat, or half as much cooked|meat|200=200 g pack
prawns-cooked|Prawns, cooked and peeled|meat|150=150 g pack
chicken-liver|Chicken livers|meat|225=225 g pot,400=400 g pot
beef-liver|Ox liver|meat|loose 100
lamb-liver|Lamb liver|meat|loose 100
pork-liver|Pork liver|meat|loose 100
turkey-liver|Turkey livers|meat|loose 100
lamb-kidney|Lamb kidneys|meat|loose 100
chicken-hearts|Chicken hearts|meat|loose 100
chicken-drumstick|Chicken drumstick meat|meat|loose 100
egg|Eggs|chilled|piece 50 egg/eggs 6
quail-egg|Quail eggs|chilled|piece 9 egg/eggs 12
cottage-cheese|Cottage cheese, low fat|chilled|300=300 g tub
cottage-cheese-full|Cottage cheese|chilled|300=300 g tub
yogurt-plain|Plain whole-milk yogurt|chilled|150=150 g pot,500=500 g pot
yogurt-lowfat|Plain low-fat yogurt|chilled|150=150 g pot,500=500 g pot
greek-yogurt|Greek yogurt, plain, fat free|chilled|170=170 g pot,500=500 g pot
kefir|Plain kefir|chilled|500=500 ml bottle
goat-milk|Goat’s milk|chilled|1030=1 litre carton
cheddar|Cheddar|chilled|200=200 g pack
ricotta|Ricotta|chilled|250=250 g tub
rice-brown-dry|Brown rice|grains|500=500 g bag,1000=1 kg bag
rice-white-dry|White rice|grains|500=500 g bag,1000=1 kg bag
oats|Rolled oats|grains|500=500 g bag,1000=1 kg bag
quinoa-dry|Quinoa|grains|300=300 g bag
barley-dry|Pearl barley|grains|500=500 g bag
millet-dry|Millet|grains|500=500 g bag
couscous-dry|Couscous|grains|500=500 g bag
pasta-dry|Pasta|grains|500=500 g bag
buckwheat-dry|Buckwheat groats|grains|500=500 g bag
lentils-dry|Dried lentils|grains|500=500 g bag
chickpeas-tinned|Chickpeas in water, tinned|grains|240=tin of 240 g drained
wholemeal-flour|Wholemeal flour|grains|500=500 g bag,1500=1.5 kg bag
rice-flour|White rice flour|grains|500=500 g bag
brown-rice-flour|Brown rice flour|grains|500=500 g bag
oat-flour|Oat flour|grains|500=500 g bag
chickpea-flour|Chickpea flour|grains|500=500 g bag
cornmeal|Cornmeal|grains|500=500 g bag
wheat-germ|Wheat germ|grains|250=250 g bag
carob-flour|Carob powder|grains|200=200 g bag
gelatin|Gelatine powder, unsweetened|grains|35=35 g box
bone-broth|Bone broth without onion or salt|grains|350=350 g pouch
chicken-broth|Chicken stock without onion or salt|grains|500=500 g pouch
pumpkin-canned|Pumpkin purée, tinned|grains|425=425 g tin
applesauce|Apple purée, unsweetened|grains|360=360 g jar
peanut-butter|Peanut butter without xylitol or salt|grains|280=280 g jar
honey|Honey|grains|340=340 g jar
peas|Frozen peas|produce|500=500 g bag,1000=1 kg bag
sweetcorn|Sweetcorn kernels, frozen|produce|500=500 g bag
potato|Potatoes|produce|loose 100
pumpkin|Pumpkin|produce|loose 100
butternut-squash|Butternut squash|produce|piece 900 squash/squashes 1
cauliflower|Cauliflower|produce|piece 575 head/heads 1
cabbage|White cabbage|produce|piece 700 head/heads 1
broccoli|Broccoli|produce|piece 300 head/heads 1
celery|Celery|produce|piece 400 head/heads 1
cucumber|Cucumber|produce|piece 300 cucumber/cucumbers 1
red-pepper|Red peppers|produce|piece 119 pepper/peppers 1
apple|Apples|produce|piece 150 apple/apples 1
pear|Pears|produce|piece 150 pear/pears 1
banana|Bananas|produce|piece 100 banana/bananas 1
mango|Mangoes|produce|piece 200 mango/mangoes 1
spinach|Spinach|produce|200=200 g bag,400=400 g bag
kale|Kale|produce|200=200 g bag
green-beans|Green beans|produce|200=200 g pack
blueberries|Blueberries|produce|150=150 g punnet
strawberries|Strawberries|produce|227=227 g punnet
cranberries|Cranberries|produce|300=300 g bag
parsley|Parsley|produce|30=30 g bunch
ginger|Root ginger|produce|loose 50
flaxseed|Ground flaxseed|oils|200=200 g bag
chia-seeds|Chia seeds|oils|150=150 g bag
pumpkin-seeds|Pumpkin seeds, unsalted|oils|150=150 g bag
hemp-seeds|Hulled hemp seeds|oils|150=150 g bag
coconut-oil|Coconut oil|oils|300=300 g jar
olive-oil|Olive oil|oils|455=500 ml bottle
sunflower-oil|Sunflower oil|oils|455=500 ml bottle,910=1 litre bottle
rapeseed-oil|Rapeseed oil|oils|455=500 ml bottle,910=1 litre bottle
flaxseed-oil|Flaxseed oil|oils|230=250 ml bottle
salmon-oil|Salmon oil|oils|270=300 ml bottle
cod-liver-oil|Cod liver oil|oils|225=250 ml bottle
sardine-oil|Sardine oil|oils|225=250 ml bottle
chicken-fat|Chicken fat|chilled|loose 50
turmeric|Ground turmeric|oils|40=40 g jar
cinnamon|Ground cinnamon|oils|40=40 g jar
dicalcium-phosphate|Dicalcium phosphate powder|supplements|250=250 g tub
nutritional-yeast|Nutritional yeast flakes, unfortified|supplements|125=125 g tub
spirulina|Spirulina powder|supplements|100=100 g bag
`;

/**
 * Purchases for foods that recipes weigh cooked or in part, one per row: food, purchased item, grams of it per gram
 * of the food, trimmings included. Source: our estimate, a little above the USDA table of cooking yields (release 2),
 * so that the purchase suffices.
 */
const BOUGHT_AS_ROWS = `
beef-mince-cooked|beef-mince-lean|1.35
chicken-breast-cooked|chicken-breast|1.35
chicken-thigh-cooked|chicken-thigh|1.35
turkey-mince-cooked|turkey-mince-lean|1.35
salmon-cooked|salmon|1.25
egg-boiled|egg|1
egg-yolk|egg|2.941176471
egg-white|egg|1.52
rice-brown-cooked|rice-brown-dry|0.4
rice-white-cooked|rice-white-dry|0.4
oatmeal-cooked|oats|0.2
quinoa-cooked|quinoa-dry|0.4
barley-cooked|barley-dry|0.35
millet-cooked|millet-dry|0.4
couscous-cooked|couscous-dry|0.45
pasta-cooked|pasta-dry|0.5
buckwheat-cooked|buckwheat-dry|0.4
lentils-cooked|lentils-dry|0.45
chickpeas-cooked|chickpeas-tinned|1
sweet-potato-cooked|sweet-potato|1.2
potato-cooked|potato|1.25
pumpkin-cooked|pumpkin|1.5
carrot-cooked|carrot|1.2
green-beans-cooked|green-beans|1.15
spinach-cooked|spinach|1.25
broccoli-cooked|broccoli|1.2
`;

/** Sold by weight in steps, in packs, or by the piece in multiples. */
export type SoldAs =
  | { kind: 'loose'; stepGrams: number }
  | { kind: 'pack'; sizes: readonly { grams: number; words: string }[] }
  | { kind: 'piece'; pieceGrams: number; one: string; many: string; atATime: number };

/** An item of a shopping list. */
export type ShopItem = { id: string; name: string; aisle: Aisle; sold: SoldAs };

/** Source note for the sizes and factors of this table. */
export const SHOP_SIZES_SOURCE = 'Pack sizes are our estimate of what supermarkets sell.';

const LOOSE: SoldAs = { kind: 'loose', stepGrams: 100 };
const LOOSE_ROW = /^loose (\d+)$/;
const PIECE_ROW = /^piece (\d+) (\w+)\/(\w+) (\d+)$/;

function parseSold(text: string): SoldAs {
  const [, step] = LOOSE_ROW.exec(text) ?? [];
  if (step !== undefined) return { kind: 'loose', stepGrams: Number(step) };
  const [, grams, one = '', many = '', atATime] = PIECE_ROW.exec(text) ?? [];
  if (grams !== undefined) {
    return { kind: 'piece', pieceGrams: Number(grams), one, many, atATime: Number(atATime) };
  }
  const sizes = text.split(',').map((size) => {
    const [weight = '', words = ''] = size.split('=');
    return { grams: Number(weight), words };
  });
  return { kind: 'pack', sizes };
}

function parseItem(row: string): ShopItem {
  const [id = '', name = '', aisle, sold = ''] = row.split('|');
  return { id, name, aisle: aisle as Aisle, sold: parseSold(sold) };
}

/** Every item of the table, and the packs of supplements. */
export const SHOP_ITEMS: readonly ShopItem[] = [
  ...SHOP_ITEM_ROWS.trim().split('\n').map(parseItem),
  ...SUPPLEMENT_PACKS.map(
    ({ id, name, words, grams }): ShopItem => ({
      id,
      name,
      aisle: 'supplements',
      sold: { kind: 'pack', sizes: [{ grams, words }] },
    }),
  ),
];
const BY_ID = new Map(SHOP_ITEMS.map((item) => [item.id, item]));

const BOUGHT_AS = new Map(
  BOUGHT_AS_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', boughtId = '', factor] = row.split('|');
      return [id, { id: boughtId, factor: Number(factor) }] as const;
    }),
);

/** 'Carrot, raw' is listed as 'Carrot'. */
const shopName = (name: string) => name.replace(/, (?:raw|fresh|frozen|dry)\b.*$/, '');

/**
 * The purchased item for a food or supplement, and grams of it per gram of the food: raw for cooked, whole eggs for
 * yolks. Undefined for water, which is not bought, and for foods missing from the tables.
 */
export function boughtFor(ingredientId: string | null): { item: ShopItem; factor: number } | undefined {
  if (ingredientId === null || ingredientId === 'water') return undefined;
  const { id, factor } = BOUGHT_AS.get(ingredientId) ?? { id: ingredientId, factor: 1 };
  const known = BY_ID.get(id);
  if (known !== undefined) return { item: known, factor };
  const name = findIngredient(id)?.name;
  if (name === undefined) return undefined;
  return { item: { id, name: shopName(name), aisle: aisleOfIngredient(id), sold: LOOSE }, factor };
}
