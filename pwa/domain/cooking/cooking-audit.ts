import { foodWords, plainFoodText } from '../ingredient-line/food-words.ts';
import { splitFoods } from '../ingredient-line/split-foods.ts';
import { type CookedFood, cookedFood } from './cooking-of.ts';
import { cookingRow } from './cooking-rows.ts';
import {
  type CalledFoods,
  calledFoods,
  cookingNeed,
  foodsOfText,
  isInert,
  type KitchenAction,
  kitchenActions,
} from './step-words.ts';

/**
 * cooked: a step cooks it, by its name or with the pot that it is in; raw: no step does; unclear: a step cooks
 * something that may be it, or it is added to something hot. A food that needs no cooking is cooked only if a step does.
 */
type Doneness = 'cooked' | 'raw' | 'unclear';

/** A food of a line; a line of several foods is several of them. */
export type PreparedFood = {
  /** Index of its line among the ingredients. */
  index: number;
  /** The part of the line that describes it. */
  text: string;
  food: CookedFood;
  doneness: Doneness;
  /** A food that may be eaten raw, such as a carrot, and that a step names, whether or not it cooks it. */
  isEatenRaw: boolean;
};

/** A raw food that no step certainly cooks. */
export type CookingRemark = {
  /** Index of its line among the ingredients. */
  index: number;
  /** The food in the writer's words. */
  food: string;
  /** For the reader: 'No step cooks the chicken wings.' */
  words: string;
};

/** A verb followed by a pronoun or nothing refers to the pot's contents. */
const OBJECTLESS =
  /^\s*(?:$|[,.;:(]|\d|(?:for|until|till|on|over|at|in|under|about|gently|slowly|covered|uncovered|together|it|them|this|these|those|the mixture|with|very|again|another|through|and|or|as|while|to|off|up|down|by|approximately|around|briefly|well|both|each|all|everything|low|high)\b)/i;
/** 'Pour boiling water over the couscous' cooks that alone. */
const POURED = /^(?:pour|cover|top)/i;
/** A time or a temperature that implies cooking. */
const DONE =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|few|last|final|couple)\b[^.;]{0,20}?\b(?:minutes?|mins?|hours?|hrs?)\b|\b(?:last|final)\s+\d+\b|(?:6[3-9]|7\d|8[0-5]) ?°|\b(?:sets?|solid|binds?|thickens?|threads)\b/i;
const NO_HEAT =
  /\b(?:cool|rest|chill|soak|stand|freez|fridge|refrigerat|marinat|swell|thaw|defrost|lukewarm|blood heat|off the (?:heat|hob|flame)|from the (?:heat|hob))/i;
const OFF_HEAT = /\b(?:off|from) the (?:heat|hob|flame|stove)\b|\b(?:cooled|cooling|lukewarm)\b/i;
const HOT =
  /\b(?:hot|heat|flame|hob|stove|oven|bubbling|frying pan|skillet|wok)\b|\b(?:6[3-9]|7\d|8[0-5]) ?°/i;
const CLAUSES = /(?<=[.;!?])\s+|\n\s*|,? (?:and )?then\b/;

/** Eggs set from the residual heat of the pot. */
const SETS_EGG = /\b(?:sets?|thicken\w*|binds?|curds?|threads|rags)\b/i;
const HOT_FOOD =
  /\b(?:hot|bubbling|boiling|simmering) (?:\w+ )?(?:juices?|broth|stock|water|mixture|rice|pot|pan|porridge|congee|stew|food|sauce|mash)\b/i;

/** Heat that leaves the middle raw: 'keep it rare', 'medium-rare', 'still pink inside'. */
const RARE =
  /(?<!\b(?:no|not|nothing|never|without|until)\b[^.;]{0,30})(?:\b(?:rare(?! (?:treat|occasion))|underdone|undercooked|half[- ]cooked|(?:raw|blue) (?:inside|in the))\b|\b(?:keep|leav|still|stay|remain)\w* (?:\w+ ){0,3}pink\b(?! salmon))/i;

/** 'Serve within 20 minutes': a time that cooks nothing; 'keep stirring for 4 minutes' does. */
const NOT_COOKING =
  /^(?:serve|feed|give|offer|keep(?!\s+\w+ing)|store|divide|portion|weigh|measure|rinse|wash|pre-?heat)/i;
