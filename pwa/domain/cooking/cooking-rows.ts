import { foodWords, plainFoodText } from '../ingredient-line/food-words.ts';
import type { CookingMethodId } from './cooking-methods.ts';
import { type Bone, CUT_ROWS } from './cooking-rows-meat.ts';
import { PLANT_ROWS } from './cooking-rows-plants.ts';

/** Fish and shellfish by the way they are cooked; matched as in the table of plants. */
const FISH_ROWS: readonly (readonly [CookingMethodId, Bone, string])[] = [
  [
    'fish-whole',
    'always',
    `whole fish, whole mackerel, whole trout, whole herring, whole sardines, whole sea bass, whole sea bream, sardines, fresh sardines, sprats, whitebait, smelt, pilchards, anchovies, fresh anchovies, whole salmon, capelin, whole fresh sardines, whole plaice, eel, sild`,
  ],
  [
    'fish',
    'maybe',
    `fish, white fish, oily fish, fish fillet, fish pie mix, cod, haddock, pollock, pollack, coley, saithe, whiting, hake, halibut, plaice, sole, lemon sole, dover sole, flounder, turbot, brill, dab, monkfish, sea bass, bass, sea bream, bream, tilapia, catfish, basa, pangasius, carp,
    perch, pike, salmon, wild salmon, pink salmon, sockeye, sockeye salmon, trout, rainbow trout, sea trout, arctic char, mackerel, herring, tuna, tuna steak, fresh tuna, swordfish, mahi mahi, red snapper, snapper, mullet, red mullet, grouper, john dory, gurnard, ling, skate, redfish, rockfish, roe, fish roe,
    cod roe, salt cod, barramundi, orange roughy, walleye, salmon trimmings, fish trimmings, cod loin, salmon fillet, cod fillet, haddock fillet, herring roe, kingfish, zander, sturgeon`,
  ],
  [
    'shellfish',
    'maybe',
    'mussels, prawns, king prawns, scallops, clams, oysters, cockles, crab, crab meat, lobster, crayfish, langoustine, whelks, winkles, seafood, seafood mix, mussel meat, green lipped mussels, shellfish, krill',
  ],
  ['squid', 'never', 'squid, octopus, cuttlefish, calamari'],
  [
    'ready',
    'never',
    'kipper, rollmop, surimi, crab sticks, fish fingers, smoked salmon, bonito flakes, fish sauce',
  ],
];

/** Cured and bought meats that are eaten as they are. */
const READY_MEAT_ROWS: readonly (readonly [CookingMethodId, Bone, string])[] = [
  [
    'ready',
    'never',
    `ham, sliced ham, salami, pepperoni, chorizo, hot dog, frankfurter, corned beef, luncheon meat, spam, pastrami, salt beef, liver sausage, liverwurst, liver pate, jerky, beef jerky, chicken jerky, deli turkey, deli chicken, turkey deli, chicken deli, pork scratchings, pork crackling,
    prosciutto, parma ham, biltong, chicken soup, liver treats, chicken nuggets, bologna, mortadella, liver powder, beef powder, chicken powder, heart powder, gravy beef granules, braunschweiger, sausage liver`,
  ],
];

/** Dairy foods and eggs by the way they are added to the bowl; matched as in the table of plants. */
const DAIRY_ROWS: readonly (readonly [CookingMethodId, string])[] = [
  [
    'egg',
    'egg, egg yolk, egg white, duck egg, quail egg, goose egg, chicken egg, yolk, hens egg, egg powder, liquid egg',
  ],
  [
    'dairy',
    `milk, goat milk, goats milk, sheep milk, whole milk, skimmed milk, coconut milk, almond milk, oat milk, rice milk, soya milk, soy milk, milk powder, evaporated milk, condensed milk, kitten milk, puppy milk, lactose milk, buttermilk, kefir, goat kefir,
    milk kefir, water kefir, yogurt, plain yogurt, greek yogurt, goat yogurt, coconut yogurt, skyr, quark, fromage frais, cottage cheese, ricotta, cream cheese, cheese, cheddar, mozzarella, parmesan, feta, edam, gouda, emmental, swiss cheese, brie, paneer, halloumi,
    goat cheese, goats cheese, blue cheese, mascarpone, cream, double cream, single cream, soured cream, sour cream, creme fraiche, butter, unsalted butter, ice cream, custard, whey, colostrum, curd, quark cheese, red leicester, gruyere, monterey jack, colby, string cheese`,
  ],
];

