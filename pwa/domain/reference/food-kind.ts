import { findIngredient } from './ingredients.ts';
import { NUTRIENT_IDS } from './nutrient.ts';

/**
 * Highest content of each nutrient among the foods of a kind in our tables, per 100 g, one kind per row in the order
 * of `NUTRIENT_IDS`, three digits and rounded up. Computed from the food tables (USDA SR26 and SR28); blank if no
 * food of the kind has a figure, or the kind is too mixed. A test checks each cell against the tables. 'mineral' is
 * eggshell and bone: figures of feed tables for bone meal, rounded up; no energy.
 */
const RICHEST_OF_KIND_ROWS = `
meat|61.3|70.9|11|1.8|4.85|1.5|2.21|3.33|3.27|1.03|1.33|1.94|3.15|1.83|0.414|2.43|6.22|1.07|563|222|88|407|683|2090||51|5.42|0.594|11.4|1.08|50.7||262|262|91|1.54|5.8|1.02|0.61|13.8|1.98|1.16|134|8.3|165|199
organ|30.6|94|5.13|0|1.88|1.03|1.42|2.67|2.26|0.937|1.29|1.52|2.65|1.33|0.407|1.77|3.2|0.86|800|100|81|497|429|977||26|44.6|15|12.1|0.52|312||70600|70600|52|2.24|3.6|0.62|4.03|17.6|7.18|1.09|738|90.1|514|175
fish|62.9|18|21.7|1.5|3.76|1.85|2.9|5.11|5.77|1.86|2.54|2.46|4.58|2.76|0.704|3.24|7.29|0.498|297|2350|540|950|1460|7030||133|6.72|4.47|91|6.8|148||860|860|988|10.5|44|0.34|0.74|20|1.99|0.933|80|98.9|336|655
egg|48.1|43.9|3.59|0|3.08|1.21|2.44|4.15|3.34|1.5|2.57|2.53|4.52|2.13|0.775|3|6.99|0.17|711|199|244|629|540|476||34|7.2|0.203|3.15|0.058|165||1450|1450|331|5.79|5.6|0.183|1.98|0.34|5.55|0.499|146|5.4|1270|
dairy|36.2|36.1|74.5|0.7|1.32|1.39|2.19|3.55|3.31|0.958|1.25|1.93|3.92|1.64|0.547|2.46|1.18|0.394|58|18|1260|968|2080|1680||176|1.9|0.732|4.37|0.282|30||1470|1470|63|4.19|3.2|0.519|2.21|1.26|5.62|0.584|65|4.03|225|3
grain|22.4|26.1|91.3|23.8|2.13|0.62|0.965|1.61|1.51|0.312|0.72|1.21|1.77|0.838|0.234|0.947|4.74|0.599|18|47|219|523|1010|1410||251|5.57|0.912|5.04|6.07|77.6||744|674|4|11.2|25.4|0.967|0.494|8.7|1.6|0.769|437|0.35|70.2|0
cereal|23.2|38.1|89.8|42.8|1.87|0.643|0.847|1.58|1.47|0.456|0.914|0.928|1.64|0.968|0.335|1.2|5.29|0.723|5|13|401|1020|1190|1200||611|33.2|0.998|16.8|13.4|124||3790|3790|247|39.7|16.1|2.6|1.8|35.3|2.26|2.39|714|7.23|74.4|0
pulse|24.7|10.8|63.8|25.5|2.19|0.702|1.08|1.81|1.78|0.339|0.624|1.23|1.9|0.948|0.275|1.24|4.47|0.598|3|3|201|406|1360|3730||138|7.39|1.31|3.6|21.4|9.9||298|0|0|1.3|29.3|0.873|0.358|2.89|2.14|0.54|557|0.08|99.3|0
vegetable|6.36|15.4|38.1|8.3|0.634|0.134|0.257|0.432|0.366|0.082|0.141|0.228|0.424|0.217|0.1|0.291|4.81|0.66|2|0|232|153|1020|1560||87|3.57|0.365|1.24|1.68|14.2||19300|23.4|8|6.41|830|0.575|0.26|3.08|1.14|1.24|194|0.07|44.3|0
mushroom|9.58|0.99|75.4|11.5|0.648|0.159|0.405|0.679|0.343|0.179|0.375|0.486|0.809|0.497|0.056|0.486|0.179|0.013|0|0|18|294|1540|425||132|1.74|5.17|7.66|1.18|46.1||48|0|154|0.0298|0|0.3|1.27|14.1|21.9|0.965|163|0.1|202|0
dried|16.6|1.49|83.3|23.6|3.37|0.263|0.414|0.728|0.768|0.127|0.364|0.525|0.97|0.374|0.129|0.667|0.635|0.095|42|0|384|414|2540|275||118|5.65|0.59|4.05|1.39|23.9||68500|0|0|8.13|108|0.988|0.417|6.57|2.08|1.66|166|0|72.1|0
seaweed|57.5|7.72|80.9|7.7|4.15|1.09|3.21|4.95|3.03|1.15|1.82|2.78|5.37|2.97|0.929|3.52|1.26|0.823|21|186|840|210|1370|1170||770|28.5|6.1|6.14|4.3|7.4||5210|0|0|7.45|25.5|2.38|3.67|12.9|3.48|0.364|580|0|66|
fruit|6.88|64.6|82.8|16.3|1.13|0.18|0.27|0.511|0.304|0.129|0.265|0.349|0.562|0.251|0.081|0.417|1.68|0.161|0|0|162|206|1170|162||92|3.32|0.796|2.01|10|18.5||3610|0|0|6.46|59.5|0.428|0.191|2.59|1.39|0.367|81|0|23.7|0
seed|31.6|55.2|42.2|34.4|5.36|0.969|1.29|2.42|1.28|0.933|1.61|1.74|2.83|1.27|0.576|1.78|27.5|22.9|131|14|975|1650|1200|35||700|14.6|4.09|9.9|7.6|105||67|0|0|52.5|7.3|1.65|0.355|9.2|1.17|1.35|237|0|78.7|0
nut|21.4|75.8|53|12.5|2.49|0.596|0.917|1.61|1.14|1.13|1.43|1.16|1.75|0.688|0.287|1.25|38.1|9.08|11|9|347|725|1030|19||376|6.68|2.2|6.45|8.81|1920||516|0|0|38.2|53.9|1.2|1.14|6.22|1.21|1.7|113|0|59.2|0
fat|0.96|100|0.75|0|0.072|0.026|0.065|0.095|0.072|0.035|0.058|0.057|0.103|0.055|0.017|0.074|39|5.34|100|5|24|24|24|643||2|0.21|0.019|0.15|0.007|2.3||3580|3580|191|23|163|0.01|0.034|0.042|0.172|0.008|5|0.17|123|
plant-oil|0.11|100|0|0|0|0|0|0|0|0|0|0|0|0|0|0|74.7|53.4|0|0|1|1|1|2||0|0.56|0|0.07|0|0||0|0|0|223|184|0|0|0|0|0|0|0|20|0
fish-oil|0|100|0|0|0|0|0|0|0|0|0|0|0|0|0|0|2.02|1.33|1760|31300|0|0|0|0||0|0|0|0|0|0||0|0|332|||0|0|0|0|0|0|0||
liver-oil|0|100|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0.935|0.935|935|17900|0|0|0|0||0|0|0|0|0|0||100000|100000|10000||||0|0|0|0|0|0||
broth|17.3|4.7|23.5|0|||||||||||||1.57|0.05|19|196|190|225|403|24000||56|2.23|0.058|0.21|0.386|27.9||238|238|0|0.254|0.7|0.2|0.38|3.9|0.6|0.2|32|1|114|
yeast|50|7.61|41.3|26.9|2.03|0.91|1.89|2.92|3.28|0.59|1.09|1.75|2.88|1.99|0.54|2.31|0.017|0|0|0|210|1760|2100|3380||180|17.3|0.436|9.97|0.312|27.6||0|0|0|0|0.4|23.4|17.5|128|13.5|1.5|3790|0.5|65.1|
mineral|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|0|||300|1000||900|90|2|50|4|50||0|0|0|0|0|0|0|0|0|0|0|0|0|0
product||||||||||||||||||||||||||||||||||||||||||||||
baby-food|14.1|7.9|83.2|7.3|0.957|0.447|0.717|1.14|1.25|0.443|0.635|0.59|1.1|0.642|0.156|0.727|1.85|0.08|50|20|1160|505|549|69||111|64.1|0.419|12.7|3.9|23.7||11500|11500|510|7.45|14.4|1.43|1.59|23.1|1.87|0.885|248|4.6|54.7|
other|85.6|52.4|100|53.2|6.62|1.27|2.29|3.83|3.46|0.634|1.4|2.46|4.24|2.05|0.683|2.35|15.6|3.8|104|8|5880|2200|16500|38800||711|124|4.07|9.63|60.2|209||49300|49300|0|56.9|1720|0.805|2.39|14.4|2.51|2.69|310|0.75|123|0
`;

