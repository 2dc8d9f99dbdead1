import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CompletenessRow } from '#domain/nutrition/completeness';
import { fillPercent, NutrientBar } from './nutrient-bar.tsx';
import { amountsApart, amountText, foodList, rowInWords, rowNote } from './nutrient-words.ts';

const zinc = (changes: Partial<CompletenessRow> = {}): CompletenessRow => ({
  nutrient: 'zinc',
  status: 'short',
  amount: 18.2,
  minimum: 20,
  maximum: null,
  missing: [],
  ...changes,
});

afterEach(cleanup);

function words(row: CompletenessRow): string {
  render(
    <ul>
      <NutrientBar row={row} />
    </ul>,
  );
  return screen.getByRole('listitem').textContent ?? '';
}

describe('a nutrient bar', () => {
  it('describes what it shows', () => {
    expect(rowInWords(zinc())).toBe('Zinc: 18.2 of 20 mg per 1,000 kcal, short');
    expect(words(zinc())).toContain('Short by 1.8 mg.');
  });

  it('has the minimum at 60% of the track: 18.2 of 20 fills 54.6%, 40 of 20 all of it', () => {
    expect(fillPercent(zinc())).toBeCloseTo(54.6, 6);
    expect(fillPercent(zinc({ status: 'met', amount: 20 }))).toBe(60);
    expect(fillPercent(zinc({ status: 'met', amount: 40 }))).toBe(100);
  });

  it('leaves the bar empty if the amount is unknown, and names the foods without a figure', () => {
    const row = zinc({ status: 'unknown', amount: 0, missing: ['fish oil', 'peas'] });
    expect(fillPercent(row)).toBe(0);
    expect(rowInWords(row)).toBe('Zinc: unknown');
    expect(rowNote(row)).toBe('Not known in full: fish oil and peas.');
    expect(rowNote({ ...row, amount: 3 })).toBe('At least 3 of 20 mg. Not known in full: fish oil and peas.');
  });

  it('says by how much a maximum is exceeded', () => {
    const row = zinc({ nutrient: 'calcium', status: 'over', amount: 6500, minimum: 1250, maximum: 6250 });
    expect(fillPercent(row)).toBe(100);
    expect(rowInWords(row)).toBe('Calcium: 6,500 of at most 6,250 mg per 1,000 kcal, over');
    expect(rowNote(row)).toBe('Over the maximum by 250 mg.');
  });

  it('distinguishes just met from well above, and always shows the maximum', () => {
    expect(rowNote(zinc({ status: 'met', amount: 25 }))).toBe('Meets the minimum.');
    expect(rowNote(zinc({ status: 'met', amount: 40 }))).toBe('Well above the minimum.');
    expect(rowNote(zinc({ status: 'met', amount: 25, maximum: 500 }))).toBe(
      'Meets the minimum, within the maximum of 500 mg.',
    );
  });

  it('shows the range of the calcium to phosphorus ratio', () => {
    const ratio = zinc({ nutrient: 'ca-p-ratio', status: 'met', amount: 1.32, minimum: 1, maximum: 2 });
    expect(rowInWords(ratio)).toBe('Calcium to phosphorus: 1.32, range 1 to 2, met');
    expect(rowNote({ ...ratio, status: 'short', amount: 0.2 })).toBe(
      'Too little calcium for the phosphorus.',
    );
  });
});

describe('amounts in words', () => {
  it.each([
    [1250.4, '1,250'],
    [18.24, '18.2'],
    [1.306, '1.31'],
    [0.3512, '0.35'],
    [0, '0'],
  ])('%d is %s', (amount, text) => expect(amountText(amount)).toBe(text));

  it('never rounds a shortage away: 19.96 of 20', () => {
    expect(amountsApart(19.96, 20)).toEqual(['19.96', '20']);
    expect(amountsApart(1249.6, 1250)).toEqual(['1,249.6', '1,250']);
    expect(amountsApart(20, 20)).toEqual(['20', '20']);
  });

  it('names four foods and counts the rest', () => {
    expect(foodList(['fish oil'])).toBe('fish oil');
    expect(foodList(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e');
    expect(foodList(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more');
  });
});
