import { Link } from 'react-router-dom';
import { ownPicture } from '#domain/catalogue/recipe-picture';
import { refrigeratorText } from '#domain/recipe/storage-words';
import { findSupplement } from '#domain/reference/supplements';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { HealthyOnly } from '../../components/caveats.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { LEAD_MEANING, LEADS, safetyLead } from '../../components/verdict-words.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import type { RecipeWithCard } from '../../platform/database/rows.ts';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import styles from './book-page.module.css';

/** Route `/my-recipes/book`: the owner's recipes laid out for printing, one per page. */
export function BookPage() {
  const recipes = useOwnRecipes();
  return (
    <div className={styles['book']}>
      <h1 tabIndex={-1}>My recipes</h1>
      <div className={styles['tools']}>
        <p>Print it, or choose ‘Save as PDF’ in the print dialog.</p>
        <Button onClick={() => window.print()}>Print the book</Button>
        <Button asChild variant="ghost">
          <Link to="/my-recipes">Back to your recipes</Link>
        </Button>
      </div>
      {recipes === undefined ? (
        <Skeleton lines={6} label="Loading recipes..." />
      ) : (
        <>
          <ol className={styles['contents']}>
            {recipes.map(({ recipe }) => (
              <li key={recipe.id}>{recipe.title}</li>
            ))}
          </ol>
          {recipes.map((each) => (
            <BookRecipe key={each.recipe.id} {...each} />
          ))}
        </>
      )}
    </div>
  );
}

function BookRecipe({ recipe, card }: Pick<RecipeWithCard, 'recipe' | 'card'>) {
  const lead = safetyLead(card.verdict);
  const system = usePreference('unitSystem');
  const picture = ownPicture(recipe.imageUrl);
  const lines = [
    ...recipe.ingredientLines.map((line) => line[system]),
    ...recipe.supplements.map(({ id, dose }) => `${findSupplement(id)?.name ?? id}: ${dose}`),
  ];
  return (
    <article className={styles['recipe']}>
      <h2>{recipe.title}</h2>
      {picture !== null && <img src={picture} alt="" />}
      {recipe.description !== '' && <p>{recipe.description}</p>}
      {lead !== null && (
        <p>
          <strong>{LEADS[lead]}.</strong> {LEAD_MEANING[lead]}
        </p>
      )}
      <p className={styles['facts']}>
        For {recipe.species}s, {counted(recipe.servings, 'serving')}, {recipe.prepTime + recipe.cookTime} min.{' '}
        {refrigeratorText(recipe.storage)}. Freezer up to {counted(recipe.storage.freezerMonths, 'month')}.
      </p>
      <h3>Ingredients</h3>
      {recipe.supplements.length > 0 && <HealthyOnly />}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>Method</h3>
      <ol>
        {recipe.steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </article>
  );
}