/** A group of foods with comparable nutrient contents: 'meat', 'plant-oil', 'mushroom'. */
export type FoodKind = string;

/** Kinds that the category does not determine, by words of the id; the first match applies. */
const BY_WORDS: readonly (readonly [words: RegExp, category: RegExp, kind: FoodKind])[] = [
  [/nori|wakame|agar|kelp|spirulina|kombu|dulse|seaweed|irish-moss|laver/, /./, 'seaweed'],
  [/^(bone-meal|eggshell-powder|calcium-carbonate|dicalcium-phosphate)$/, /./, 'mineral'],
  [/yeast/, /./, 'yeast'],
  [/^fish-oil$/, /./, 'fish-oil'],
  [/./, /^supplement$/, 'product'],
  [/broth|stock|bouillon/, /./, 'broth'],
  [/liver|pate|haggis|pudding|giblet/, /^meat$/, 'organ'],
  [/^cod-liver-oil$/, /^fat$/, 'liver-oil'],
  [/(salmon|sardine|herring|menhaden)-oil/, /^fat$/, 'fish-oil'],
  [/-oil(-|$)/, /^fat$/, 'plant-oil'],
  [
    /hoops|flakes|crisp|instant|puff|cereal|biscuit|self-raising|granola|muesli|shredded|bran|wheat-germ|malt/,
    /^grain$/,
    'cereal',
  ],
  [/mushroom/, /^vegetable$/, 'mushroom'],
  [/dried|powder|paste|flakes|granules/, /^vegetable$/, 'dried'],
  [/lentil|chickpea|bean|peas|tofu|tempeh|soya|hummus|edamame|miso|natto/, /^other$/, 'pulse'],
  [/^baby-/, /^other$/, 'baby-food'],
  [/nut|almond|cashew|pecan|pistachio|brazil|macadamia/, /^seed$/, 'nut'],
];

