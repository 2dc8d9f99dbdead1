import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import { singular, wordsOf } from '../words/forms.ts';
import { cookingMethod } from './cooking-methods.ts';
import type { CookedFood } from './cooking-of.ts';

const NAMING_CUTS = new Set(['mince', 'fillet', 'steak', 'leaf', 'meat']);
const WEAK = new Set(
  'brown white red green yellow black sweet plain salt dry cooked wild baby mixed new whole lean boneless skinless meat leaf ground long grain frozen'.split(
    ' ',
  ),
);
const EVERYTHING =
  /\b(?:everything|all (?:of )?(?:the |your )?(?:\w+ )?(?:ingredients|foods?|items)|all together|it all|them all|all of (?:it|them)|the lot|whole lot|(?:the|your) ingredients)\b/i;
const THE_FOOD = /\b(?:the|your) food\b/i;
const THE_REST =
  /\b(?:(?:remaining|other|rest of the) (?:\w+ )?ingredients|everything else|the rest(?! of))\b/i;

/** Separators between names. */
const BETWEEN = /[,;:&/]|\b(?:and|or|with|in|to|into)\b/i;

/** Introduces the appearance when done: 'until the meat comes away'. */
const OUTCOME = /\b(?:until|till|so that|when|as soon as)\b/i;

type Is = (food: CookedFood) => boolean;
const ofKind =
  (...kinds: string[]): Is =>
  ({ cooking }) =>
    cooking !== null && kinds.includes(cooking.kind);
const cookedBy =
  (...starts: string[]): Is =>
  ({ cooking }) =>
    cooking !== null && starts.some((start) => cooking.method.startsWith(start));
const POULTRY: Is = ({ cooking, words }) =>
  cooking?.coreCelsius === 74 || words.some((word) => ['chicken', 'turkey', 'duck'].includes(word));
const VEGETABLES = cookedBy('roots', 'hard-roots', 'firm-roots', 'starchy', 'greens', 'leaves');

/** Collective nouns of steps and the foods they cover; in the plural where only that is meant: 'greens', not 'until green'. */
const GROUPS: readonly (readonly [nouns: string, Is])[] = [
  ['meat mince protein joint cutlet roast steak burger', ofKind('meat')],
  ['protein fish fillet seafood shellfish', ofKind('fish')],
  ['poultry bird carcass', POULTRY],
  ['organ offal giblet innards liver heart kidney', cookedBy('offal', 'tough-offal', 'hearts', 'tripe')],
  ['bone wing neck drumstick thigh leg', cookedBy('bony', 'bones', 'thighs')],
  ['vegetable veg veggie greens root', VEGETABLES],
  [
    'potatoes spuds tubers root starch carb carbohydrate',
    cookedBy('starchy', 'roots', 'hard-roots', 'firm-roots'),
  ],
  [
    'grain cereal starch carb carbohydrate rice',
    cookedBy('grain', 'rice', 'porridge', 'polenta', 'soaked', 'pasta'),
  ],
  ['pulse bean legume lentil peas', cookedBy('beans', 'lentils', 'split')],
  ['pasta noodles spaghetti macaroni', cookedBy('pasta', 'noodles')],
  ['oat oatmeal porridge', cookedBy('porridge')],
  ['egg eggy yolk omelette', cookedBy('egg')],
  ['flour dough batter', cookedBy('flour', 'porridge', 'thickener')],
];

/** Names of one plant on the two sides of the Atlantic. */
const SAME = new Map([
  ['corn', 'sweetcorn'],
  ['eggplant', 'aubergine'],
  ['rutabaga', 'swede'],
  ['yuca', 'cassava'],
]);
const asSame = (word: string) => SAME.get(word) ?? word;

function namingWords(words: readonly string[]): string[] {
  return words
    .map(asSame)
    .filter(
      (word) => !/^\d/.test(word) && (!TRAILING_WORDS.has(word) || NAMING_CUTS.has(word)) && word.length > 2,
    );
}

/** Number of places where the words are adjacent: 'lamb kidney', not 'lamb and kidney'. */
function timesTogether(words: readonly string[], told: readonly string[]): number {
  return words.filter((_, at) => {
    const window = words.slice(at, at + told.length);
    return told.every((word) => window.includes(word));
  }).length;
}

/** The foods of a recipe by the names that steps may use; read once for all of its steps. */
export type CalledFoods = {
  count: number;
  names: readonly (readonly string[])[];
  byWord: ReadonlyMap<string, readonly number[]>;
  groups: readonly (readonly [nouns: readonly string[], foods: readonly number[]])[];
};

export function calledFoods(foods: readonly CookedFood[]): CalledFoods {
  const names = foods.map(({ words }) => namingWords(words));
  const byWord = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const word of new Set(name)) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  });
  const groups = GROUPS.map(
    ([nouns, is]) => [nouns.split(' '), foods.flatMap((food, index) => (is(food) ? [index] : []))] as const,
  );
  return { count: foods.length, names, byWord, groups };
}

