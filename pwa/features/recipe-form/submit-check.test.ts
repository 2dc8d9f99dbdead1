import { expect, it } from 'vitest';
import { closeGapsForPet } from '#domain/nutrition/close-gaps-for-pet';
import { checkSubmission } from './submit-check.ts';
import { EMPTY_SUBMISSION } from './submit-values.ts';

const POT = { ...EMPTY_SUBMISSION, ingredients: ['500 g beef mince', '300 g cooked white rice'] };

it('gives no doses to the owner’s ill dog, as the recipe’s own page does', () => {
  const dosesOf = ({ bowl }: ReturnType<typeof checkSubmission>) =>
    closeGapsForPet(bowl.analysis.nutrients, { ...bowl.animal, standard: 'AAFCO' }).doses;
  expect(dosesOf(checkSubmission(POT)).length).toBeGreaterThan(0);
  expect(dosesOf(checkSubmission(POT, undefined, [], { conditions: ['kidney'] }))).toEqual([]);
});
