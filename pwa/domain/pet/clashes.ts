import { ingredientName } from '../recipe/ingredient-names.ts';
import { foodsOf, isUnreadFood, type RecipeFood, unreadText } from '../recipe/recipe-foods.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';
import { inSentence } from '../text/sentence-parts.ts';
import { singular, singularWords } from '../words/forms.ts';
import type { AvoidableKind, AvoidedFood } from './health.ts';

/** A food that an animal avoids, with the foods of a bowl that hold it, or may. */
export type Clash = {
  avoided: AvoidedFood;
  /** 'has' if one of the foods surely holds it; 'may' if that depends on a product, an answer or an unread line. */
  certainty: 'has' | 'may';
  /** Names of the foods concerned, in quotes for an unread line: those that hold it, else those that may. */
  foods: readonly string[];
};

/** Whether a food is of a kind, or made with it; 'maybe' where that differs by product or animal. */
export type Holds = 'yes' | 'maybe' | 'no';

/** Words of an id that say how a food is sold or cooked: 'no carrots' includes cooked and frozen ones. */
const STATES = new Set(
  'baked boiled canned cooked drained dried dry fresh fried frozen grilled peeled plain poached raw roast roasted salted scrambled stewed tinned unsalted water'.split(
    ' ',
  ),
);
/** Words of ids that name another food's product. */
const MADE_OF: Readonly<Record<string, string>> = {
  applesauce: 'apple',
  ketchup: 'tomato',
  oatmeal: 'oat',
  passata: 'tomato',
};

/** The words that name a food, without its state. A sweet potato is no potato, and nut butter no butter. */
function namingWords(foodId: string): string[] {
  const id = foodId
    .replace('sweet-potato', 'sweetpotato')
    .replace('butter-beans', 'butterbeans')
    .replace(/(\w)-butter\b/, '$1-nutbutter');
  const words = wordsOfId(id).map((word) => MADE_OF[word] ?? word);
  const naming = words.filter((word) => !STATES.has(word) && !/^\d+$/.test(word));
  return naming.length === 0 ? words : naming;
}

/** What several rows of the table share if avoiding one of them means all: 'carrot' of 'carrot-cooked' and 'carrots-frozen'. */
export const avoidedKey = (foodId: string): string => namingWords(foodId).toSorted().join(' ');

/** Whether a food of the tables is or holds an avoided one. */
function holdsAvoided(avoided: AvoidedFood, foodId: string): Holds {
  if ('kind' in avoided) return kindHolds(avoided.kind, foodId);
  const words = new Set(namingWords(foodId));
  return namingWords(avoided.foodId).every((word) => words.has(word)) ? 'yes' : 'no';
}

/** Whether an unread line names it: 'chicken-free' and 'no chicken' don't. */
function isNamedIn(avoided: AvoidedFood, text: string): boolean {
  const words = singularWords(text);
  const said = words.filter(
    (_, at) => words[at + 1] !== 'free' && !['no', 'without', 'not'].includes(words[at - 1] ?? ''),
  );
  if ('kind' in avoided) return kindIsNamed(avoided.kind, said);
  return namingWords(avoided.foodId).every((word) => said.includes(word));
}

/** A food of a bowl: an unread line may hold anything; of several foods that a line may mean, all must hold it to be sure. */
function bowlFoodHolds(avoided: AvoidedFood, food: RecipeFood): Holds {
  if (isUnreadFood(food)) return isNamedIn(avoided, unreadText(food)) ? 'yes' : 'maybe';
  const each = foodsOf(food).map((id) => holdsAvoided(avoided, id));
  if (each.every((holds) => holds === 'yes')) return 'yes';
  return each.every((holds) => holds === 'no') ? 'no' : 'maybe';
}

const idName = (id: string) =>
  ingredientName({ ingredientId: id, metric: inSentence(findSupplement(id)?.name ?? id) });

const nameOf = (food: RecipeFood) =>
  isUnreadFood(food) ? `“${unreadText(food)}”` : [...new Set(foodsOf(food).map(idName))].join(' or ');

