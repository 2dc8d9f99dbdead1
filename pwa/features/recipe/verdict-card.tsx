import { Suspense } from 'react';
import { bowlCautions } from '#domain/nutrition/bowl-cautions';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { JudgedVerdict } from './judged-verdict.tsx';
import { nutritionOf } from './recipe-nutrition.ts';
import styles from './verdict-card.module.css';
import { VerdictFrame } from './verdict-frame.tsx';

/** Loads the breeds, which give a puppy's adult size, only if there is an animal. */
const VerdictForPet = lazyPart(() => import('./verdict-for-pet.tsx'), 'VerdictForPet');

type VerdictCardProps = {
  recipe: Recipe;
  /** What the safety audit leads with. */
  lead?: SafetyAudit['lead'];
};

/** The recipe's nutrient verdict as one line, which opens to a sentence, three counts and what to do about it. */
export function VerdictCard({ recipe, lead = null }: VerdictCardProps) {
  if (recipe.role === 'occasional') {
    return (
      <>
        <VerdictFrame verdict={null}>
          <p className={styles['sentence']}>
            Made as a treat or topper, not as the only food. Keep it to a tenth of what the {recipe.species}{' '}
            eats in a day, by energy.
          </p>
          <a href="#nutrition">See what is in it</a>
        </VerdictFrame>
        <BowlCautions cautions={bowlCautions(nutritionOf(recipe))} />
      </>
    );
  }
  return <Judged recipe={recipe} lead={lead} />;
}

function Judged({ recipe, lead }: Required<VerdictCardProps>) {
  const profile = useActivePet(recipe.species);
  const hasPet = hasProfile(profile);
  const own = (
    <JudgedVerdict recipe={recipe} lead={lead} pet={null} isUnsettled={profile === undefined || hasPet} />
  );
  if (!hasPet) return own;
  return (
    <Suspense fallback={own}>
      <VerdictForPet recipe={recipe} lead={lead} profile={profile} />
    </Suspense>
  );
}
