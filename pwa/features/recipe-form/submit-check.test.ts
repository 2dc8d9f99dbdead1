import { expect, it } from 'vitest';
import { closeGapsForPet } from '#domain/nutrition/close-gaps-for-pet';
import { checkSubmission } from './submit-check.ts';
import { EMPTY_SUBMISSION } from './submit-values.ts';

const POT = { ...EMPTY_SUBMISSION, ingredients: ['500 g beef mince', '300 g cooked white rice'] };

it('suggests no doses for the owner’s ill dog, just like the recipe’s own page', () => {
  const dosesOf = ({ bowl }: ReturnType<typeof checkSubmission>) =>
    closeGapsForPet(bowl.analysis.nutrients, { ...bowl.animal, standard: 'AAFCO' }).doses;
  expect(dosesOf(checkSubmission(POT)).length).toBeGreaterThan(0);
  expect(dosesOf(checkSubmission(POT, undefined, [], { conditions: ['kidney'] }))).toEqual([]);
});
