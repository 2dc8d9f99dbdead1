import type { MeasureId, RecipeFacts } from './recipe-facts.ts';

/** Words of the recipe that count in its favour. */
type Sign = {
  in: 'title' | 'words' | 'steps';
  pattern: RegExp;
  weight: number;
  /** A clause true of every recipe with the sign; `found` is the matched text. */
  words(found: string): string;
};

/** An owner's wish, the words that express it, and the evidence for it in a recipe. */
export type Topic = {
  /** Completes 'looked for …'. */
  name: string;
  words: RegExp;
  measures?: readonly (readonly [MeasureId, number])[];
  signs?: readonly Sign[];
  /** Food groups that count in its favour, with their weights. */
  foods?: readonly (readonly [group: string, weight: number, why: string | null])[];
  /** If any recipe shows the sign, recipes without it do not match. */
  isMethod?: true;
};

const method = (name: string, words: RegExp, place: Sign['in'], pattern: RegExp, told: string): Topic => ({
  name,
  words,
  signs: [{ in: place, pattern, weight: 3, words: () => told }],
  isMethod: true,
});

export const TOPICS: readonly Topic[] = [
  {
    name: 'joints',
    words: /\bjoints?\b|\bstiff\w*|\barthrit\w*|\bmobility\b|\bhips?\b|\blimp(?:s|ing)?\b|\bdysplasia\b/,
    measures: [['omega', 3]],
    foods: [['mussels', 0.6, 'has mussels in it']],
  },
  {
    name: 'skin and coat',
    words:
      /\bcoat\b|\bskin\b|\bitch\w*|\bscratch\w*|\bfur\b|\bshin[ey]\w*|\bdandruff\b|\bhairballs?\b|\bshed(?:s|ding)?\b|\bmoult\w*|\bomega/,
    measures: [['omega', 3]],
  },
  {
    name: 'a slimmer waist',
    words:
      /\boverweight\b|\bobes\w*|\bslim\w*|\bon a diet\b|\bweight loss\b|\blos(?:e|ing) (?:some |a bit of )?weight\b|\bchubby\b|\btubby\b|\bplump\b|\blow[- ]cal\w*|(?<!low[- ]|low in |less |high[- ]|of |in )\bfat\b(?![- ](?:free|content))/,
    measures: [
      ['low-energy', 2],
      ['low-fat', 1.5],
    ],
  },
  {
    name: 'more weight',
    words:
      /\bunderweight\b|\bskinny\b|\btoo thin\b|\bgain (?:some )?weight\b|\bput on weight\b|\bweight gain\b|\bbony\b/,
    measures: [
      ['high-energy', 2],
      ['high-fat', 1],
    ],
  },
  {
    name: 'a sensitive stomach',
    words:
      /\bstomach\b|\btumm(?:y|ies)\b|\bbell(?:y|ies)\b|\bguts?\b|\bdigest\w*|\bgentle\b|\bbland\b|\bupset\b|\bdiarrh\w*|\bvomit\w*|\bloose (?:stools?|poos?)\b|\bibd\b|\bcolitis\b|\bsensitive\b(?! skin)/,
    measures: [['low-fat', 2]],
    foods: [
      ['legumes', -1, null],
      ['white fish', 0.5, 'white fish, which is light to digest'],
    ],
    signs: [
      {
        in: 'words',
        pattern: /\b(gentle|gentlest|mild|bland|easily digested|soft on the stomach)\b/i,
        weight: 2,
        words: (found) => `described as ${found.toLowerCase()}`,
      },
    ],
  },
  {
    name: 'a fussy eater',
    words:
      /\bfuss(?:y|ier)\b|\bpicky\b|\bfinicky\b|\bwont eat\b|\bturns? (?:his|her|its|their)? ?nose\b|\bappetite\b|\btempt\w*/,
    foods: [
      ['oily fish', 1, 'oily fish, whose smell tempts'],
      ['heart', 0.4, 'heart, which few refuse'],
    ],
  },
  {
    name: 'something soft',
    words:
      /\bteeth\b|\btooth\w*|\bsoft\w*|\bchew(?:s|ing)?\b|\bgums?\b|\bdental\b|\bsmooth\b|\bmashed\b|\bpur[eé]ed?\b/,
    signs: [
      {
        in: 'title',
        pattern: /\b(mousse|chowder|congee|porridge|pâté|terrine|velvet|mash|aspic|frittata)\b/i,
        weight: 3,
        words: (found) => `${found.toLowerCase()}, which asks for little chewing`,
      },
      {
        in: 'words',
        pattern: /\b(soft|softly|smooth|tender|easily swallowed|mashed|velvet)\b/i,
        weight: 2,
        words: (found) => `described as ${found.toLowerCase()}`,
      },
    ],
  },
  {
    name: 'more water',
    words: /\bdrinks?\b|\bdrinking\b|\bhydrat\w*|\bdehydrat\w*|\bwet\b|\bmoist\w*/,
    measures: [['moist', 3]],
    signs: [
      {
        in: 'title',
        pattern: /\b(broth|chowder|soup|congee|aspic)\b/i,
        weight: 1,
        words: (found) => `served in its ${found.toLowerCase()}`,
      },
    ],
  },
  {
    name: 'fibre',
    words: /\bconstipat\w*|\bfib(?:re|er)\b|\banal glands?\b/,
    measures: [['fibre', 3]],
    foods: [['pumpkin', 0.5, 'has pumpkin in it']],
  },
  {
    name: 'plenty of protein',
    words: /(?<!low[- ])\bprotein\b(?<!novel protein)|\bmuscles?\b/,
    measures: [['high-protein', 3]],
  },
  {
    name: 'hard work',
    words:
      /(?<!not |\b(?:do|does|is|are|was)nt )\b(?:working|very active|energetic|athletic|sled)\b|\bagility\b/,
    measures: [
      ['high-energy', 1.5],
      ['high-protein', 1],
    ],
  },
  { name: 'little protein', words: /\blow[- ](?:in )?protein\b/, measures: [['low-protein', 3]] },
  {
    name: 'little fat',
    words: /\blow[- ](?:in )?fat\b|\blean\b|\bless fat\b|\bfat[- ]free\b/,
    measures: [['low-fat', 3]],
  },
  {
    name: 'few carbohydrates',
    words: /\b(?:low|no|few)[- ]carb\w*/,
    measures: [['low-carbohydrate', 3]],
  },
  { name: 'little phosphorus', words: /\blow[- ](?:in )?phosph\w*/, measures: [['low-phosphorus', 3]] },
  {
    name: 'little salt',
    words: /\b(?:low[- ](?:in )?|less )(?:salt|sodium)\b/,
    measures: [['low-sodium', 3]],
  },
  {
    name: 'a small price',
    words: /\bcheap\w*|\bbudget\b|\bafford\w*|\binexpensive\b|\beconomical\b|\blow[- ]cost\b|\bsave money\b/,
    measures: [['cheap', 3]],
  },
  {
    name: 'quick cooking',
    words: /\bquick\w*|\bfast\b|\bin a hurry\b|\bno time\b|\bbusy\b|\bweeknight\b/,
    measures: [['quick', 3]],
  },
  {
    name: 'easy cooking',
    words:
      /\beas(?:y|iest)\b(?! to (?:eat|digest))|\bsimple\b|\bbeginner\b|\bfirst time\b|\bstraightforward\b/,
    measures: [['easy', 4]],
  },
  {
    name: 'an unusual protein',
    words: /\bnovel\b|\bunusual\b|\bexotic\b|\bhypoallergenic\b|\belimination\b/,
    foods: ['rabbit', 'venison', 'duck', 'goat', 'ostrich', 'quail'].map(
      (name) => [name, 3, `${name} is a meat that few pets have met`] as const,
    ),
  },
  {
    name: 'training',
    words: /\btraining\b/,
    signs: [
      {
        in: 'title',
        pattern: /\b(training|coins|bites|squares|biscuits|nibbles)\b/i,
        weight: 3,
        words: (found) => `${found.toLowerCase()} are small enough for a pocket`,
      },
    ],
  },
  method(
    'a slow cooker',
    /\bslow[- ]cook\w*|\bcrock ?pot\b/,
    'words',
    /\bslow[- ]cook\w*/i,
    'made in a slow cooker',
  ),
  method(
    'a pressure cooker',
    /\bpressure\b|\binstant pot\b/,
    'words',
    /\bpressure[- ]cook\w*/i,
    'made in a pressure cooker',
  ),
  method(
    'one pot',
    /\bone[- ](?:pot|pan)\b/,
    'words',
    /\b(?:one[- ]pot|hotpot|pot|casserole|stew)\b/i,
    'made in one pot',
  ),
  method(
    'the oven',
    /\boven\b|\bbak(?:e|ed|ing)\b|\broast\w*/,
    'steps',
    /\b(?:oven|bake)\b/i,
    'baked in the oven',
  ),
  method('steaming', /\bsteam\w*/, 'words', /\bsteam\w*/i, 'steamed'),
  method(
    'something cooling',
    /\bfrozen\b|\bcool(?:s|ing)?\b|\bhot day\b|\bsummer\b|\bice\b/,
    'title',
    /\b(?:frozen|iced|jellied)\b/i,
    'eaten cold',
  ),
];

/** The text searched for a sign. */
export function signText({ recipe }: RecipeFacts, place: Sign['in']): string {
  if (place === 'title') return recipe.title;
  if (place === 'words') return `${recipe.title}\n${recipe.description}`;
  return recipe.steps.map(({ text }) => text).join('\n');
}
