import { describe, expect, it } from 'vitest';
import type { TextureKind } from './food.ts';
import { grainTexture } from './grain-texture.ts';
import { mulberry32 } from './random.ts';

const strokesOf = (svg: string) =>
  [...svg.matchAll(/<path id="\w+\d" d="([^"]*)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/M(\S+) (\S+?)l/g)].map(([, x, y]) => [Number(x) - 200, Number(y) - 200] as const),
  );

describe.each<[TextureKind, number]>([
  ['rice', 8.2],
  ['quinoa', 7.6],
  ['mash', 17],
])('the texture of %s', (kind, gap) => {
  const svg = grainTexture(mulberry32(11), kind, '#d8bd8d', 'k', () => true);
  const strokes = strokesOf(svg);

  it('has enough strokes to cover the bowl, and 480 at most', () => {
    expect(strokes.length).toBeLessThanOrEqual(480);
    expect(strokes.length).toBeGreaterThan(150);
  });

  it('keeps .85 of the gap between strokes', () => {
    let nearest = Number.POSITIVE_INFINITY;
    strokes.forEach(([x, y], i) => {
      for (const [x2, y2] of strokes.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(x - x2, y - y2));
    });
    // Coordinates are rounded to a tenth.
    expect(nearest).toBeGreaterThan(gap * 0.85 - 0.15);
  });

  it('starts every stroke inside the well', () => {
    // The well's radius of 133 less 2, and the rounding.
    for (const [x, y] of strokes) expect(Math.hypot(x, y)).toBeLessThan(131.2);
  });
});

describe('grainTexture', () => {
  it('stays inside the zone', () => {
    const svg = grainTexture(mulberry32(1), 'mince', '#9a5a3c', 'k', (x) => x > 20);
    expect(strokesOf(svg).every(([x]) => x > 19.9)).toBe(true);
  });

  it('draws its three tones and their shade from the same three paths', () => {
    const svg = grainTexture(mulberry32(1), 'oats', '#e6d0a2', 'k', () => true);
    for (const i of [0, 1, 2]) expect(svg.split(`href="#k${i}"`)).toHaveLength(3);
  });
});
