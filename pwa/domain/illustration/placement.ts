import type { Food, PieceKind } from './food.ts';
import type { Inside } from './grain-texture.ts';
import type { Random } from './random.ts';
import { TURN } from './svg.ts';
import { WELL_RADIUS } from './ware.ts';

export type PieceFood = Food<PieceKind>;

/** A piece of a food, its centre counted from the centre of the bowl. */
export type Placed = { food: PieceFood; x: number; y: number };

const MAX_DARTS = 900;
/** Share of the gap to keep: from all other pieces when tossed, from the same kind when zoned. */
const TOSSED_CLOSENESS = 0.86;
const ZONED_CLOSENESS = 0.84;
const TOSSED_ROUNDS = 7;
/** Foods smaller than this are strewn between the large ones at the end. */
const SMALL_SIZE = 11.5;
/** Foods with a smaller gap, such as peas, get about twice as many pieces. */
const CROWD_GAP = 21;

/**
 * Maximum distance of a piece from the centre: most may slip slightly under the rim, suggesting more beneath; single
 * pieces stay fully visible.
 */
export function maxReach(food: PieceFood): number {
  return WELL_RADIUS - (isScarce(food) ? food.size + 3 : 0.55 * food.size + 6);
}

/** Upper limit of pieces for foods drawn singly; null for the others. */
function scarceLimit(food: PieceFood): number | null {
  if (food.kind === 'eggHalf') return 2;
  return food.kind === 'dollop' || food.kind === 'curds' ? 1 : null;
}

function isScarce(food: PieceFood): boolean {
  return scarceLimit(food) !== null;
}

function isApart(other: Placed, x: number, y: number, distance: number): boolean {
  const dx = other.x - x;
  const dy = other.y - y;
  return dx * dx + dy * dy >= distance * distance;
}

type Throw = {
  random: Random;
  /** Pieces placed so far; new ones are appended. */
  placed: Placed[];
  food: PieceFood;
  count: number;
  inside: Inside;
  distanceTo: (other: PieceFood) => number;
};

/** Throws darts until `count` pieces are placed or the darts are used up; returns whether any was placed. */
function throwPieces({ random, placed, food, count, inside, distanceTo }: Throw): boolean {
  const before = placed.length;
  for (let dart = 0; dart < MAX_DARTS && placed.length < before + count; dart++) {
    const angle = random() * TURN;
    const reach = Math.sqrt(random()) * maxReach(food);
    const x = reach * Math.cos(angle);
    const y = reach * Math.sin(angle);
    if (!inside(x, y)) continue;
    if (placed.every((other) => isApart(other, x, y, distanceTo(other.food)))) placed.push({ food, x, y });
  }
  return placed.length > before;
}

/** All foods mixed: one piece of each large food per round, so that each gets its share, then the small ones. */
export function toss(random: Random, foods: readonly PieceFood[]): Placed[] {
  const placed: Placed[] = [];
  const put = (food: PieceFood, count: number) => {
    const distanceTo = (other: PieceFood) => ((food.gap + other.gap) / 2) * TOSSED_CLOSENESS;
    return throwPieces({ random, placed, food, count, inside: () => true, distanceTo });
  };
  let open = foods.filter((food) => food.size >= SMALL_SIZE);
  for (let round = 0; round < TOSSED_ROUNDS; round++) {
    open = open.filter((food) => round < (scarceLimit(food) ?? TOSSED_ROUNDS) && put(food, 1));
  }
  for (const food of foods) {
    if (food.size < SMALL_SIZE) put(food, food.gap < CROWD_GAP ? 22 : 12);
  }
  return placed;
}

/** Each food in its zone, spaced from its own kind only: neighbours overlap slightly at the seam. */
export function fillZones(
  random: Random,
  foods: readonly PieceFood[],
  zones: ReadonlyMap<Food, Inside>,
): Placed[] {
  return foods.flatMap((food) => {
    const placed: Placed[] = [];
    const count = scarceLimit(food) ?? (food.gap < CROWD_GAP ? 46 : 22);
    const inside = zones.get(food) ?? (() => true);
    throwPieces({ random, placed, food, count, inside, distanceTo: () => food.gap * ZONED_CLOSENESS });
    return placed;
  });
}

/** Large pieces at the bottom, small ones on them; egg halves, curds and dollops on top of all. */
export function inLayers(placed: readonly Placed[]): Placed[] {
  const height = ({ food }: Placed) => (isScarce(food) ? 1 : -food.size);
  return [...placed].sort((a, b) => height(a) - height(b));
}
