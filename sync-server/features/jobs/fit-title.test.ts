import { describe, expect, it } from 'vitest';
import { fitTitle } from './social-image.ts';

/** Every character is half as wide as the font is high. */
const measure = (text: string) => text.length / 2;
const box = { width: 500, mostLines: 3, sizes: [100, 50, 25] };

describe('fitTitle', () => {
  it('uses the largest size and one line if that fits', () => {
    // 10 characters × 50 px = 500 px
    expect(fitTitle('Beef & Rye', box, measure)).toEqual({ lines: ['Beef & Rye'], fontSize: 100 });
  });

  it('breaks at spaces, each line as full as possible', () => {
    expect(fitTitle('Beef & Rye for dogs', box, measure).lines).toEqual(['Beef & Rye', 'for dogs']);
  });

  it('shrinks when three lines are not enough', () => {
    // At 100 px ten characters a line would take four lines; at 50 px twenty take two.
    const fitted = fitTitle('aaaaaaaa bbbbbbbb cccccccc dddddddd', box, measure);
    expect(fitted).toEqual({ lines: ['aaaaaaaa bbbbbbbb', 'cccccccc dddddddd'], fontSize: 50 });
  });

  it('shrinks for a long word', () => {
    expect(fitTitle('aaaaaaaaaaaaaaa', box, measure)).toEqual({ lines: ['aaaaaaaaaaaaaaa'], fontSize: 50 });
  });

  it('truncates with an ellipsis if the smallest size does not fit', () => {
    // At 25 px a line holds forty characters including the ellipsis.
    const fitted = fitTitle('a'.repeat(60), box, measure);
    expect(fitted).toEqual({ lines: [`${'a'.repeat(39)}…`], fontSize: 25 });
    const long = fitTitle(Array.from({ length: 40 }, () => 'bbbbbbbbb').join(' '), box, measure);
    expect(long.lines).toHaveLength(3);
    expect(long.lines[2]?.endsWith('…')).toBe(true);
    for (const line of long.lines) expect(measure(line) * 25).toBeLessThanOrEqual(500);
  });

  it('returns no lines for an empty title', () => {
    expect(fitTitle('  ', box, measure).lines).toEqual([]);
  });
});
