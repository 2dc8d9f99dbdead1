import { findIngredient } from '../reference/ingredients.ts';
import { singular } from '../words/forms.ts';
import type { AvoidableKind } from './avoided-foods.ts';

/** Whether a food is of a kind, or made with it; 'maybe' where that differs by product or animal. */
export type Holds = 'yes' | 'maybe' | 'no';

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
