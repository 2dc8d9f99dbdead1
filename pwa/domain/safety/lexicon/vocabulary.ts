import { plainText, singular } from '../../words/forms.ts';
import { nameMisspelt } from './misspelt.ts';

/** Roles of a word in a recipe line, as bits; a word may have several. */
export const CLASS = {
  /** Excludes what follows. */
  no: 1,
  /** Negates the verb or noun that follows. */
  not: 2,
  /** Verbs that add a food; after 'not' they keep it out. */
  include: 4,
  /** Other kitchen verbs; after 'not' the food is still in. */
  verb: 8,
  /** Words allowed between 'no' and the food. */
  filler: 16,
  adjective: 32,
  quantity: 64,
  /** Ends the scope of 'no'. */
  scopeEnd: 128,
  place: 256,
  /** 'not too much garlic' still means garlic. */
  limit: 1024,
  or: 2048,
  and: 4096,
  prepared: 8192,
  /** Nouns that turn the food before them into something else: 'coffee grinder'. */
  otherThing: 16_384,
  cookVerb: 32_768,
  cooked: 65_536,
  /** Says that a food must not be fed. */
  harmful: 131_072,
  /** When negated, they say that a food isn't in. */
  welcome: 262_144,
  be: 524_288,
  removed: 1_048_576,
  remove: 2_097_152,
  /** 'leave the onion out'. */
  outVerb: 4_194_304,
  swap: 8_388_608,
  /** Allowed between a food and the words about it. */
  adverb: 16_777_216,
  /** Cuts and pieces: 'salmon fillet, raw'. */
  piece: 33_554_432,
  /** Idioms with 'no' that exclude nothing: 'no need to peel the garlic'. */
  idiom: 67_108_864,
  /** Opens a comparison with a food: 'the size of a walnut'. */
  comparison: 268_435_456,
  /** Starts a multi-word cue without its own class: 'instead of'. */
  cue: 536_870_912,
} as const;
type WordClass = keyof typeof CLASS;

/** Verbs of any kind. */
export const ANY_VERB = CLASS.include | CLASS.verb | CLASS.cookVerb;

/** The words of each class, in every form except regular plurals. */
const WORDS: Readonly<Record<WordClass, string>> = {
  no: `skipped no without sans minus zero nil omit omitting skip skipping avoid avoiding exclude excluding
    lacking lack ditch nix neither nor eliminate eliminating ban banning forbid refuse withhold except unlike non
    forgo forego excl resist resisting refrain refraining nothing`,
  not: `not never dont doesnt didnt cannot cant mustnt shouldnt wont wouldnt couldnt isnt arent wasnt werent hasnt
    havent neednt nt`,
  include: `slip sneak cope tolerate digest lick chew gnaw nibble swallow add adding added use using used include including included contain containing contained give giving given
    feed feeding fed offer offering serve serving served put putting season seasoning seasoned flavour flavor flavouring
    flavoring flavoured flavored sprinkle sprinkled buy buying choose have having eat eating eaten need want like mix
    mixing mixed mixing combine pair top topped allow share sharing touch try made make making prepared sweetened
    sweeten sweetening salted laced infused stir throw toss pick get find reach consume ingest made let`,
  verb: `stir pour fold blend drop pop chop slice dice mince grate peel crush grind spread garnish place drain rinse soak
    wash warm heat reheat melt cool soften sweat burn overcook crowd cover turn flip squeeze press rub keep set
    throw toss sprinkle season serve mix combine top finish swap take pick reach brush dust coat marinate tip dissolve
    spoon ladle scatter toast whisk beat puree strain smash bash tear snip crumble make give feed put`,
  filler: `urge temptation of the any a an other kind type form trace hint bit piece such as like e g ie eg similar your their his
    her its my our this that these those either both ever even which for at to from yet artificial
    whatsoever there it them you we they i dog cat pet circumstance family member`,
  adjective: `raw fresh freshly cooked dried dry ground powdered whole chopped minced crushed grated sliced diced frozen
    canned tinned red white green blue brown small large medium big baby young old ripe unripe organic plain extra additional
    further real actual pure strong hot cold wild pacific atlantic skinless boneless uncooked unsalted sweetened
    concentrated bought commercial human leftover roasted roast boiled fried grilled smoked salted pickled mild sharp
    table fatty rich sweet dark lean free-range thick thin new toxic poisonous harmful dangerous unsafe unripened
    homemade skimmed crispy caramelised caramelized spicy mashed pureed filleted unwashed unpeeled fine coarse finely roughly
    thinly coarsely lightly gently`,
  quantity: `little one two three four five six seven eight nine ten twelve dozen half quarter third some few several couple
    pinch dash splash handful drizzle knob sprig stick cup tablespoon teaspoon tbsp tsp gram kilo pound ounce spoonful
    clove glug sprinkle sprinkling squeeze`,
  scopeEnd: `always by but however only just though although when while until till once after before if unless because so then
    where whereas since otherwise instead plus yet except`,
  place: 'in into on onto over to inside under',
  limit: 'too much many more less enough only just all every',
  or: 'or nor',
  and: 'and n',
  prepared: `chopped minced crushed grated sliced diced finely roughly freshly fresh peeled ground shredded cubed halved
    quartered thinly coarsely crumbled melted softened caramelised caramelized fried roasted roast grilled toasted`,
  otherThing: `grinder mill mug glass towel cloth spoon jug bottle machine press crusher peeler slicer shaker cellar
    corer pitter chopper mincer dicer stoner zester squeezer juicer reamer filter maker cutter knife rack opener strainer infuser
    scoop trolley separator cork stopper cooler barrel grater mandoline frother brush
    crate urn percolator plunger cafetiere
    coloured colored colour color size sized shaped tint tinted hued
    substitute replacement replacer alternative imitation labrador lab retriever spaniel poodle
    allergy intolerance scented
    mat caddy basket dome domed mould mold tumbler goblet canister coaster scale flute whisk sieve bucket`,
  cookVerb: `cook cooking boil boiling simmer simmering fry frying roast roasting bake baking poach poaching steam steaming
    grill grilling brown browning braise braising stew stewing saute sear toast microwave scramble scrambling`,
  cooked: `cooked boiled simmered fried roasted baked poached steamed grilled browned braised stewed sauteed canned tinned
    hard-boiled scrambled pasteurised pasteurized`,
  harmful: `toxic poisonous harmful dangerous unsafe bad deadly lethal forbidden banned prohibited unsuitable hazardous fatal
    risky unnecessary needless poison toxin hazard danger`,
  welcome: `included needed required used safe suitable allowed present added recommended good necessary permitted advised
    ok okay fine appropriate given fed eaten healthy wanted welcome listed served there ingredient part for`,
  be: `is are was were be been being has have can could may might will would should must isnt arent wasnt werent shouldnt
    mustnt cant cannot hasnt neednt do does dont doesnt`,
  removed: `removed omitted excluded discarded skipped avoided left taken picked trimmed cut strained replaced swapped
    substituted banned forbidden crossed struck fished thrown lifted scooped`,
  remove: 'remove removing discard discarding bin debone',
  outVerb: `trim trimming leave leaving left keep keeping miss missing cut cutting take taking pick picking lift lifting throw throwing
    stay staying steer rinse rinsing wash washing drain draining pour pouring scrape scraping`,
  swap: 'swapped replaced replace replacing replaces replaced swap swapping switch switching exchange exchanging trade trading substitute',
  adverb: `at best better very extremely highly also always really so all both potentially quite especially particularly be been still
    completely entirely already carefully well necessarily guaranteed tempted considered known to it they just now hard
    thoroughly fully vigorously rapidly`,
  piece: `fillet steak breast thigh skin meat chunk piece flesh mince tail head leg wing neck cube slice strip portion
    dice side loin bit trimming`,
  idiom: `need fuss nonsense waste churn stir knead frills brainer time matter doubt problem worries worry rush hurry idea
    one longer more less fewer later sooner earlier than bake cook cooking wonder point harm luck trouble further matter
    difference limit`,
  cue: `leaf give giving gave so none if when devoid bereft away bigger larger smaller thicker thinner finer wider longer free w instead rather other apart aside alternative substitute replacement everything anything place lieu look
    looking like similar resemble resembles resembling confuse confused confusing
    mistake mistaken as all hold lose pass check checking watch beware straining end finished`,
  comparison: 'size colour color shape texture consistency thickness',
};

