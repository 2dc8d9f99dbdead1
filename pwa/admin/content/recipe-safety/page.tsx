// Imported before our own styles, so that ours win.
import '../../parts/theme.css';
import { Download, RefreshCw, WandSparkles } from 'lucide-react';
import { auditedByKind, RECIPE_UPKEEP_CALLS, type RecipeSafetyAudit } from '#domain/contract/recipe-upkeep';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Figures } from '../../parts/figures.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { SectionTabs } from '../../parts/section-tabs.tsx';
import tools from '../../parts/tools.module.css';
import { FixDialog, useFixes } from './fixes.tsx';
import { AuditedRecipe, PendingFindings, SafetyAlert, SafetyScore, UndoList } from './overview.tsx';

const LOAD_FAILED = 'Could not load recipe safety audit results. Please try refreshing the page.';

function factsOf(audit: RecipeSafetyAudit) {
  const { totalRecipes, safeRecipes, unsafeRecipes, askedRecipes, recipesNeedingReview } = audit;
  const share = (count: number) =>
    totalRecipes === 0 ? undefined : `${Math.round((count / totalRecipes) * 100)}% of all recipes`;
  return [
    { label: 'Total Recipes', value: totalRecipes, source: 'Published in the catalogue' },
    { label: 'Safe Recipes', value: safeRecipes, source: share(safeRecipes) },
    { label: 'Unsafe Recipes', value: unsafeRecipes, source: share(unsafeRecipes) },
    { label: 'To Ask', value: askedRecipes, source: share(askedRecipes) },
    { label: 'Need Review', value: recipesNeedingReview, source: share(recipesNeedingReview) },
  ];
}

/** 'Recipe Safety Management': every recipe checked by the toxic-food guard, with undoable fixes. */
export function RecipeSafetyPage({ onSignedOut }: AdminPageProps) {
  const { data: audit, problem, reload } = useCall(RECIPE_UPKEEP_CALLS.auditRecipeSafety, {});
  const fixes = useFixes({ reload, onSignedOut });
  const { isBusy, preview } = fixes;
  return (
    <>
      <p className={tools['lead']}>
        Published recipes that contain a food toxic to their species, or one that needs care.
      </p>
      <div className={tools['actions']}>
        <Button variant="outline" onClick={() => void reload()}>
          <RefreshCw size={18} aria-hidden /> Refresh Audit
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void fixes.download()}>
          <Download size={18} aria-hidden /> Download Report
        </Button>
      </div>
      {problem !== null && (
        <Notice kind="problem">
          <h2>Audit Failed</h2>
          <p>{LOAD_FAILED}</p>
          <p>{problem}</p>
        </Notice>
      )}
      {audit === undefined && problem === null && <Skeleton lines={8} label="Auditing the recipes" />}
      {audit !== undefined && <Audit audit={audit} fixes={fixes} />}
      {preview !== null && (
        <FixDialog
          preview={preview}
          isBusy={isBusy}
          onFix={() => void fixes.fix(preview)}
          onClose={fixes.close}
        />
      )}
    </>
  );
}

type AuditProps = { audit: RecipeSafetyAudit; fixes: ReturnType<typeof useFixes> };

function Audit({ audit, fixes }: AuditProps) {
  const { unsafe, asked, review } = auditedByKind(audit.detailedResults);
  const { isBusy } = fixes;
  return (
    <div className={tools['column']}>
      <Figures facts={factsOf(audit)} />
      <SafetyScore audit={audit} />
      <SectionTabs
        label="Recipe safety"
        sections={[
          {
            id: 'overview',
            label: 'Overview',
            content: (
              <>
                <SafetyAlert audit={audit} />
                <PendingFindings audit={audit} />
                <UndoList fixes={audit.undoableFixes} isBusy={isBusy} onUndo={(id) => void fixes.undo(id)} />
              </>
            ),
          },
          {
            id: 'unsafe',
            label: `Unsafe Recipes (${unsafe.length})`,
            content:
              unsafe.length === 0 ? (
                <Notice kind="note">
                  <h3>No Unsafe Recipes</h3>
                  <p>No published or pending recipe is unsafe.</p>
                </Notice>
              ) : (
                <FirstRows rows={unsafe}>
                  {(shown) => (
                    <ul className={list['list']} aria-label="Unsafe Recipes">
                      {shown.map((row) => (
                        <AuditedRecipe key={row.id} row={row}>
                          <Button
                            disabled={isBusy}
                            aria-label={`Auto-Fix ${row.title}`}
                            onClick={() => void fixes.show(Number(row.id))}
                          >
                            <WandSparkles size={18} aria-hidden /> Auto-Fix
                          </Button>
                        </AuditedRecipe>
                      ))}
                    </ul>
                  )}
                </FirstRows>
              ),
          },
          {
            id: 'asked',
            label: `To Ask (${asked.length})`,
            content:
              asked.length === 0 ? (
                <Notice kind="note">
                  <h3>Nothing to Ask</h3>
                  <p>Every recipe that names a dangerous food says whether it is in the bowl.</p>
                </Notice>
              ) : (
                <FirstRows rows={asked}>
                  {(shown) => (
                    <ul className={list['list']} aria-label="To Ask">
                      {shown.map((row) => (
                        <AuditedRecipe key={row.id} row={row} />
                      ))}
                    </ul>
                  )}
                </FirstRows>
              ),
          },
          {
            id: 'review',
            label: `Need Review (${review.length})`,
            content:
              review.length === 0 ? (
                <Notice kind="note">
                  <h3>No Warnings</h3>
                  <p>No recipe contains a food that needs care.</p>
                </Notice>
              ) : (
                <FirstRows rows={review}>
                  {(shown) => (
                    <ul className={list['list']} aria-label="Need Review">
                      {shown.map((row) => (
                        <AuditedRecipe key={row.id} row={row} />
                      ))}
                    </ul>
                  )}
                </FirstRows>
              ),
          },
        ]}
      />
    </div>
  );
}