/** Puts a food beside another as a placing verb does: 'soak the oats in the egg'. */
const PUTS_IN = /^(?:soak|divide|portion|pound|crush|grind|scoop|season)/i;
/** 'Set the fish aside' puts it nowhere. */
const ASIDE = /\b(?:aside|to one side)\b/i;
/** Made of the foods of the list. */
const SHAPE =
  /\b(?:(?:meat)?balls?|burgers?|patt(?:y|ies)|loa(?:f|ves)|sausages?|cakes?|dumplings?|biscuits?|muffins?|pies?|stew|soup|broth|gravy|sauce|omelette|bread|dough|batter|porridge)\b/i;
const IT = /^\s*(?:it|them|these|those|this|all|both)\b/i;
/** 'until soft' after these does not mean heat: 'mash until soft'. */
const OUTCOME = /^(?:until|till|when|once|is|are|be)\b/i;
const BY_HAND =
  /^(?:mash|blend|puree|purée|process|blitz|knead|work|beat|whisk|crush|grind|drain|soak|thaw)/i;

type State = {
  foods: readonly CookedFood[];
  called: CalledFoods;
  cooked: Set<number>;
  /** A step cooks what may be it. */
  perhaps: Set<number>;
  /** A step cooks what no line lists. */
  cooksOther: boolean;
  /** A step cooks before any food is named. */
  cooksAll: boolean;
  /** Placed where it may be cooked. */
  inPot: Set<number>;
  /** Put together with others, hot or cold. */
  mixed: Set<number>;
  named: Set<number>;
  /** Foods of the last step that named any. */
  last: ReadonlySet<number>;
  raw: ReadonlySet<number>;
  isHot: boolean;
};

const addAll = (to: Set<number>, from: Iterable<number>) => {
  for (const each of from) to.add(each);
};

