import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { RecipeArt } from '../../components/recipe-art.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { useIsCatalogueWhole } from '../cards/catalogue-state.ts';
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

const UNITS = { day: 'Days', batch: 'Batches' } as const;

type StepperProps = {
  /** Accessible name of the quantity: 'Days of Chicken Bowl'. */
  label: string;
  unit: keyof typeof UNITS;
  value: number;
  max: number;
  onStep: (more: 1 | -1) => void;
  /** Called for a step below one. */
  onRemove: { label: string; run: () => void };
};

/** A number of at least one with 44 px buttons; a step below one removes the item. */
export function Stepper({ label, unit, value, max, onStep, onRemove }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={label} className={styles['stepper']}>
      {value > 1 ? (
        <button type="button" aria-label={`One ${unit} less`} onClick={() => onStep(-1)}>
          <Minus size={20} aria-hidden />
        </button>
      ) : (
        <button type="button" aria-label={onRemove.label} onClick={onRemove.run}>
          <Trash2 size={20} aria-hidden />
        </button>
      )}
      <output aria-label={UNITS[unit]} aria-live="off">
        {value}
      </output>
      {/* Not `disabled`, which would lose the focus on the last press. */}
      <button
        type="button"
        aria-label={`One ${unit} more`}
        aria-disabled={value >= max}
        onClick={() => value < max && onStep(1)}
      >
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}
