import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const lineOf = (text: string) => {
  const [line] = readLines([text]).lines;
  if (line === undefined) throw new Error(`no line in ${text}`);
  return line;
};
const asked = (text: string) => lineOf(text).questions.map(({ code }) => code);

describe('readLines', () => {
  it('reads a line of several foods as several lines of one source, blank lines counted', () => {
    const { lines } = readLines(['', '1 lb ground beef, 1 cup cooked white rice, 1/2 cup peas', '2 eggs']);
    expect(lines.map(({ source, part }) => [source, part])).toEqual([
      [1, '1 lb ground beef'],
      [1, '1 cup cooked white rice'],
      [1, '1/2 cup peas'],
      [2, '2 eggs'],
    ]);
    expect(lines[1]?.text).toBe('1 lb ground beef, 1 cup cooked white rice, 1/2 cup peas');
  });

  it.each([
    'a bucket of lard',
    'cod liver oil',
    'a slab of beef fat',
    'some cooked rice',
    'beef liver',
    'plenty of olive oil',
    'vitamin D3 50,000 IU capsules',
    '5 tonnes of beef mince',
    '-500 g beef mince',
    'chicken breast to taste',
  ])('finds no upper bound for %s', (text) => {
    const { foods } = readLines([text]);
    expect(foods.map(({ grams, mostGrams }) => [grams, mostGrams])).toEqual([[0, Number.POSITIVE_INFINITY]]);
    expect(lineOf(text).grams).toBeNull();
  });

  it('keeps the food of an unbounded amount', () => {
    expect(readLines(['beef liver']).foods[0]?.ingredientId).toBe('beef-liver');
    expect(readLines(['5 tonnes of turkey mince']).foods[0]?.ingredientId).toBe('turkey-mince-lean');
  });

  it.each<[string, number, number]>([
    ['salt to taste', 0, 6],
    ['a drizzle of olive oil', 1.8, 18.5], // 2 to 20 ml of 0.92 g
    ['a handful of spinach', 12, 60], // 0.4 to 2 times the table's 30 g
    ['a knob of butter', 4, 40],
    ['2 x 100 g cod', 200, 200],
    ['2-3 carrots', 122, 183], // 61 g a carrot
    ['500 g cod (optional)', 0, 500],
    ['1 butternut squash (use half)', 450, 900],
    ['1 kg turkey thigh, with bones', 400, 1000],
  ])('bounds %s between %d and %d g', (text, least, most) => {
    const { leastGrams, mostGrams } = lineOf(text);
    expect(Math.abs(leastGrams - least)).toBeLessThanOrEqual(0.05 * least);
    expect(Math.abs((mostGrams ?? 0) - most)).toBeLessThanOrEqual(0.05 * most);
  });

  it('takes the midpoint of a vague amount as its grams, and gives its bounds', () => {
    const [food] = readLines(['a glug of olive oil']).foods;
    const { leastGrams = 0, mostGrams = 0, grams = 0 } = food ?? {};
    expect(grams).toBeCloseTo((leastGrams + mostGrams) / 2, 9);
    expect(leastGrams).toBeGreaterThan(0);
  });

  it('takes the content from a stated strength, by the table’s product or by the label alone', () => {
    expect(lineOf('10 iron tablets 65 mg').holds).toEqual({ iron: 650 });
    const [vitamin] = readLines(['2 × 400 IU vitamin E']).supplements;
    expect(vitamin?.id).toBe('vitamin-e-oil');
    expect(vitamin?.grams).toBeCloseTo(1, 2); // 100 IU in 0.125 g
    expect(readLines(['vitamin A capsules, 5 of 100,000 IU']).foods).toMatchObject([
      { grams: 0, holds: { 'vitamin-a': 500_000, 'preformed-vitamin-a': 500_000 } },
    ]);
    expect(readLines(['vitamin A capsules 10,000 IU']).foods).toMatchObject([
      { holds: { 'vitamin-a': 10_000 }, mostGrams: Number.POSITIVE_INFINITY },
    ]);
  });

  it.each<[string, string[]]>([
    ['1 tbsp parsley, optional', ['optional']],
    ['100 g peas, if desired', ['optional']],
    ['1 carrot, peeled if desired', []],
    ['200 g spinach, chopped if you like', []],
    ['Optional: 2 tsp cottage cheese', ['optional']],
    ["1 tin sardines in water (you'll only need half)", ['use-part']],
    ['1 lb mackerel incl. head and bones', ['bone-share', 'raw-or-cooked']],
    ['1 kg bone-in turkey thigh', ['bone-share', 'skin', 'raw-or-cooked']],
    ['a 1.5-kg chicken', ['bone-share']],
    ['500 g turkey necks', ['bone-share']],
    ['1.2 kg boneless chicken wings, raw', []],
    // A counted piece weighs its meat.
    ['6 chicken drumsticks', ['skin']],
    ['500 g boneless chicken thighs, raw', []],
    ['500 g chicken thighs, skin removed, raw', []],
    ['150 g lauki', ['near-food']],
    ['200 g moong dal', ['raw-or-cooked']],
    ['500g chicken or turkey mince', ['which-food']],
    // The second food is missing from the tables, but the line may mean it.
    ['100 g carrot or wobblefruit', ['which-food']],
    ['1 cup rice or so, cooked', ['raw-or-cooked']],
    ['300 g beans, black or kidney, cooked', ['which-food']],
    ['50 g kale, spinach or carrot', ['which-food']],
    ['200 g lentils, green or brown, dry', []],
    ['100 g peas (fresh or frozen)', []],
    ['200 g rice', ['raw-or-cooked']],
    ['500 g chicken breast', ['raw-or-cooked']],
    ['200 g cooked rice', []],
    ['160 g rolled oats', []],
    ['300 g firm tofu', []],
    ['500 g raw chicken breast', []],
    ['2 carrots, diced', []],
    ['1 tin pink salmon, bones included', []],
    ['fresh or frozen peas, 100 g', []],
  ])('asks of %s the questions %j', (text, codes) => {
    expect(asked(text)).toEqual(codes);
  });

  it('offers answers that read back as the chosen food or amount', () => {
    const rice = lineOf('200 g rice').questions[0]?.choices ?? [];
    expect(rice.map(({ code, text }) => [code, lineOf(text).ingredientId])).toEqual([
      ['dry', 'rice-white-dry'],
      ['cooked', 'rice-white-cooked'],
    ]);
    expect(rice.filter(({ isRead }) => isRead)).toHaveLength(1);
    const half = lineOf('1 butternut squash (use half)').questions[0]?.choices ?? [];
    expect(half.map(({ code, text }) => [code, lineOf(text).grams])).toEqual([
      ['part', 450],
      ['whole', 900],
    ]);
    const optional = lineOf('50 g peas (optional)').questions[0]?.choices ?? [];
    expect(optional.map(({ text }) => text)).toEqual(['50 g peas', '']);
    const which = lineOf('500g chicken or turkey mince').questions[0]?.choices ?? [];
    expect(which.map(({ text }) => lineOf(text).grams)).toEqual([500, 500]);
  });

  it.each([
    ['5 tonnes of beef', 'absurd-amount'],
    ['1e308 g chicken', 'absurd-amount'],
    ['400,000,000 eggs', 'absurd-amount'],
    ['150 kg carrots', 'absurd-amount'],
    ['10/0 cups oats', 'absurd-amount'],
    ['-5 g salt', 'negative-amount'],
    ['2 eggs (1 kg)', 'unlikely-weight'],
    ['1 tin tuna in water (10 kg)', 'unlikely-weight'],
    ['a 20 g tin of chickpeas', 'unlikely-weight'],
  ])('warns of %s: %s', (text, code) => {
    expect(lineOf(text).warnings).toEqual([code]);
  });

  it.each([
    '2 eggs (100 g)',
    '400 g tin chickpeas',
    '500 g beef mince',
    '- 5 g iodised salt',
    '2 x 120g tins sardines in water',
  ])('warns of nothing in %s', (text) => {
    expect(lineOf(text).warnings).toEqual([]);
  });

  it('bounds every line: the least is finite, and neither it nor the grams exceed the most', () => {
    const word = fc.constantFrom(
      ...[
        '1',
        '2-3',
        '½',
        '500 g',
        '1e308',
        '-5',
        'a pinch of',
        'a handful of',
        'some',
        'or',
        'and',
        ',',
        '(optional)',
      ],
      ...[
        'use half',
        'rice',
        'chicken',
        'kale',
        'olive oil',
        'salt',
        'to taste',
        'zinc 15 mg',
        'x 2',
        'tablets',
        '3 inch piece',
      ],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        for (const line of readLines([words.join(' ')]).lines) {
          const { leastGrams, mostGrams, grams } = line;
          expect(Number.isFinite(leastGrams) && leastGrams >= 0).toBe(true);
          expect(leastGrams).toBeLessThanOrEqual((mostGrams ?? Number.POSITIVE_INFINITY) + 1e-9);
          if (grams !== null && mostGrams !== null) expect(grams).toBeLessThanOrEqual(mostGrams + 1e-9);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('an unanswered question', () => {
  const foodOf = (text: string, steps: string[] = []) => readLines([text], steps).foods[0];

  it('leaves both foods, each with its weight', () => {
    expect(foodOf('200 g rice')?.others).toEqual([{ id: 'rice-white-dry', grams: 200 }]);
    expect(foodOf('500 g chicken breast')?.others).toEqual([{ id: 'chicken-breast-cooked', grams: 500 }]);
    expect(foodOf('100 g beef or 150 g turkey')?.others).toHaveLength(1);
    expect(foodOf('500 g raw chicken breast')?.others).toBeUndefined();
  });

  it('leaves the food unknown if one of them is missing from the tables', () => {
    expect(readLines(['100 g carrot or wobblefruit']).foods[0]).toMatchObject({
      ingredientId: null,
      grams: 100,
    });
    expect(readLines(['100 g carrot']).foods[0]).toMatchObject({ ingredientId: 'carrot', grams: 100 });
  });

  it('is answered by steps that cook the food: meat is weighed raw, rice dry', () => {
    const steps = ['Simmer everything for 20 minutes.'];
    expect(foodOf('500 g chicken breast', steps)?.others).toBeUndefined();
    expect(foodOf('200 g rice', steps)).toMatchObject({ ingredientId: 'rice-white-dry', grams: 200 });
    expect(foodOf('200 g rice', steps)?.others).toBeUndefined();
  });

  it.each([
    ['200 g rice', 'Boil the rice for 12 minutes, then drain.', 'rice-white-dry'],
    ['1 cup quinoa', 'Cook the quinoa in twice its volume of water.', 'quinoa-dry'],
    ['100 g buckwheat', 'Simmer the buckwheat until soft.', 'buckwheat-dry'],
    ['150 g pasta', 'Boil the pasta.', 'pasta-dry'],
    ['150 g lentils', 'Simmer all the ingredients for 30 minutes.', 'lentils-dry'],
    ['200 g rice', 'Bake the salmon. Stir in the cooked rice.', 'rice-white-cooked'],
    ['200 g cooked rice', 'Boil everything.', 'rice-white-cooked'],
    ['200 g rice', 'Boil the carrots.', 'rice-white-cooked'],
  ])('weighs %s dry only where a step cooks it: %s', (text, step, id) => {
    expect(foodOf(text, step.split(/(?<=\.) /))?.ingredientId).toBe(id);
  });

  it('says that rice counts as dry, and offers cooked', () => {
    const [line] = readLines(['200 g rice'], ['Boil the rice.']).lines;
    expect(line?.part).toBe('200 g rice');
    expect(line?.questions.map(({ code, choices }) => [code, choices])).toEqual([
      [
        'raw-or-cooked',
        [
          { code: 'dry', text: '200 g rice, dry', isRead: true },
          { code: 'cooked', text: '200 g rice, cooked', isRead: false },
        ],
      ],
    ]);
  });

  it('bounds thighs by those with skin', () => {
    expect(foodOf('500 g raw chicken thighs')?.others).toEqual([{ id: 'chicken-thigh-skin', grams: 500 }]);
  });

  it('recognises a cut with its bone, and bounds its meat by 40 and 100% of the weight', () => {
    expect(foodOf('1 kg chicken thighs, bone in')).toMatchObject({
      ingredientId: 'chicken-thigh',
      leastGrams: 400,
      mostGrams: 1000,
    });
    expect(foodOf('1 chicken (2 kg)')).toMatchObject({ leastGrams: 800, mostGrams: 2000 });
  });

  it.each(['1 chicken (1.8 kg), jointed', 'one 5-pound chicken', '2 kg chicken wings'])(
    'accepts an answer about the bones of %s',
    (text) => {
      const [answer] = lineOf(text).questions.find(({ code }) => code === 'bone-share')?.choices ?? [];
      expect(answer?.text).toMatch(/, no bone$/);
      expect(asked(answer?.text ?? '')).not.toContain('bone-share');
    },
  );

  it('counts the oil of cod liver oil though its label states a vitamin', () => {
    // 2 teaspoons of 4.93 ml at 0.92 g.
    expect(foodOf('2 teaspoons cod liver oil (vitamin D 400 IU per teaspoon)')?.grams).toBeCloseTo(9.08, 1);
  });

  it.each(['2000 kg of carrots', '3000 lb beef'])('does not hide the warning for %s', (text) => {
    expect(readLines([text]).lines[0]?.warnings).toEqual(['absurd-amount']);
  });
});
