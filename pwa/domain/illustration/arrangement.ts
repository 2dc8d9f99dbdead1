import type { Species } from '../reference/species.ts';
import { isPieceKind } from './draw-piece.ts';
import type { DressingKind, Food, PieceKind, TextureKind } from './food.ts';
import { type Inside, isTextureKind } from './grain-texture.ts';
import type { Random } from './random.ts';
import { mix, TURN } from './svg.ts';
import { WELL_RADIUS } from './ware.ts';

/** Maximum number of foods, for a readable and small picture; the lightest are left out. */
const MAX_FOODS = 9;
const MAX_DRESSINGS = 5;

const PLAIN_MASH = '#d7b98a';
const MASH_TINT = '#e8c890';
const DUST = '#fdf8ec';
const CRUMB = '#efdcb8';

/** From this share of all grams on, flour is not dust but dough, and what it makes is baked. */
const DOUGH_SHARE = 0.2;

/** Foods of a bowl by their role in the picture. */
export type Contents = {
  /** The layer that covers the bottom. */
  base: Food<TextureKind>;
  /** Whether the base was made up, because no food of the recipe makes a layer. */
  isBaseInvented: boolean;
  /** Foods on the base, heaviest first. */
  body: Food<PieceKind | TextureKind>[];
  /** Foods scattered or poured over the rest. */
  dressings: Food<PieceKind | DressingKind>[];
};

function isBody(food: Food): food is Food<PieceKind | TextureKind> {
  return (
    isTextureKind(food.kind) ||
    (isPieceKind(food.kind) && (food.category !== 'extra' || food.kind === 'dollop'))
  );
}

/** A little flour is powder; much of it makes biscuits, and eggs and grain are in the dough. */
function bake(foods: readonly Food[], species: Species): Food[] {
  const flour = foods.find((food) => food.kind === 'flour');
  if (flour === undefined) return [...foods];
  const others = foods.filter((food) => food !== flour);
  const totalGrams = foods.reduce((sum, food) => sum + food.grams, 0);
  if (flour.grams < totalGrams * DOUGH_SHARE)
    return [...others, { ...flour, kind: 'powder', colours: [DUST] }];
  const kind = species === 'dog' ? 'boneBiscuit' : 'fishBiscuit';
  const beside = others.filter((food) => food.category !== 'egg' && food.category !== 'grain');
  return [{ ...flour, kind, category: 'protein' }, ...beside];
}

/** The grain, else the mince, else a mash if that is the main food. */
function baseOf(solid: readonly Food[]): Food<TextureKind> | undefined {
  const layers = solid.filter((food): food is Food<TextureKind> => isTextureKind(food.kind));
  return (
    layers.find((food) => food.category === 'grain') ??
    layers.find((food) => food.kind === 'mince') ??
    layers.find((food) => food === solid[0])
  );
}

/** For recipes without grain and mince: a mash in a paler tone of the main food; crumbs under biscuits. */
function inventedBase(solid: readonly Food[]): Food<TextureKind> {
  const rest = { category: 'grain', size: 0, gap: 30, grams: 200 } as const;
  if (solid.some((food) => food.kind === 'boneBiscuit' || food.kind === 'fishBiscuit')) {
    return { ...rest, kind: 'crumbs', colours: [CRUMB] };
  }
  return { ...rest, kind: 'mash', colours: [mix(solid[0]?.colours[0] ?? PLAIN_MASH, MASH_TINT, 0.45)] };
}

export function contentsOf(foods: readonly Food[], species: Species): Contents {
  const served = bake(foods, species);
  const solid = served
    .filter(isBody)
    .sort((a, b) => b.grams - a.grams)
    .slice(0, MAX_FOODS);
  const base = baseOf(solid);
  return {
    base: base ?? inventedBase(solid),
    isBaseInvented: base === undefined,
    body: solid.filter((food) => food !== base),
    dressings: served
      .filter((food): food is Food<PieceKind | DressingKind> => !isBody(food))
      .slice(0, MAX_DRESSINGS),
  };
}

