import { kindHolds } from '../pet/clashes.ts';
import { AVOIDABLE_KINDS, type AvoidableKind } from '../pet/health.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { plainText, singular } from '../words/forms.ts';
import { GAP, tokenise } from '../words/tokens.ts';

/**
 * Foods as owners name them, one per row, columns separated by bars: name; words in the singular, separated by
 * commas; matching table entries (ids, id prefixes with a star, whole categories after a colon); further entries to
 * avoid for a pet that may not have it (stock and gelatin of unknown animals, oils, powders). An empty third column
 * is a food that people ask for and no recipe counts as made with.
 */
const FOOD_GROUP_ROWS = `
chicken|chicken,hen|chicken-*|bone-broth
turkey|turkey|turkey-*|
duck|duck|duck-meat|
quail|quail|quail*|
ostrich|ostrich|ostrich-mince|
poultry|poultry,bird,fowl|chicken-*,turkey-*,duck-meat,quail,ostrich-mince|bone-broth
beef|beef,steak,cow,bovine,ox|beef-*|veal-mince,bison-mince,bone-broth,bone-meal,gelatin
veal|veal|veal-mince|beef-*
bison|bison,buffalo|bison-mince|
lamb|lamb,mutton,sheep|lamb-*|bone-broth
pork|pork,pig,ham,bacon,sausage|pork-*|gelatin,bone-broth
goat|goat|goat-meat|goat-milk
venison|venison,deer|venison*|
rabbit|rabbit|rabbit|
red meat|red meat|beef-*,veal-mince,bison-mince,lamb-*,pork-*,goat-meat,venison*|bone-broth,gelatin,bone-meal
meat|meat|:meat,:organ|bone-broth,chicken-broth,chicken-fat,gelatin,bone-meal
liver|liver|chicken-liver,beef-liver,lamb-liver,pork-liver,turkey-liver|
heart|heart|beef-heart,chicken-hearts,lamb-heart,turkey-heart|
kidney|kidney|beef-kidney,lamb-kidney|
gizzards|gizzard,giblet|chicken-gizzards|
tripe|tripe|beef-tripe|
offal|offal,organ,organ meat,innards|:organ|
fish|fish|salmon,salmon-cooked,salmon-canned,sardines-*,mackerel,herring,trout,anchovies,tuna-water,cod,haddock,pollock|:fish,salmon-oil,cod-liver-oil,fish-oil,sardine-oil,glm-powder
white fish|white fish|cod,haddock,pollock|
oily fish|oily fish|salmon*,sardines-*,mackerel,herring,trout,anchovies|
salmon|salmon|salmon,salmon-cooked,salmon-canned|salmon-oil,fish-oil
sardines|sardine,pilchard|sardines-*|sardine-oil,fish-oil
mackerel|mackerel|mackerel|fish-oil
herring|herring,kipper|herring|fish-oil
trout|trout|trout|fish-oil
tuna|tuna|tuna-water|fish-oil
cod|cod|cod|cod-liver-oil
haddock|haddock|haddock|
pollock|pollock,coley|pollock|
anchovies|anchovy|anchovies|fish-oil
mussels|mussel|mussels|glm-powder
prawns|prawn,shrimp|prawns-cooked|
shellfish|shellfish,crustacean|mussels,prawns-cooked|glm-powder
seafood|seafood|:fish|salmon-oil,cod-liver-oil,fish-oil,sardine-oil,glm-powder
egg|egg,hen egg,duck egg,quail egg|:egg|eggshell-powder
dairy|dairy,milk,lactose,cow milk,goat milk,sheep milk|:dairy|
cheese|cheese,cheddar,goat cheese,sheep cheese|cottage-cheese*,cheddar,ricotta|
cottage cheese|cottage cheese|cottage-cheese*|
yogurt|yogurt,yoghurt|yogurt-*,greek-yogurt|
grain|grain,cereal|:grain|
gluten|gluten|pasta-cooked,couscous-cooked,barley-*,wholemeal-flour,wheat-germ,oats,oatmeal-cooked,oat-flour|brewers-yeast
wheat|wheat|pasta-cooked,couscous-cooked,wholemeal-flour,wheat-germ|
rice|rice|rice-*,brown-rice-flour|
brown rice|brown rice|rice-brown-*,brown-rice-flour|
white rice|white rice|rice-white-*|
oats|oat,oatmeal,porridge|oats,oatmeal-cooked,oat-flour|
barley|barley|barley-*|
quinoa|quinoa|quinoa-*|
millet|millet|millet-cooked|
buckwheat|buckwheat|buckwheat-cooked|
pasta|pasta,macaroni,noodle|pasta-cooked|
couscous|couscous|couscous-cooked|
corn|corn,sweetcorn,maize,cornmeal,polenta|cornmeal,sweetcorn|
lentils|lentil|lentils-cooked|
chickpeas|chickpea,garbanzo|chickpeas-cooked,chickpea-flour|
legumes|legume,pulse,bean|lentils-cooked,chickpeas-cooked,chickpea-flour,peas,green-beans*|
peas|pea|peas|
green beans|green bean|green-beans*|
potato|potato|potato-cooked|
sweet potato|sweet potato,yam|sweet-potato*|
pumpkin|pumpkin|pumpkin-canned,pumpkin-cooked|
squash|squash,butternut|butternut-squash|
vegetables|vegetable,veg,veggie|:vegetable|
carrot|carrot|carrot*|
spinach|spinach|spinach*|
kale|kale|kale|
broccoli|broccoli|broccoli*|
courgette|courgette,zucchini|courgette|
cauliflower|cauliflower|cauliflower|
cabbage|cabbage|cabbage|
celery|celery|celery|
beetroot|beetroot,beet|beetroot|
parsnip|parsnip|parsnip|
pepper|pepper|red-pepper|
fruit|fruit,berry|:fruit|
apple|apple|apple,applesauce|
banana|banana|banana|
blueberries|blueberry|blueberries|
cranberries|cranberry|cranberries|
strawberries|strawberry|strawberries|
peanut butter|peanut butter,peanut,nut|peanut-butter|
seeds|seed,flaxseed,chia|:seed|
yeast|yeast|brewers-yeast,nutritional-yeast|
bone broth|bone broth,broth,stock|bone-broth,chicken-broth|
gelatin|gelatin,gelatine|gelatin|
turmeric|turmeric|turmeric|
ginger|ginger|ginger|
catnip|catnip||
kangaroo|kangaroo||
horse|horse,horsemeat||
crocodile|crocodile,alligator||
pheasant|pheasant,partridge,pigeon||
wild boar|boar||
goose|goose||
insects|insect,cricket,mealworm||
tofu|tofu,soya,soy,tempeh||
lobster|lobster,crab,squid,octopus||
`;

