import { BookHeart, Download, Package, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { newOwnRecipeId, OWN_DRAFTS } from '#domain/own/own-id';
import { compareCodes } from '#domain/text/compare-codes';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { clearDraft, joinDraft, saveDraft } from '../../platform/database/drafts.ts';
import type { DraftRow, RecipeWithCard } from '../../platform/database/rows.ts';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { useQuery } from '../../platform/query/query.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { importAddress } from '../intake/import-target.ts';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-and-share.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import { ownDraftKey, ownEditorAddress, readKeptOwn } from './own-draft.tsx';
import styles from './own-page.module.css';

/** The drafts with that key prefix, newest first; undefined until they are read. */
function useDraftsOf(prefix: string): readonly DraftRow[] | undefined {
  return useQuery(
    'draftsOf',
    async ({ database }) => {
      const rows = await database.drafts.where('key').startsWith(prefix).toArray();
      return rows.sort((a, b) => compareCodes(b.updatedAt, a.updatedAt));
    },
    { deps: [prefix] },
  );
}

const nameOf = (kept: unknown) => {
  const values = readKeptOwn(kept);
  return values?.title.trim() || filledRows(values?.ingredients ?? [])[0] || 'Untitled';
};

/** Deletes a draft and offers to save it again. */
async function throwAway({ key, value }: DraftRow): Promise<void> {
  const isGone = await runCommand(async () => {
    await clearDraft(key);
    return true;
  });
  if (isGone !== true) return;
  showToast({
    title: `‘${nameOf(value)}’ is thrown away`,
    undo: () => void runCommand(() => putBack(key, value)),
  });
}

/** Saves a draft again; if another was written in its place since, beside it as a recipe of its own. */
async function putBack(key: string, value: unknown): Promise<void> {
  const kept = await joinDraft<unknown>(key, (newer) => newer ?? value);
  if (kept !== value) await saveDraft(ownDraftKey(newOwnRecipeId()), value);
}

/** Drafts of new and edited recipes. */
function UnfinishedRecipes() {
  const drafts = useDraftsOf(OWN_DRAFTS);
  if (drafts === undefined || drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">Not saved yet</h2>
      <ul className={styles['unfinished']}>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Link to={ownEditorAddress(Number(draft.key.slice(OWN_DRAFTS.length)))}>
              {nameOf(draft.value)}
            </Link>
            <span>{whenInWords(draft.updatedAt.slice(0, 24), new Date())}</span>
            <button
              type="button"
              aria-label={`Throw away ${nameOf(draft.value)}`}
              onClick={() => void throwAway(draft)}
            >
              <X size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Exports: one file for another device, a zip for other apps, a book to print. */
function ExportCard({ recipes }: { recipes: readonly RecipeWithCard[] }) {
  const save = (kind: 'saveCollection' | 'saveZip') =>
    runCommand(async () => {
      const files = await import('./export-recipes.ts');
      await files[kind](recipes);
    }, NO_FILE);
  return (
    <section aria-labelledby="export-title" className={styles['export']}>
      <h2 id="export-title">Take them with you</h2>
      <div className={styles['actions']}>
        <Button variant="outline" onClick={() => void save('saveCollection')}>
          <Download size={18} aria-hidden /> One file for Bowlful
        </Button>
        <Button variant="outline" onClick={() => void save('saveZip')}>
          <Package size={18} aria-hidden /> Zip for other apps
        </Button>
        <Button asChild variant="outline">
          <Link to="/my-recipes/book">
            <BookHeart size={18} aria-hidden /> A book to print
          </Link>
        </Button>
      </div>
      <p className={styles['note']}>
        The zip includes your photos and opens in Nextcloud Cookbook, Mealie and Tandoor. The one file opens
        in RecipeSage too, but has no photos.
      </p>
    </section>
  );
}

/** Route `/my-recipes`: the owner's recipes and drafts. */
export function OwnPage() {
  const recipes = useOwnRecipes();
  return (
    <>
      <PageHero section="bowlful" title="Your recipes">
        <p>Written here, copied or imported. They stay on your devices and in your backups.</p>
      </PageHero>
      <div className={styles['page']}>
        <div className={styles['actions']}>
          <Button asChild>
            <Link to="/my-recipes/new">New recipe</Link>
          </Button>
          <Button asChild variant="soft">
            <Link to={importAddress('own')}>Import a recipe</Link>
          </Button>
        </div>
        <UnfinishedRecipes />
        {recipes === undefined ? (
          <SkeletonCards species="dog" label="Loading recipes..." of="device" />
        ) : recipes.length === 0 ? (
          <EmptyState
            art={<EmptyBowl species="dog" />}
            title="No recipes of your own yet"
            text="Write one, import one, or open a recipe and choose ‘Make it mine’."
          >
            <Button asChild variant="soft">
              <Link to="/recipes">Browse recipes</Link>
            </Button>
          </EmptyState>
        ) : (
          <>
            <h2>Finished ({recipes.length})</h2>
            <RecipeGrid cards={recipes.map(({ card }) => card)} query="" />
            <ServingPriceNote />
            <ExportCard recipes={recipes} />
          </>
        )}
      </div>
    </>
  );
}
