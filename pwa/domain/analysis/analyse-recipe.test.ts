import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseRecipe } from './analyse-recipe.ts';
import type { AnalyseInput } from './analysis.ts';
import { analyseAnswerSchema } from './analysis.ts';
import { fullAnalysis } from './full-analysis.ts';

const input = (ingredients: string[], rest: Partial<AnalyseInput> = {}): AnalyseInput => ({
  species: 'dog',
  lifeStage: 'adult',
  servings: 4,
  ingredients,
  ...rest,
});

describe('analyseRecipe', () => {
  it('understands the lines of a plain bowl in grams', () => {
    const { lines } = analyseRecipe(input(['500 g chicken breast, diced', '2 eggs', '1 tbsp sunflower oil']));
    expect(lines.map(({ ingredientId }) => ingredientId)).toEqual(['chicken-breast', 'egg', 'sunflower-oil']);
    expect(lines[0]).toMatchObject({ grams: 500, basis: 'mass' });
    expect(lines[1]?.grams).toBeCloseTo(100, 0); // 50 g an egg
    expect(lines[2]?.grams).toBeCloseTo(13.6, 1); // 14.7868 ml × 0.921
  });

  it('finds chicken and rice short of calcium and zinc, and iodine unknown', () => {
    const { completeness } = analyseRecipe(input(['500 g chicken breast', '300 g cooked white rice']));
    const status = (id: string) => completeness.aafco.rows.find(({ nutrient }) => nutrient === id)?.status;
    expect(completeness.aafco.verdict).toBe('short');
    expect(status('protein')).toBe('met');
    expect(status('calcium')).toBe('short');
    expect(status('zinc')).toBe('short');
    expect(status('iodine')).toBe('unknown'); // no food has a figure
  });

  it.each([
    ['dog', 'adult', 20, 18],
    ['dog', 'growth', 25, 25],
    ['cat', 'adult', 18.8, 18.8],
  ] as const)(
    'judges a bowl for a %s (%s) by both standards: %d mg zinc by AAFCO, %d by FEDIAF',
    (species, lifeStage, aafco, fediaf) => {
      const { completeness } = fullAnalysis(input(['500 g chicken breast'], { species, lifeStage }));
      const zinc = (standard: 'aafco' | 'fediaf') =>
        completeness[standard].rows.find(({ nutrient }) => nutrient === 'zinc')?.minimum;
      expect([zinc('aafco'), zinc('fediaf')]).toEqual([aafco, fediaf]);
      expect(completeness).toMatchObject({
        aafco: { standard: 'AAFCO', species, lifeStage },
        fediaf: { standard: 'FEDIAF', species, lifeStage },
      });
    },
  );

  it('keeps an unknown food as text, and leaves every shortage unknown, since it may fill any', () => {
    const { lines, completeness, nutrients } = analyseRecipe(
      input(['300 g chicken breast', '100 g dragonfruit zest']),
    );
    expect(lines[1]).toMatchObject({ ingredientId: null, grams: 100 });
    expect(nutrients.knownShare).toBe(0.75);
    expect(completeness.aafco.counts.short).toBe(0);
    expect(completeness.aafco.verdict).toBe('unknown');
  });

  it('counts an unknown amount as unknown, never as nothing', () => {
    const { completeness, nutrients } = analyseRecipe(input(['300 g chicken breast', 'beef liver']));
    const status = (id: string) => completeness.aafco.rows.find(({ nutrient }) => nutrient === id)?.status;
    expect(nutrients.weighedGrams).toBe(300);
    expect(completeness.aafco.counts.met).toBe(0);
    expect(status('copper')).toBe('unknown');
    // 5 mg in 135 kcal of liver: no amount of it provides the required 1250 mg per 1000 kcal.
    expect(status('calcium')).toBe('short');
  });

  it('reads supplements among the lines', () => {
    const { nutrients } = analyseRecipe(input(['500 g chicken breast', '5.5 g eggshell powder']));
    expect(nutrients.amounts.calcium.known).toBeCloseTo(25 + 2090, 6); // 5 × 5 mg and 5.5 g of 38%
  });

  it('flags toxic foods with a reason and an alternative', () => {
    const { safety } = analyseRecipe(input(['300 g beef mince', '1 small onion, chopped']));
    expect(safety.isValid).toBe(false);
    expect(safety.flags[0]).toMatchObject({
      food: 'Onion',
      severity: 'toxic',
      where: 'ingredient',
      index: 1,
    });
    expect(safety.flags[0]?.reason).not.toBe('');
    expect(safety.flags[0]?.alternative).toContain('carrot');
  });

  it('asks whether a named food is in the bowl, until the line says so', () => {
    const asked = '1 portion, dished up before you add onion to your pan';
    const { safety, lines } = fullAnalysis(input(['300 g beef mince', asked]));
    expect(safety).toMatchObject({
      isValid: false,
      flags: [],
      asked: [{ where: 'ingredient', index: 1, food: 'Onion', text: 'onion' }],
    });
    const choices = lines[1]?.questions.find(({ code }) => code === 'named-food')?.choices ?? [];
    expect(choices.map(({ code }) => code)).toEqual(['not-in', 'a-little', 'in']);
    const answered = (text = '') => fullAnalysis(input(['300 g beef mince', text])).safety;
    expect(answered(choices[0]?.text)).toEqual({ isValid: true, flags: [], asked: [] });
    expect(answered(choices[2]?.text)).toMatchObject({ isValid: false, asked: [] });
  });

  it('flags a toxic food in a step, by the index of the step', () => {
    const { safety } = fullAnalysis(
      input(['300 g beef mince'], { instructions: ['Fry the mince.', 'Add an onion.'] }),
    );
    expect(safety).toMatchObject({
      isValid: false,
      flags: [{ food: 'Onion', where: 'instruction', index: 1, text: 'onion', start: 7, end: 12 }],
    });
  });

  it('judges measured salt by its grams: 0.75 g is a mineral, 20 g and salt to taste are not', () => {
    const foods = (text: string) =>
      analyseRecipe(input(['900 g chicken thigh', text])).safety.flags.map(({ food }) => food);
    expect(foods('0.75 g iodised salt')).toEqual([]);
    expect(foods('20 g salt')).toEqual(['Excess salt']);
    expect(foods('salt to taste')).toEqual(['Excess salt']);
  });

  it('prices the foods with a known price, here 500 of 600 g', () => {
    const { cost } = analyseRecipe(input(['500 g chicken breast', '100 g dragonfruit zest']));
    expect(cost.batchGbp).toBeGreaterThan(0);
    expect(cost.pricedShare).toBeCloseTo(5 / 6, 6);
  });

  it('gives a priced share of 0 if nothing could be weighed, and of 1 if everything is free', () => {
    expect(analyseRecipe(input(['salt', 'chicken to taste'])).cost).toMatchObject({
      batchGbp: null,
      pricedShare: 0,
    });
    expect(analyseRecipe(input(['500 ml water'])).cost.pricedShare).toBe(1);
  });

  it('sends growth and pregnancy to a vet, adults not', () => {
    const notice = (lifeStage: AnalyseInput['lifeStage']) =>
      analyseRecipe(input(['1 egg'], { lifeStage })).vetNotice;
    expect(['adult', 'senior', 'growth', 'reproduction'].map((stage) => notice(stage as never))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('does not call blank lines or water alone met', () => {
    for (const lines of [[''], ['   ', '\n'], ['water']]) {
      const result = analyseRecipe(input(lines));
      expect(result.completeness.aafco.verdict).not.toBe('met');
      expect(result.nutrients.energyKcal).toBe(0);
    }
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'treats %s as an unknown food, and not as a word of a step',
    (word) => {
      for (const text of [word, `1 ${word.toLowerCase()}`, `2 cups ${word} rice`, `rice, ${word}`]) {
        const [line] = analyseRecipe(input([text], { instructions: [text] })).lines;
        expect(line?.text).toBe(text);
        expect([null, 'rice-white-dry', 'rice-brown-dry', 'rice-white-cooked']).toContain(line?.ingredientId);
      }
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('dog' as const, 'cat' as const),
        (ingredients, species) => {
          expect(analyseRecipe(input(ingredients, { species })).lines.length).toBeLessThanOrEqual(
            ingredients.length,
          );
        },
      ),
    );
  });
});

describe('fullAnalysis', () => {
  it('counts measured salt as a mineral up to 1.5 g per 1000 kcal, and flags any more in its line', () => {
    const foods = ['900 g chicken thigh', '250 g dry brown rice']; // 1,089 + 925 kcal: up to 3 g
    expect(fullAnalysis(input([...foods, '', '3 g iodised salt'])).safety.isValid).toBe(true);
    const { safety, lines } = fullAnalysis(input([...foods, '', '5 g iodised salt']));
    expect(safety.flags).toMatchObject([
      { food: 'Excess salt', where: 'ingredient', index: 2, text: '5 g iodised salt', start: 0, end: 16 },
    ]);
    expect(lines[2]?.ingredientId).toBe('iodised-salt');
  });

  it('satisfies the contract, with the supplements that close the gaps', () => {
    const answer = fullAnalysis(
      input([
        '900 g raw skinless chicken thigh',
        '80 g raw beef liver',
        '2 eggs',
        '250 g dry brown rice',
        '150 g raw spinach',
        '1 tbsp sunflower oil',
        '900 ml water',
      ]),
    );
    expect(analyseAnswerSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(
      JSON.parse(JSON.stringify(answer)),
    );
    expect(answer.completeness.aafco.supplements.closes).toBe(true);
    expect(answer.completeness.aafco.supplements.doses.map(({ id }) => id)).toContain('kelp-tablet');
    expect(answer.nutrients.units.calcium).toBe('mg');
  });

  it('satisfies the contract for any lines and steps, with every number finite', () => {
    const word = fc.constantFrom(
      'chicken',
      'onion',
      'kelp tablet',
      'salt',
      'g',
      'kg',
      'cup',
      'tbsp',
      '½',
      '1e308',
      '0',
      '-5',
      '2-3',
      'no',
      'water',
      '__proto__',
    );
    const line = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string({ maxLength: 60 }),
    );
    const request = fc.record({
      species: fc.constantFrom('dog' as const, 'cat' as const),
      lifeStage: fc.constantFrom(
        'adult' as const,
        'senior' as const,
        'growth' as const,
        'reproduction' as const,
      ),
      servings: fc.integer({ min: 1, max: 100 }),
      ingredients: fc.array(line, { minLength: 1, maxLength: 8 }),
      instructions: fc.array(line, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(request, (body) => {
        const answer = fullAnalysis(body);
        // NaN and Infinity would be serialised as null.
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(analyseAnswerSchema.safeParse(answer).error).toBeUndefined();
      }),
    );
  });

  it('gives the cost by batch, portion and energy: 500 g of chicken at 7 pounds a kg, 600 kcal, 4 portions', () => {
    const { cost } = fullAnalysis(input(['500 g chicken breast', '100 g dragonfruit zest']));
    expect(cost).toMatchObject({ currency: 'GBP', batchGbp: 3.5, perServingGbp: 0.875 });
    expect(cost.per1000KcalGbp).toBeCloseTo(5.8333, 4); // 3.5 / 0.6
    expect(cost.pricedShare).toBeCloseTo(5 / 6, 6);
    expect(cost.unpriced).toEqual(['100 g dragonfruit zest']);
  });

  it('gives no doses beside a toxic food', () => {
    const bowl = { species: 'dog', lifeStage: 'adult', servings: 1 } as const;
    const foods = ['500 g chicken breast', '200 g cooked rice'];
    expect(fullAnalysis({ ...bowl, ingredients: foods }).completeness.aafco.supplements.doses).not.toEqual(
      [],
    );
    for (const { supplements } of Object.values(
      fullAnalysis({ ...bowl, ingredients: [...foods, '1 onion'] }).completeness,
    ))
      expect(supplements).toMatchObject({ doses: [], closes: false, isRefused: true });
  });

  it('flags a name repeated in a line once, and each different name', () => {
    const { flags } = fullAnalysis(
      input(['onion, onion and Onion with leeks, onion powder', 'onion']),
    ).safety;
    expect(flags.map(({ text, index, start }) => [text, index, start])).toEqual([
      ['onion', 0, 0],
      ['leeks', 0, 28],
      ['onion powder', 0, 35],
      ['onion', 1, 0],
    ]);
  });
});
