import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CUSTOM_RECIPE_ID, type Recommendation } from '#domain/assistant/answers';
import { categoryLabel } from '#domain/reference/category';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { PawRating } from '../../components/paw-rating.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { useActivePet } from '../pets/pets.ts';
import styles from './assistant.module.css';
import { batchDays } from './batch-days.ts';

/** One recommendation with its reason and a link. A recipe the assistant created has no page. */
export function RecommendationCard({ found }: { found: Recommendation }) {
  const { id, title, reason, category, prepTime, servings, difficulty } = found;
  const isCustom = id === null || id >= CUSTOM_RECIPE_ID;
  return (
    <article className={styles['card']}>
      <h3>{title}</h3>
      <p>{reason}</p>
      {!isCustom && <BatchDays id={id} />}
      <p className={styles['muted']}>
        {!isCustom && <SpeciesName id={id} />}
        {categoryLabel(category)} · {prepTime} min preparation · {counted(servings, 'serving')}
      </p>
      <PawRating value={difficulty} />
      {isCustom ? (
        <p className={styles['muted']}>Custom AI Recipe</p>
      ) : (
        <Button asChild variant="soft">
          <Link to={`/recipe/${id}`} aria-label={`View ${title}`}>
            View
          </Link>
        </Button>
      )}
    </article>
  );
}

function SpeciesName({ id }: { id: number }) {
  const species = useRecipe(id)?.recipe.species;
  return species === undefined ? null : `${species === 'dog' ? 'Dog' : 'Cat'} · `;
}

/** Days that a batch lasts the owner's active pet, computed on the device. */
function BatchDays({ id }: { id: number }) {
  const held = useRecipe(id);
  const pet = useActivePet(held?.recipe.species ?? 'dog');
  const days = useMemo(() => (held && pet ? batchDays(held.recipe, pet) : null), [held, pet]);
  if (days === null) return null;
  const name = pet?.name || 'your pet';
  return (
    <p>
      One batch feeds {name} for about {counted(days, 'day')}.
    </p>
  );
}
