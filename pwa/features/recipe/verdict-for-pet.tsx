import { petNeeds } from '#domain/nutrition/pet-needs';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { JudgedVerdict } from './judged-verdict.tsx';
import { petName } from './recipe-nutrition.ts';

type VerdictForPetProps = { recipe: Recipe; lead: SafetyAudit['lead']; profile: DogProfile | CatProfile };

/** A recipe's verdict for the owner's animal. */
export function VerdictForPet({ recipe, lead, profile }: VerdictForPetProps) {
  const options = { ...petNeeds(profile), standard: 'AAFCO' as const };
  return (
    <JudgedVerdict recipe={recipe} lead={lead} pet={{ name: petName(recipe.species, profile), options }} />
  );
}
