import { describe, expect, it } from 'vitest';
import { closeGaps } from '../nutrition/close-gaps.ts';
import { KIBBLE, TIN } from '../pet-food/label-foods.test-support.ts';
import { analyseRecipe } from './analyse-recipe.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => readLines([text], [], 'uk', [KIBBLE, TIN]).lines;
const amounts = (text: string) =>
  read(text).map(({ name, grams, leastGrams, mostGrams, bought }) => [
    bought === undefined ? null : name,
    ...[grams, leastGrams, mostGrams],
  ]);

describe('a line with a bought food', () => {
  it.each([
    ['100 g Harvest Lamb and Rice', 100],
    ['80g harvest lamb & rice', 80],
    ['Harvest Lamb and Rice, 120 g', 120],
    ['1 cup Harvest Lamb and Rice', 95],
    ['1/2 cup of harvest lamb and rice', 47.5],
  ])('%s weighs %d g', (text, grams) => {
    const [first] = read(text);
    expect(first?.bought === undefined ? null : first.grams).toBe(grams);
  });

  it('counts tins by the weight on the label, also without the word for them and as a range', () => {
    expect(amounts('2 tins Bella’s Chicken & Liver Pâté')).toEqual([[TIN.name, 800, 800, 800]]);
    expect(amounts("1 bella's chicken & liver pate")).toEqual([[TIN.name, 400, 400, 400]]);
    expect(amounts('1-2 tins of Bella’s chicken & liver pâté')).toEqual([[TIN.name, 600, 400, 800]]);
    expect(amounts('1 tin (150 g) Bella’s Chicken & Liver Pâté')).toEqual([[TIN.name, 150, 150, 150]]);
  });

  it('keeps the food beside it', () => {
    expect(amounts('60 g Harvest Lamb and Rice and 50 g carrot')).toEqual([
      [KIBBLE.name, 60, 60, 60],
      [null, 50, 50, 50],
    ]);
    expect(amounts('50 g carrot and 60 g Harvest Lamb and Rice')).toEqual([
      [null, 50, 50, 50],
      [KIBBLE.name, 60, 60, 60],
    ]);
  });

  it('is recognised without a measure of its label, and then has no upper bound', () => {
    expect(amounts('some Harvest Lamb and Rice')).toEqual([[KIBBLE.name, null, 0, null]]);
    expect(amounts('2 scoops Harvest Lamb and Rice')[0]?.slice(0, 1)).toEqual([KIBBLE.name]);
    expect(amounts('3 pouches Harvest Lamb and Rice')[0]?.[3]).toBeNull();
  });

  it('is not read as a bought food without its label', () => {
    const [line] = readLines(['100 g Bella’s Chicken & Liver Pâté'], [], 'uk').lines;
    expect(line?.bought).toBeUndefined();
  });
});

describe('a bowl with a bought food', () => {
  const bowl = (ingredients: string[]) =>
    analyseRecipe({ species: 'dog', lifeStage: 'adult', servings: 1, ingredients }, [KIBBLE, TIN]);

  it('of complete food alone meets the standard that its label follows', () => {
    const { completeness, nutrients } = bowl(['100 g Harvest Lamb and Rice']);
    expect(completeness.fediaf.rows.filter(({ status }) => status !== 'met')).toEqual([]);
    expect(completeness.fediaf.verdict).toBe('met');
    // 361.1 kcal by NRC 2006.
    expect(nutrients.energyKcal).toBeCloseTo(361.1, 1);
    expect(nutrients.knownShare).toBe(1);
  });

  it('is short of what its other food lacks, once that food is most of the bowl', () => {
    const { completeness } = bowl(['20 g Harvest Lamb and Rice', '1 kg chicken breast, raw']);
    const calcium = completeness.fediaf.rows.find(({ nutrient }) => nutrient === 'calcium');
    expect(calcium?.status).toBe('short');
  });

  it('gets no doses beside complete food, which is named; a complementary food alone refuses none', () => {
    const dosed = (food: string) =>
      closeGaps(bowl(['1 kg chicken breast, raw', food]).nutrients, {
        ...{ species: 'dog', lifeStage: 'adult', standard: 'FEDIAF' },
      });
    expect(dosed('20 g Harvest Lamb and Rice')).toMatchObject({
      doses: [],
      closes: false,
      isRefused: true,
      completeFoods: [KIBBLE.name],
    });
    expect(dosed('20 g Bella’s Chicken & Liver Pâté')).toMatchObject({ isRefused: false, completeFoods: [] });
  });

  it('counts what a complementary label leaves open as unknown, and no liver for its name', () => {
    const { completeness, nutrients, cautions } = bowl(['2 tins Bella’s Chicken & Liver Pâté']);
    const statusOf = (id: string) => completeness.fediaf.rows.find(({ nutrient }) => nutrient === id)?.status;
    expect(statusOf('protein')).toBe('met');
    expect(statusOf('zinc')).toBe('unknown');
    expect(nutrients.liverGrams).toBe(0);
    expect(cautions.map(({ code }) => code)).not.toContain('too-much-liver');
  });
});
