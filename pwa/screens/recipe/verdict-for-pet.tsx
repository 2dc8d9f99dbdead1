import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { judgedForPet } from './judged-for-pet.ts';
import { JudgedVerdict } from './judged-verdict.tsx';
import { petName } from './nutrition-judged-for.ts';

/** A recipe's verdict for the owner's animal. */
export function VerdictForPet({ recipe, profile }: { recipe: Recipe; profile: DogProfile | CatProfile }) {
  const options = judgedForPet(recipe.species, profile, 'AAFCO');
  return <JudgedVerdict recipe={recipe} pet={{ name: petName(recipe.species, profile), options }} />;
}