/** 'Cook the pasta' of a list without pasta: a food of its own, not the contents of the pot. */
function isOtherFood({ rest }: KitchenAction): boolean {
  const object = rest.split(/[,;:(]|\b(?:and|or|with|in|to|into|until|till|for|on|at)\b/i)[0] ?? '';
  return !SHAPE.test(object) && cookingRow(foodWords(plainFoodText(object))) !== undefined;
}

/** Cooks the foods the action names; if it names none, those named earlier in the step and the contents of the pot. */
function cook(action: KitchenAction, found: ReadonlySet<number>, ofStep: ReadonlySet<number>, state: State) {
  if (isInert(action)) return;
  state.isHot = true;
  addAll(state.cooked, found);
  const isObjectless = OBJECTLESS.test(action.rest);
  if (found.size > 0 && (POURED.test(action.verb) || !isObjectless)) return;
  const meant = [...ofStep, ...state.inPot];
  if (!isObjectless && isOtherFood(action)) {
    state.cooksOther = true;
    addAll(state.perhaps, meant);
    return;
  }
  addAll(state.cooked, meant);
  if ([...ofStep, ...found].some((index) => state.raw.has(index))) return;
  // 'Poach the meatballs in the water': shapes and mixtures contain every food put into them before.
  addAll(state.cooked, state.mixed);
  const isPotEmpty = [...meant, ...state.mixed].every((index) => !state.raw.has(index));
  addAll(isPotEmpty ? state.cooked : state.perhaps, state.named);
  state.cooksAll ||= state.named.size === 0;
}

/** Marks the last cooked foods, or the whole pot if the step names none, as possibly raw inside. */
function leaveRare(named: ReadonlySet<number>, state: State) {
  const rare = named.size > 0 ? named : state.raw;
  for (const index of rare) state.cooked.delete(index);
  addAll(state.perhaps, rare);
  state.cooksAll &&= named.size > 0;
}

function followStep(step: string, state: State): void {
  const { foods, called } = state;
  const ofStep = new Set<number>();
  const handled = new Set<number>();
  let lately: ReadonlySet<number> = ofStep;
  for (const clause of step.split(CLAUSES)) {
    const unnamed = new Set([...foods.keys()].filter((index) => !state.named.has(index)));
    const isOff = NO_HEAT.test(clause);
    const isSetting = state.isHot && SETS_EGG.test(clause);
    const isIntoHot = HOT_FOOD.test(clause);
    // Nobody knows how hot the rice still is.
    const isOnlyWarmed = isIntoHot && !isSetting && OFF_HEAT.test(clause);
    if (HOT.test(clause) && !isOff) state.isHot = true;
    let before = '';
    for (const action of kitchenActions(clause)) {
      const text = `${action.verb} ${action.rest}`;
      const isAside = ASIDE.test(action.rest);
      const found = foodsOfText(text, called, action.kind, unnamed);
      if (action.kind === 'place' && IT.test(action.rest) && !isAside)
        addAll(found, ofStep.size > 0 ? ofStep : state.last);
      const isByHand = OUTCOME.test(action.verb) && BY_HAND.test(before);
      if (action.kind === 'cook' && !isByHand && !isOnlyWarmed) cook(action, found, ofStep, state);
      const isPut = action.kind === 'place' && !isAside;
      if (isPut && !isOff) addAll(state.inPot, found);
      if (isPut || action.verb === '') addAll(handled, found);
      if (isPut || action.verb === '' || PUTS_IN.test(action.verb)) addAll(state.mixed, found);
      addAll(state.named, found);
      // 'Dice the herring and set it aside.'
      if (isAside) for (const index of found.size > 0 ? found : lately) ofStep.delete(index);
      else addAll(ofStep, found);
      if (found.size > 0) lately = found;
      // 'Follow with the liver. Five minutes later it is brown': the pot is hot, and time passes.
      const isTimed = action.kind !== 'cook' && !isOff && !NOT_COOKING.test(text) && DONE.test(text);
      if (state.isHot && isTimed) addAll(state.cooked, handled);
      before = action.verb;
    }
    if (isOnlyWarmed) addAll(state.perhaps, ofStep);
    else if (isSetting || isIntoHot)
      addAll(
        state.cooked,
        [...ofStep].filter((index) => foods[index]?.cooking?.method === 'egg'),
      );
    if (RARE.test(clause)) leaveRare(lately, state);
    if (isOff) state.isHot = false;
  }
  if (ofStep.size > 0) state.last = ofStep;
}

function donenessOf(at: number, { cooked, perhaps, named, mixed, cooksAll, cooksOther }: State): Doneness {
  const isUnnamed = !named.has(at);
  if (cooked.has(at) || (cooksAll && !mixed.has(at))) return 'cooked';
  return perhaps.has(at) || (cooksOther && isUnnamed) ? 'unclear' : 'raw';
}

/**
 * Whether each food of a recipe is cooked by a step, in any usual wording ('simmer everything', 'roast the bird', 'add
 * them to the pan').
 * @param ingredients lines in free text
 * @param steps in their order
 */
export function preparedFoods({
  ingredients,
  steps,
}: {
  ingredients: readonly string[];
  steps: readonly string[];
}): PreparedFood[] {
  // '1 lb ground beef, 1 cup rice' are two foods.
  const parts = ingredients.flatMap((line, index) => {
    const texts = splitFoods(line);
    return (texts.length > 1 ? texts : [line]).map((text) => ({ index, text, food: cookedFood(text) }));
  });
  const foods = parts.map(({ food }) => food);
  const raw = new Set(foods.flatMap((food, at) => (cookingNeed(food) === 'none' ? [] : [at])));
  const state: State = {
    foods,
    called: calledFoods(foods),
    cooked: new Set(),
    perhaps: new Set(),
    cooksOther: false,
    cooksAll: false,
    inPot: new Set(),
    mixed: new Set(),
    named: new Set(),
    last: new Set(),
    raw,
    isHot: false,
  };
  for (const step of steps) followStep(step, state);
  return parts.map((part, at) => {
    const isEatenRaw = cookingNeed(part.food) === 'may' && state.named.has(at);
    return { ...part, doneness: donenessOf(at, state), isEatenRaw };
  });
}

function remarkWords({ food, doneness }: PreparedFood): string {
  if (doneness === 'unclear') return `Do the steps cook the ${food.name}? None says so plainly.`;
  return cookingNeed(food) === 'must'
    ? `No step cooks the ${food.name}.`
    : `No step says how the ${food.name} goes in, cooked or raw.`;
}

/**
 * The raw foods of a recipe that no step certainly cooks. Foods eaten raw, cooked or tinned need none; vegetables have to
 * be named; a food missing from the cooking table gets no remark.
 */
export function auditCooking(recipe: {
  ingredients: readonly string[];
  steps: readonly string[];
}): CookingRemark[] {
  return preparedFoods(recipe).flatMap((prepared) => {
    const { index, food, doneness, isEatenRaw } = prepared;
    const isDone = cookingNeed(food) === 'none' || doneness === 'cooked' || isEatenRaw;
    return isDone ? [] : [{ index, food: food.name, words: remarkWords(prepared) }];
  });
}
