import { describe, expect, it } from 'vitest';
import { drawPiece, isPieceKind, turnOf } from './draw-piece.ts';
import { mulberry32 } from './random.ts';
import { FOOD_ROWS } from './read-ingredients.ts';

const ROWS = FOOD_ROWS.flatMap(([, kind, , size, , main]) =>
  kind !== null && isPieceKind(kind) ? [{ kind, size, main: `#${main}` }] : [],
);
const BISCUITS = (['boneBiscuit', 'fishBiscuit'] as const).map((kind) => ({
  kind,
  size: 26,
  main: '#c98d4b',
}));

describe('drawPiece', () => {
  it.each([...ROWS, ...BISCUITS])('draws $kind in $main with finite numbers', ({ kind, size, main }) => {
    const { silhouette, body } = drawPiece(kind)(mulberry32(5), size, [main]);
    expect(silhouette).toContain('#2b1405');
    expect(body).toMatch(/fill="#|stroke="#/);
    expect(silhouette + body).not.toMatch(/NaN|undefined|Infinity/);
    // Nothing reaches farther than twice its size and 6 units from its centre.
    const coordinates = [...body.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const each of coordinates) expect(Math.abs(each)).toBeLessThanOrEqual(2 * size + 6);
  });

  it('draws random variants, and the same one from the same seed', () => {
    const chunk = (seed: number) => drawPiece('chunk')(mulberry32(seed), 20, ['#8d4b35']).body;
    expect(chunk(1)).toBe(chunk(1));
    expect(chunk(1)).not.toBe(chunk(2));
  });
});

describe('turnOf', () => {
  it('never turns round things, so that their gleam stays upper left', () => {
    const random = mulberry32(3);
    for (const kind of ['pea', 'berry', 'carrot', 'coin', 'dollop', 'curds'] as const) {
      expect(Math.abs(turnOf(kind, random))).toBe(0);
    }
  });

  it('turns long things all the way round', () => {
    const random = mulberry32(3);
    const turns = Array.from({ length: 200 }, () => turnOf('fish', random));
    expect(Math.max(...turns)).toBeGreaterThan(150);
    expect(Math.min(...turns)).toBeLessThan(-150);
  });
});
