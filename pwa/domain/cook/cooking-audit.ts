import { splitFoods } from '../ingredient-line/split-foods.ts';
import { type CookedFood, cookedFood } from './cooking-of.ts';
import { cookingNeed, foodsOfText } from './foods-of-words.ts';
import { isInert, type KitchenAction, kitchenActions } from './kitchen-verbs.ts';

/** A raw food that no step cooks. */
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
const HOT =
  /\b(?:hot|heat|flame|hob|stove|oven|bubbling|frying pan|skillet|wok)\b|\b(?:6[3-9]|7\d|8[0-5]) ?°/i;
const CLAUSES = /(?<=[.;!?])\s+|\n|,? (?:and )?then\b/;

/** Eggs set from the residual heat of the pot. */
const SETS_EGG = /\b(?:sets?|thicken\w*|binds?|curds?|threads|rags)\b/i;
const HOT_FOOD =
  /\b(?:hot|bubbling|boiling|simmering) (?:\w+ )?(?:juices?|broth|stock|water|mixture|rice|pot|pan|porridge|congee|stew|food|sauce|mash)\b/i;

type State = {
  cooked: Set<number>;
  inPot: Set<number>;
  named: Set<number>;
  raw: ReadonlySet<number>;
  isHot: boolean;
};

const addAll = (to: Set<number>, from: Iterable<number>) => {
  for (const each of from) to.add(each);
};

/** Cooks the foods the action names; if it names none, those named earlier in the step and the contents of the pot. */
function cook(action: KitchenAction, found: ReadonlySet<number>, ofStep: ReadonlySet<number>, state: State) {
  if (isInert(action)) return;
  state.isHot = true;
  addAll(state.cooked, found);
  if (found.size > 0 && (POURED.test(action.verb) || !OBJECTLESS.test(action.rest))) return;
  addAll(state.cooked, ofStep);
  addAll(state.cooked, state.inPot);
  // 'Poach the meatballs in the water': shapes and mixtures contain every food named before.
  if ([...ofStep].every((index) => !state.raw.has(index)))
    addAll(state.cooked, state.named.size > 0 ? state.named : state.raw);
}

function followStep(step: string, foods: readonly CookedFood[], state: State): void {
  const ofStep = new Set<number>();
  const handled = new Set<number>();
  for (const clause of step.split(CLAUSES)) {
    const unnamed = new Set([...foods.keys()].filter((index) => !state.named.has(index)));
    const isOff = NO_HEAT.test(clause);
    const isEggSet = (state.isHot && SETS_EGG.test(clause)) || HOT_FOOD.test(clause);
    if (HOT.test(clause) && !isOff) state.isHot = true;
    for (const action of kitchenActions(clause)) {
      const found = foodsOfText(`${action.verb} ${action.rest}`, foods, action.kind, unnamed);
      if (action.kind === 'cook') cook(action, found, ofStep, state);
      if (action.kind === 'place' && !isOff) addAll(state.inPot, found);
      if (action.kind === 'place' || action.verb === '') addAll(handled, found);
      addAll(ofStep, found);
      addAll(state.named, found);
    }
    if (isEggSet)
      addAll(
        state.cooked,
        [...ofStep].filter((index) => foods[index]?.cooking?.method === 'egg'),
      );
    // 'Follow with the liver. Five minutes later it is brown': the pot is hot, and time passes.
    if (isOff) state.isHot = false;
    else if (state.isHot && DONE.test(clause)) addAll(state.cooked, handled);
  }
}

function remarkWords(food: CookedFood): string {
  return cookingNeed(food) === 'must'
    ? `No step cooks the ${food.name}.`
    : `No step says how the ${food.name} goes in, cooked or raw.`;
}

/**
 * The raw foods of a recipe that no step cooks, in any usual wording ('simmer everything', 'roast the bird', 'add
 * them to the pan'). Foods eaten raw, cooked or tinned need none; vegetables have to be named; a food missing from
 * the cooking table gets no remark.
 * @param ingredients lines in free text
 * @param steps in their order
 */
export function auditCooking({
  ingredients,
  steps,
}: {
  ingredients: readonly string[];
  steps: readonly string[];
}): CookingRemark[] {
  // '1 lb ground beef, 1 cup rice' are two foods.
  const parts = ingredients.flatMap((line, index) => {
    const texts = splitFoods(line);
    return (texts.length > 1 ? texts : [line]).map((text) => ({ index, food: cookedFood(text) }));
  });
  const foods = parts.map(({ food }) => food);
  const raw = new Set(foods.flatMap((food, index) => (cookingNeed(food) === 'none' ? [] : [index])));
  const state: State = { cooked: new Set(), inPot: new Set(), named: new Set(), raw, isHot: false };
  for (const step of steps) followStep(step, foods, state);
  return parts.flatMap(({ index, food }, at) => {
    const need = cookingNeed(food);
    const isDone = need === 'none' || state.cooked.has(at) || (need === 'may' && state.named.has(at));
    return isDone ? [] : [{ index, food: food.name, words: remarkWords(food) }];
  });
}
