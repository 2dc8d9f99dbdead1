/** What takes the place of a toxic food in a recipe. */
export type SafeSwap = {
  /** In a step: 'carrot'. */
  word: string;
  plural: string;
  /** On the ingredient list, with an amount that makes sense whatever the old one was. */
  loose: string;
  /** Behind a weight or a volume; null where the old amount says nothing of the new. */
  weighed: string | null;
  /** In a title: 'Blueberry Oat Bars'; null where the title is better without. */
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

/** By name in the toxic-food table; foods without an entry are only taken out. */
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

const LIKE_STOCK = /stock|bouillon|gravy|broth|oxo|bisto|bovril/i;
const LIKE_A_SPICE = /powder|granul|flake|dried|salt|juice/i;

/** What takes the place of a food as the recipe has it: of onion powder a herb, of curry powder and ketchup nothing. */
export function safeSwap({ food, text }: { food: string; text: string }): SafeSwap | undefined {
  const usual = SAFE_SWAPS[food];
  if (usual === CARROT && LIKE_A_SPICE.test(text)) return PARSLEY;
  return food.startsWith('Stock cubes') && !LIKE_STOCK.test(text) ? undefined : usual;
}
