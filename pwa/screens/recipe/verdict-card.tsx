import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type Completeness, NUTRIENT_STATUSES, type NutrientStatus } from '#domain/nutrition/completeness';
import { needsVet } from '#domain/nutrition/life-stage';
import { badgeCompleteness } from '#domain/nutrition/recipe-verdict';
import type { Recipe } from '#domain/recipe/recipe';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { hasProfile, useActivePet } from '../../database/pets.ts';
import { judgedForRecipe } from './nutrition-judged-for.ts';
import { nutritionOf } from './nutrition-of.ts';
import { animalInWords } from './nutrition-stage-words.ts';
import styles from './verdict-card.module.css';
import { VerdictCure } from './verdict-cure.tsx';
import { VerdictFrame } from './verdict-frame.tsx';
import { VerdictVetNotice } from './verdict-vet-notice.tsx';

// Most visitors have no animal set up: its words come where there is one.
const VerdictForPet = lazy(async () => ({
  default: (await import('./verdict-for-pet.tsx')).VerdictForPet,
}));

const MEANING: Record<NutrientStatus, string> = {
  met: 'Within every maximum too.',
  short: 'Fine now and then, not as the only food.',
  unknown:
    'Some of its foods have no figure in our table, so we cannot say that it would do as the only food.',
  over: 'Too much is harmful in the long run: not as the only food.',
};

/** What the recipe's nutrients come to, in a sentence, three counts and what to do about it. */
export function VerdictCard({ recipe }: { recipe: Recipe }) {
  if (recipe.role === 'occasional') {
    return (
      <VerdictFrame verdict={null}>
        <p className={styles['sentence']}>
          Made as a treat or topper, not as the only food. Keep it to a tenth of what the {recipe.species}{' '}
          eats in a day, by energy.
        </p>
        <a href="#nutrition">See what is in it</a>
      </VerdictFrame>
    );
  }
  const result = badgeCompleteness(recipe);
  const { verdict, counts, species, lifeStage } = result;
  return (
    <>
      <VerdictFrame verdict={{ status: verdict, nutrients: counts[verdict] }}>
        <p className={styles['sentence']}>
          Against the AAFCO minimums for {animalInWords(species, lifeStage)}. {MEANING[verdict]}
        </p>
        <Counts result={result} />
        {verdict !== 'met' && (
          <VerdictCure nutrients={nutritionOf(recipe)} options={judgedForRecipe(recipe)} />
        )}
        <OwnAnimal recipe={recipe} />
        <a href="#nutrition">See all {result.rows.length} nutrients</a>
      </VerdictFrame>
      {needsVet(lifeStage) && <VerdictVetNotice species={species} />}
    </>
  );
}

function OwnAnimal({ recipe }: { recipe: Recipe }) {
  const pet = useActivePet(recipe.species);
  if (!hasProfile(pet)) return null;
  return (
    <Suspense>
      <VerdictForPet recipe={recipe} pet={pet} />
    </Suspense>
  );
}

/** Met, short and unknown always; over only where something is. */
function Counts({ result }: { result: Completeness }) {
  const shown = NUTRIENT_STATUSES.filter((status) => status !== 'over' || result.counts.over > 0);
  return (
    <ul className={styles['counts']} aria-label="Nutrients">
      <li className={styles['standard']}>
        <BadgeCheck size={18} aria-hidden /> {result.standard} {result.lifeStage}
      </li>
      {shown.map((status) => (
        <li key={status} className={result.counts[status] > 0 ? styles[status] : undefined}>
          <BowlIcon state={status} /> {result.counts[status]} {status}
        </li>
      ))}
    </ul>
  );
}
