import { INGREDIENT_DETAILS, ingredientDetails } from '../reference/ingredient-details.ts';
import type { FoodName } from './food-index.ts';

/** Pairs that the ids do not reveal, and some that come before those found by id: raw or dry, then cooked. */
const OWN_PAIRS: readonly (readonly [raw: string, cooked: string])[] = [
  ['egg', 'egg-boiled'],
  ['oats', 'oatmeal-cooked'],
  ['beef-mince-10', 'beef-mince-cooked'],
  ['potato-raw', 'potato-cooked'],
  ['prawns-raw', 'prawns-cooked'],
];
/** Raw rows that share the cooked row of another pair. */
const ALSO_COOKED: readonly (readonly [raw: string, cooked: string])[] = [
  ['lentils-red-dry', 'lentils-cooked'],
];
const COOKED_ID = /^(.+)-(?:cooked|roast|stewed)$/;

/** Pairs of rows by their ids: 'lentils-dry' and 'lentils-cooked', 'carrot' and 'carrot-cooked'. */
function statesOf() {
  const named = INGREDIENT_DETAILS.flatMap(({ id, state }) => {
    const stem = state === 'cooked' ? COOKED_ID.exec(id)?.[1] : undefined;
    const raw = [stem, `${stem}-dry`, `${stem}-raw`].find(
      (one) => one !== undefined && ingredientDetails(one)?.state === 'raw',
    );
    return raw === undefined ? [] : [[raw, id] as const];
  });
  // In a Map the last entry of a key wins.
  const pairs = [...OWN_PAIRS, ...named, ...ALSO_COOKED].toReversed();
  return { cookedOf: new Map(pairs), rawOf: new Map(pairs.map(([raw, cooked]) => [cooked, raw])) };
}

const STATES = statesOf();

/** The cooked row of a raw or dry food; undefined if the tables have none. */
export function cookedOf(id: string): string | undefined {
  return STATES.cookedOf.get(id);
}

/** The raw or dry row of a cooked food; undefined if the tables have none. */
export function rawOf(id: string): string | undefined {
  return STATES.rawOf.get(id);
}

/** Ways of cooking after which it is still the same food of the table. */
export const COOKING =
  'cooked boiled steamed poached baked roasted roast grilled browned braised stewed simmered wilted sauteed fried'.split(
    ' ',
  );
const COOKED = new Set([...COOKING, 'mashed']);
const DRY = new Set(['dry', 'uncooked', 'raw']);
/** Categories of foods that are mostly weighed raw. */
export const WEIGHED_RAW = new Set(['meat', 'organ', 'fish']);
/** Pulses of the base table; later ones are in the grains aisle. */
const PULSES = new Set(['lentils-cooked', 'chickpeas-cooked']);
/** Powders of the table whose plain name means the dried plant. */
const DRIED_ALREADY = new Set(['turmeric', 'cinnamon', 'gelatin', 'carob-flour']);

const THAWED = new Set(['thawed', 'defrosted', 'raw', 'uncooked']);

/** Whether a food is a grain or a pulse, sold dry and cooked in water. */
export function isSoldDry(id: string): boolean {
  const details = ingredientDetails(id);
  const isFurtherPulse = details?.category === 'other' && details.aisle === 'grains';
  return details?.category === 'grain' || PULSES.has(id) || isFurtherPulse;
}

type State = 'cooked' | 'dry' | null;

/**
 * Words after the name without those that only say what happens after weighing: 'dry rice, cooked' is weighed dry,
 * 'cooked chickpeas, from dry' cooked.
 */
export function whenWeighed(main: readonly string[], extra: readonly string[]): string[] {
  const state = stateOf(main) ?? stateOf(extra);
  const later = state === 'dry' ? COOKED : DRY;
  return extra.filter((word) => state === null || !later.has(word));
}

function stateOf(words: readonly string[]): State {
  if (words.some((word) => DRY.has(word))) return 'dry';
  return words.some((word) => COOKED.has(word)) ? 'cooked' : null;
}

/**
 * Id of the food in the state that the words state. Every word before the comma counts; after it, a way of cooking
 * meat, organs or fish ('beef mince, browned') happens after weighing raw, so only 'cooked' counts. Null if
 * no row fits: a dry grain or pulse that the table has only cooked, whose weight would be off by a factor of three, tinned
 * meat or fish, or a moist food dried. Meat and fish that the
 * table has only raw stay raw, which understates the nutrients of 100 g cooked.
 */
export function inState(
  name: FoodName,
  { main, extra }: { main: readonly string[]; extra: readonly string[] },
): string | null {
  const details = ingredientDetails(name.id);
  if (details === undefined) return name.id;
  const says = (word: string) => main.includes(word) && !name.words.includes(word);
  if (
    (says('tinned') || extra.includes('tinned')) &&
    WEIGHED_RAW.has(details.category) &&
    details.state === 'raw'
  )
    return null;
  if (stateOf(name.words) !== null) return name.id;
  const isGrain = isSoldDry(name.id);

  // 'spinach, washed and dried' is wet leaves.
  const isDried =
    says('dry') || (extra.includes('dry') && !extra.some((word) => word === 'washed' || word === 'rinsed'));
  const isMoist = details.state === 'raw' || /^(?:cooked|tinned)/.test(details.form);
  if (isDried && isMoist && !isGrain) {
    const isDry = ['seed', 'supplement'].includes(details.category) || DRIED_ALREADY.has(name.id);
    return isDry ? name.id : null;
  }
  // 'frozen peas, thawed and mashed' are still raw.
  const isThawed = extra.some((word) => THAWED.has(word));
  const afterwards = WEIGHED_RAW.has(details.category)
    ? extra.filter((word) => word === 'cooked' || word === 'raw')
    : extra.filter((word) => (word !== 'dry' || isGrain) && (word !== 'mashed' || !isThawed));
  // Only raw rice is rinsed, and only dry beans or couscous are soaked.
  const isTinned = main.includes('tinned') || extra.includes('tinned');
  const isSoaked = extra.includes('soaked') || (extra.includes('rinsed') && !extra.includes('drained'));
  const isRinsed = isGrain && !isTinned && isSoaked;
  if (isRinsed && stateOf(main) === null) return rawOf(name.id) ?? name.id;
  const state = stateOf(main) ?? (says('tinned') ? 'cooked' : stateOf(afterwards));
  if (state === 'cooked') return cookedOf(name.id) ?? name.id;
  if (state === 'dry' && details.state === 'cooked') return rawOf(name.id) ?? (isGrain ? null : name.id);
  return name.id;
}
