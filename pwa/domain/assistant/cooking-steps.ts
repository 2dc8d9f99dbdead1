import { joinedNames, nameLists, pronounOf } from '../cook/joined-names.ts';
import { cookingGroups, type KnownFood, methodStep } from '../cook/method-steps.ts';
import { type CookingMethodId, cookingMethod } from '../cooking/cooking-methods.ts';
import type { CookedFood } from '../cooking/cooking-of.ts';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from '../recipe/storage-words.ts';
import { STEP_MAX, SUBMITTED_STEPS_MAX } from '../submission/submission.ts';
import { counted } from '../text/sentence-parts.ts';

const SOAKED: ReadonlySet<string> = new Set(['beans', 'beans-hard']);

/**
 * Cooking steps: beans soaked first, then the longest cooking, in one pot except for foods boiled and drained.
 * @param liquid names of the water or broth of the list; empty for none
 */
function potSteps(foods: readonly KnownFood[], liquid: string): string[] {
  const groups = cookingGroups(foods);
  const soaked = groups
    .filter(({ method }) => SOAKED.has(method))
    .flatMap((group) => group.foods.map(({ name }) => name));
  let isEmpty = true;
  const steps = groups.map((group) => {
    const step = methodStep(group, { isEmpty, liquid });
    if (group.place !== 'own') isEmpty = false;
    return step;
  });
  const soaking = `Cover the ${joinedNames(soaked)} with plenty of cold water and leave to soak overnight. Drain and rinse ${pronounOf(soaked)}.`;
  return [...(soaked.length > 0 ? [soaking] : []), ...steps];
}

/** Uses the list's water or broth to loosen the food when no pot takes it. */
function looseningSteps(foods: readonly KnownFood[], liquid: string): string[] {
  const hasPot = cookingGroups(foods).some(({ place }) => place !== 'own');
  return hasPot || liquid === '' ? [] : [`Loosen the food with as much of the ${liquid} as you like.`];
}

/** 'Cook the moonbeans: say how and for how long.': left to the cook rather than guessed. */
function unknownSteps(foods: readonly CookedFood[]): string[] {
  return nameLists(foods).map((names) => `Cook the ${names}: say how and for how long.`);
}

/** Ready-cooked food is warmed and boned. */
function readySteps(foods: readonly KnownFood[]): string[] {
  const withBone = foods.filter(({ cooking }) => cooking.bone !== 'never');
  const plain = foods.filter(({ cooking }) => cooking.bone === 'never');
  return [
    ...nameLists(withBone).map(
      (names) => `Pull the ${names} apart, take out and throw away any bone, and stir in what is left.`,
    ),
    ...nameLists(plain).map(
      (names) => `Fold in the ${names}, drained and chopped or mashed as needed, and warm through.`,
    ),
  ];
}

/** Merges adjacent steps, shortest pair first, until they fit the limit of a recipe. */
function fitted(steps: readonly string[]): string[] {
  const fit = [...steps];
  while (fit.length > SUBMITTED_STEPS_MAX) {
    const lengths = fit.slice(1).map((step, index) => step.length + (fit[index]?.length ?? 0) + 1);
    const shortest = Math.min(...lengths);
    if (shortest > STEP_MAX) break;
    const at = lengths.indexOf(shortest);
    fit.splice(at, 2, `${fit[at]} ${fit[at + 1]}`);
  }
  return fit;
}

/**
 * Steps for foods in kitchen order: longest cooking first, foods of the same treatment together, each with the time
 * and temperature of the cooking table, bones removed; then heat-sensitive foods; then portions. Every food is named;
 * one missing from the table gets a sentence to fill in and no time.
 * @param title distinguishes biscuits from a bowl
 */
export function cookingSteps(foods: readonly CookedFood[], title = ''): string[] {
  const known = foods.filter((food): food is KnownFood => food.cooking !== null);
  const unknown = foods.filter(({ cooking }) => cooking === null);
  const isLiquid = ({ cooking }: KnownFood) => cooking.method === 'liquid';
  const liquid = joinedNames(known.filter(isLiquid).map(({ name }) => name));
  const isBaked = isDough(known, title);
  const dough = isBaked ? known.filter(isForDough) : [];
  const bowl = known.filter((food) => !dough.includes(food) && !isLiquid(food));
  const cooking = [
    ...potSteps(bowl, isBaked ? '' : liquid),
    ...unknownSteps(unknown),
    ...readySteps(bowl.filter(({ cooking: { method } }) => method === 'ready')),
    ...looseningSteps(bowl, isBaked ? '' : liquid),
  ];
  return fitted([
    'Weigh out everything first.',
    ...cooking,
    ...(isBaked ? doughSteps(dough, cooking.length > 0, liquid) : coolingSteps(bowl)),
    ...lateSteps(bowl),
    portionStep(known),
  ]);
}

const BAKED = /\b(?:biscuits?|cookies?|treats?|crackers?|bites|coins|muffins?|cakes?|pupcakes?)\b/i;
const DRY: ReadonlySet<CookingMethodId> = new Set(['flour', 'porridge', 'polenta', 'thickener']);
/** Added to the dough raw, grated or minced; baked with it. */
const WET: ReadonlySet<CookingMethodId> = new Set([
  'egg',
  'dairy',
  'ready',
  'raw',
  'stoned',
  'sprinkled',
  'oil',
  'mince',
  'offal',
  'leaves',
  'greens',
  'supplement',
]);