/** The kind of a food of the tables, by its id and its category; undefined if unknown. */
export function foodKind(id: string): FoodKind | undefined {
  const category = findIngredient(id)?.category;
  if (category === undefined) return undefined;
  return BY_WORDS.find(([words, of]) => of.test(category) && words.test(id))?.[2] ?? category;
}

const RICHEST = new Map(
  RICHEST_OF_KIND_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [kind = '', ...cells] = row.split('|');
      return [
        kind,
        Float64Array.from(NUTRIENT_IDS, (_, at) => (cells[at] ? Number(cells[at]) : Number.NaN)),
      ] as const;
    }),
);

function richestOf(kinds: readonly FoodKind[]): Float64Array {
  const most = new Float64Array(NUTRIENT_IDS.length);
  for (const kind of kinds)
    RICHEST.get(kind)?.forEach((value, at) => {
      most[at] = Math.max(most[at] ?? 0, value || 0);
    });
  return most;
}

const EVERYDAY_KINDS = [
  'meat',
  'organ',
  'fish',
  'egg',
  'dairy',
  'grain',
  'pulse',
  'vegetable',
  'fruit',
  'seed',
];

/** Highest content in any everyday food: the bound if its own kind has no figure. */
const RICHEST_EVERYDAY = richestOf(EVERYDAY_KINDS);

/** Highest content in any food, by nutrient, including spices, oils and offal, without supplements. Per 100 g. */
export const RICHEST_FOOD: Readonly<Float64Array> = richestOf([...RICHEST.keys()]);

/** Highest plausible content of each nutrient per 100 g of a food of that kind. */
export function richestOfKind(kind: FoodKind | undefined): Readonly<Float64Array> {
  const row = kind === undefined ? undefined : RICHEST.get(kind);
  if (row === undefined) return RICHEST_FOOD;
  return row.map((value, at) => (Number.isNaN(value) ? (RICHEST_EVERYDAY[at] ?? 0) : value));
}