/** Foods called by name; of 'chicken thigh' and 'chicken liver' the one with more matching words. */
function named(words: readonly string[], { names, byWord }: CalledFoods): Set<number> {
  const said = new Set(words);
  // Foods with the same name in the text are judged once.
  const alike = new Map<string, { own: readonly string[]; isWhole: boolean; foods: number[] }>();
  for (const index of new Set([...said].flatMap((word) => byWord.get(word) ?? []))) {
    const name = names[index] ?? [];
    const own = name.filter((word) => said.has(word));
    const isWhole = own.length === name.length;
    const key = `${own.join(' ')}${isWhole}`;
    const kept = alike.get(key) ?? { own, isWhole, foods: [] };
    kept.foods.push(index);
    alike.set(key, kept);
  }
  const calls = [...alike.values()];
  return new Set(
    calls.flatMap(({ own, isWhole, foods }) => {
      if (own.every((word) => WEAK.has(word))) return [];
      // 'the rabbit' is the line 'rabbit', not the rabbit's liver.
      const better = calls.filter(
        (other) =>
          (other.own.length > own.length || (other.own.length === own.length && other.isWhole && !isWhole)) &&
          own.every((word) => other.own.includes(word)),
      );
      // Foods with the same name each count.
      const taken = better.reduce(
        (sum, other) => sum + other.foods.length * timesTogether(words, other.own),
        0,
      );
      const isTaken = own.every((word) => words.filter((one) => one === word).length <= taken);
      return better.length > 0 && isTaken ? [] : foods;
    }),
  );
}

export type ActionKind = 'cook' | 'place' | 'prepare';

/** The foods a text refers to, by name or by group, as indices; `unnamed` are those no step has named yet. */
export function foodsOfText(
  text: string,
  foods: CalledFoods,
  kind: ActionKind,
  unnamed: ReadonlySet<number>,
): Set<number> {
  const words = text.split(BETWEEN).flatMap((part) => [...foodWords(plainFoodText(part)).map(asSame), '|']);
  const found = named(words, foods);
  // 'Put the meat back' is the meat that was taken out.
  const object = kind === 'place' && /\bback\b/i.test(text) ? '' : (text.split(OUTCOME)[0] ?? text);
  const said = new Set(wordsOf(object).flatMap((word) => [word, singular(word)]));
  for (const [nouns, group] of foods.groups) {
    // 'the mince' where a line is called mince is that line.
    if (group.length === 0 || !nouns.some((noun) => said.has(noun))) continue;
    if (group.some((index) => found.has(index))) continue;
    for (const index of group) found.add(index);
  }
  // 'Weigh out everything' uses no food.
  if (kind === 'prepare') return found;
  if (THE_REST.test(object)) for (const index of unnamed) found.add(index);
  else if (EVERYTHING.test(object) || (kind === 'cook' && THE_FOOD.test(object)))
    for (let index = 0; index < foods.count; index += 1) found.add(index);
  return found;
}

/** Whether a food must be cooked, may be eaten raw as a step describes, or needs nothing. */
export function cookingNeed({ cooking }: CookedFood): 'must' | 'may' | 'none' {
  return cooking === null ? 'none' : cookingMethod(cooking.method).need;
}

/** Cooking verbs in the forms that steps use; 'cooked' and 'boiling' are descriptions and so excluded. */
const COOKS =
  'cook|simmer|boil|parboil|par-boil|bake|roast|steam|fry|stir-fry|pan-fry|air-fry|air fry|deep-fry|sauté|saute|poach|braise|stew|sear|grill|griddle|broil|barbecue|pressure[- ]cook|slow[- ]cook|blanch|wilt|scramble|coddle|bubble|murmur|sweat|render|toast|char|dehydrate|casserole|pot-roast|hard-boil|soft-boil|oven-bake|oven-roast|reduce|blister|crisp';
