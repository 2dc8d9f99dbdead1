import { describe, expect, it } from 'vitest';
import { BODY_CONDITIONS } from '../pet/body-condition.ts';
import { BODY_SHAPE_SIZE, bodyFromAbove, bodyFromTheSide } from './body-shape.ts';

/** All points of a path with absolute coordinates. */
const pointsOf = (path: string) => {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
};
/** The lowest edge between the ribs and the hind legs. */
const edgeAt = (path: string, [from, to]: readonly [number, number]) =>
  Math.max(...pointsOf(path).flatMap(([x = 0, y = 0]) => (x >= from && x <= to ? [y] : [])));

describe.each(['dog', 'cat'] as const)('the drawn bodies of a %s', (species) => {
  it('grow from each score to the next: the waist from above, the belly from the side', () => {
    for (const score of BODY_CONDITIONS.slice(1)) {
      const before = BODY_CONDITIONS[score - 2] ?? 1;
      const waist = (at: typeof score) => edgeAt(bodyFromAbove(species, at).body, [72, 74]);
      const belly = (at: typeof score) => edgeAt(bodyFromTheSide(species, at).body, [76, 86]);
      expect(waist(score)).toBeGreaterThan(waist(before));
      expect(belly(score)).toBeGreaterThan(belly(before));
    }
  });

  it('show ribs up to score 3, fewer with each', () => {
    const ribs = BODY_CONDITIONS.map((score) => bodyFromTheSide(species, score).ribs.split('M').length - 1);
    expect(ribs).toEqual([4, 3, 2, 0, 0, 0, 0, 0, 0]);
  });

  it('stay within the picture', () => {
    for (const score of BODY_CONDITIONS) {
      for (const { body } of [bodyFromAbove(species, score), bodyFromTheSide(species, score)]) {
        for (const [x = 0, y = 0] of pointsOf(body)) {
          expect(x >= 0 && x <= BODY_SHAPE_SIZE.width && y >= 0 && y <= BODY_SHAPE_SIZE.height).toBe(true);
        }
      }
    }
  });
});
