import { describe, expect, it } from 'vitest';
import { readLines } from '#domain/analysis/read-lines';
import { gramsText, isUnderstood, lineWords, understoodWords } from './line-words.ts';

const words = (text: string) => readLines([text]).lines.map(lineWords)[0];

describe('lineWords', () => {
  it('states the food, the grams and their basis', () => {
    expect(words('500 g chicken breast')).toBe('Chicken breast, skinless, 500 g as weighed');
    expect(words('1 tbsp sunflower oil')).toBe('Sunflower oil, 13.6 g by density'); // 14.787 ml × 0.921
    expect(words('2 eggs')).toBe('Egg, whole, raw, 100 g by the piece'); // 50 g an egg
  });

  it('says so if a line or its amount was not understood', () => {
    expect(words('a dash of starlight')).toBe('Not understood: kept as text, and counted as unknown.');
    expect(words('100 g dragonfruit zest')).toBe(
      'Not in our table: 100 g kept as text, and counted as unknown.',
    );
    expect(words('a glug of olive oil')).toBe(
      'Olive oil, about 23.7 g, between 6.4 and 41.1 g: counted at both ends',
    ); // 7 to 45 ml × 0.913
    expect(words('1 capsule vitamin A 5000 IU')).toBe(
      '5,000 IU preformed vitamin A, by the strength on its label',
    );
    expect(words('vitamin A 5000 IU capsules')).toBe(
      '5,000 IU preformed vitamin A each, but not how many: counted as unknown.',
    );
    expect(words('beef liver')).toBe('Ox liver, but no amount we can read: counted as unknown.');
    expect(readLines(['1 egg', 'beef liver', 'starlight']).lines.map(isUnderstood)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('understoodWords', () => {
  const said = (...texts: string[]) => understoodWords(readLines(texts).lines, 0);
  it('counts the lines that the figures cover', () => {
    expect(said('1 egg', '2 carrots')).toBe('All 2 lines understood.');
    expect(said('1 egg')).toBe('The one line is understood.');
    expect(said('1 egg', 'starlight')).toBe('1 of 2 lines understood.');
    expect(said()).toBe('No line names a food yet.');
    const one = readLines(['1 egg']).lines;
    expect(understoodWords(one, 1)).toBe('The one line is understood. 1 line names no food and is left out.');
    expect(understoodWords(one, 3)).toMatch(/ 3 lines name no food and are left out\.$/);
  });
});

describe('gramsText', () => {
  it.each([
    [1234.4, '1,234 g'],
    [13.62, '13.6 g'],
    [0.0284, '0.028 g'],
  ])('%d is %s', (grams, text) => {
    expect(gramsText(grams)).toBe(text);
  });
});