/** 'brown' is a verb before a food and at its clause's head, not before rice, bread or lentils. */
const BROWNS = String.raw`(?:brown|colour|color)(?!\s+(?:rice|basmati|lentils?|bread|flour|sugar|pasta|eggs?|when|on|at|all|right|through|outside|and\b|\())`;
const CONTINUES = String.raw`(?:continue|keep|carry on|go on|finish|start|resume|while)\s+(?:\w+\s+)?(?:cooking|simmering|boiling|baking|roasting|frying|steaming)|(?:cooking|simmering|baking|roasting|frying|steaming) (?:for|time|until)`;
/** Heat without a cooking verb: appliances, and states that only heat produces. */
const HEATS = [
  String.raw`bring(?:s|ing)?\b[^.;]*?\bto (?:a |the )?(?:\w+ )?(?:boil|simmer|bubble)`,
  String.raw`(?:come|comes|return|returns|back) to (?:a |the )?(?:\w+ )?(?:boil|simmer)`,
  String.raw`(?:slow[- ]?cooker|crock[- ]?pot|pressure cooker|instant pot|air[- ]?fryer|steamer|rice cooker|microwave)\b`,
  String.raw`(?:in|into|to|over|under|with) (?:the |a |some |plenty of |enough )?(?:\w+ )?(?:boiling|simmering|just-boiled|hot) (?:\w+ )?(?:water|stock|broth|liquid|pot|pan|oil|casserole|rice|mixture|oven)`,
  String.raw`(?:pour|cover|top)\b[^.;]*?\bboiling (?:water|stock|broth)`,
  String.raw`(?:in|into|to) (?:the |a |an )?(?:\w+ )?oven`,
  String.raw`at (?:1[2-9]\d|2[0-5]\d) ?°`,
  String.raw`(?:reach|hit|pass|register|read|show|at|to|is|until)\w*\b[^.;]{0,40}?\b(?:6[3-9]|7\d|8[0-5]) ?°`,
  String.raw`(?<!that |what |which )(?:is|are|until|till|when|once|be|gets?|has|have|nearly|almost)\s+(?:\w+\s+){0,3}?(?:cooked|done|tender|opaque|no longer pink|not pink|piping hot|set|browned|wilted)`,
  String.raw`no (?:pink|wet egg|raw)\b|shows? no pink|flak(?:es|e) (?:easily|apart|with)|(?:until|till) (?:\w+ ){0,3}(?:flakes|melts|melted|soft|wilts|wilted|sets?|fork[- ]tender)`,
  String.raw`(?:on|over) (?:a |the )?(?:\w+ )?(?:low|medium|moderate|high|gentle|lowest|medium-high|medium-low)(?:[- ]\w+)? (?:heat|flame)`,
];
const PLACES =
  'warm|put|place|add|tip|pour|stir|mix|fold|combine|toss|layer|lay|transfer|return|drop|spread|cover|arrange|pack|fill|stuff|roll|shape|form|press|spoon|crack|beat|whisk|scatter|sprinkle|work|knead|blend|mash|puree|purée|process|blitz|crumble|throw in|slip|slide|tuck|push|break|nestle|include|use|trail|trickle|drizzle|dust|whip|rain|thread|pipe|spin|set';
const PREPARES =
  'dice|chop|cut|slice|peel|rinse|wash|weigh|measure|grate|shred|trim|drain|debone|thaw|defrost|soak|discard|throw away|leave|let|cool|serve|divide|portion|store|keep|refrigerate|chill|freeze|feed|give|reserve|preheat|pre-heat|heat the oven|heat oven|turn off|take|remove|lift|line|grease|check|season|offer|strain|pick|pound|crush|grind|scoop|garnish|reheat|allow';

/** A verb of a sentence with what follows it, up to the next verb. */
export type KitchenAction = { kind: ActionKind; verb: string; rest: string };

const AFTER_NOT =
  /(?:\b(?:not|never|don['’]?t|without|no need to|avoid|rather than|instead of|before|after|stop|over|ready to|how to|you|i|we|pre)(?:\s*-)?\s*|\bthe\s+|\ba\s+)$/i;
/** Characters before a verb that may deny it. */
const LOOK_BACK = 30;
const VERB_ONLY = new RegExp(`^(?:${COOKS}|brown|colour|color)(?:s|es)?$`, 'i');
const PATTERN = new RegExp(
  `(?<cook>\\b(?:${[...HEATS, CONTINUES].join('|')})|\\b(?:${COOKS}|${BROWNS})(?:s|es)?\\b)|(?<place>\\b(?:${PLACES})(?:s|es)?\\b)|(?<prepare>\\b(?:${PREPARES})(?:s|es)?\\b)`,
  'giu',
);
/** Water, oil and ovens that are heated are not food being cooked. */
const INERT =
  /^(?:\s+(?:the|a|an|some|more|up|of|large|big|medium|small|wide|deep|pot|pan|saucepan|kettle|full|half|litres?|cups?|ml|\d+)\b)*\s+(?:\d+\s*)?(?:water|kettle|oven|grill|oil|pan|pot|steamer)\b(?! (?:with|and))/i;

/** Whether a heated thing is water or the oven alone. */
export function isInert(action: KitchenAction): boolean {
  return (
    INERT.test(action.rest) || /^bring\b[^.;]*\b(?:water|kettle|pan|pot)\b[^.;]*\bto\b/i.test(action.verb)
  );
}

/** Actions of a sentence in order; words before the first verb form a 'prepare' action. */
export function kitchenActions(sentence: string): KitchenAction[] {
  const actions: KitchenAction[] = [];
  let from = 0;
  let open: { kind: ActionKind; verb: string } = { kind: 'prepare', verb: '' };
  for (const match of sentence.matchAll(PATTERN)) {
    const { groups = {}, index } = match;
    const isCook = groups['cook'] !== undefined;
    if (
      isCook &&
      AFTER_NOT.test(sentence.slice(Math.max(0, index - LOOK_BACK), index)) &&
      VERB_ONLY.test(match[0])
    )
      continue;
    actions.push({ ...open, rest: sentence.slice(from, index) });
    open = { kind: isCook ? 'cook' : groups['place'] === undefined ? 'prepare' : 'place', verb: match[0] };
    from = index + match[0].length;
  }
  return [...actions, { ...open, rest: sentence.slice(from) }];
}
