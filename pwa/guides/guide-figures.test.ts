import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeOver } from '#domain/plan/change-over';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from '#domain/recipe/storage-words';
import type { LifeStage } from '#domain/reference/life-stage';
import type { NutrientId } from '#domain/reference/nutrient';
import { nutrientIndex, nutrientRow } from '#domain/reference/nutrient-table';
import type { Species } from '#domain/reference/species';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { nutrientTargets } from '#domain/reference/targets';
import { TOXIC_FOODS } from '#domain/safety/lexicon/toxic-foods';
import { counted } from '#domain/text/sentence-parts';
import '#domain/reference/more-nutrients';

const guide = (slug: string) => readFileSync(new URL(`${slug}.md`, import.meta.url), 'utf8');
/** The other cells of the table row that begins with `first`. */
const row = (slug: string, first: string) =>
  new RegExp(`^\\| ${first.replace(/[()]/g, '\\$&')} \\|(.*)\\|$`, 'm')
    .exec(guide(slug))?.[1]
    ?.split('|')
    .map((cell) => cell.trim());

const perHundredGrams = (food: string, nutrient: NutrientId) =>
  nutrientRow(food)?.[nutrientIndex(nutrient)] ?? Number.NaN;
const number = (amount: number, unit: string, digits = 0) =>
  Number.isNaN(amount)
    ? 'not known'
    : `${amount.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${unit}`;

function target(
  species: Species,
  stage: LifeStage,
  nutrient: NutrientId,
  standard: 'AAFCO' | 'FEDIAF' = 'AAFCO',
) {
  return nutrientTargets(standard, species, stage).find((each) => each.nutrient === nutrient);
}
const grams = (mg: number | null | undefined) => number((mg ?? Number.NaN) / 1000, 'g', 2);

describe('calcium and phosphorus', () => {
  it.each([
    ['Chicken thigh, without skin', 'chicken-thigh'],
    ['Lean beef mince', 'beef-mince-lean'],
    ['Salmon', 'salmon'],
    ['Sardines, tinned with their bones', 'sardines-oil'],
    ['Eggshell powder', 'eggshell-powder'],
    ['Bone meal powder', 'bone-meal'],
  ])('of %s are the table’s', (name, food) => {
    expect(row('calcium-and-phosphorus', name)).toEqual([
      number(perHundredGrams(food, 'calcium'), 'mg'),
      number(perHundredGrams(food, 'phosphorus'), 'mg'),
    ]);
  });

  it.each([
    ['Adult dog', 'dog', 'adult'],
    ['Puppy', 'dog', 'growth'],
    ['Adult cat', 'cat', 'adult'],
    ['Kitten', 'cat', 'growth'],
  ] as const)('for %s are AAFCO’s minimums', (name, species, stage) => {
    expect(row('calcium-and-phosphorus', name)).toEqual(
      (['calcium', 'phosphorus'] as const).map((id) => grams(target(species, stage, id)?.minimum)),
    );
  });

  it('of a spoon, of the upper limit and of the worked example agree with the tables', () => {
    const text = guide('calcium-and-phosphorus');
    const share = perHundredGrams('eggshell-powder', 'calcium') / 100_000;
    const spoon = DOSE_FORMS['eggshell-powder']?.unitGrams ?? 0;
    expect(text).toContain(`about ${share * 100}% calcium`);
    expect(text).toContain(`weighs ${spoon} g and holds about ${(spoon * share).toFixed(1)} g of calcium`);
    expect(text).toContain(`${perHundredGrams('calcium-carbonate', 'calcium') / 1000}% calcium`);
    expect(text).toContain(`${DOSE_FORMS['calcium-carbonate']?.unitGrams} g to a level teaspoon`);
    expect(text).toContain(`adult dog is ${grams(target('dog', 'adult', 'calcium')?.maximum)} of calcium`);
    // 500 g of chicken thigh, brought to 1.2 parts of calcium to 1 of phosphorus.
    const [calcium, phosphorus] = [
      5 * perHundredGrams('chicken-thigh', 'calcium'),
      5 * perHundredGrams('chicken-thigh', 'phosphorus'),
    ];
    const missing = Math.round((1.2 * phosphorus - calcium) / 10) * 10;
    expect(text).toContain(
      `${calcium} mg of calcium and ${phosphorus} mg of phosphorus, a ratio of 1 to ${Math.round(phosphorus / calcium)}`,
    );
    expect(text).toContain(`about ${number(missing, 'mg')} more calcium`);
    expect(text).toContain(`is about ${(missing / 1000 / share).toFixed(1)} g`);
  });
});

