import { describe, expect, it } from 'vitest';
import { breedMidpointKg, findBreed } from './breed.ts';
import { CAT_BREEDS } from './cat-breeds.ts';
import { CURRENCY_RATES } from './currency-rates.ts';
import { DOG_BREED_GROUPS, DOG_BREEDS } from './dog-breeds.ts';
import { ENERGY_LEVELS } from './energy-level.ts';
import { INGREDIENT_CATEGORIES, INGREDIENT_DETAILS } from './ingredient-details.ts';
import { findIngredient, INGREDIENTS } from './ingredients.ts';
import { MARKETS } from './markets.ts';
import type { NutrientId } from './nutrient.ts';
import { nutrientIndex, nutrientRow } from './nutrient-table.ts';
import { SUPPLEMENTS } from './supplements.ts';

const duplicates = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** Leafy and high-fibre foods, for which USDA uses specific factors instead of 4/9/4. */
const OWN_FACTORS = new Set([
  'spinach',
  'spinach-cooked',
  'kale',
  'broccoli',
  'cauliflower',
  'cucumber',
  'parsley',
  'spirulina',
  'cinnamon',
  'carob-flour',
  'psyllium',
]);

/** The two halves of the table, row by row. */
const FOODS = INGREDIENTS.map(
  (food, at) => ({ ...INGREDIENT_DETAILS[at], ...food }) as typeof food & (typeof INGREDIENT_DETAILS)[number],
);

const per100g = (id: string, nutrient: NutrientId) =>
  nutrientRow(id)?.[nutrientIndex(nutrient)] ?? Number.NaN;
const sumOfMacros = (id: string) => per100g(id, 'protein') + per100g(id, 'fat') + per100g(id, 'carbohydrate');

describe('the ingredient table', () => {
  it('has the same foods in the same order in both halves', () => {
    expect(INGREDIENT_DETAILS.map(({ id }) => id)).toEqual(INGREDIENTS.map(({ id }) => id));
  });

  it('holds 165 foods, none twice, no alias shared', () => {
    expect(INGREDIENTS).toHaveLength(165);
    expect(duplicates(INGREDIENTS.map(({ id }) => id))).toEqual([]);
    expect(duplicates(FOODS.flatMap(({ aliases }) => aliases))).toEqual([]);
  });

  it('gives every food a name, a known category, a source and numbers in range', () => {
    const wrong = FOODS.filter(
      (food) =>
        food.name === '' ||
        food.source === '' ||
        !INGREDIENT_CATEGORIES.includes(food.category) ||
        !['raw', 'cooked'].includes(food.state) ||
        !(food.kcalPer100g >= 0 && food.kcalPer100g <= 902) ||
        !(sumOfMacros(food.id) <= 101) ||
        !(
          food.densityGramsPerMl === null ||
          (food.densityGramsPerMl > 0.1 && food.densityGramsPerMl < 1.5)
        ) ||
        !(food.priceGbpPerKg === null || food.priceGbpPerKg >= 0),
    );
    expect(wrong).toEqual([]);
  });

  it('has energies within 20% of 4/9/4, except if USDA uses specific factors', () => {
    const off = FOODS.filter((food) => {
      const atwater =
        4 * per100g(food.id, 'protein') + 9 * per100g(food.id, 'fat') + 4 * per100g(food.id, 'carbohydrate');
      return Math.abs(food.kcalPer100g - atwater) > Math.max(0.2 * atwater, 1);
    }).map(({ id }) => id);
    expect(off.filter((id) => !OWN_FACTORS.has(id))).toEqual([]);
  });

  it('reads its columns in the right order', () => {
    expect(FOODS.find(({ id }) => id === 'chicken-breast')).toMatchObject({
      name: 'Chicken breast, skinless',
      category: 'meat',
      state: 'raw',
      kcalPer100g: 120,
      densityGramsPerMl: 0.65,
      pieceGrams: 174,
      priceGbpPerKg: 7,
    });
    expect(findIngredient(null)).toBeUndefined();
  });
});

describe('the supplements', () => {
  it('are there once each, with a source', () => {
    expect(duplicates(SUPPLEMENTS.map(({ id }) => id))).toEqual([]);
    expect(SUPPLEMENTS.filter(({ name, source }) => name === '' || source === '')).toEqual([]);
  });
});

describe.each([
  ['dog', DOG_BREEDS, 240],
  ['cat', CAT_BREEDS, 12],
] as const)('the %s breeds', (_, breeds, count) => {
  it('are complete, none twice, lightest below heaviest', () => {
    expect(breeds).toHaveLength(count);
    expect(
      duplicates(breeds.flatMap(({ name, aliases }) => [name, ...aliases].map((n) => n.toLowerCase()))),
    ).toEqual([]);
    const wrong = breeds.filter(
      (breed) =>
        !(breed.minWeightKg > 0 && breed.minWeightKg < breed.maxWeightKg) ||
        !ENERGY_LEVELS.includes(breed.energyLevel) ||
        breed.source === '',
    );
    expect(wrong).toEqual([]);
  });
});

describe('the dog breeds', () => {
  it('fall into the nine documented groups', () => {
    expect([...new Set(DOG_BREEDS.map(({ group }) => group))].sort()).toEqual([...DOG_BREED_GROUPS].sort());
  });

  it('are found by name or alias, in any case', () => {
    expect(findBreed(DOG_BREEDS, 'griffon bruxellois')?.name).toBe('Brussels Griffon');
    expect(findBreed(DOG_BREEDS, 'Unicorn')).toBeUndefined();
  });
});

describe('breedMidpointKg', () => {
  it('is the middle of the range', () => {
    expect(breedMidpointKg({ minWeightKg: 25, maxWeightKg: 36 })).toBe(30.5);
    expect(breedMidpointKg({ minWeightKg: 3.2, maxWeightKg: 4.5 })).toBeCloseTo(3.85, 10);
  });
});

describe('the markets', () => {
  it('are ten, each with a currency that has a rate, save the Indian one', () => {
    expect(MARKETS).toHaveLength(10);
    expect(duplicates(MARKETS.map(({ countryCode }) => countryCode))).toEqual([]);
    const unrated = MARKETS.filter(({ currency }) => CURRENCY_RATES[currency].perUsd === null);
    expect(unrated.map(({ countryCode }) => countryCode)).toEqual(['IN']);
  });
});