/** Kind of food of a row, for the wording of a step: 'the meat', 'the vegetables'. */
export type CookingKind = 'plant' | 'dairy' | 'meat' | 'fish';

/** A row of the cooking table with the words that a line must contain. */
export type CookingRow = {
  words: readonly string[];
  method: CookingMethodId;
  bone: Bone;
  kind: CookingKind;
  score: number;
};

/**
 * Nouns that decide the food regardless of the words before them: 'chicken stock', 'duck egg', 'cod liver oil', 'rice
 * milk'.
 */
const DECIDING = new Set(
  'oil fat broth stock bouillon juice egg yolk milk cheese yogurt kefir flour cereal bread soup puree powder sauce butter sausage jerky noodle gravy cube'.split(
    ' ',
  ),
);
/** Cuts are less specific than the name of any plant: 'flaxseed, ground', 'artichoke hearts'. */
const VAGUE = new Set(
  'mince heart steak fillet back ear foot neck tail leg breast loin shoulder rib bone skin link stomach meat fish fruit vegetable greens herb spice bean pepper nut'.split(
    ' ',
  ),
);
/** An animal is less specific than its cut: 'camel mince', 'quail liver'. */
const ANIMALS = new Set(
  `beef chicken turkey pork lamb veal duck duckling goose hen poultry quail pigeon pheasant partridge grouse guinea fowl ostrich emu rabbit hare boar goat kid
  mutton hogget camel yak reindeer caribou venison bison buffalo elk moose kangaroo horse antelope springbok alligator squirrel zebra`.split(
    /\s+/,
  ),
);
const DESCRIBING = new Set('lean diced cube cubed whole fresh dry raw with water'.split(' '));

function pointsOf(word: string): number {
  if (DECIDING.has(word)) return 25;
  if (DESCRIBING.has(word)) return 1;
  if (ANIMALS.has(word)) return 5;
  return VAGUE.has(word) ? 6 : 10;
}

function* rowsOf(): Generator<CookingRow> {
  const tables = [
    ...PLANT_ROWS.map(([method, names]) => ({
      kind: 'plant' as const,
      method,
      bone: 'never' as const,
      names,
    })),
    ...DAIRY_ROWS.map(([method, names]) => ({
      kind: 'dairy' as const,
      method,
      bone: 'never' as const,
      names,
    })),
    ...FISH_ROWS.map(([method, bone, names]) => ({ kind: 'fish' as const, method, bone, names })),
    ...[...CUT_ROWS, ...READY_MEAT_ROWS].map(([method, bone, names]) => ({
      kind: 'meat' as const,
      method,
      bone,
      names,
    })),
  ];
  for (const { names, ...row } of tables) {
    for (const name of names.split(',')) {
      const words = [...new Set(foodWords(plainFoodText(name)))];
      const points = words.map(pointsOf);
      if (words.length > 0) yield { ...row, words, score: points.reduce((sum, point) => sum + point, 0) };
    }
  }
}

const byWord = new Map<string, CookingRow[]>();
for (const row of rowsOf()) {
  const [first = ''] = row.words;
  byWord.set(first, [...(byWord.get(first) ?? []), row]);
}

/** The most specific row for a food of these words; undefined if none matches. Words as from `foodWords`. */
export function cookingRow(words: readonly string[]): CookingRow | undefined {
  const inLine = new Set(words);
  let best: CookingRow | undefined;
  for (const word of inLine) {
    for (const row of byWord.get(word) ?? []) {
      if (row.score > (best?.score ?? 0) && row.words.every((each) => inLine.has(each))) best = row;
    }
  }
  return best;
}
