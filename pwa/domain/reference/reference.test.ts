import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { breedMidpointKg, ENERGY_LEVELS, findBreed } from './breed.ts';
import { CAT_BREEDS } from './cat-breeds.ts';
import { DOG_BREED_GROUPS, DOG_BREEDS } from './dog-breeds.ts';
import { AISLES, FOOD_FORMS, type IngredientDetails, ingredientDetails } from './ingredient-details.ts';
import { findIngredient, INGREDIENT_CATEGORIES, INGREDIENTS } from './ingredients.ts';
import { CURRENCY_RATES, MARKETS } from './markets.ts';
import './more-nutrients.ts';
import type { NutrientId } from './nutrient.ts';
import { nutrientIndex, nutrientRow } from './nutrient-table.ts';
import { PRICE_SOURCES } from './price-sources.ts';
import { SUPPLEMENTS } from './supplements.ts';

/** Leaves, fibre, acids and alcohol, for which USDA's factors differ from 4/9/4. */
const OWN_FACTORS = new Set(
  `
   spinach spinach-cooked kale broccoli cauliflower cucumber parsley spirulina cinnamon carob-flour
   psyllium oat-bran wheat-bran watercress mushrooms mushrooms-chestnut mushrooms-oyster asparagus
   asparagus-cooked pak-choi chard mustard-greens spinach-frozen broccoli-frozen bean-sprouts
   alfalfa-sprouts nori lemon lemon-juice lemon-zest lime lime-juice basil-fresh basil-dried
   coriander-seed thyme-fresh thyme-dried oregano-dried sage-dried marjoram-dried bay-leaf paprika
   black-pepper cloves curry-powder cayenne chili-powder baking-powder cider-vinegar white-vinegar
   cocoa-powder vanilla-extract beer wine-red wine-white spirits
`
    .trim()
    .split(/\s+/),
);

const FOODS = INGREDIENTS.map((food) => ({ ...(ingredientDetails(food.id) as IngredientDetails), ...food }));

const per100g = (id: string, nutrient: NutrientId) =>
  nutrientRow(id)?.[nutrientIndex(nutrient)] ?? Number.NaN;
const sumOfMacros = (id: string) => per100g(id, 'protein') + per100g(id, 'fat') + per100g(id, 'carbohydrate');

describe('the ingredient table', () => {
  it('gives every food a name, a known category, form and aisle, and numbers in range', () => {
    const wrong = FOODS.flatMap(
      ({ id, name, category, form, aisle, kcalPer100g: kcal, densityGramsPerMl: density, priceGbpPerKg }) =>
        [
          name === '' && 'no name',
          !INGREDIENT_CATEGORIES.includes(category) && `‘${category}’ is no category`,
          !FOOD_FORMS.includes(form) && `‘${form}’ is no form`,
          aisle !== null && !AISLES.includes(aisle) && `‘${aisle}’ is no aisle`,
          !(kcal >= 0 && kcal <= 902) && `${kcal} kcal per 100 g are out of range`,
          !(sumOfMacros(id) <= 101) &&
            `protein, fat and carbohydrate of 100 g are ${sumOfMacros(id).toFixed(1)} g`,
          !(density === null || (density > 0.03 && density < 1.5)) && `${density} g/ml are out of range`,
          !(priceGbpPerKg === null || priceGbpPerKg >= 0) && `${priceGbpPerKg} is no price`,
        ].flatMap((fault) => (fault ? [`${id}: ${fault}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('has energies within 20% of 4/9/4, except if USDA uses specific factors', () => {
    const off = FOODS.filter(({ id }) => !OWN_FACTORS.has(id)).flatMap(({ id, kcalPer100g: kcal }) => {
      const atwater = 4 * per100g(id, 'protein') + 9 * per100g(id, 'fat') + 4 * per100g(id, 'carbohydrate');
      return Math.abs(kcal - atwater) > Math.max(0.2 * atwater, 1)
        ? [`${id}: ${kcal} kcal, but ${atwater.toFixed()} by 4/9/4`]
        : [];
    });
    expect(off).toEqual([]);
  });

  it('has at least 155 prices, each with a source of 2026, except water’s', () => {
    const priced = INGREDIENTS.filter(({ priceGbpPerKg }) => priceGbpPerKg !== null);
    expect(priced.length).toBeGreaterThanOrEqual(155);
    const wrong = INGREDIENTS.filter(({ id, priceGbpPerKg, priceSource }) => {
      if (priceGbpPerKg === null || priceSource === null) return (priceGbpPerKg ?? priceSource) !== null;
      return id !== 'water' && !/^estimate of UK .*, 2026$/.test(PRICE_SOURCES[priceSource]);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
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
  it('are listed once each, with a source', () => {
    expect(duplicates(SUPPLEMENTS.map(({ id }) => id))).toEqual([]);
    const wrong = SUPPLEMENTS.flatMap(({ id, name, source }) =>
      [name === '' && 'no name', source === '' && 'no source'].flatMap((fault) =>
        fault ? [`${id}: ${fault}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each([
  ['dog', DOG_BREEDS, 240],
  ['cat', CAT_BREEDS, 12],
] as const)('the %s breeds', (_, breeds, count) => {
  it('are complete and unique, lightest below heaviest', () => {
    expect(breeds).toHaveLength(count);
    expect(
      duplicates(breeds.flatMap(({ name, aliases }) => [name, ...aliases].map((n) => n.toLowerCase()))),
    ).toEqual([]);
    const wrong = breeds.flatMap(({ name, minWeightKg: least, maxWeightKg: most, energyLevel, source }) =>
      [
        !(least > 0 && least < most) && `${least} to ${most} kg is no range`,
        !ENERGY_LEVELS.includes(energyLevel) && `‘${energyLevel}’ is no level of energy`,
        source === '' && 'no source',
      ].flatMap((fault) => (fault ? [`${name}: ${fault}`] : [])),
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
  it('number ten, each with a currency that has a rate, except India’s', () => {
    expect(MARKETS).toHaveLength(10);
    expect(duplicates(MARKETS.map(({ countryCode }) => countryCode))).toEqual([]);
    const unrated = MARKETS.filter(({ currency }) => CURRENCY_RATES[currency].perUsd === null);
    expect(unrated.map(({ countryCode }) => countryCode)).toEqual(['IN']);
  });
});
