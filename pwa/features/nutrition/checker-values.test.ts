import { describe, expect, it } from 'vitest';
import { ingredientLines, unreadText, withLine, withLinesAdded } from './checker-values.ts';

describe('ingredientLines', () => {
  it('skips blank lines and remembers the rows of the others', () => {
    expect(ingredientLines('\n 1 egg \r\n\n2 carrots\n')).toEqual({
      texts: ['1 egg', '2 carrots'],
      rows: [1, 3],
      unread: 0,
      cut: 0,
      leftOut: 0,
    });
  });

  it('skips pasted lines that name no food and counts them', () => {
    const pasted = [
      'Makes: 6 portions',
      'Ingredients:',
      '1 egg',
      '---',
      'https://a-blog.example/recipe?id=7',
      'Servings 4-6',
      '2 carrots',
    ];
    expect(ingredientLines(pasted.join('\n'))).toEqual({
      texts: ['1 egg', '2 carrots'],
      rows: [2, 6],
      unread: 0,
      cut: 0,
      leftOut: 5,
    });
  });

  it.each([
    'Onion:',
    'For the gravy: 1 onion',
    '2',
    'moon cheese',
    'supplements: 2 g salt',
    'serves 2 onions',
    'makes a good broth',
    '½ garlic',
  ])('keeps %s, which may be a food', (line) => {
    expect(ingredientLines(line)).toMatchObject({ texts: [line], leftOut: 0 });
  });

  it('reads 200 lines, says how many more there are, and truncates a line at 500 characters', () => {
    const read = ingredientLines(`${'x'.repeat(900)}\n${'1 egg\n'.repeat(202)}`);
    expect(read.texts).toHaveLength(200);
    expect(read.texts[0]).toHaveLength(500);
    // 1 + 202 lines, less the 200 that are read.
    expect([read.unread, read.cut]).toEqual([3, 1]);
    expect(unreadText(read)).toBe('We read only the first 200 lines: 3 more are left out.');
    expect(unreadText(ingredientLines('x'.repeat(501)))).toMatch(/^We read only the beginning of 1 line:/);
    expect(unreadText(ingredientLines('1 egg'))).toBeNull();
  });
});

describe('withLine', () => {
  it('replaces or removes one line', () => {
    expect(withLine('a\n\nb\nc', 2, 'B')).toBe('a\n\nB\nc');
    expect(withLine('a\r\nb\nc', 1, null)).toBe('a\nc');
  });
});

describe('withLinesAdded', () => {
  it('appends lines without a gap', () => {
    expect(withLinesAdded('1 egg\n\n', ['2 g salt', '1 g taurine'])).toBe('1 egg\n2 g salt\n1 g taurine');
    expect(withLinesAdded('', ['2 g salt'])).toBe('2 g salt');
  });
});