const vocabulary = new Map<string, number>();
const classes: number[] = [0];

/** The id of a normalised word, or of its singular; 0 for unknown words. */
export function idOf(word: string): number {
  const id = vocabulary.get(word);
  if (id !== undefined) return id;
  return word.endsWith('s') ? (vocabulary.get(singular(word)) ?? 0) : 0;
}

/** An amount at the start of a word, with or without a unit; '⁄' comes from normalising '½'. */
const GLUED_NUMBER = /^[\d⁄]+/;
const GLUED_AMOUNT = /^[\d⁄]+(?:x|k?g|[cm]?l|oz|lbs?|ts?p|tbsp|cups?)/;

/** The id of a word as people type it: '1onion', '½onion', '500gonions' and 'oinon' are onion. */
export function idAsTyped(word: string): number {
  const id = idOf(word);
  if (id !== 0 || word.length < 4) return id;
  if (word.charCodeAt(0) <= 57) {
    const letters = word.replace(GLUED_NUMBER, '');
    return letters.length < 4 ? 0 : idOf(letters) || idOf(word.replace(GLUED_AMOUNT, ''));
  }
  const name = nameMisspelt(word);
  return name === null ? 0 : idOf(name);
}

/** The id of a word that the rules need; adds it to the vocabulary if new. */
export function intern(word: string): number {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  vocabulary.set(word, classes.length);
  return classes.push(0) - 1;
}

/** The words of a text, split at spaces. */
export const spacedWords = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const [name, words] of Object.entries(WORDS) as [WordClass, string][]) {
  for (const word of spacedWords(words)) {
    const id = intern(word);
    classes[id] = (classes[id] ?? 0) | CLASS[name];
  }
}

/** The classes of a word, as `CLASS` bits. */
export function classesOf(id: number): number {
  return classes[id] ?? 0;
}

/** The word ids of a phrase that a rule needs; hyphens separate words. */
export const phraseIds = (phrase: string): number[] =>
  spacedWords(phrase.replaceAll('-', ' ')).map((word) => intern(singular(plainText(word))));

/** A bit set of vocabulary ids, because rules test many sets at every word of a text. */
export type WordSet = Uint32Array;

/** The set of these ids; empty for none. */
export function setOfIds(ids: readonly number[]): WordSet {
  const set = new Uint32Array(ids.length === 0 ? 0 : (Math.max(...ids) >> 5) + 1);
  for (const id of ids) set[id >> 5] = (set[id >> 5] ?? 0) | (1 << (id & 31));
  return set;
}

/** The union of these sets. */
export function unionOf(...sets: readonly WordSet[]): WordSet {
  const union = new Uint32Array(Math.max(...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (const [at, bits] of set.entries()) union[at] = (union[at] ?? 0) | bits;
  }
  return union;
}

/** Whether a word is in the set; 0, an unknown word, is in none. */
export function holdsWord(set: WordSet, id: number): boolean {
  const at = id >> 5;
  return at < set.length && (((set[at] ?? 0) >> (id & 31)) & 1) === 1;
}
