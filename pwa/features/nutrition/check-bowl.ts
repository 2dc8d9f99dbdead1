import { type Analysis, analyseRecipe } from '#domain/analysis/analyse-recipe';
import { auditCooking, type CookingRemark } from '#domain/cooking/cooking-audit';
import { type Completeness, type CompletenessOptions, completeness } from '#domain/nutrition/completeness';
import { petNeeds } from '#domain/nutrition/pet-needs';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { PetLimits } from '#domain/pet/pet-limits';
import type { LabelFood } from '#domain/pet-food/label-food';
import { needsVet } from '#domain/reference/life-stage';
import type { Kitchen } from '#domain/reference/markets';
import type { Standard } from '#domain/reference/targets';
import {
  type CheckerValues,
  ingredientLines,
  instructionLines,
  readServings,
  type TypedLines,
} from './checker-values.ts';

type Pet = DogProfile | CatProfile;

export type CheckedBowl = {
  ingredients: TypedLines;
  instructions: TypedLines;
  analysis: Analysis;
  /** Completeness options except the standard, and what limits the doses. */
  animal: Omit<CompletenessOptions, 'standard'> & PetLimits;
  completeness: Record<Standard, Completeness>;
  /** Raw foods that no step surely cooks, besides the flagged ones; none before there is a step. */
  remarks: CookingRemark[];
  /** Null while the field is invalid; the engines then treat the batch as one serving. */
  servings: number | null;
  /** The active animal if the bowl is judged for it, else null. */
  pet: Pet | null;
  vetNotice: boolean;
};

function animalOf({ species, lifeStage }: CheckerValues, pet: Pet | null): CheckedBowl['animal'] {
  return pet === null ? { species, lifeStage } : { ...petNeeds(pet), species };
}

function remarksOf(analysis: Analysis, ingredients: readonly string[], steps: readonly string[]) {
  if (steps.length === 0) return [];
  const { lines, safety } = analysis;
  const flagged = safety.flags.map(({ where, index }) =>
    where === 'ingredient' ? lines[index]?.source : -1,
  );
  // Bought food is ready, whatever its name says.
  const bought = lines.flatMap((line) => (line.bought === undefined ? [] : [line.source]));
  const excused = [...flagged, ...bought];
  return auditCooking({ ingredients, steps }).filter(({ index }) => !excused.includes(index));
}

/**
 * Engine results for the form: for the active animal by its stage and intake, else for the selected stage.
 * @param labelFoods the owner's bought foods, which lines mean by their names
 */
export function checkBowl(
  values: CheckerValues,
  activePet: Pet | null | undefined,
  kitchen?: Kitchen,
  labelFoods: readonly LabelFood[] = [],
): CheckedBowl {
  const ingredients = ingredientLines(values.ingredients);
  const instructions = instructionLines(values.instructions);
  const servings = readServings(values.servings);
  const pet = values.isForPet ? (activePet ?? null) : null;
  const animal = animalOf(values, pet);
  const input = {
    species: values.species,
    lifeStage: animal.lifeStage,
    servings: servings ?? 1,
    ingredients: ingredients.texts,
    instructions: instructions.texts,
    ...(kitchen === undefined ? {} : { kitchen }),
  };
  const analysis = analyseRecipe(input, labelFoods);
  const { nutrients } = analysis;
  return {
    ingredients,
    instructions,
    analysis,
    animal,
    completeness:
      animal.intakeShare === undefined
        ? { AAFCO: analysis.completeness.aafco, FEDIAF: analysis.completeness.fediaf }
        : {
            AAFCO: completeness(nutrients, { ...animal, standard: 'AAFCO' }),
            FEDIAF: completeness(nutrients, { ...animal, standard: 'FEDIAF' }),
          },
    remarks: remarksOf(analysis, ingredients.texts, instructions.texts),
    servings,
    pet,
    vetNotice: needsVet(animal.lifeStage),
  };
}
