import type { FoodKind } from '../reference/food-kind.ts';
import { memoised, NAMES_KEPT } from '../units/memoised.ts';
import { plainText, singular } from '../words/forms.ts';
import { tokenise } from '../words/tokens.ts';

/** Spellings and names of one food, after the word that the index knows: 'mince = ground minced'. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  `mince = ground minced minse keema kheema qeema; courgette = zucchini zucchinis; potato = aloo potatoe; carrot = gajar;
  spinach = palak; turnip = shalgam; cauliflower = gobi cauliflour; pea = matar; okra = bhindi;
  aubergine = brinjal baingan; yogurt = dahi yoghurt yogourt; coriander = dhania; turmeric = haldi tumeric;
  ginger = adrak; cumin = jeera; blackberry = bramble; sweetcorn = mielies; prawn = shrimp; flaxseed = linseed;
  beetroot = beet; wholemeal = wholewheat wholegrain; corn = maize; beef = ox cow; chicken = chook chikn chikin; veal = calf calve; pork = pig;
  venison = deer; lamb = sheep; iodised = iodized; fillet = filet; tinned = canned can tin; dry = dried;
  cooked = precooked leftover; gelatin = gelatine; chickpea = garbanzo; thiamine = thiamin; catnip = catmint;
  tomato = tomatoe; sardine = sardeen; frozen = frz; hummus = humous houmous; chilli = chilly chili chile; leaf = leave;
  grated = shredded; half = halve; pasta = rotini rigatoni farfalle ziti linguine tagliatelle conchiglie orecchiette`
    .split(/;\s+/)
    .flatMap((row) => {
      const [meant = '', ...words] = row.split(/[ =]+/);
      return words.map((word) => [word, meant] as const);
    }),
);

/** Rewrites: words joined, respelt, reordered or dropped, each with the letters that a text must contain for it. */
const JOINED: readonly (readonly [letters: string, words: RegExp, joined: string])[] = [
  [' n ', / n /g, ' and '],
  ['w/', /\bw\/o\b/g, 'without'],
  ['w/', /\bw\//g, 'with '],
  ['flax', /\bflax[ -]+seeds?\b/g, 'flaxseed'],
  ['sweet', /\bsweet[ -]+corn\b/g, 'sweetcorn'],
  ['capsicum', /\b(?:red )?capsicums?\b/g, 'bell pepper'],
  ['sauce', /\bapple[ -]+sauce\b/g, 'applesauce'],
  ['shell', /\begg[ -]+shells?\b/g, 'eggshell'],
  ['root', /\bbeet[ -]+roots?\b/g, 'beetroot'],
  ['chick', /\bchick[ -]+peas?\b/g, 'chickpea'],
  ['whole', /\bwhole[ -]+(?:wheat|grain|meal)\b/g, 'wholemeal'],
  ['meal', /\bbone[ -]+meal\b/g, 'bonemeal'],
  // Without skin in any words, before 'with skin': 'skin off', 'no skin', 'skin and bones removed'.
  [
    'skin',
    /\b(?:(?:no|without|minus|remove|discard|less)(?: the| its| any| all)? skins?|(?:bones? (?:and|&) )?skins?(?: (?:and|&) bones?)?(?: is| are)? (?:removed|off|taken off|pulled off|discarded|trimmed(?: off)?)|skin[ -]free|de-?skinned)\b/g,
    'skinless',
  ],
  ['skin', /\b(?:with (?:the |its )?skin(?: on)?|skin[ -]on|and skin|skin left on)\b/g, 'skinon'],
  ['meat only', /\bmeat only\b/g, 'skinless'],
  ['dr', /\b(?:pat(?:ted)?|wiped|squeezed|spun) dry\b/g, ''],
  // Their words the other way round are another food: pudding rice, milk chocolate.
  ['loa', /\b(white|brown|wholemeal|rye|granary|multigrain|seeded) loa(f|ves)\b/g, '$1 bread loa$2'],
  ['pudding', /\brice pudding\b/g, 'ricepudding'],
  ['chocolate', /\bchocolate (?:flavou?red )?milk\b/g, 'chocolatemilk'],
  ['stir', /\bstir[ -]+fry(?:ing)?\b/g, 'stirfry'],
  ['sundried', /\bsundried\b/g, 'sun dried'],
  ['cous', /\bcous[ -]+cous\b/g, 'couscous'],
  // More than one pepper is the vegetable; black pepper has no plural.
  ['peppers', /(?<!(?:bell|hot|chill?[iey]|cayenne|jalapeno|black|white) )\bpeppers\b/g, 'bell pepper'],
  ['germ', /\bwheat[ -]+germ\b/g, 'wheatgerm'],
  ['breast', /\bchicken[ -]+breast[ -]+meat\b/g, 'chicken breast'],
  ['fat', /\b(?:low|reduced|half)[ -]+fat\b/g, 'lowfat'],
  ['fat', /\b(?:full|whole)[ -]+fat\b/g, 'fullfat'],
  ['fat', /\b(?:fat[ -]+free|non[ -]?fat|0% fat)\b/g, 'fatfree'],
  ['fat', /(\d%) +fat\b/g, '$1'],
  ['fat', /\bfat +(\d+%)/g, '$1'],
  ['cooked', /\b(?:pre|already|ready)[ -]+cooked\b/g, 'cooked'],
  ['fed', /\b(?:corn|grain|milk|maize)[ -]+fed\b/g, ''],
  // Foods stated as absent do not name a food: 'no added salt', 'xylitol-free'.
  [
    'o',
    /\b(?:no|without)[ -]+(?:added[ -]+)?(?:salt|sugar|onion|garlic|xylitol)s?(?:,? (?:or|and|nor|&) (?:salt|sugar|onion|garlic|xylitol)s?)*(?:[ -]+added)?\b/g,
    '',
  ],
  ['free', /\b[a-z]+[ -]+free\b/g, ''],
  // 'neck of lamb' is a neck, not lamb.
  [' of ', /\b([a-z]+) of ((?:(?!\b(?:in|with|or|and|of)\b)[a-z -])+)/g, '$2 $1'],
];

/** A text in plain spelling with these rewrites. */
export const plainFoodText = memoised((text) => {
  let plain = plainText(text);
  for (const [letters, words, joined] of JOINED) {
    if (plain.includes(letters)) plain = plain.replace(words, joined);
  }
  return plain;
}, NAMES_KEPT);

const SMALL_WORDS = new Set(['the', 'a', 'an', 'of', 'your', 'some', 'my', 'de', 'or', 'and']);

/** A number is separated from what is glued to it; a share keeps its sign: '400', 'g', '5%'. */
const PARTS = /\d+(?:\.\d+)?%?|[a-z]+\d*/g;

function partsOf(plain: string): string[] {
  const { starts, ends } = tokenise(plain);
  return Array.from(starts).flatMap((start, at) => {
    const end = ends[at] ?? start;
    return plain.slice(start, plain.charAt(end) === '%' ? end + 1 : end).match(PARTS) ?? [];
  });
}

/** Words of a normalised text in the singular, in the index's form, without articles and similar. */
export const foodWords = memoised(
  (plain): readonly string[] =>
    partsOf(plain)
      .filter((word) => !SMALL_WORDS.has(word))
      .map((word) => {
        const one = singular(word);
        return SAME_WORD.get(word) ?? SAME_WORD.get(one) ?? one;
      }),
  NAMES_KEPT,
);

/** Words that can follow a food's name without changing it: cut, storage, packaging. */
export const TRAILING_WORDS = new Set(
  `mince fillet steak piece chunk cube strip slice floret leaf stick stalk spear kernel meat flesh puree mash pulp half
  quarter portion crown sprig bunch bulb diced chopped cubed sliced grated shredded crumbled flaked mashed pureed peeled
  cored trimmed cleaned washed drained rinsed thawed defrosted cooked boiled steamed poached baked roasted grilled
  browned braised simmered raw uncooked dry fresh freshly frozen tinned boneless skinless boned skinned deboned lean
  extra whole organic ripe plain natural unsweetened unsalted unflavoured unflavored large medium small big finely
  roughly coarsely thinly lightly very hot cold warm boiling cool lukewarm filtered room temperature supplement
  capsule tablet drop softgel pill granule free range wild caught weight total only approx approximately about optional
  low sodium lowfat fullfat fatfree reduced best quality good virgin homemade home made hulled rolled crushed cooled
  shelled left leftover complete split deseeded packed seedless halved hard soft level heaped human grade grass pasture farm
  outdoor local higher welfare enriched parboiled
  skinon stirfry all drizzle splash knob glug dollop squeeze sprinkle sprinkling thumb`.split(/\s+/),
);

/** Words that make it a different food from the table's, also after a comma, and not a near one. */
export const CHANGING_WORDS = new Set(
  `breaded battered crumbed coated smoked cured salted pickled candied sweetened glazed marinated seasoned spiced curried stuffed
  barbecued bbq teriyaki tikka tandoori flavoured flavored flavor flavour vegan vegetarian imitation mock meatless artificial
  condensed evaporated dehydrated crystallised crystallized caramelised caramelized honeyed corned belly topside silverside
  brisket shin skirt flank shank rib potted malted puffed popped horned clotted whipped prickly`.split(/\s+/),
);

/** Maximum length of a food's name; longer text is prose. */
export const MAX_NAME = 160;

/** Whether a word describes a food without naming one: 'lean', 'chopped', 'finely'. */
const isPlainWord = (word: string) =>
  TRAILING_WORDS.has(word) || (/(?:ed|ly)$/.test(word) && !word.endsWith('seed'));

/** Whether any word of a text may name a food. */
export const namesSomething = (plain: string) => foodWords(plain).some((word) => !isPlainWord(word));

/** Whether a text only describes ('boneless', 'lean') and leaves the food to what follows. */
export const isOnlyDescription = memoised(
  (text): boolean => !namesSomething(plainFoodText(text.slice(0, MAX_NAME))),
  NAMES_KEPT,
);

/**
 * Words beside a food's name that leave it the same food: its origin, seller, quality or age, or what is done to it. Any
 * other word that is not part of a name makes it a food we do not know: 'silver beet' is not beetroot.
 */
const HARMLESS = new Set(
  `british english scottish welsh irish american australian canadian italian spanish norwegian alaskan danish dutch
  polish atlantic pacific zealand himalayan celtic cornish european local mediterranean
  mature stale nice decent fine coarse crunchy creamy tender juicy young old new baby mini little few bit
  enough plenty live culture pkg lge med pure real proper premium value basic essential finest thick thin short long
  everyday standard regular ordinary normal supermarket butcher store shop brand farmer market
  quaker fage tesco sainsbury waitrose asda aldi lidl morrison kirkland trader joe
  rope line grown percent spoon elbow favourite favorite elemental
  mince seared sauteed scrambled microwaved pressured toasted melted softened heated reheated warmed chilled strained sieved
  squeezed scraped pressed pounded smashed rubbed flattened folded tossed stirred whisked beaten blended pricked cracked
  opened stoned pitted destoned podded dehusked husked deveined debearded gutted filleted jointed scaled skimmed topped
  tailed snipped snapped stripped separated quartered julienned spiralised cut torn blanched soaked scalded dissolved
  divided covered lined sealed weighed measured used needed added removed included reserved discarded certified farmed
  raised caged fed finished sourced harvested grown picked selected aged matured ripened refined filtered distilled purified
  pasteurised pasteurized homogenised homogenized rounded heaping cultured seeded sized shaped stewed stemmed fashioned
  pearled
  flat ring tip economy haunch pouch sachet carton packet bag tub punnet g kg oz lb ml l cup tsp tbsp pack`.split(
    /\s+/,
  ),
);

/** Whether a word beside a food's name leaves it the same food: 'Scottish', 'mature', 'chopped', '93%'. */
export function isHarmlessWord(word: string): boolean {
  return TRAILING_WORDS.has(word) || HARMLESS.has(word) || /^\d|^un[a-z]+ed$|(?<!bel|jel)ly$/.test(word);
}

/** Last words of a name that reveal the kind of a food missing from the tables: 'root vegetables', 'seasonal fruit'. */
const KINDS: readonly (readonly [FoodKind, RegExp])[] = [
  ['vegetable', /\b(?:vegetables?|veg|veggies|veggie mix|greens|salad leaves|salad|squash(?:es)?|roots?)$/],
  ['fruit', /\b(?:fruits?|berries|berry)$/],
  ['fish', /\b(?:fish|fish fillets?|seafood|shellfish)$/],
  [
    'organ',
    /\b(?:offal|organs?|pluck|giblets|livers?|kidneys?|hearts?)(?: meats?)?(?: (?:mix(?:ture)?|blend|medley|mince))?$/,
  ],
  ['meat', /\b(?:meats?|poultry|mince|game|steaks?|chops?|trimmings)$/],
  ['plant-oil', /^(?:(?:a |some |any )?(?:vegetable|cooking|frying|salad|nut|seed) )?oil$/],
  ['dairy', /\b(?:cheeses?|yog(?:h)?urts?|milk)$/],
  ['pulse', /\b(?:beans|pulses|lentils|legumes)$/],
  ['nut', /\bnuts$/],
  ['seed', /\bseeds$/],
  ['mushroom', /\bmushrooms?$/],
  ['other', /\b(?:herbs?|spices?|seasonings?)$/],
  ['broth', /\b(?:stock|broth)$/],
];
/** Other words that exclude the kind. */
const ANOTHER =
  /\b(?:sea|vegan|vegetarian|plant|soya?|fake|mock|free|substitute|supplement|powder(?:ed)?|dried|dry|pickled|salted|candied|cod|coffee|cocoa|almond|oat|rice|coconut|dog|cat|pet)\b/;

/** Kind of a food missing from the tables, by its name; undefined if the name does not reveal it. */
export function kindOfName(name: string): FoodKind | undefined {
  const plain = plainFoodText(name)
    .replace(/[,(].*$|\s(?:for|to|in|with|from|as)\s.*$/, '')
    .trim();
  return ANOTHER.test(plain) ? undefined : KINDS.find(([, words]) => words.test(plain))?.[0];
}
