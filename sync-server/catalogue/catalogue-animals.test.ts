import { describe, expect, it } from 'vitest';
import { portionAnimal, portionSentence } from '#domain/nutrition/portion-animal';
import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

/** Text that says how much to feed. That is computed for each animal, so no recipe may contain it. */
const AMOUNTS_TO_FEED =
  /\bkcal\b|\b\d+ kg\b|\bday’s food for\b|\b(?:enough|plenty|fit) for (?:a|one|two)\b|\bof a (?:dog|cat)’s day\b|\b(?:dog|cat|kitten|puppy) of \d|\b\d+ calories\b/i;
/** Text that says how long food keeps. That is computed from the foods. */
const KEEPING = /\b(?:keeps?|chill|refrigerate|freeze|frozen|fridge)\b[^.]*\b(?:days|weeks?|months?)\b/i;
/** Cuts that shops sell on the bone. */
const BONE_IN =
  /\b(?:thighs?|drumsticks?|leg|wings?|ribs?|necks?|shanks?|loin|chops?|carcass|whole|quail|rabbit|goat)\b/i;
const BONELESS = /\b(?:boneless|boned|bone out|bone removed|minced|ground|tenderloin|fillet|broth)\b/i;

const texts = ({ description, steps, nutritionalBenefits }: Recipe) => [
  description,
  ...steps.map(({ text }) => text),
  ...nutritionalBenefits,
];
const said = (pattern: RegExp) =>
  BUILTIN_RECIPES.flatMap((recipe) =>
    texts(recipe)
      .filter((text) => pattern.test(text))
      .map((text) => `${recipe.id}: ${text}`),
  );

describe('what the catalogue says about its animals', () => {
  it('leaves feeding amounts to the calculation', () => {
    expect(said(AMOUNTS_TO_FEED)).toEqual([]);
  });

  it('leaves storage times to the rule', () => {
    expect(said(KEEPING)).toEqual([]);
  });

  it('has portions for the species it is written for', () => {
    const bounds = ({ species, category, role }: Recipe): [number, number] => {
      if (species === 'cat') return category === 'kitten' ? [1, 3] : [3, role === 'occasional' ? 5 : 5.5];
      if (role === 'occasional') return [1, 30];
      if (category === 'large') return [25, 45];
      if (category === 'small') return [2, 8];
      return category === 'puppy' ? [4, 15] : [8, 20];
    };
    const strange = BUILTIN_RECIPES.flatMap((recipe) => {
      const [least, most] = bounds(recipe);
      const kg = portionAnimal(recipe)?.weightKg ?? Number.NaN;
      return kg >= least && kg <= most ? [] : [`${recipe.id} ${recipe.title}: ${portionSentence(recipe)}`];
    });
    expect(strange).toEqual([]);
  });

  it('says that every bone-in cut is boned', () => {
    const cuts = BUILTIN_RECIPES.flatMap(({ id, ingredientLines }) =>
      ingredientLines.flatMap(({ metric, us }) => [`${id} ${metric}`, `${id} ${us}`]),
    ).filter((line) => BONE_IN.test(line) && !/\b(?:liver|kidney|hearts?|cod|milk)\b/.test(line));
    expect(cuts.length).toBeGreaterThan(40);
    expect(cuts.filter((line) => !BONELESS.test(line))).toEqual([]);
  });
});
