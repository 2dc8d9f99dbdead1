import { Progress } from '@radix-ui/themes';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type AuditedRecipeRow, auditedByKind, type RecipeSafetyAudit } from '#domain/contract/recipe-upkeep';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import tools from '../../parts/tools.module.css';

/** Percentage of recipes certain to be safe, rounded down: one unsafe recipe never gives 100%. */
function safetyScore({ totalRecipes, unsafeRecipes, askedRecipes }: RecipeSafetyAudit): number {
  return totalRecipes === 0
    ? 0
    : Math.floor((100 * (totalRecipes - unsafeRecipes - askedRecipes)) / totalRecipes);
}

export function SafetyScore({ audit }: { audit: RecipeSafetyAudit }) {
  const score = safetyScore(audit);
  return (
    <Card className={tools['bar']}>
      <h2 className={tools['spread']} id="safety-score">
        <span>Safety score</span> <span>{score}%</span>
      </h2>
      <Progress value={score} max={100} aria-labelledby="safety-score" />
      <p>Target: 100% of recipes should be safe for dogs</p>
      <p className={tools['muted']}>We check each recipe for its own species, cat recipes for cats.</p>
    </Card>
  );
}

/** Summary of the audit in one sentence. */
export function SafetyAlert({
  audit: { totalRecipes, unsafeRecipes, askedRecipes },
}: {
  audit: RecipeSafetyAudit;
}) {
  if (totalRecipes === 0) {
    return (
      <Notice kind="note">
        <h3>No Recipes Found</h3>
        <p>Nothing is published yet.</p>
      </Notice>
    );
  }
  if (unsafeRecipes > 0) {
    return (
      <Notice kind="problem">
        <h3>Action Required</h3>
        <p>
          {counted(unsafeRecipes, 'recipe contains', 'recipes contain')} toxic ingredients and{' '}
          {unsafeRecipes === 1 ? 'needs' : 'need'} immediate attention.
        </p>
      </Notice>
    );
  }
  if (askedRecipes > 0) {
    return (
      <Notice kind="problem">
        <h3>Open Questions</h3>
        <p>
          {counted(askedRecipes, 'recipe names', 'recipes name')} a dangerous food without saying whether it
          is in the bowl.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="note">
      <h3>All Clear</h3>
      <p>No published recipe contains a food on our list of foods toxic to its species.</p>
    </Notice>
  );
}

/** Findings in submissions, which the tabs list but the figures leave out. */
export function PendingFindings({
  audit: { pendingRecipes, detailedResults },
}: {
  audit: RecipeSafetyAudit;
}) {
  if (pendingRecipes === 0) return null;
  const { unsafe, asked, review } = auditedByKind(
    detailedResults.filter(({ status }) => status === 'pending'),
  );
  return (
    <p>
      {counted(pendingRecipes, 'recipe awaiting moderation was', 'recipes awaiting moderation were')} audited
      too: {unsafe.length} unsafe, {asked.length} to ask, {review.length} to review. Only the tabs count them.
    </p>
  );
}

type UndoListProps = {
  fixes: RecipeSafetyAudit['undoableFixes'];
  isBusy: boolean;
  onUndo: (id: number) => void;
};

/** Automatic fixes of the last thirty days whose recipes are unchanged since. */
export function UndoList({ fixes, isBusy, onUndo }: UndoListProps) {
  if (fixes.length === 0) return null;
  return (
    <section aria-labelledby="fixes-title" className={tools['column']}>
      <h2 id="fixes-title">Automatic fixes</h2>
      <ul className={list['list']} aria-labelledby="fixes-title">
        {fixes.map(({ recipeId, title, by, at }) => (
          <Card key={recipeId} asChild className={list['card']}>
            <li>
              <p className={list['text']}>
                <strong>{title}</strong>
                <span className={tools['muted']}>
                  Fixed by {by}, {localDay(at)}
                </span>
              </p>
              <Button
                variant="outline"
                disabled={isBusy}
                aria-label={`Undo the fix of ${title}`}
                onClick={() => onUndo(recipeId)}
              >
                <Undo2 size={18} aria-hidden /> Undo
              </Button>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** One recipe that is unsafe, to ask about or to review, with the guard's findings. */
export function AuditedRecipe({ row, children }: { row: AuditedRecipeRow; children?: ReactNode }) {
  const { id, status, title, species, validationResult } = row;
  const { toxicIngredients, asked, suggestions, warnings } = validationResult;
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{status === 'published' ? <Link to={`/recipe/${id}`}>{title}</Link> : title}</strong>
            <span>
              {status === 'published' ? `Recipe ${id}` : 'Awaiting moderation'}, for {species}s
            </span>
          </p>
          {toxicIngredients.length > 0 && (
            <p className={list['who']}>
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
          children !== undefined && <div className={list['buttons']}>{children}</div>
        )}
      </li>
    </Card>
  );
}