/** Stirred in with the flour, never cut. */
const STIRRED: ReadonlySet<CookingMethodId> = new Set(['dairy', 'sprinkled', 'oil', 'supplement']);
const FRUIT: ReadonlySet<CookingMethodId> = new Set(['raw', 'stoned']);

/** Whether these foods make a dough for the oven rather than a bowl. */
function isDough(foods: readonly KnownFood[], title: string): boolean {
  const hasDry = foods.some(({ cooking }) => DRY.has(cooking.method));
  const hasFlour = foods.some(({ cooking }) => cooking.method === 'flour');
  const isMeal = foods.some(
    ({ cooking: { kind, method } }) => (kind === 'meat' || kind === 'fish') && method !== 'ready',
  );
  return hasDry && (BAKED.test(title) || (hasFlour && !isMeal));
}

/** Whether a food goes into the dough uncooked; the others are cooked first. */
function isForDough({ cooking }: KnownFood): boolean {
  return (
    (DRY.has(cooking.method) || WET.has(cooking.method)) &&
    (cooking.method !== 'ready' || cooking.bone === 'never')
  );
}

/**
 * Steps to roll, cut and bake a dough.
 * @param hasCooked whether foods cooked beforehand are added
 * @param liquid the water or broth of the list; empty for none
 */
function doughSteps(foods: readonly KnownFood[], hasCooked: boolean, liquid: string): string[] {
  const isDry = ({ cooking }: KnownFood) => DRY.has(cooking.method);
  const isStirred = ({ cooking }: KnownFood) => STIRRED.has(cooking.method);
  const dry = nameLists([...foods.filter(isDry), ...foods.filter(isStirred)]);
  const cut = foods.filter((food) => !isDry(food) && !isStirred(food));
  const wet = nameLists(cut);
  const cores = cut.some(({ cooking }) => FRUIT.has(cooking.method)) ? ', without stones or cores' : '';
  const water = liquid === '' ? 'as much plain water' : `as much of the ${liquid}`;
  return [
    'Heat the oven to 180 °C (350 °F) and line a tray with baking paper.',
    ...wet.map((names) => `Chop, grate, mash or beat the ${names} until fine${cores}.`),
    `Mix ${wet.length > 0 || hasCooked ? 'everything' : 'the dry foods'} with ${dry.map((names) => `the ${names}`).join(', ')} and ${water} as makes a firm dough.`,
    'Roll or press the dough out 1 cm (3/8 in) thick and cut it into small pieces.',
    'Bake everything for 20 to 25 minutes, until the pieces are dry outside and cooked through: 74 °C (165 °F) in the middle.',
    'Leave them on the tray until they are quite cool.',
  ];
}

const SALT_ALONE = /^(?:[a-z]+ )?salt$/;

const TEXTS: readonly (readonly [CookingMethodId, (names: string) => string])[] = [
  [
    'dissolved',
    (names) =>
      `Sprinkle the ${names} over a cup of hot water, stir until dissolved, and stir that into the food.`,
  ],
  ['dairy', (names) => `Stir in the ${names}.`],
  ['stoned', (names) => `Halve the ${names}, throw away the stones, chop the flesh finely and stir it in.`],
  ['raw', (names) => `Wash the ${names}, cut out any core or tough skin, chop finely and stir in.`],
  ['sprinkled', (names) => `Stir in the ${names}, ground or finely chopped.`],
  ['oil', (names) => `Stir in the ${names} once the food is below 40 °C (105 °F).`],
  [
    'supplement',
    (names) =>
      `${
        SALT_ALONE.test(names)
          ? `Stir the ${names}`
          : `Crush tablets, open capsules and measure powders level. Stir the supplements (${names})`
      } into a cupful of the cooled food first, then into all of it for a full minute, so that every portion gets its share.`,
  ],
];

/** Steps for heat-sensitive or ready foods, added after cooling. */
function lateSteps(foods: readonly KnownFood[]): string[] {
  return TEXTS.flatMap(([method, text]) =>
    nameLists(foods.filter(({ cooking }) => cooking.method === method)).map(text),
  );
}

/** 'Take the pot off the heat …', if anything is hot. */
function coolingSteps(foods: readonly KnownFood[]): string[] {
  const methods = foods.map(({ cooking }) => cookingMethod(cooking.method));
  const cooked = methods.filter(({ need }) => need !== 'none');
  const isHot = cooked.length > 0 || methods.some(({ place }) => place === 'ready');
  const isApart = cooked.length > 1 && cooked.some(({ place }) => place === 'own');
  const mixed = isApart ? ', stir in what was boiled apart,' : '';
  return isHot
    ? [`Take the pot off the heat${mixed} and let the food cool until it is no more than lukewarm.`]
    : [];
}

/** The last step: portions and their storage life. */
function portionStep(foods: readonly KnownFood[]): string {
  const hasFish = foods.some(({ cooking }) => cooking.kind === 'fish');
  const days = hasFish ? FISH_REFRIGERATOR_DAYS : USUAL_REFRIGERATOR_DAYS;
  // The words do not say which fish is oily, so every fish gets the shorter time.
  const months = hasFish ? OILY_FISH_FREEZER_MONTHS : USUAL_FREEZER_MONTHS;
  return `Divide into portions. Keep them in the refrigerator for up to ${counted(days, 'day')} or in the freezer for up to ${counted(months, 'month')}, and change to a new food over 7-10 days.`;
}
