import { describe, expect, it } from 'vitest';
import type { Completeness, CompletenessRow } from '#domain/nutrition/completeness';
import { isFarFromComplete, reviewTitle, shortageSentence } from './verdicts.tsx';

const row = (
  nutrient: CompletenessRow['nutrient'],
  status: CompletenessRow['status'],
  [amount, minimum, maximum]: [number, number | null, number | null],
): CompletenessRow => ({ nutrient, status, amount, minimum, maximum, missing: [] });

const CALCIUM = row('calcium', 'short', [203, 1500, 6250]);
const ZINC = row('zinc', 'short', [18.2, 20, null]);
const PHOSPHORUS = row('phosphorus', 'over', [4500, 1000, 4000]);

function judged(rows: readonly CompletenessRow[], hasTooMuchLiver = false): Completeness {
  const counts = { met: 0, short: 0, unknown: 0, over: 0 };
  for (const { status } of rows) counts[status] += 1;
  const verdict = counts.over > 0 || hasTooMuchLiver ? 'over' : counts.short > 0 ? 'short' : 'met';
  return { standard: 'AAFCO', species: 'dog', lifeStage: 'adult', verdict, hasTooMuchLiver, counts, rows };
}

describe('the headline of a review', () => {
  it('names shortages before maxima', () => {
    const result = judged([PHOSPHORUS, ZINC, CALCIUM]);
    expect(reviewTitle(result, null)).toBe('Short of 2 nutrients, and over the maximum of 1');
    // 203 of 1,500 mg is 14% of the minimum, 18.2 of 20 mg is 91%.
    expect(shortageSentence(result)).toBe('Calcium 203 of 1,500 mg and zinc 18.2 of 20 mg, per 1,000 kcal.');
  });

  it('names shortages before too much liver', () => {
    expect(reviewTitle(judged([CALCIUM], true), null)).toBe('Short of 1 nutrient, and too much liver');
    expect(reviewTitle(judged([CALCIUM, PHOSPHORUS], true), null)).toBe(
      'Short of 1 nutrient, and too much liver, over the maximum of 1',
    );
  });

  it('puts toxic and queried foods before everything', () => {
    const result = judged([CALCIUM, PHOSPHORUS]);
    expect(reviewTitle(result, 'toxic')).toBe('Toxic food in it: do not feed');
    expect(reviewTitle(result, 'asked')).toBe('Unknown until you say what’s in it');
  });

  it('is the plain verdict if there is only one kind of fault, or none', () => {
    expect(reviewTitle(judged([CALCIUM]), null)).toBe('Short of 1 nutrient');
    expect(reviewTitle(judged([PHOSPHORUS]), null)).toBe('Over the maximum of 1 nutrient');
    expect(reviewTitle(judged([]), null)).toBe('Meets every minimum');
    expect(shortageSentence(judged([PHOSPHORUS]))).toBe('');
  });

  it('counts further shortages instead of naming them', () => {
    const iodine = row('iodine', 'short', [100, 250, 2750]);
    const iron = row('iron', 'short', [9, 10, null]);
    // Shares: calcium 14%, iodine 40%, iron 90%, zinc 91%.
    expect(shortageSentence(judged([ZINC, iron, iodine, CALCIUM]))).toBe(
      'Calcium 203 of 1,500 mg, iodine 100 of 250 µg, iron 9 of 10 mg and 1 more, per 1,000 kcal.',
    );
  });
});

it('asks before publishing as everyday food from two shortages on', () => {
  expect(isFarFromComplete(judged([CALCIUM, PHOSPHORUS]))).toBe(false);
  expect(isFarFromComplete(judged([CALCIUM, ZINC]))).toBe(true);
});
