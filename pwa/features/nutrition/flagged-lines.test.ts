import { describe, expect, it } from 'vitest';
import { checkBowl } from './check-bowl.ts';
import { type CheckerValues, EMPTY_VALUES } from './checker-values.ts';
import {
  allFixed,
  type FlaggedLine,
  flaggedLines,
  flagSentence,
  isToxic,
  safetyTitle,
  swapLabel,
  swapped,
  takenOut,
} from './flagged-lines.ts';

const values = (changes: Partial<CheckerValues>): CheckerValues => ({ ...EMPTY_VALUES, ...changes });
const check = (form: CheckerValues) => flaggedLines(checkBowl(form, null));
const first = (form: CheckerValues) => check(form)[0] as FlaggedLine;

const soup = values({
  ingredients: '400 g chicken breast\n\n1 small onion, chopped\n2 carrots',
  instructions: 'Fry the onion.\nSimmer all of it for 20 minutes.',
});

describe('flaggedLines', () => {
  it('finds lines in both fields by their row', () => {
    expect(check(soup)).toMatchObject([
      { field: 'ingredients', at: 1, row: 2, text: '1 small onion, chopped' },
      { field: 'instructions', at: 0, row: 0, text: 'Fry the onion.' },
    ]);
  });

  it('ignores a line that says that the food is absent', () => {
    expect(check(values({ ingredients: '500 g stock, no onion, no garlic' }))).toEqual([]);
  });
});

describe('takenOut', () => {
  it('removes only that line and says so', () => {
    const { values: after, done } = takenOut(first(soup), soup);
    expect(after.ingredients).toBe('400 g chicken breast\n\n2 carrots');
    expect(after.instructions).toBe(soup.instructions);
    expect(done).toEqual(['Took out: 1 small onion, chopped']);
  });
});

describe('swapped', () => {
  it('swaps the toxic food for a safe one and says so', () => {
    const line = first(soup);
    expect(swapLabel(line)).toBe('Swap for carrot');
    const fix = swapped(line, soup);
    expect(fix?.values.ingredients).toBe('400 g chicken breast\n\n1 carrot, chopped small\n2 carrots');
    expect(fix?.done).toHaveLength(1);
    expect(fix?.done[0]).toMatch(/onion, chopped.* 1 carrot, chopped small/);
  });

  it('names a step by its own number', () => {
    const form = values({ ingredients: '1 egg', instructions: 'Boil the egg.\nFry the onion until soft.' });
    const fix = swapped(first(form), form);
    expect(fix?.values.instructions).toBe('Boil the egg.\nFry the carrot until soft.');
    expect(fix?.done).toEqual(['Step 2 now uses carrot instead of onion.']);
  });

  it('has no swap for salt', () => {
    expect(swapped(first(values({ ingredients: 'salt to taste' })), EMPTY_VALUES)).toBeNull();
  });
});

describe('allFixed', () => {
  it('removes every toxic food and leaves the rest unchanged', () => {
    const form = values({
      ingredients:
        '400 g chicken breast\n1 onion and 2 cloves garlic\n\n20 g salt\n1 avocado\na handful of raisins',
      instructions: 'Simmer the chicken with the onion.',
    });
    const fix = allFixed(check(form), form);
    expect(fix.values.ingredients).toMatch(
      /^400 g chicken breast\n[\s\S]*\n\n1 avocado\na small handful of blueberries$/,
    );
    expect(fix.done.at(-1)).toMatch(/raisins/);
    expect(check(fix.values).filter(isToxic)).toEqual([]);
    expect(allFixed(check(fix.values), fix.values)).toEqual({ values: fix.values, done: [] });
  });

  it('accepts measured salt up to the cap and flags more', () => {
    const salted = (text: string) => values({ ingredients: `900 g chicken thigh\n${text}` });
    expect(check(salted('0.75 g iodised salt'))).toEqual([]);
    expect(check(salted('20 g salt'))).toMatchObject([{ field: 'ingredients', at: 1, row: 1 }]);
  });
});

describe('the words', () => {
  it('count each food once, toxic ones first', () => {
    expect(safetyTitle(check(soup))).toBe('1 toxic food');
    expect(safetyTitle(check(values({ ingredients: '1 onion\n2 cloves garlic\n1 avocado' })))).toBe(
      '2 toxic foods, 1 to take care with',
    );
    expect(safetyTitle(check(values({ ingredients: '1 avocado' })))).toBe('1 food to take care with');
  });

  it('give the reason and an alternative', () => {
    const [flag] = first(soup).flags;
    expect(flag && flagSentence(flag, 'dog')).toMatch(
      /^Onion: toxic to dogs\. Allium thiosulphates damage red blood cells .* Safe instead: carrot/,
    );
  });
});
