import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { PendingRecipe } from '#domain/contract/admin-recipes';
import { categoryLabel } from '#domain/recipe/category';
import { auditRecipe, type SafetyAudit } from '#domain/safety/audit-recipe';
import { Button } from '../components/button.tsx';
import { countryName } from '../screens/reviews/country-name.ts';
import { reviewDate } from '../screens/reviews/review-date.ts';
import styles from './comments-tab.module.css';

type RecipeCardProps = { recipe: PendingRecipe; onReview: () => void };

/** One pending recipe. What a visitor wrote is only ever shown as text. */
export function RecipeCard({ recipe, onReview }: RecipeCardProps) {
  const { title, description, species, category, prepTime, servings, country, createdAt } = recipe;
  const audit = useMemo(() => auditRecipe(recipe), [recipe]);
  return (
    <li className={styles['card']}>
      <div className={styles['text']}>
        <p className={styles['who']}>
          <strong>{title}</strong>
          <span>
            {countryName(country) ?? 'Unknown'}, {reviewDate(createdAt)}
          </span>
        </p>
        <p className={styles['comment']}>{description}</p>
        <p className={styles['who']}>
          <span>{species === 'dog' ? 'For dogs' : 'For cats'}</span>
          <span>{categoryLabel(category)}</span>
          <span>{prepTime} min</span>
          <span>{servings === 1 ? '1 serving' : `${servings} servings`}</span>
          <SafetyBadge audit={audit} />
        </p>
      </div>
      <div className={styles['buttons']}>
        <Button variant="outline" onClick={onReview} aria-label={`Review ${title}`}>
          Review
        </Button>
      </div>
    </li>
  );
}

function SafetyBadge({ audit }: { audit: SafetyAudit }) {
  if (!audit.isValid) {
    return (
      <span className={styles['toxic']}>
        <OctagonAlert size={18} aria-hidden /> Toxic: {audit.toxicIngredients.join(', ')}
      </span>
    );
  }
  if (audit.warnings.length === 0) return null;
  return (
    <span className={styles['photo']}>
      <TriangleAlert size={18} aria-hidden /> Needs review
    </span>
  );
}
