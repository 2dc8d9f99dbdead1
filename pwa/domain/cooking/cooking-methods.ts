/**
 * Where a food goes: its own pot or the oven ('own'), into the common pot or on top of it, in to warm through
 * ('ready'), into the warm or the cooled food; or it is the pot's liquid, or a supplement.
 */
export type CookingPlace = 'own' | 'pot' | 'top' | 'ready' | 'warm' | 'cool' | 'liquid' | 'supplement';

/** Whether a food must be cooked: always, unless a step states another way to eat it, or never. */
type CookingNeed = 'must' | 'may' | 'none';

type CookingMethod = {
  place: CookingPlace;
  need: CookingNeed;
  /** At a simmer unless its sentence in `METHOD_TEXTS` says otherwise; null for uncooked food. */
  minutes: readonly [low: number, high: number] | null;
};

const own = (low: number, high: number): CookingMethod => ({
  place: 'own',
  need: 'must',
  minutes: [low, high],
});
const pot = (low: number, high: number, need: CookingNeed = 'must'): CookingMethod => ({
  place: 'pot',
  need,
  minutes: [low, high],
});
const uncooked = (place: CookingPlace): CookingMethod => ({ place, need: 'none', minutes: null });

/**
 * The ways in which foods are cooked here, with their minutes. Times are those of packets and of British and American
 * cookery books for pieces of 2 cm; dry beans by the FSA (soaked, boiled hard for ten minutes in fresh water).
 */
export const COOKING_METHODS = {
  'beans-hard': own(120, 180),
  beans: own(60, 90),
  'split-peas': own(40, 50),
  lentils: own(25, 30),
  'lentils-red': own(15, 20),
  'grain-60': own(50, 60),
  'grain-45': own(40, 45),
  'grain-35': own(30, 35),
  'grain-20': own(15, 20),
  rice: own(12, 15),
  pasta: own(10, 12),
  noodles: own(5, 8),
  porridge: own(6, 8),
  polenta: own(15, 20),
  soaked: own(10, 12),
  thickener: pot(5, 8),
  bones: pot(120, 180),
  'roast-bird': own(150, 210),
  'whole-bird': pot(75, 90),
  'braise-3h': pot(150, 180),
  braise: pot(90, 120),
  joint: pot(75, 90),
  tripe: pot(60, 90),
  'bony-pieces': pot(40, 45),
  'tough-offal': pot(45, 60),
  'game-pieces': pot(45, 60),
  thighs: pot(25, 30),
  sausages: pot(20, 25),
  pieces: pot(15, 20),
  hearts: pot(15, 20),
  'tender-pieces': pot(12, 15),
  mince: pot(10, 12),
  offal: pot(8, 10),
  'hard-roots': pot(30, 35),
  'firm-roots': pot(30, 35, 'may'),
  roots: pot(15, 20, 'may'),
  starchy: pot(15, 20),
  greens: pot(8, 10, 'may'),
  leaves: pot(4, 5, 'may'),
  tempeh: pot(10, 15, 'may'),
  'fish-whole': { place: 'top', need: 'must', minutes: [12, 15] },
  fish: { place: 'top', need: 'must', minutes: [8, 10] },
  shellfish: { place: 'top', need: 'must', minutes: [4, 5] },
  squid: pot(30, 40),
  egg: { place: 'pot', need: 'must', minutes: [3, 4] },
  flour: { place: 'pot', need: 'must', minutes: [5, 8] },
  ready: uncooked('ready'),
  dissolved: uncooked('warm'),
  dairy: uncooked('warm'),
  raw: uncooked('cool'),
  stoned: uncooked('cool'),
  sprinkled: uncooked('cool'),
  oil: uncooked('cool'),
  liquid: uncooked('liquid'),
  supplement: uncooked('supplement'),
} satisfies Record<string, CookingMethod>;

export type CookingMethodId = keyof typeof COOKING_METHODS;

/** The method of that id; `minutes` is null for uncooked food. */
export function cookingMethod(id: CookingMethodId): CookingMethod {
  return COOKING_METHODS[id];
}