/**
 * The avoided foods that a bowl holds or may hold, in the order of the profile. A line that no table knows is never called
 * free of anything.
 * @param foods of the bowl, from `recipeFoods` or its card
 */
export function clashesOf(
  avoided: readonly AvoidedFood[] | undefined,
  foods: readonly RecipeFood[],
): Clash[] {
  return (avoided ?? []).flatMap((one): Clash[] => {
    const that = (wanted: Holds) => foods.filter((food) => bowlFoodHolds(one, food) === wanted);
    const surely = that('yes');
    const found = surely.length > 0 ? surely : that('maybe');
    if (found.length === 0) return [];
    const names = [...new Set(found.map(nameOf))];
    return [{ avoided: one, certainty: surely.length > 0 ? 'has' : 'may', foods: names }];
  });
}

/**
 * Whether a food or supplement of the tables may be given to an animal: neither an avoided food nor one that may hold it.
 */
export function mayEat(avoided: readonly AvoidedFood[] | undefined): (foodId: string) => boolean {
  return (foodId) => (avoided ?? []).every((one) => holdsAvoided(one, foodId) === 'no');
}

/**
 * The foods of each kind: what they are made of, then what some products are made of, then words of lines that no table
 * knows. An entry is a word of the id in the singular ('chicken' is in every chicken-…), a whole id, or a category after a
 * colon; '!' takes out what the others let in. Stock, gelatin, gravy, giblets and bone meal may be of an animal that nobody
 * named, so they are maybes of several kinds, as are products whose recipe differs by brand.
 */
const KIND_ROWS = `
chicken|chicken|bone-broth,gravy-granules,liver-pate|chicken,hen
turkey|turkey|bone-broth,liver-pate,chicken-giblets,gravy|turkey
duck|duck,!duck-egg|liver-pate,chicken-giblets|duck,!egg
beef|beef,veal,hot-dog|bone-broth,bone-meal,gelatin,gravy,liver-pate,liver-sausage,salami,pepperoni,chorizo|beef,steak,ox,veal,brisket
lamb|lamb|bone-broth|lamb,mutton,hogget
pork|pork,bacon,!turkey-bacon,ham,gammon,lard,chorizo,pepperoni,salami,luncheon-meat,black-pudding,liver-sausage,wild-boar|gelatin,bone-broth,bone-meal,liver-pate,gravy|pork,pig,bacon,ham,gammon,lard,boar
venison|venison,elk||venison,deer
rabbit|rabbit||rabbit
fish|:fish,!mussel,!prawn,!crab,!clam,!lobster,!oyster,!scallop,!squid,fish,salmon-oil,sardine-oil,cod-liver-oil,worcestershire||fish,salmon,sardine,pilchard,mackerel,herring,trout,tuna,cod,haddock,anchovy,sprat,whiting
shellfish|mussel,prawn,crab,clam,lobster,oyster,!mushroom,scallop,squid,glm|surimi|shellfish,mussel,prawn,shrimp,krill,crab,clam,lobster,oyster,scallop,squid
egg|:egg,egg,mayonnaise,pancake,pasta-fresh-cooked,fruitcake|eggshell-powder,croissant,ice-cream-vanilla,surimi|egg,eggshell,mayonnaise
dairy|:dairy,!almond-milk,!rice-milk,!soya-milk,butter-salted,butter-unsalted,ghee,chocolate-milk,chocolate-white,chocolate-spread,potato-mashed-milk,pesto,pancake,croissant,egg-scrambled,fruitcake|egg-omelette,margarine,chocolate-dark,chocolate-semisweet,carob-chips,bread-roll,burger-bun,digestive,pastry,stuffing-mix,baby-oats,baby-rice,fish-fingers|milk,cheese,yogurt,yoghurt,kefir,cream,whey,casein,ghee
wheat|wheat,wholewheat,pasta,!pasta-sauce,bread,breadcrumb,bagel,burger-bun,bulgur,couscous,cracker,croissant,digestive,fruitcake,pancake,pitta,pastry,semolina,spelt,stuffing-mix,toast,tortilla,flour-bread,flour-plain,flour-plain-enriched,flour-self-raising,wholemeal-flour,egg-noodles-cooked,bran-flakes,soy-sauce,fish-fingers|crispbread,oat-hoops,sausage,black-pudding,gravy,stock-cube-beef,stock-cube-chicken,surimi,beer,baking-powder,yeast-extract,luncheon-meat,liver-sausage,liver-pate,miso,mustard-prepared,baby-oats|wheat,wholewheat,bread,pasta,spaghetti,macaroni,couscous,bulgur,semolina,spelt,gluten,seitan
maize|corn,cornmeal,cornflour,popcorn,sweetcorn,mixed-vegetables-frozen,mixed-vegetables-cooked,mixed-vegetables-tinned|baking-powder,baked-beans,gravy|corn,maize,cornmeal,cornflour,cornstarch,popcorn,sweetcorn,polenta,grits
rice|rice||rice
potato|potato,!sweet,oven-chips||potato,!sweet
soya|soya,soy,soybean,tofu,tempeh,miso,edamame|bread,bagel,burger-bun,pitta,toast,croissant,margarine,mayonnaise,chocolate,surimi,sardines-oil,tuna-light-oil,stock-cube-beef,stock-cube-chicken,worcestershire|soya,soy,tofu,tempeh,miso,edamame
pulses|lentil,chickpea,bean,pea,mangetout,hummus,soya,soy,soybean,tofu,tempeh,miso,edamame,mung,pinto,cannellini,haricot,mixed-vegetables-frozen,mixed-vegetables-cooked,mixed-vegetables-tinned||lentil,chickpea,bean,pea,dal,dhal,hummus,pulse,legume
`;

