import { describe, expect, it } from 'vitest';
import { closeGaps } from '../nutrition/close-gaps.ts';
import { analyseRecipe } from './analyse-recipe.ts';
import { readLines } from './read-lines.ts';

const BOWL = ['300 g cooked white rice', '100 g carrot', '40 g chicken liver, raw', '1 tsp sunflower oil'];
const CALCIUM_SOURCES = ['eggshell-powder', 'calcium-carbonate', 'bone-meal'];

function bowlWith(line: string) {
  const input = { species: 'dog', lifeStage: 'adult', servings: 1, ingredients: [...BOWL, line] } as const;
  const { nutrients, completeness } = analyseRecipe({ ...input, ingredients: [...input.ingredients] });
  const statusOf = new Map(completeness.aafco.rows.map(({ nutrient, status }) => [nutrient, status]));
  const { doses } = closeGaps(nutrients, { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' });
  return {
    statuses: [statusOf.get('calcium'), statusOf.get('phosphorus'), statusOf.get('ca-p-ratio')],
    dosesCalcium: doses.some(({ id }) => CALCIUM_SOURCES.includes(id)),
  };
}

const lineOf = (text: string) => readLines([text]).lines[0];
const questionOf = (text: string) => lineOf(text)?.questions.find(({ code }) => code === 'bone-share');

describe('offal of a mix', () => {
  it.each([
    ['1 kg raw 80:10:10 beef mince', 100],
    ['1 kg 70:10:10:10 beef mince', 200],
    ['1 kg raw 80:10:10 beef mince, 10% bone', 100],
    ['1 kg beef mince with 10% bone and 5% liver', 50],
    ['1 kg prey model beef mince', 100],
    ['1 kg turkey mince with bone and offal', 100],
    ['1 kg beef mince, 10% bone', 0],
    ['1 kg turkey mince, no offal', 0],
    // All of it may be liver.
    ['250 g offal mix', 250],
    ['250 g mixed organs (liver, kidney, spleen)', 250],
    ['200 g heart and liver mix', 200],
    ['300 g lamb pluck', 300],
    ['200 g beef heart (organ meat)', 0],
    ['100 g beef liver', 0],
    ['500 g beef mince 80/20', 0],
  ])('is at most what %s says: %d g', (line, grams) => {
    expect(lineOf(line)?.offalMostGrams).toBeCloseTo(grams, 6);
  });

  it('leaves vitamin A and copper unknown, iron not short, all undosed; with liver too, never met', () => {
    const line = '1 kg raw 80:10:10 beef mince, 10% bone';
    const analyse = (...ingredients: string[]) =>
      analyseRecipe({ species: 'dog', lifeStage: 'adult', servings: 1, ingredients });
    const alone = analyse(line);
    const { rows } = alone.completeness.aafco;
    const { doses } = closeGaps(alone.nutrients, { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' });
    const statusOf = new Map(rows.map(({ nutrient, status }) => [nutrient, status]));
    expect(['vitamin-a', 'copper'].map((id) => statusOf.get(id as 'copper'))).toEqual(['unknown', 'unknown']);
    expect(statusOf.get('iron')).not.toBe('short');
    expect(doses.filter(({ id }) => /liver|copper|iron|vitamin-a/.test(id))).toEqual([]);
    const { cautions, completeness } = analyse(line, '100 g beef liver');
    // The mix says 100 g of offal; with the liver it is 200 g of some 1,000.
    expect(cautions.map(({ code }) => code)).toContain('offal');
    expect(completeness.aafco.verdict).not.toBe('met');
  });
});

describe('bone that is eaten', () => {
  it.each([
    '1 kg raw 80:10:10 beef mince',
    '500 g 70/20/10 lamb mince',
    '1 kg 80 10 10 turkey mince',
    '600 g minced chicken with ground bone',
    '800 g bone-in rabbit, ground',
    '500 g chicken thighs, bones eaten',
    '1 kg chicken carcass mince',
    '6 raw chicken wings',
    '2 raw duck necks',
    '800 g chicken backs',
    '8 chicken feet',
    '500 g raw meaty bones',
    '3 eggs plus shells',
    '3 eggs, plus shells',
    '2 eggs, crushed shells added',
    '2 eggs (shells included)',
  ])('leaves calcium, phosphorus and their ratio unknown in %s, doses none of them and asks', (line) => {
    expect(bowlWith(line)).toEqual({ statuses: ['unknown', 'unknown', 'unknown'], dosesCalcium: false });
    expect(questionOf(line)?.choices.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    '500 g chicken wing meat, boned',
    '500 g boneless chicken thighs, raw',
    '500 g chicken thighs, bones removed',
    '1 tin sardines in water, drained',
    '250 ml bone broth',
    '1 tsp bone meal',
    '1 head of broccoli',
    '500 g beef mince, 15% fat',
    '500 g beef mince, 10% fat no bone',
    '500 g chicken mince, raw, no bone',
    '3 eggs',
    '200 g pasta shells',
  ])('is not asked about in %s', (line) => {
    expect(questionOf(line)).toBeUndefined();
    expect(lineOf(line)?.bone).toBeNull();
  });

  it('has bounds once answered: 1 kg with about 10% bone holds 80 to 120 g, 3.2 to 9.6 g of calcium', () => {
    const texts = questionOf('1 kg raw 80:10:10 beef mince')?.choices.map(({ text }) => text);
    expect(texts).toEqual([
      '1 kg raw 80:10:10 beef mince, no bone',
      '1 kg raw 80:10:10 beef mince, 10% bone',
      '1 kg raw 80:10:10 beef mince, 25% bone',
    ]);
    const answered = lineOf('1 kg raw beef mince, 10% bone');
    expect(answered?.questions).toEqual([]);
    expect(answered?.grams).toBeCloseTo(900, 6);
    expect(answered?.leastGrams).toBeCloseTo(880, 6);
    expect(answered?.mostGrams).toBeCloseTo(920, 6);
    // In grams of the table's bone with 5.5% calcium: 80 g with 4% and 120 g with 8%.
    expect(((answered?.bone?.leastGrams ?? 0) * 5.5) / 100).toBeCloseTo(3.2, 6);
    expect(((answered?.bone?.mostGrams ?? 0) * 5.5) / 100).toBeCloseTo(9.6, 6);
    expect(bowlWith('1 kg raw beef mince, no bone')).toEqual({
      statuses: ['short', 'short', 'short'],
      dosesCalcium: true,
    });
  });

  it('offers what the cut usually has: feet 60%', () => {
    expect(questionOf('200 g chicken feet')?.choices.at(-1)?.text).toBe('200 g chicken feet, 60% bone');
  });

  it('is read from the line: 25% ground bone needs no bone meal', () => {
    expect(lineOf('600 g raw minced chicken with 25% ground bone')).toMatchObject({
      ingredientId: 'chicken-mince',
      questions: [],
    });
    expect(bowlWith('600 g raw minced chicken with 25% ground bone').dosesCalcium).toBe(false);
  });
});
