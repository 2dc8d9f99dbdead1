import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ADMIN_CALLS } from '#domain/contract/admin';
import {
  type ModerateRecipeBody,
  type PendingRecipe,
  SUBMISSION_CALLS,
} from '#domain/contract/admin-recipes';
import { categoryLabel } from '#domain/reference/category';
import { auditRecipe, type SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { A_VISITOR } from '#domain/submission/recipe-from-submission';
import type { Decided } from '#domain/sync/exchange';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { countryName } from '../../../features/reviews/country-name.ts';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence, request } from '../../calls/api.ts';
import type { ModerationEvents } from '../../calls/use-moderation.ts';
import { useCall, useRefresh } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import styles from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import { DecidedElsewhere, type Elsewhere, typedTexts } from '../decided-elsewhere.tsx';
import { RecipeDialog } from './dialog.tsx';
import { draftOf } from './draft.ts';
import { changedTexts, type DraftChange } from './draft-changes.ts';

type RecipeCardProps = { recipe: PendingRecipe; onReview: () => void };

/** One pending recipe. What a visitor wrote is only ever shown as text. */
function RecipeCard({ recipe, onReview }: RecipeCardProps) {
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
              {countryName(country) ?? 'Unknown'}, {localDay(createdAt)}
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

/** Somebody else's decision on a recipe: only a published one can still be acted on. */
function decidedElsewhere(
  decided: Decided,
  title: string,
  { status: wanted, reply, notes }: ModerateRecipeBody,
  changes: readonly DraftChange[],
): Elsewhere {
  const { recipeId } = decided;
  const published = recipeId === null ? null : ({ show: 'recipes', search: String(recipeId) } as const);
  const typed = typedTexts(reply, notes, ...changedTexts(changes));
  return { decided, name: `‘${title}’`, wanted, published, typed };
}

/** Sends one decision on a recipe at a time; a failure that the administrator can fix is displayed beside the form. */
function useRecipeModeration({ onModerated, onSignedOut }: ModerationEvents) {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether its draft is done with: it was decided, or somebody else's decision is shown with what was written */
  async function decide(
    { id, title }: PendingRecipe,
    body: ModerateRecipeBody,
    changes: readonly DraftChange[],
  ): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    setProblem(null);
    setElsewhere(null);
    try {
      const { recipeId } = await request(SUBMISSION_CALLS.moderateRecipe, { params: { id }, body });
      const description = recipeId === null ? 'Rejected.' : `Published as recipe ${recipeId}.`;
      showToast({ title: 'Recipe Updated', description });
      await onModerated();
      return true;
    } catch (error) {
      const isGone = error instanceof AdminError && (error.status === 404 || error.status === 409);
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else if (isGone) {
        const { decided } = error;
        if (decided === null)
          showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
        else setElsewhere(decidedElsewhere(decided, title, body, changes));
        await onModerated();
        return decided !== null;
      } else {
        setProblem(adminErrorSentence(error));
      }
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, problem, elsewhere, decide, clearProblem: () => setProblem(null) };
}

/** 'Pending Recipe Reviews': visitors' submissions, and the dialog for reviewing and deciding each. */
export function RecipesTab({ isShown, onSignedOut }: AdminPageProps) {
  const recipes = useCall(SUBMISSION_CALLS.listPendingRecipes, {});
  const [openId, setOpenId] = useState<string | null>(null);
  const { isSaving, problem, elsewhere, decide, clearProblem } = useRecipeModeration({
    onModerated: useRefresh(ADMIN_CALLS.getStats, SUBMISSION_CALLS.listPendingRecipes),
    onSignedOut,
  });

  if (recipes.data === undefined) {
    if (recipes.problem !== null) return <NeedsNetwork sentence={recipes.problem} onRetry={recipes.reload} />;
    return <Skeleton lines={4} label="Loading recipes..." />;
  }
  const open = recipes.data.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="pending-recipes-title">
      <div className={styles['head']}>
        <h2 id="pending-recipes-title">Pending Recipe Reviews</h2>
      </div>
      {recipes.problem !== null && <Notice kind="problem">{recipes.problem}</Notice>}
      {elsewhere !== null && <DecidedElsewhere elsewhere={elsewhere} />}
      {recipes.data.length === 0 ? (
        <Notice kind="news">No pending recipes to review</Notice>
      ) : (
        <FirstRows rows={recipes.data}>
          {(shown) => (
            <ul className={styles['list']}>
              {shown.map((recipe) => (
                <RecipeCard key={recipe.id} recipe={recipe} onReview={() => setOpenId(recipe.id)} />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      {open !== undefined && isShown && (
        <RecipeDialog
          key={open.id}
          id={open.id}
          sent={draftOf(open)}
          isSaving={isSaving}
          problem={problem}
          onDecide={(body, changes) => decide(open, body, changes)}
          onClose={() => {
            setOpenId(null);
            clearProblem();
          }}
        />
      )}
    </section>
  );
}