/** A food or family of foods by an owner's word for it. */
export type FoodGroup = {
  name: string;
  /** Each of one to three words, in the singular. */
  words: readonly string[];
  /** Whether a table entry belongs to the group. */
  has(id: string): boolean;
  /** Whether a food or supplement must be avoided for a pet that may not have this group. */
  touches(id: string): boolean;
};

/** Groups that a pet's profile knows by another name. */
const KIND_OF: Readonly<Record<string, AvoidableKind>> = {
  gluten: 'wheat',
  corn: 'maize',
  legumes: 'pulses',
  tofu: 'soya',
};

const list = (cell = '') => cell.split(',').filter((part) => part !== '');

function matcher(patterns: readonly string[]): (id: string) => boolean {
  return (id) =>
    patterns.some((pattern) => {
      if (pattern.startsWith(':')) return ingredientDetails(id)?.category === pattern.slice(1);
      return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
    });
}

function parse(row: string): FoodGroup {
  const [name = '', words, ids, further] = row.split('|');
  const has = matcher(list(ids));
  const reaches = matcher(list(further));
  const kind = KIND_OF[name] ?? AVOIDABLE_KINDS.find((one) => one === name);
  const isOfKind = (id: string) => kind !== undefined && kindHolds(kind, id) !== 'no';
  return { name, words: list(words), has, touches: (id) => has(id) || reaches(id) || isOfKind(id) };
}

/** Every food group that a question can ask for or rule out. */
export const FOOD_GROUPS: readonly FoodGroup[] = FOOD_GROUP_ROWS.trim().split('\n').map(parse);

/** Marks that matter in a question, as words of their own; '&' joins foods as 'and' does. */
const MARKS: readonly (readonly [gap: number, mark: string])[] = [
  [GAP.close, ')'],
  [GAP.stop | GAP.line, '.'],
  [GAP.colon, ':'],
  [GAP.comma, ','],
  [GAP.and, 'and'],
  [GAP.open, '('],
];

/** A possessive keeps its s: cow's milk is not beef. */
const wordAs = (typed: string) => (/['’]s$/.test(typed) ? plainText(typed) : singular(plainText(typed)));

/** The words of a text in the form of group names, in the singular, with the marks between them. */
export function plainWords(text: string): string[] {
  const { starts, ends, gaps } = tokenise(text);
  return Array.from(starts).flatMap((start, at) => [
    ...MARKS.flatMap(([gap, mark]) => ((gaps[at] ?? 0) & gap ? mark : [])),
    wordAs(text.slice(start, ends[at])),
  ]);
}

const BY_WORDS = new Map(FOOD_GROUPS.flatMap((group) => group.words.map((words) => [words, group] as const)));
const LONGEST = 3;

/** The group named at an index of `plainWords`, with its length in words; the longest name wins. */
export function groupAt(words: readonly string[], at: number): { group: FoodGroup; length: number } | null {
  for (let length = LONGEST; length > 0; length -= 1) {
    const group = BY_WORDS.get(words.slice(at, at + length).join(' '));
    if (group !== undefined && at + length <= words.length) return { group, length };
  }
  return null;
}

function namesGroup(text: string, group: FoodGroup): boolean {
  const words = plainWords(text);
  return words.some((_, at) => groupAt(words, at)?.group === group);
}

/** Whether a recipe contains, names or may hide a group: by id or by its words. */
export function mayHold(recipe: Pick<Recipe, 'title' | 'ingredientLines' | 'supplements'>, group: FoodGroup) {
  return (
    recipe.ingredientLines.some(
      ({ ingredientId, metric, us }) =>
        (ingredientId !== null && group.touches(ingredientId)) ||
        namesGroup(metric, group) ||
        namesGroup(us, group),
    ) ||
    recipe.supplements.some(({ id }) => group.touches(id)) ||
    namesGroup(recipe.title, group)
  );
}

/** Grams of a food group in the batch. */
export function gramsOf(recipe: Pick<Recipe, 'ingredientLines'>, group: FoodGroup): number {
  const lines = recipe.ingredientLines.filter(
    ({ ingredientId }) => ingredientId !== null && group.has(ingredientId),
  );
  return lines.reduce((sum, { grams }) => sum + grams, 0);
}