describe('organ meats', () => {
  it.each([
    ['Chicken liver', 'chicken-liver'],
    ['Ox liver', 'beef-liver'],
    ['Lamb’s liver', 'lamb-liver'],
    ['Ox kidney', 'beef-kidney'],
    ['Chicken hearts', 'chicken-hearts'],
    ['Ox heart', 'beef-heart'],
    ['Chicken gizzards', 'chicken-gizzards'],
  ])('match the table for %s', (name, food) => {
    expect(row('organ-meats', name)).toEqual([
      number(perHundredGrams(food, 'vitamin-a'), 'IU'),
      number(perHundredGrams(food, 'copper'), 'mg', 2),
      number(perHundredGrams(food, 'taurine'), 'mg'),
    ]);
  });

  it('have the standards’ limits and the share from the toxic-food list', () => {
    const text = guide('organ-meats');
    const dog = target('dog', 'adult', 'vitamin-a');
    const cat = target('cat', 'adult', 'preformed-vitamin-a');
    expect(text).toContain(`adult dog ${number(dog?.maximum ?? 0, 'IU')}`);
    expect(text).toContain(`adult cat ${number(cat?.maximum ?? 0, 'IU')}`);
    expect(text).toContain(
      `minimums are ${number(dog?.minimum ?? 0, '')}and ${number(cat?.minimum ?? 0, 'IU')}`,
    );
    const liver = TOXIC_FOODS.find(({ name }) => name === 'Excess liver');
    expect(liver?.safeAlternative).toContain('no more than 5% of the recipe');
    // To the nearest 100 IU.
    const in50Grams = (food: string) =>
      number(Math.round(perHundredGrams(food, 'vitamin-a') / 200) * 100, 'IU');
    expect(text).toContain(
      `about ${in50Grams('chicken-liver')} with chicken liver, ${in50Grams('beef-liver').replace(' IU', '')} with ox liver, ${in50Grams('lamb-liver').replace(' IU', '')} with lamb’s`,
    );
    expect(text).toContain(`${number(target('cat', 'adult', 'taurine')?.minimum ?? 0, 'mg')} per 1,000 kcal`);
    expect(text).toContain(
      `${number(perHundredGrams('cod-liver-oil', 'vitamin-a') / 100, 'IU')} of vitamin A`,
    );
    expect(text).toContain(
      `${number(perHundredGrams('cod-liver-oil', 'vitamin-d') / 100, 'IU')} of vitamin D`,
    );
  });
});

it('a kitten’s requirements are AAFCO’s, next to an adult’s', () => {
  const both = (id: NutrientId, show: (amount: number | null | undefined) => string) =>
    (['growth', 'adult'] as const).map((stage) => show(target('cat', stage, id)?.minimum));
  const mg = (amount: number | null | undefined) => number(amount ?? Number.NaN, 'mg');
  expect(row('weaning-kittens', 'Protein')).toEqual(both('protein', (g) => number(g ?? Number.NaN, 'g')));
  expect(row('weaning-kittens', 'Calcium')).toEqual(both('calcium', grams));
  expect(row('weaning-kittens', 'Phosphorus')).toEqual(both('phosphorus', grams));
  expect(row('weaning-kittens', 'Taurine')).toEqual(both('taurine', mg));
  expect(guide('weaning-kittens')).toContain(
    `more taurine in growth, ${mg(target('cat', 'growth', 'taurine', 'FEDIAF')?.minimum)}`,
  );
});

it('storage times follow the rule for every recipe', () => {
  const days = (count: number) => `up to ${counted(count, 'day')}`;
  const months = (count: number) => `up to ${counted(count, 'month')}`;
  const rows = [
    ['Meat, poultry, egg, grain, vegetables', USUAL_REFRIGERATOR_DAYS, USUAL_FREEZER_MONTHS],
    ['White fish and seafood', FISH_REFRIGERATOR_DAYS, USUAL_FREEZER_MONTHS],
    [
      'Oily fish, such as salmon, sardine, mackerel or trout',
      FISH_REFRIGERATOR_DAYS,
      OILY_FISH_FREEZER_MONTHS,
    ],
  ] as const;
  for (const [name, inDays, inMonths] of rows) {
    const told = row('storing-home-made-food', name);
    expect(told, `storing-home-made-food.md: ${name}`).toEqual([days(inDays), months(inMonths)]);
  }
  expect(guide('batch-cooking')).toContain(
    `up to ${USUAL_FREEZER_MONTHS} months in the freezer, ${OILY_FISH_FREEZER_MONTHS} with oily fish; what stays in the refrigerator has up to ${USUAL_REFRIGERATOR_DAYS} days, ${FISH_REFRIGERATOR_DAYS} with fish`,
  );
});

it('the change to a new food follows the planner’s days and shares', () => {
  const text = guide('changing-to-home-made-food');
  const phases = changeOver(9);
  for (const { share, firstDay, lastDay } of phases) {
    expect(row('changing-to-home-made-food', `${firstDay} to ${lastDay}`)).toEqual([
      `${share * 100}%`,
      `${100 - share * 100}%`,
    ]);
  }
  expect(row('changing-to-home-made-food', `from day ${(phases.at(-1)?.lastDay ?? 0) + 1}`)).toEqual([
    'all',
    'none',
  ]);
  const span = (days: number, at: number) => {
    const phase = changeOver(days)[at];
    return `days ${phase?.firstDay} to ${phase?.lastDay}`;
  };
  expect(text).toContain(
    `In seven, a quarter lasts ${span(7, 0)}, a half ${span(7, 1)}, three quarters ${span(7, 2)}; in ten, three quarters lasts ${span(10, 2)}`,
  );
});

it('each food in the toxic table is toxic to the animals that the table names', () => {
  const rows = [...guide('toxic-foods').matchAll(/^\| ([^|]+) \| (both|dogs|cats) \|/gm)];
  expect(rows).toHaveLength(15);
  for (const [, name, animals] of rows) {
    const found = TOXIC_FOODS.find((food) => food.name === name);
    expect(found, name).toMatchObject({ severity: 'toxic' });
    expect({ both: 'both', dog: 'dogs', cat: 'cats' }[found?.species ?? 'both'], name).toBe(animals);
  }
});
