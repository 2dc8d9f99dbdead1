import { describe, expect, it } from 'vitest';
import { type Completeness, completeness } from '#domain/nutrition/completeness';
import { LIVER_SHARES } from '#domain/nutrition/food-shares';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { portionAnimal, portionSentence } from '#domain/nutrition/portion-animal';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { suitsOf } from '#domain/nutrition/recipe-verdict';
import { suitsPet } from '#domain/nutrition/suits-pet';
import type { Recipe } from '#domain/recipe/recipe';
import { STANDARDS } from '#domain/reference/targets';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';
import { animalsOf, USUAL_ANIMALS } from './usual-animals.test-support.ts';

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

  it('leaves storage times to the storage rule', () => {
    expect(said(KEEPING)).toEqual([]);
  });

  it('describes portions by an animal of a plausible weight for the species and category', () => {
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

/**
 * FEDIAF's maximum of selenium is the legal limit for foods with added selenium. Dishes of fish, mussels, kidney, rabbit or
 * lean lamb exceed it, by half at most; with bone meal, whose selenium is unknown, the row is unknown.
 */
const MOST_SELENIUM = 1.5;

/** Rows of a verdict that an everyday recipe may not have. */
function faultsOf({ standard, rows, hasTooMuchLiver }: Completeness): string[] {
  const wrong = rows.filter(({ status, nutrient, amount, minimum, maximum }) => {
    const isLegalLimit = standard === 'FEDIAF' && nutrient === 'selenium' && amount > (minimum ?? 0);
    return status !== 'met' && !(isLegalLimit && amount <= MOST_SELENIUM * (maximum ?? 0));
  });
  const faults = wrong.map(({ nutrient, status }) => `${nutrient} ${status}`);
  return hasTooMuchLiver ? [...faults, 'too much liver'] : faults;
}

describe('the animals people have', () => {
  const everyday = BUILTIN_RECIPES.filter(({ role }) => role === 'everyday');

  it('are 24, of each life stage and species', () => {
    // Dogs: 5 weights × 2 activities + 1 senior = 11. Cats: 4 × 2 + 1 = 9. Puppies and kittens: 2 each.
    expect(USUAL_ANIMALS).toHaveLength(24);
    expect(new Set(everyday.map((recipe) => animalsOf(recipe).length))).toEqual(new Set([11, 9, 2]));
  });

  it('get all they need from each everyday recipe of their stage, by both standards', () => {
    const faults = everyday.flatMap((recipe) => {
      const nutrients = recipeNutrients(recipe);
      const found = animalsOf(recipe).flatMap((animal) =>
        STANDARDS.flatMap((standard) =>
          faultsOf(completeness(nutrients, { ...petNeeds(animal), standard })).map(
            (fault) => `${recipe.id} ${recipe.title}: ${fault} for ${animal.name} by ${standard}`,
          ),
        ),
      );
      return found.slice(0, 3);
    });
    expect(faults).toEqual([]);
  });

  it('are told by a recipe’s card whether it suits them, as the full comparison says', () => {
    const wrong = everyday.flatMap((recipe) => {
      const nutrients = recipeNutrients(recipe);
      const suits = suitsOf(recipe);
      return USUAL_ANIMALS.filter((animal) => ('breed' in animal ? 'dog' : 'cat') === recipe.species)
        .filter((animal) => {
          const { verdict } = completeness(nutrients, { ...petNeeds(animal), standard: 'AAFCO' });
          return suitsPet(suits, petNeeds(animal)) !== (verdict === 'met');
        })
        .map((animal) => `${recipe.id} ${recipe.title}: ${animal.name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('need five supplements at most, without half tablets or three-eighths of a spoon', () => {
    const many = everyday.filter(({ supplements }) => supplements.length > 5);
    expect(many.map(({ id, supplements }) => `${id} has ${supplements.length} supplements`)).toEqual([]);
    const halved = everyday.flatMap(({ id, supplements }) =>
      supplements.filter(({ dose }) => /\b1\/2 tablet|3\/8/.test(dose)).map(({ dose }) => `${id}: ${dose}`),
    );
    expect(halved).toEqual([]);
  });

  it('get at most 5% liver, measured without added water, and only one kind in a recipe', () => {
    const wrong = everyday.flatMap((recipe) => {
      const { liverGrams, solidGrams } = recipeNutrients(recipe);
      const kinds = recipe.ingredientLines.filter(({ ingredientId }) => ingredientId?.endsWith('-liver'));
      return [
        liverGrams > LIVER_SHARES.recipe * solidGrams &&
          `${((100 * liverGrams) / solidGrams).toFixed(1)}% liver`,
        kinds.length > 1 && `${kinds.length} livers`,
      ].flatMap((fault) => (fault ? [`${recipe.id} ${recipe.title}: ${fault}`] : []));
    });
    expect(wrong).toEqual([]);
  });
});
