/**
 * Foods that are dangerous in one form only, however the form is worded: 'salmon fillet, raw', 'cherries (stones in)'.
 * A rule has the food's names and either the words before or after it, or the parts, that make it dangerous.
 */
export type FormRule = {
  /** Name in the toxic-food table. */
  food: string;
  species: 'dog' | 'cat' | 'both';
  bases: string;
  /** Words that make the food dangerous: 'raw'. */
  qualifiers: string;
  /** Parts that make it dangerous: 'with stones', 'peel of an orange'. */
  parts: string;
  /** Words that make it dangerous when negated: 'not pitted'. */
  safeIf?: string;
  /** Whether its names, when counted or called whole, mean an animal with its bones: '2 chickens', 'a turkey, whole'. */
  isAnimal?: boolean;
};

const RAW = 'raw uncooked';
const LEFT_IN = 'unpitted unstoned';
const STONES = 'stone pit kernel';

export const FORM_RULES: readonly FormRule[] = [
  {
    food: 'Raw salmon or trout (Pacific)',
    species: 'dog',
    bases: 'salmon, trout',
    qualifiers: `${RAW} sashimi`,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Raw fish',
    species: 'cat',
    bases: 'salmon, trout',
    qualifiers: `${RAW} sashimi`,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Raw fish',
    species: 'both',
    bases:
      'fish, herring, sardine, mackerel, carp, tuna, cod, haddock, pollock, whitebait, plaice, sea bass, prawn, shrimp, mussel, clam, oyster, squid',
    qualifiers: RAW,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Smoked or salt-cured fish',
    species: 'both',
    bases: 'salmon, trout, mackerel, haddock, cod, herring, fish, eel',
    qualifiers: 'smoked hot-smoked cold-smoked salted salt-cured cured',
    parts: '',
  },
  {
    food: 'Raw meat',
    species: 'both',
    bases:
      'meat, chicken, mince, beef, pork, turkey, poultry, liver, lamb, duck, heart, venison, rabbit, offal, kidney, steak, tripe, goat, ostrich',
    qualifiers: RAW,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Raw egg white',
    species: 'both',
    bases: 'egg, egg white, quail egg, duck egg, hen egg',
    qualifiers: RAW,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Raw bones',
    species: 'both',
    bases:
      'bone, meaty bone, marrow bone, chicken bone, lamb bone, beef bone, turkey bone, chicken neck, turkey neck, duck neck, chicken wing, chicken carcass',
    qualifiers: RAW,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Cooked bones',
    species: 'both',
    bases:
      'bone, chicken bone, turkey bone, lamb bone, beef bone, pork bone, rib bone, duck bone, chop bone, chicken carcass, carcass',
    qualifiers: 'cooked roasted roast boiled fried baked grilled smoked leftover',
    parts: '',
  },
  {
    food: 'Cooked bones',
    species: 'both',
    bases:
      'chicken, rabbit, pheasant, duck, duckling, turkey, partridge, pigeon, quail, goose, guinea fowl, hare, hen, cockerel, rooster',
    qualifiers: 'jointed spatchcocked',
    parts: 'bone',
    isAnimal: true,
  },
  {
    food: 'Cooked bones',
    species: 'both',
    bases: 'lamb, goat, pork, beef, veal, venison, mutton, kid, hogget',
    qualifiers: '',
    parts: 'bone',
  },
  {
    food: 'Cooked bones',
    species: 'both',
    bases: 'trout, mackerel, herring, sea bass, bream, plaice, haddock, cod, salmon, carp, perch',
    qualifiers: 'whole ungutted',
    parts: 'bone',
  },
  {
    food: 'Green or sprouted potato',
    species: 'both',
    bases:
      'potato, potato peel, potato peeling, potato skin, spud, tattie, tatty, tater, tatey, maris piper, king edward, charlotte potato, jersey royal',
    qualifiers: `${RAW} green sprouted sprouting greened greenish tinged sprouty greening`,
    parts: 'shoot chit eye patch tinge',
    safeIf: 'cooked',
  },
  {
    food: 'Tomato leaves and green tomato',
    species: 'both',
    bases: 'tomato, cherry tomato, plum tomato',
    qualifiers: 'green unripe underripe unripened',
    parts: 'leaf stem stalk vine foliage',
  },
  {
    food: 'Cherry pits',
    species: 'both',
    bases: 'cherry',
    qualifiers: `${LEFT_IN} whole`,
    parts: `${STONES} stem stalk`,
    safeIf: 'pitted stoned',
  },
  {
    food: 'Stone-fruit pits',
    species: 'both',
    bases: 'peach, apricot, plum, nectarine, mango, damson, greengage',
    qualifiers: `${LEFT_IN} whole`,
    parts: STONES,
    safeIf: 'pitted stoned',
  },
  {
    food: 'Apple seeds and core',
    species: 'both',
    bases:
      'apple, pear, bramley, braeburn, cox, gala apple, fuji apple, granny smith, pink lady, golden delicious, red delicious, conference pear',
    qualifiers: 'uncored whole',
    parts: 'seed pip core',
    safeIf: 'cored deseeded',
  },
  {
    food: 'Persimmon and fruit stones',
    species: 'both',
    bases: 'persimmon, date',
    qualifiers: LEFT_IN,
    parts: 'seed stone pit',
  },
  {
    food: 'Mouldy food',
    species: 'both',
    bases: 'bread, cheese, loaf, toast, crust, bun, bagel, wrap',
    qualifiers: 'furry fuzzy spotty',
    parts: 'mould mold spot fuzz fur fluff',
  },
  {
    food: 'Citrus peel and oils',
    species: 'both',
    bases: 'orange, tangerine, satsuma, clementine, mandarin, citrus',
    qualifiers: '',
    parts: 'peel zest rind pith',
  },
  {
    food: 'Raw kidney beans',
    species: 'both',
    bases: 'kidney bean, red bean, red kidney bean',
    qualifiers: `${RAW} dried dry unsoaked undercooked`,
    parts: '',
    safeIf: 'cooked',
  },
  {
    food: 'Raw yeast dough',
    species: 'both',
    bases:
      'dough, bread, loaf, roll, bun, naan, bagel, croissant, doughnut, sourdough, pizza base, flatbread, focaccia, ciabatta, brioche',
    qualifiers: `${RAW} unbaked underbaked half-baked risen rising proved proving proven proofed proofing fermenting`,
    parts: '',
    safeIf: 'baked cooked',
  },
  {
    food: 'Wild mushrooms',
    species: 'both',
    bases: 'mushroom',
    qualifiers: 'wild foraged',
    parts: '',
  },
];

/** Foods that cooking makes safe: after 'simmer the raw salmon' the salmon in the bowl isn't raw. */
export const MADE_SAFE_BY_COOKING: ReadonlySet<string> = new Set([
  'Raw salmon or trout (Pacific)',
  'Raw fish',
  'Raw meat',
  'Raw egg white',
  'Raw kidney beans',
  'Raw yeast dough',
]);

/** Dangers that disappear with the bones, by name in the toxic-food table. */
export const BONES: ReadonlySet<string> = new Set(['Cooked bones', 'Raw bones']);
