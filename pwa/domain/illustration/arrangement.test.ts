import { describe, expect, it } from 'vitest';
import { type Arrangement, arrangementOf, contentsOf, zonesOf } from './arrangement.ts';
import { mulberry32 } from './random.ts';
import { readIngredients } from './read-ingredients.ts';

const CONTENTS = contentsOf(
  readIngredients(
    [
      ['chicken-breast', 400],
      ['rice-brown-cooked', 200],
      ['carrot', 100],
      ['peas', 100],
    ].map(([id, grams]) => ({ ingredientId: String(id), grams: Number(grams), metric: String(id) })),
  ),
  'dog',
);

/** Share of the well that each food's zone covers, and what none covers. */
function shares(arrangement: Arrangement) {
  const zones = zonesOf(CONTENTS, arrangement, mulberry32(3));
  const counts = new Map<string, number>();
  let points = 0;
  for (let x = -132; x <= 132; x += 2) {
    for (let y = -132; y <= 132; y += 2) {
      if (x * x + y * y > 132 * 132) continue;
      points++;
      for (const [food, inside] of zones) {
        if (inside(x, y)) counts.set(food.kind, (counts.get(food.kind) ?? 0) + 1);
      }
    }
  }
  return Object.fromEntries([...counts].map(([kind, count]) => [kind, count / points]));
}

describe('arrangementOf', () => {
  it('is (id + (id >> 2)) mod 4', () => {
    // 1 + 0, 2 + 0, 3 + 0, 4 + 1, 5 + 1, 101 + 25
    expect([1, 2, 3, 4, 5, 101].map(arrangementOf)).toEqual([
      'wedges',
      'mound',
      'halves',
      'wedges',
      'mound',
      'mound',
    ]);
  });
});

describe('zonesOf', () => {
  it('shares the circle of wedges by the square root of grams', () => {
    // Base 200 / 800 · 0.8 = 0.2; of the other 0.8 the roots 20, 10, 10 take a half and two quarters.
    const { shred = 0, carrot = 0, pea = 0 } = shares('wedges');
    expect(shred).toBeCloseTo(0.4, 1);
    expect(carrot).toBeCloseTo(0.2, 1);
    expect(pea).toBeCloseTo(0.2, 1);
    expect(shred + carrot + pea).toBeCloseTo(0.8, 2);
  });

  it('leaves the base more of the circle in halves than in wedges', () => {
    // 200 / 800 = 0.25
    const { shred = 0, carrot = 0, pea = 0 } = shares('halves');
    expect(shred + carrot + pea).toBeCloseTo(0.75, 2);
  });

  it('heaps the protein in the middle of a mound and rings it with the others', () => {
    const { shred = 0, carrot = 0, pea = 0 } = shares('mound');
    // (70 / 132)² = 0.281; the ring outside radius 64 is 1 − (64 / 132)² = 0.765, by halves.
    expect(shred).toBeCloseTo(0.281, 2);
    expect(carrot).toBeCloseTo(0.382, 1);
    expect(pea).toBeCloseTo(0.382, 1);
  });

  it('has no zones when tossed', () => {
    expect(zonesOf(CONTENTS, 'tossed', mulberry32(1)).size).toBe(0);
  });
});