export type Arrangement = 'tossed' | 'wedges' | 'mound' | 'halves';

const ARRANGEMENTS = ['tossed', 'wedges', 'mound', 'halves'] as const;

/** Radius of the heap in the middle of a mound; its neighbours reach a little under it. */
const MOUND_RADIUS = 70;
const MOUND_OVERLAP = 6;

/** Share of the circle for a made-up base: a seam between the foods. */
const INVENTED_BASE_SHARE = 0.04;
/** Least and most share of the circle that a real base keeps free. */
const BASE_SHARE = { wedges: [0.16, 0.26], halves: [0.24, 0.36] } as const;

export function arrangementOf(id: number): Arrangement {
  return ARRANGEMENTS[(id + (id >> 2)) % ARRANGEMENTS.length] ?? 'tossed';
}

/** Positive remainder: angles run from 0 to the modulus. */
function wrap(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}

/** From the centre. `Math.hypot` guards against overflow that cannot happen here, at ten times the time. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Sectors proportional to the square root of grams, so that 20 g of peas are visible beside 400 g of beef. */
function sectors(contents: Contents, style: 'wedges' | 'halves', turn: number): Map<Food, Inside> {
  const { base, body, isBaseInvented } = contents;
  const bodyGrams = body.reduce((sum, food) => sum + food.grams, 0);
  const [least, most] = BASE_SHARE[style];
  const measured = (base.grams / (bodyGrams + base.grams)) * (style === 'wedges' ? 0.8 : 1);
  const baseShare = isBaseInvented ? INVENTED_BASE_SHARE : Math.min(most, Math.max(least, measured));
  const swirl = (x: number, y: number) => {
    const reach = distance(x, y);
    return style === 'halves' ? (1.5 * reach) / WELL_RADIUS : 0.07 * Math.sin(reach / 34);
  };
  const angleAt = (x: number, y: number) => wrap(Math.atan2(y, x) - turn + swirl(x, y), TURN);
  const roots = body.map((food) => Math.sqrt(food.grams));
  const rootSum = roots.reduce((sum, root) => sum + root, 0) || 1;
  const zones = new Map<Food, Inside>();
  let from = TURN * baseShare;
  body.forEach((food, i) => {
    const start = from;
    const end = start + ((roots[i] ?? 0) / rootSum) * TURN * (1 - baseShare);
    zones.set(food, (x, y) => {
      const angle = angleAt(x, y);
      return angle >= start && angle < end;
    });
    from = end;
  });
  return zones;
}

/** The protein heaped in the middle, the others in a ring, each in two sectors that face each other. */
function mound({ body }: Contents, turn: number): Map<Food, Inside> {
  const zones = new Map<Food, Inside>();
  const heap = body.find((food) => food.category === 'protein') ?? body[0];
  if (heap === undefined) return zones;
  zones.set(heap, (x, y) => distance(x, y) < MOUND_RADIUS);
  const around = body.filter((food) => food !== heap);
  const count = 2 * around.length;
  around.forEach((food, i) => {
    zones.set(food, (x, y) => {
      const sector = Math.floor(wrap(((Math.atan2(y, x) - turn) / TURN) * count, count));
      return distance(x, y) > MOUND_RADIUS - MOUND_OVERLAP && sector % around.length === i;
    });
  });
  return zones;
}

/** Where each food of the body may lie; a food without a zone may lie anywhere. */
export function zonesOf(contents: Contents, arrangement: Arrangement, random: Random): Map<Food, Inside> {
  const turn = random() * TURN;
  if (arrangement === 'tossed') return new Map();
  return arrangement === 'mound' ? mound(contents, turn) : sectors(contents, arrangement, turn);
}

/** Islands all over the bowl, for a second layer of a tossed bowl. */
export function islands(random: Random): Inside {
  const shiftX = (random() - 0.5) * 60;
  const shiftY = (random() - 0.5) * 60;
  return (x, y) => Math.sin(x / 26 + shiftX) + Math.cos(y / 24 + shiftY) > 0.45;
}
