import { isLargeBreed } from '../pet/large-breed.ts';
import type { PetNeeds } from './pet-needs.ts';
import type { Suits } from './verdict-schema.ts';

/**
 * Whether a recipe is complete for this animal, from the figure on its card; without one it is left in. Imports neither tables nor
 * zod, so that lists can ask at once.
 */
export function suitsPet(suits: Suits | null, needs: PetNeeds): boolean {
  if (suits === null) return true;
  const { lifeStage, intakeShare, matureWeightKg } = needs;
  // The calcium of large puppies doesn't matter to a grown animal with young.
  if (lifeStage === 'reproduction') return suits.growth !== 'none';
  if (lifeStage !== 'growth') return suits.adultShare !== null && intakeShare >= suits.adultShare;
  return suits.growth === 'all' || (suits.growth === 'small' && !isLargeBreed(matureWeightKg));
}
