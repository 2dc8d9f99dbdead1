import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { INGREDIENT_DETAILS } from './ingredient-details.ts';
import { INGREDIENT_PORTION_ROWS } from './ingredient-portion-rows.ts';
import { INGREDIENT_PORTIONS, ingredientPortions } from './ingredient-portions.ts';
import { KITCHEN_PORTION_ROWS } from './ingredient-portions-kitchen.ts';
import { findIngredient } from './ingredients.ts';
import { tableRows } from './table-rows.ts';

describe('the household measures', () => {
  it('belong to foods of the table', () => {
    expect(INGREDIENT_PORTIONS.length).toBeGreaterThan(250);
    const strange = INGREDIENT_PORTIONS.flatMap(({ ingredientId, measure }) =>
      findIngredient(ingredientId) === undefined
        ? [`${ingredientId} (${measure}): no food of the table`]
        : [],
    );
    expect(strange).toEqual([]);
  });

  it('have a wording, a positive amount and positive grams', () => {
    const wrong = INGREDIENT_PORTIONS.flatMap(
      ({ ingredientId, amount, measure, grams, least = grams, most = grams }) =>
        [
          measure === '' && 'no wording',
          !(amount > 0) && `the amount is ${amount}`,
          !(grams > 0 && Number.isFinite(grams)) && `the grams are ${grams}`,
          !(least <= grams && grams <= most) && `the grams are not between ${least} and ${most}`,
        ].flatMap((fault) => (fault ? [`${ingredientId} (${measure}): ${fault}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('list each measure of a food once per table', () => {
    const measures = (rows: readonly string[]) => rows.map((row) => row.split('|', 3).join(' '));
    expect(duplicates(measures(tableRows(INGREDIENT_PORTION_ROWS)))).toEqual([]);
    expect(duplicates(measures(KITCHEN_PORTION_ROWS.split('\n')))).toEqual([]);
  });

  it('are estimated only if USDA lacks the measure, or shops and varieties differ', () => {
    const foodAndUnit = (row: string) => {
      const [id, , measure = ''] = row.split('|');
      return `${id} ${measure.match(/^\w+/)?.[0]}`;
    };
    const weighed = new Set(tableRows(INGREDIENT_PORTION_ROWS).map(foodAndUnit));
    // A cup that USDA weighed differently.
    const isOther = (row: string) => /\|(?:tin|cup (?:drained|rinsed|mashed|macaroni))\|/.test(row);
    const isBounded = (row: string) => row.split('|').length === 6;
    const estimates = KITCHEN_PORTION_ROWS.split('\n')
      .filter((row) => !isBounded(row) && !isOther(row))
      .map(foodAndUnit);
    expect(estimates.length).toBeGreaterThan(20);
    const needless = estimates.filter((estimate) => weighed.has(estimate));
    expect(needless.map((estimate) => `${estimate}: estimated, though USDA weighed it`)).toEqual([]);
  });

  it('contain no plain masses, which need no table', () => {
    const masses = INGREDIENT_PORTIONS.filter(({ measure }) => /^(?:oz|lb|serving)\b/i.test(measure));
    expect(masses.map(({ ingredientId, measure }) => `${ingredientId}: ‘${measure}’ is a mass`)).toEqual([]);
  });

  it('are found by food id', () => {
    expect(ingredientPortions('honey').map(({ measure, grams }) => [measure, grams])).toEqual([
      ['cup', 339],
      ['tbsp', 21],
      ['packet (0.5 oz)', 14],
    ]);
    expect(ingredientPortions('no-such-food')).toEqual([]);
    expect(ingredientPortions(null)).toEqual([]);
  });
});

describe('the density of a food', () => {
  const ML: Readonly<Record<string, number>> = {
    ...{ cup: 236.588, tbsp: 14.7868, tsp: 4.92892, 'fl oz': 29.5735 },
    ...{ pint: 473.176, quart: 946.353 },
  };
  /** A cup of whipped cream isn't a cup of cream. */
  const CHANGED = /whipped|sifted|melted|mashed|cubed/;

  it('agrees with its own household measures, for every row', () => {
    const wrong = INGREDIENT_DETAILS.flatMap(({ id, densityGramsPerMl }) => {
      const volumes = ingredientPortions(id).flatMap(({ amount, measure, grams }) => {
        const unit = /^(?:cup|tbsp|tsp|fl oz|pint|quart)\b/.exec(measure)?.[0];
        return unit === undefined ? [] : [{ measure, density: grams / amount / (ML[unit] ?? 0) }];
      });
      const plain = volumes.filter(({ measure }) => !CHANGED.test(measure));
      const own = plain.length > 0 ? plain : volumes;
      if (densityGramsPerMl === null || own.length === 0) return [];
      const isNear = own.some(({ density }) => Math.abs(densityGramsPerMl / density - 1) < 0.1);
      return isNear ? [] : [`${id}: ${densityGramsPerMl}, though ${JSON.stringify(own)}`];
    });
    expect(wrong).toEqual([]);
  });
});
