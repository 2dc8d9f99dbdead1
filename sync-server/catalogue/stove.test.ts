import { describe, expect, it } from 'vitest';
import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';
import {
  browningFaults,
  coolingFaults,
  coreFaults,
  heatThroughFaults,
  measureFaults,
} from './stove-rules.test-support.ts';
import { DENSE_BAKES, HEAT_THROUGH, leastBakingMinutes } from './stove-table.test-support.ts';

const everywhere = (faults: (recipe: Recipe) => string[]) =>
  BUILTIN_RECIPES.flatMap((recipe) => faults(recipe));

describe('at the stove, all recipes', () => {
  it('bake dense mixtures long enough, in a dish that holds them', () => {
    expect(everywhere((recipe) => heatThroughFaults(recipe))).toEqual([]);
    const known = new Set(BUILTIN_RECIPES.map(({ id }) => id));
    expect([...DENSE_BAKES.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('cool shallow, and say for how long', () => {
    expect(everywhere(coolingFaults)).toEqual([]);
  });

  it('cook poultry and liver to 74 °C and fish to 63 °C', () => {
    expect(everywhere(coreFaults)).toEqual([]);
  });

  it('brown no more than a pan takes, and shape no more than a cook does', () => {
    expect(everywhere(browningFaults)).toEqual([]);
  });

  it('keep in the refrigerator, except the cubes that are eaten frozen', () => {
    const frozen = BUILTIN_RECIPES.filter(({ storage }) => storage.refrigeratorDays === 0);
    expect(frozen.map(({ title }) => title)).toEqual(['Frozen Yogurt & Berry Cubes']);
  });

  it('use amounts that scales and spoons show, and consistent spelling', () => {
    expect(everywhere(measureFaults)).toEqual([]);
  });
});

const line = (ingredientId: string, grams: number, us = '') => ({ ingredientId, grams, metric: '', us });
const dish = (texts: string[], ...ingredientLines: Recipe['ingredientLines']) => ({
  id: 0,
  title: 'Test Loaf',
  role: 'everyday' as const,
  supplements: [],
  ingredientLines,
  steps: texts.map((text) => ({ text, lines: ingredientLines.map((_, at) => at) })),
});

describe('the rules find planted faults', () => {
  it('of heat: a loaf too short in the oven, deeper than stated, spilt, reworded, or without a row', () => {
    const loaf = dish(['Heat the oven to 180 °C. Bake for 50 minutes.'], line('beef-mince-lean', 900));
    const row = { start: 'cold', room: { ml: 1000 }, depthCm: 8, ovenC: 180, isCovered: false } as const;
    const said = ['Bake for 50 minutes'];
    expect(heatThroughFaults(loaf, { ...row, minutes: 75, said })).toEqual([]);
    expect(heatThroughFaults(loaf, { ...row, minutes: 50, said })).toEqual([
      '0 Test Loaf bakes 50 minutes at 180 °C; 8 cm from cold takes 75.',
    ]);
    expect(heatThroughFaults(loaf, { ...row, minutes: 75, said: ['for 75'] })[0]).toMatch(
      /no longer says 'for 75'/,
    );
    expect(heatThroughFaults(loaf, { ...row, minutes: 75, said, room: { ml: 900 } })[0]).toMatch(
      /900 g into/,
    );
    const shallow = { ...row, minutes: 75, said, room: { areaCm2: 300 }, depthCm: 2 };
    expect(heatThroughFaults(loaf, shallow)[0]).toMatch(/says 2 cm, and 900 g in that dish are 3\.0 cm deep/);
    expect(heatThroughFaults(loaf)[0]).toMatch(/no row/);
  });

  it.each([
    ['in the pot', 'Leave it in the pot to cool for 60 minutes.', 'no depth'],
    [
      'too deep',
      'Spread it 8 cm (3 in) deep and leave it 50 minutes, until hand-warm.',
      '8 cm, deeper than 5',
    ],
    ['too short', 'Spread it 5 cm (2 in) deep; 20 minutes later it is hand-warm.', '20 minutes for 5'],
  ])('of cooling: %s', (_, text, fault) => {
    expect(coolingFaults(dish([text]))[0]).toContain(fault);
  });

  it('of core temperatures: liver at the temperature of mince, fish without any', () => {
    const pot = dish(['Fry the beef and liver until brown (71 °C / 160 °F).'], line('beef-liver', 50));
    // 74 °C is never mentioned, and the sentence about liver says 71 °C.
    expect(coreFaults(pot)).toHaveLength(2);
    expect(coreFaults(dish(['Poach it until it flakes.'], line('cod', 200)))).toHaveLength(1);
    expect(coreFaults(dish(['Poach it until it flakes (63 °C / 145 °F).'], line('cod', 200)))).toEqual([]);
  });

  it('of browning and shaping', () => {
    const beef = line('beef-mince-lean', 900);
    expect(browningFaults(dish(['Fry the beef.'], beef))[0]).toMatch(/browns 900 g/);
    expect(browningFaults(dish(['Fry the beef in two batches.'], beef))).toEqual([]);
    expect(
      browningFaults(dish(['Sauté the beef in two batches.'], line('beef-mince-lean', 1200))),
    ).toHaveLength(1);
    expect(browningFaults(dish(['Roll 90 small balls of 10 g.'], beef))[0]).toMatch(/90 small balls/);
    expect(browningFaults(dish(['Roll balls the size of a marble.'], beef))[0]).toMatch(/how many/);
    expect(browningFaults(dish(['Roll 40 balls of about 22 g.'], beef))).toEqual([]);
  });

  it.each(['3 7/8 oz cod', '1/3 oz parsley', '1/3 tsp turmeric', '3/8 level tsp', 'puree', 'lamb liver'])(
    'of measures and spelling: %s',
    (metric) => {
      expect(measureFaults(dish([], { ...line('cod', 1), metric }))).toHaveLength(1);
    },
  );

  it('but accept lamb liver in American lines', () => {
    expect(measureFaults(dish([], line('lamb-liver', 1, '2 oz lamb liver')))).toEqual([]);
  });
});

describe('the table of minutes', () => {
  it('grows with depth, and is shorter from hot than from cold', () => {
    for (const [at, { depthCm, minutes, source }] of HEAT_THROUGH.entries()) {
      expect(minutes.hot).toBeLessThan(minutes.cold);
      expect(minutes.cold).toBeGreaterThan(HEAT_THROUGH[at - 1]?.minutes.cold ?? 0);
      expect(depthCm).toBeGreaterThan(HEAT_THROUGH[at - 1]?.depthCm ?? 0);
      expect(source).not.toBe('');
    }
  });

  it('is interpolated between its rows, longer in a cooler oven and under foil', () => {
    expect(leastBakingMinutes(3, 180, 'cold', false)).toBe(25);
    expect(leastBakingMinutes(3.5, 180, 'cold', false)).toBe(30); // halfway from 25 to 35
    expect(leastBakingMinutes(3, 160, 'cold', false)).toBe(30); // 25 × 1.18 = 29.5
    expect(leastBakingMinutes(3, 180, 'cold', true)).toBe(33); // 25 × 4/3 = 33.3
    expect(leastBakingMinutes(9, 180, 'cold', false)).toBeNaN(); // the last row is 8 cm
  });
});
