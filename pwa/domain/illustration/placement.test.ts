import { describe, expect, it } from 'vitest';
import { fillZones, inLayers, maxReach, type PieceFood, type Placed, toss } from './placement.ts';
import { mulberry32 } from './random.ts';
import { readIngredients } from './read-ingredients.ts';

const IDS = ['beef-stewing-steak', 'carrot', 'peas', 'egg', 'yogurt-plain', 'blueberries', 'sardines-oil'];
const FOODS = readIngredients(
  IDS.map((ingredientId) => ({ ingredientId, grams: 100, metric: ingredientId })),
) as PieceFood[];

const count = (placed: readonly Placed[], kind: string) =>
  placed.filter(({ food }) => food.kind === kind).length;
const between = (a: Placed, b: Placed) => Math.hypot(a.x - b.x, a.y - b.y);

function pairs(placed: readonly Placed[]): [Placed, Placed][] {
  return placed.flatMap((a, i) => placed.slice(i + 1).map((b): [Placed, Placed] => [a, b]));
}

describe.each([
  ['toss', (seed: number) => toss(mulberry32(seed), FOODS)],
  ['fillZones', (seed: number) => fillZones(mulberry32(seed), FOODS, new Map())],
])('%s', (_name, place) => {
  it('keeps every centre inside the wall', () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const { food, x, y } of place(seed)) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(133 - 6 - 0.55 * food.size);
      }
    }
  });

  it('serves two egg halves and one dollop at most', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(count(place(seed), 'eggHalf')).toBeLessThanOrEqual(2);
      expect(count(place(seed), 'dollop')).toBeLessThanOrEqual(1);
    }
  });

  it('shows every food', () => {
    expect(new Set(place(5).map(({ food }) => food.kind)).size).toBe(IDS.length);
  });
});

describe('toss', () => {
  it('keeps .86 of the mean gap between any two pieces', () => {
    for (const [a, b] of pairs(toss(mulberry32(9), FOODS))) {
      expect(between(a, b)).toBeGreaterThanOrEqual(((a.food.gap + b.food.gap) / 2) * 0.86 - 1e-9);
    }
  });

  it('puts at most seven pieces of a large food, 22 of a crowded small one and 12 of a sparse one', () => {
    const placed = toss(mulberry32(2), FOODS);
    expect(count(placed, 'chunk')).toBeLessThanOrEqual(7);
    expect(count(placed, 'pea')).toBeLessThanOrEqual(22);
    expect(count(placed, 'berry')).toBeLessThanOrEqual(12);
  });
});

describe('fillZones', () => {
  it('keeps .84 of the gap between pieces of one food, and every piece within its zone', () => {
    const zones = new Map(FOODS.map((food, i) => [food, (x: number) => (i % 2 ? x > 0 : x <= 0)] as const));
    const placed = fillZones(mulberry32(4), FOODS, zones);
    for (const [a, b] of pairs(placed)) {
      if (a.food === b.food) expect(between(a, b)).toBeGreaterThanOrEqual(a.food.gap * 0.84 - 1e-9);
    }
    for (const { food, x } of placed) expect(x > 0).toBe(FOODS.indexOf(food) % 2 === 1);
  });

  it('serves up to 46 pieces of a crowded food, and up to 22 of others', () => {
    const peas = FOODS.filter(({ kind }) => kind === 'pea');
    const beef = FOODS.filter(({ kind }) => kind === 'chunk');
    expect(fillZones(mulberry32(1), peas, new Map()).length).toBe(46);
    expect(fillZones(mulberry32(1), beef, new Map()).length).toBeLessThanOrEqual(22);
  });
});

describe('inLayers', () => {
  it('lays large pieces first and eggs, dairy and dollops last', () => {
    const order = inLayers(toss(mulberry32(6), FOODS)).map(({ food }) => food.kind);
    const isTop = (kind: string) => kind === 'eggHalf' || kind === 'dollop';
    expect(order.lastIndexOf('chunk')).toBeLessThan(order.indexOf('pea'));
    expect(order.findIndex(isTop)).toBeGreaterThan(order.lastIndexOf('pea'));
  });
});

describe('maxReach', () => {
  it('keeps pieces that are drawn singly wholly inside the wall', () => {
    const egg = FOODS.find(({ kind }) => kind === 'eggHalf') as PieceFood;
    expect(maxReach(egg) + egg.size * 1.02).toBeLessThanOrEqual(133);
  });
});
