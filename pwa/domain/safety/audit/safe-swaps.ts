import type { Certainty } from '../lexicon/toxic-foods.ts';

/** The safe substitute for a toxic food in a recipe. */
export type SafeSwap = {
  /** Form used in a step: 'carrot'. */
  word: string;
  plural: string;
  /** Form used on the ingredient list, with an amount that makes sense whatever the old one was. */
  loose: string;
  /** Form used after a weight or volume; null if the old amount doesn't carry over. */
  weighed: string | null;
  /** Form used in a title: 'Blueberry Oat Bars'; null if the title is better without it. */
  title: string | null;
};

const swap = (
  word: string,
  loose: string,
  weighed: string | null = word,
  plural = word,
  title: string | null = word,
): SafeSwap => ({ word, plural, loose, weighed, title });

const CARROT = swap('carrot', '1 carrot, chopped small', 'carrot, chopped small', 'carrots');
const COURGETTE = swap(
  'courgette',
  '1 small courgette, chopped small',
  'courgette, chopped small',
  'courgettes',
);
const PARSLEY = swap('fresh parsley', 'a little fresh parsley, chopped', null, undefined, 'parsley');
const BLUEBERRIES = swap('blueberries', 'a small handful of blueberries', undefined, undefined, 'blueberry');
const WATER = swap('water', 'a little water', undefined, undefined, null);
const CAROB = swap('carob powder', 'a little carob powder', null, undefined, 'carob');
const APPLE = swap(
  'cored apple',
  '1 apple, cored and diced',
  'apple, cored and diced',
  'cored apples',
  'apple',
);

/** By name in the toxic-food table; foods without an entry are only removed. */
export const SAFE_SWAPS: Readonly<Record<string, SafeSwap>> = {
  Onion: CARROT,
  Shallot: CARROT,
  'Spring onion': COURGETTE,
  Leek: COURGETTE,
  Garlic: PARSLEY,
  Chives: PARSLEY,
  Grapes: BLUEBERRIES,
  Raisins: BLUEBERRIES,
  Sultanas: BLUEBERRIES,
  Currants: BLUEBERRIES,
  'Cherry pits': BLUEBERRIES,
  Chocolate: CAROB,
  'Cocoa powder': { ...CAROB, weighed: 'carob powder' },
  Coffee: WATER,
  Tea: WATER,
  'Caffeine drinks and pills': WATER,
  Alcohol: WATER,
  'Macadamia nuts': swap(
    'pumpkin seeds',
    'a small handful of plain pumpkin seeds',
    'plain pumpkin seeds',
    undefined,
    'pumpkin seed',
  ),
  'Nutmeg and mace': swap('Ceylon cinnamon', 'a pinch of Ceylon cinnamon', null),
  'Raw salmon or trout (Pacific)': swap(
    'cooked salmon',
    '1 salmon fillet, cooked through',
    'salmon, cooked through',
  ),
  'Stock cubes, gravy and seasoning mixes': swap(
    'unsalted bone broth',
    'a little unsalted bone broth, home-made',
    null,
    undefined,
    'bone broth',
  ),
  'Green or sprouted potato': swap(
    'cooked potato',
    '1 potato, peeled and boiled',
    'potato, peeled and boiled',
    'cooked potatoes',
    'potato',
  ),
  Rhubarb: APPLE,
  'Star fruit': APPLE,
  'Blue cheese': swap(
    'low-fat cottage cheese',
    'a little low-fat cottage cheese',
    undefined,
    undefined,
    'cottage cheese',
  ),
  'Corn on the cob': swap(
    'loose sweetcorn',
    'a small handful of loose sweetcorn',
    undefined,
    undefined,
    'sweetcorn',
  ),
  'Raw kidney beans': swap(
    'canned kidney beans',
    '1 can of kidney beans, rinsed',
    'canned kidney beans, rinsed',
  ),
  'Wild mushrooms': swap('button mushrooms', 'a few button mushrooms', 'button mushrooms'),
};

/** Boneless meat, by the cut's animal; null for bones alone, which have no substitute. */
const BONELESS: readonly [cut: RegExp, meat: string][] = [
  [/turkey/i, 'boneless turkey thigh'],
  [/duck|goose/i, 'skinless duck breast'],
  [/rabbit|hare/i, 'boneless rabbit'],
  [
    /fish|trout|mackerel|bass|bream|herring|salmon|cod|haddock|plaice|tilapia|snapper|carp|perch/i,
    'boneless fish fillet',
  ],
  [/lamb|mutton|cutlet|barnsley|scrag/i, 'boneless lamb'],
  [/pork|ham|hock|trotter|\bpigs?\b|spare|baby back|gammon/i, 'boneless pork loin'],
  [/beef|ox|t.?bone|porterhouse|tomahawk|osso|veal|shin|short rib|prime|marrow/i, 'boneless beef'],
  [/chicken|wing|drum|poussin|hen|capon|spatchcock|leg|neck/i, 'boneless chicken thigh'],
];
const ONLY_BONES = /^(?:\p{L}+ )*(?:bones?|carcass(?:es)?|frame)(?: \p{L}+)*$/iu;

function bonelessCut(text: string): SafeSwap | undefined {
  if (ONLY_BONES.test(text)) return undefined;
  const meat = BONELESS.find(([cut]) => cut.test(text))?.[1];
  return meat === undefined ? undefined : swap(meat, `400 g ${meat}, diced`, `${meat}, diced`, meat, meat);
}

/** The fields of a flag that determine the swap. */
type SwappedFlag = { food: string; text: string; certainty?: Certainty };

const LIKE_STOCK = /stock|bouillon|gravy|broth|oxo|bisto|bovril/i;
const LIKE_A_SPICE = /powder|granul|flake|dried|salt|juice/i;

/** The substitute for a food in the form the recipe uses: a herb for onion powder, none for curry powder and ketchup. */
export function safeSwap({ food, text, certainty }: SwappedFlag): SafeSwap | undefined {
  if (food === 'Cooked bones') return bonelessCut(text);
  if (certainty === 'usually' && !food.startsWith('Stock cubes')) return undefined;
  const usual = SAFE_SWAPS[food];
  if (usual === CARROT && LIKE_A_SPICE.test(text)) return PARSLEY;
  return food.startsWith('Stock cubes') && !LIKE_STOCK.test(text) ? undefined : usual;
}
