import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { findSupplement } from '#domain/reference/supplements';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import './cook.css';
import './cook-parts.css';

/** Shown until the stored position is read; without scripts, the whole recipe. */
export function CookOpening({ recipe }: { recipe: Recipe }) {
  return (
    <div className="cook" data-section={sectionOfSpecies(recipe.species)}>
      <header className="cook-head">
        <div className="cook-bar">
          <Link className="cook-icon" to={`/recipe/${recipe.id}`} aria-label="Leave cook mode">
            <X size={26} aria-hidden />
          </Link>
          <div>
            <h1 tabIndex={-1}>{recipe.title}</h1>
            <p>Cook mode</p>
          </div>
        </div>
      </header>
      <div className="cook-body">
        <noscript>
          <h2>Ingredients</h2>
          <ul>
            {recipe.ingredientLines.map(({ metric }) => (
              <li key={metric}>{metric}</li>
            ))}
            {recipe.supplements.map(({ id, dose }) => (
              <li key={id}>
                {findSupplement(id)?.name ?? id}: {dose}
              </li>
            ))}
          </ul>
          <h2>Method</h2>
          <ol>
            {recipe.steps.map(({ text }) => (
              <li key={text} className="cook-text">
                {text}
              </li>
            ))}
          </ol>
        </noscript>
        <Skeleton lines={6} label="Loading recipe..." />
      </div>
    </div>
  );
}
