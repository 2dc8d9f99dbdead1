import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditedRecipeRow } from '#domain/contract/recipe-upkeep';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { Card } from '../../parts/card.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import tools from '../../parts/tools.module.css';

/** One recipe that is unsafe or needs review, with the guard's findings. */
export function AuditedRecipe({ row, children }: { row: AuditedRecipeRow; children?: ReactNode }) {
  const { id, status, title, species, validationResult } = row;
  const { toxicIngredients, asked, suggestions, warnings } = validationResult;
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{status === 'published' ? <Link to={`/recipe/${id}`}>{title}</Link> : title}</strong>
            <span>
              {status === 'published' ? `Recipe ${id}` : 'Awaiting moderation'}, for {species}s
            </span>
          </p>
          {toxicIngredients.length > 0 && (
            <p className={styles['who']}>
              {toxicIngredients.map((food) => (
                <Tag key={food} tone="refused">
                  {food}
                </Tag>
              ))}
            </p>
          )}
          <ul className={tools['words']}>
            {asked.length > 0 && <li>{askedSentence(asked.map((text) => ({ text })))}</li>}
            {[...suggestions, ...warnings].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        {status === 'pending' ? (
          <Link to="/admin?tab=recipes">Review it under Recipes</Link>
        ) : (
          children !== undefined && <div className={styles['buttons']}>{children}</div>
        )}
      </li>
    </Card>
  );
}
