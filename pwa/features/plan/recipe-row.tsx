import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { useIsCatalogueWhole } from '../cards/use-is-catalogue-whole.ts';
import styles from './plan.module.css';

type RecipeRowProps = {
  recipeId: number;
  /** Undefined if the device lacks the recipe. */
  recipe: Recipe | undefined;
  title: string;
  note: ReactNode;
  /** How much of it, and other settings. */
  children: ReactNode;
};

/** One recipe in a list of recipes to make, with its bowl. */
export function RecipeRow({ recipeId, recipe, title, note, children }: RecipeRowProps) {
  const isWhole = useIsCatalogueWhole();
  return (
    <li className={styles['row']} {...(recipe && { 'data-section': sectionOfSpecies(recipe.species) })}>
      <span className={styles['thumb']}>{recipe && <RecipeArt recipe={recipe} decorative />}</span>
      <div>
        {recipe === undefined ? (
          <span className={styles['strong']}>
            {title}: {isWhole ? 'not in the catalogue' : 'not on this device yet'}
          </span>
        ) : (
          <Link to={`/recipe/${recipeId}`} className={styles['strong']}>
            {title}
          </Link>
        )}
        <p className={styles['muted']}>{note}</p>
      </div>
      {children}
    </li>
  );
}
