import { nameLists } from '../cook/joined-names.ts';
import type { KnownFood } from '../cook/method-steps.ts';
import type { CookingMethodId } from '../cooking/cooking-methods.ts';

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
export function isDough(foods: readonly KnownFood[], title: string): boolean {
  const hasDry = foods.some(({ cooking }) => DRY.has(cooking.method));
  const hasFlour = foods.some(({ cooking }) => cooking.method === 'flour');
  const isMeal = foods.some(
    ({ cooking: { kind, method } }) => (kind === 'meat' || kind === 'fish') && method !== 'ready',
  );
  return hasDry && (BAKED.test(title) || (hasFlour && !isMeal));
}

/** Whether a food goes into the dough uncooked; the others are cooked first. */
export function isForDough({ cooking }: KnownFood): boolean {
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
export function doughSteps(foods: readonly KnownFood[], hasCooked: boolean, liquid: string): string[] {
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