type Entries = { is: ReadonlySet<string>; isNot: ReadonlySet<string> };
type KindFoods = { made: Entries; maybe: Entries; words: Entries };

function entriesOf(cell = ''): Entries {
  const all = cell.split(',').filter((entry) => entry !== '');
  const isOut = (entry: string) => entry.startsWith('!');
  return {
    is: new Set(all.filter((entry) => !isOut(entry))),
    isNot: new Set(all.filter(isOut).map((entry) => entry.slice(1))),
  };
}

const KIND_FOODS = new Map(
  KIND_ROWS.trim()
    .split('\n')
    .map((row): [string, KindFoods] => {
      const [kind = '', made, maybe, words] = row.split('|');
      return [kind, { made: entriesOf(made), maybe: entriesOf(maybe), words: entriesOf(words) }];
    }),
);

const isAmong = ({ is, isNot }: Entries, names: readonly string[]) =>
  names.some((name) => is.has(name)) && !names.some((name) => isNot.has(name));

/** The words of a food's id in the singular: 'chicken' and 'heart' of 'chicken-hearts'. */
export const wordsOfId = (foodId: string): string[] => foodId.split('-').map(singular);

/**
 * Whether a food or supplement of the tables is of a kind, or made with it. An id of no table is judged by its words.
 * Eggs aren't chicken, and dairy isn't beef.
 */
export function kindHolds(kind: AvoidableKind, foodId: string): Holds {
  const rule = KIND_FOODS.get(kind);
  if (rule === undefined) return 'maybe';
  const category = findIngredient(foodId)?.category;
  const names = [foodId, ...wordsOfId(foodId), ...(category === undefined ? [] : [`:${category}`])];
  if (isAmong(rule.made, names)) return 'yes';
  return isAmong(rule.maybe, names) ? 'maybe' : 'no';
}

/** Whether the words of a line (in the singular) name a kind of food. */
export function kindIsNamed(kind: AvoidableKind, words: readonly string[]): boolean {
  const rule = KIND_FOODS.get(kind);
  return rule !== undefined && isAmong(rule.words, words);
}
