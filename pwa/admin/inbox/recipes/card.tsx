import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { PendingRecipe } from '#domain/contract/admin-recipes';
import { categoryLabel } from '#domain/reference/category';
import { auditRecipe, type SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { A_VISITOR } from '#domain/submission/recipe-from-submission';
import { counted } from '#domain/text/counted';
import { Button } from '../../../components/button.tsx';
import { countryName } from '../../../features/reviews/country-name.ts';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { Card } from '../../parts/card.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';

type RecipeCardProps = { recipe: PendingRecipe; onReview: () => void };

/** One pending recipe. What a visitor wrote is only ever shown as text. */
export function RecipeCard({ recipe, onReview }: RecipeCardProps) {
  const { title, description, authorName, species, category, prepTime, servings, country, createdAt } =
    recipe;
  const audit = useMemo(() => auditRecipe(recipe), [recipe]);
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{title}</strong>
            <span>By {authorName?.trim() || A_VISITOR}</span>
            <span>
              {countryName(country) ?? 'Unknown'}, {reviewDate(createdAt)}
            </span>
          </p>
          <p className={styles['comment']}>{description}</p>
          <p className={styles['who']}>
            <span>{species === 'dog' ? 'For dogs' : 'For cats'}</span>
            <span>{categoryLabel(category)}</span>
            <span>{prepTime} min</span>
            <span>{counted(servings, 'serving')}</span>
            <SafetyBadge audit={audit} />
          </p>
        </div>
        <div className={styles['buttons']}>
          <Button variant="outline" onClick={onReview} aria-label={`Review ${title}`}>
            Review
          </Button>
        </div>
      </li>
    </Card>
  );
}

function SafetyBadge({ audit }: { audit: SafetyAudit }) {
  if (!audit.isValid) {
    return (
      <Tag tone="refused">
        <OctagonAlert size={18} aria-hidden />{' '}
        {audit.lead === 'toxic'
          ? `Toxic: ${audit.toxicIngredients.join(', ')}`
          : `To ask: ${audit.asked.map(({ text }) => text).join(', ')}`}
      </Tag>
    );
  }
  if (audit.warnings.length === 0) return null;
  return (
    <Tag>
      <TriangleAlert size={18} aria-hidden /> Needs review
    </Tag>
  );
}
