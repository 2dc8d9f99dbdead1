import type { Species } from '../reference/species.ts';
import { mix } from './colour.ts';
import type { DressingKind, Food, PieceKind, TextureKind } from './food.ts';
import { isTextureKind } from './grain-texture.ts';
import { isPieceKind } from './pieces/draw-piece.ts';

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
