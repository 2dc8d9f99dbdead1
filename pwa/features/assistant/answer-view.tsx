import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  type AssistantSearch,
  type CreateRecipeAnswer,
  CUSTOM_RECIPE_ID,
  type Recommendation,
} from '#domain/assistant/answers';
import type { CatProfile } from '#domain/pet/cat-profile';
import { petEnergy } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import { NEARLY_ALL, recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { categoryLabel } from '#domain/reference/category';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { HealthyOnly, NotJudged } from '../../components/caveats.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { PawRating } from '../../components/paw-rating.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { useActivePet } from '../pets/pets.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import styles from './assistant.module.css';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const SOURCES = {
  'built-in': 'Our built-in assistant answered this from our own recipes.',
  model: 'A language model helped choose these, and we checked them.',
};

type AnswerViewProps = {
  answer: AssistantSearch;
  limit: number;
  petName: string | undefined;
  /** Undefined for an answer about both species. */
  species?: Species | undefined;
  /** Shown below the recommendations. */
  withBenefits?: boolean;
};

/** The assistant's answer: the explanation first, since it may be 'ask your vet'. */
export function AnswerView({ answer, limit, petName, species, withBenefits = false }: AnswerViewProps) {
  const { explanation, response, source, healthBenefits } = answer;
  const shown = answer.recommendations.slice(0, limit);
  const heading = `${NUMBERS[shown.length] ?? shown.length} that ${shown.length === 1 ? 'suits' : 'suit'} ${petName ?? 'your question'}`;
  useAnnouncement(shown.length > 0 ? heading : 'The assistant has answered', { before: '' });
  return (
    <div className={styles['answer']}>
      <p>{explanation || response}</p>
      {shown.length > 0 && (
        <>
          <h2>{heading}</h2>
          <ul className={styles['list']}>
            {shown.map((found) => (
              <li key={found.id ?? found.title}>
                <RecommendationCard found={found} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shown.length > 0 && <NotJudged />}
      {withBenefits && healthBenefits.length > 0 && (
        <section className={styles['card']} aria-label="Health benefits">
          <h3>Health benefits</h3>
          <ul>
            {healthBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles['muted']}>{SOURCES[source]}</p>
      <ReportFlag species={species} text={explanation || response} />
    </div>
  );
}

/** One recommendation with its reason and a link. A recipe the assistant created has no page. */
function RecommendationCard({ found }: { found: Recommendation }) {
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

/**
 * Whole days that a batch lasts the pet: its energy over the daily kcal that come from the bowl (`petEnergy`).
 * Null for a treat, for a batch that lasts less than a day, and if the energy of too much of the food is unknown.
 */
export function batchDays(recipe: Recipe, pet: DogProfile | CatProfile): number | null {
  const { batchKcal, knownShare } = recipeEnergy(recipe);
  if (recipe.role === 'occasional' || knownShare < NEARLY_ALL) return null;
  const days = Math.floor(batchKcal / petEnergy(pet).bowlKcal);
  return days >= 1 ? days : null;
}

// Loads only with an answer that contains a recipe.
const KeepCustomRecipe = lazyPart(() => import('../own/keep-custom-recipe.tsx'), 'KeepCustomRecipe');

/** A recipe the assistant created, shown in full because it has no page. */
export function CustomRecipeView({ answer }: { answer: CreateRecipeAnswer }) {
  const { recipe, explanation, source } = answer;
  useAnnouncement(`Made for your ${recipe.species}: ${recipe.title}`, { before: '' });
  return (
    <div className={styles['answer']}>
      <p>{explanation}</p>
      <NotJudged />
      <h2>For your {recipe.species}</h2>
      <RecommendationCard found={recipe} />
      <section className={styles['card']} aria-label="Ingredients">
        <h3>Ingredients</h3>
        <HealthyOnly />
        <ul>
          {recipe.ingredients.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={styles['card']} aria-label="Instructions">
        <h3>Instructions</h3>
        <ol>
          {recipe.instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {recipe.healthBenefits.length > 0 && (
        <section className={styles['card']} aria-label="Health benefits">
          <h3>Health benefits</h3>
          <ul>
            {recipe.healthBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        <KeepCustomRecipe recipe={recipe} />
      </Suspense>
      <p className={styles['muted']}>
        {source === 'model'
          ? 'A language model helped write this. We calculated its amounts and supplements.'
          : 'Our built-in assistant put this together.'}
      </p>
      <ReportFlag
        species={recipe.species}
        text={[recipe.title, ...recipe.ingredients, ...recipe.instructions].join('\n')}
      />
    </div>
  );
}
