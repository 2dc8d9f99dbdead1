import { describe, expect, it } from 'vitest';
import { recipeEnergy } from '#domain/recipe/energy-density';
import { recipeSchema } from '#domain/recipe/recipe';
import { type WrittenRecipe, withStorage } from '#domain/recipe/storage-rule';
import { findIngredient } from '#domain/reference/ingredients';
import { speciesOfId } from '#domain/reference/species';
import { findSupplement } from '#domain/reference/supplements';
import { gramsInWords } from '../testing/amount-in-words.ts';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

const ids = BUILTIN_RECIPES.map(({ id }) => id);
const duplicates = (values: readonly (string | number)[]) =>
  values.filter((value, at) => values.indexOf(value) !== at).map((value) => `${value} is there twice`);
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

describe('the built-in catalogue', () => {
  it('lists every recipe file', () => {
    expect(ids).toEqual(WRITTEN.map(({ id }) => id).sort((a, b) => a - b));
  });

  it('has no duplicate titles, descriptions or dates', () => {
    for (const field of ['title', 'description', 'createdAt'] as const) {
      expect(duplicates(BUILTIN_RECIPES.map((recipe) => `the ${field} ‘${recipe[field]}’`))).toEqual([]);
    }
  });

  it('holds each recipe once, in order of id', () => {
    expect(duplicates(ids)).toEqual([]);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it('has at least one recipe for every filter of the dog and cat lists', () => {
    const categories = (species: string) =>
      new Set(BUILTIN_RECIPES.filter((recipe) => recipe.species === species).map(({ category }) => category));
    for (const wanted of ['puppy', 'adult', 'senior', 'special-diet', 'treats']) {
      expect(categories('dog')).toContain(wanted);
    }
    for (const wanted of ['kitten', 'adult', 'senior', 'fish', 'chicken', 'special']) {
      expect(categories('cat')).toContain(wanted);
    }
  });
});

const files = import.meta.glob<Record<string, WrittenRecipe>>(['./dog-*.ts', './cat-*.ts'], { eager: true });
const WRITTEN = Object.values(files)
  .flatMap((module) => Object.values(module))
  .map(withStorage);

describe.each(WRITTEN.map((recipe) => [`${recipe.id} ${recipe.title}`, recipe] as const))(
  '%s',
  (_, recipe) => {
    const foods = recipe.ingredientLines;
    const steps = recipe.steps.map(({ text }) => text).join('\n');

    it('fits the schema and the usual lengths, with the species and organic mark that its id implies', () => {
      expect(recipeSchema.parse(recipe)).toEqual(recipe);
      expect(recipe.species).toBe(speciesOfId(recipe.id));
      expect(recipe.isOrganic).toBe(recipe.id >= 101);
      expect(foods.length).toBeGreaterThanOrEqual(5);
      expect(foods.length).toBeLessThanOrEqual(12);
      expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
      expect(recipe.steps.length).toBeLessThanOrEqual(9);
      expect(recipe.description.length).toBeGreaterThanOrEqual(80);
      expect(recipe.description.length).toBeLessThanOrEqual(160);
    });

    it('uses foods (but for one at most) and a few supplements that the tables know', () => {
      const unknown = foods.filter(
        (line) => line.ingredientId !== null && !findIngredient(line.ingredientId),
      );
      expect(unknown.map((line) => `${line.ingredientId} is not in the food tables: ${line.metric}`)).toEqual(
        [],
      );
      expect(foods.filter((line) => line.ingredientId === null).length).toBeLessThanOrEqual(1);
      const strange = recipe.supplements.filter(({ id }) => !findSupplement(id));
      expect(strange.map(({ id }) => `${id} is not in the supplement table`)).toEqual([]);
      expect(recipe.supplements.length).toBeLessThanOrEqual(recipe.species === 'dog' ? 6 : 9);
    });

    it('gives the same amount in grams, metric and US units', () => {
      for (const line of foods) {
        const metric = gramsInWords(line.metric, line.ingredientId) ?? Number.NaN;
        expect(Math.abs(metric / line.grams - 1), line.metric).toBeLessThan(0.05);
        if (line.ingredientId === null) continue; // a spoonful of something without a density
        const us = gramsInWords(line.us, line.ingredientId) ?? Number.NaN;
        // Spoonfuls of powders and herbs are rough; scales and cups are not.
        const isSpoon = /^\S+( \S+)? tsp/.test(line.us);
        expect(Math.abs(us / line.grams - 1), line.us).toBeLessThan(isSpoon ? 0.3 : 0.08);
      }
    });

    it('uses British food names beside grams, American ones beside ounces', () => {
      const british =
        /\b(?:courgettes?|prawns?|ox|mince|rapeseed|aubergines?|tins?|pig’s|beetroot|coriander|skimmed)\b/;
      const american =
        /\b(?:zucchinis?|shrimps?|beef (?:heart|liver|kidney)|ground (?:beef|turkey|lamb|pork|veal|chicken)|canola|cans?|beets?|stew meat)\b/;
      for (const { metric, us } of foods) {
        expect(metric).not.toMatch(american);
        expect(us).not.toMatch(british);
      }
    });

    it('gives doses that people can measure', () => {
      for (const line of recipe.supplements) {
        const grams = gramsInWords(line.dose, line.id);
        expect(line.dose, line.id).toMatch(/level tsp \(|tablet|capsule|drop/);
        if (line.dose.includes('level tsp')) expect(grams, line.id).toBe(line.grams);
      }
    });

    it('refers only to existing ingredient lines in its steps, and uses every line', () => {
      const used = recipe.steps.flatMap((step) => step.lines);
      const beyond = recipe.steps.flatMap(({ text, lines }) =>
        lines
          .filter((index) => index >= foods.length)
          .map((index) => `there is no line ${index} for the step: ${text}`),
      );
      expect(beyond).toEqual([]);
      const unused = foods.filter((_line, index) => !used.includes(index));
      expect(unused.map(({ metric }) => `no step uses ${metric}`)).toEqual([]);
    });

    it('loses a plausible share of its weight in cooking, and has a plausible energy density', () => {
      const weighed = sum(foods.map(({ grams }) => grams));
      expect(recipe.cookedWeightGrams / weighed).toBeGreaterThan(0.5);
      expect(recipe.cookedWeightGrams / weighed).toBeLessThan(1);
      const density = recipeEnergy(recipe).kcalPer100gCooked;
      expect(density).toBeGreaterThan(70);
      expect(density).toBeLessThan(recipe.category === 'treats' ? 430 : 220);
    });

    it('gives every temperature in °C and °F, the oven’s too', () => {
      const pairs = [...steps.matchAll(/(\d+) °C(?: \/ | \()(\d+) °F/g)];
      expect(pairs).toHaveLength(steps.match(/°C/g)?.length ?? 0);
      expect(pairs).toHaveLength(steps.match(/°F/g)?.length ?? 0);
      for (const [, celsius, fahrenheit] of pairs) {
        // Ovens are set in steps of 10 °C and 25 °F, so 200 °C is 400 °F there. Inside the food, every degree counts.
        const tolerance = Number(celsius) >= 100 ? 8 : 1;
        expect(Math.abs(Number(celsius) * 1.8 + 32 - Number(fahrenheit))).toBeLessThanOrEqual(tolerance);
      }
      if (/\boven\b/i.test(steps)) expect(steps).toMatch(/Heat the oven to \d+ °C \(\d+ °F\)/);
    });

    it('has no exclamation marks', () => {
      expect(JSON.stringify(recipe)).not.toContain('!');
    });

    it('keeps liver under 7% of the food without water', () => {
      const solid = foods.filter((line) => line.ingredientId !== 'water');
      const liver = solid.filter((line) => line.ingredientId?.endsWith('-liver'));
      expect(sum(liver.map(({ grams }) => grams)) / sum(solid.map(({ grams }) => grams))).toBeLessThan(0.07);
    });

    it('has calcium and kelp, and taurine for cats, if everyday; no supplements if occasional', () => {
      const supplements = recipe.supplements.map(({ id }) => id);
      if (recipe.role === 'occasional')
        return expect(supplements, 'an occasional recipe has none').toEqual([]);
      expect(supplements).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(eggshell-powder|calcium-carbonate|bone-meal)$/),
          'kelp-tablet',
        ]),
      );
      if (recipe.species === 'cat') expect(supplements).toContain('taurine-powder');
    });
  },
);
