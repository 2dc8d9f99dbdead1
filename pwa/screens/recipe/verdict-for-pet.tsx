import { completeness } from '#domain/nutrition/completeness';
import { needsVet } from '#domain/nutrition/life-stage';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { intakeInWords, judgedForPet, judgedForRecipe, petName } from './nutrition-judged-for.ts';
import { nutritionOf } from './nutrition-of.ts';
import { animalInWords } from './nutrition-stage-words.ts';
import styles from './verdict-card.module.css';
import { VerdictVetNotice } from './verdict-vet-notice.tsx';

/** The same bowl for the owner's own animal: what does for a grown dog may harm the puppy at home. */
export function VerdictForPet({ recipe, pet }: { recipe: Recipe; pet: DogProfile | CatProfile }) {
  const options = judgedForPet(recipe.species, pet, 'AAFCO');
  const { verdict, counts } = completeness(nutritionOf(recipe), options);
  const name = petName(recipe.species, pet);
  const isYoung = needsVet(options.lifeStage);
  return (
    <>
      <div className={styles['pet']}>
        <p>
          <strong>{name}</strong>, {animalInWords(options.species, options.lifeStage)}:{' '}
          <VerdictBadge verdict={{ status: verdict, nutrients: counts[verdict] }} />
        </p>
        {verdict !== 'met' && !isYoung && <p>{intakeInWords(name, options)}</p>}
      </div>
      {isYoung && !needsVet(judgedForRecipe(recipe).lifeStage) && (
        <VerdictVetNotice species={recipe.species} />
      )}
    </>
  );
}
