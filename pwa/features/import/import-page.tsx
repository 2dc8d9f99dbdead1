import { ArrowLeft, FileUp } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { keepLink } from '../../platform/imports/links.ts';
import { takeFromText } from '../household/take-invitation.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress, readImportQuery } from '../intake/import-target.ts';
import { RecipeFileButton } from '../intake/recipe-file-button.tsx';
import card from '../nutrition/tool-card.module.css';
import { shareProblem } from './import-words.ts';
import { LaunchedFiles } from './launched-files.tsx';
import { linkOf } from './link-of.ts';
import { PasteCard, useKeptText } from './paste-card.tsx';
import { WaitingImports } from './waiting-imports.tsx';

/** Takes the address of a page, if the operator lets the server read pages. */
function LinkCard({ onTaken }: { onTaken: (item: string) => void }) {
  const { text, setText, handOver } = useKeptText('import-link');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  if (!useSiteSettings().readsLinks) return null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (takeFromText(text)) return void navigate('/join');
    const url = linkOf(text);
    if (url === null) setError('Enter the address of a public page, such as https://example.org/stew.');
    else {
      setPending(true);
      const item = await keepLink(url);
      handOver(text);
      onTaken(item);
      setPending(false);
    }
  }

  return (
    <form
      className={card['card']}
      aria-labelledby="import-link"
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      <h2 id="import-link">A link</h2>
      <FormRow
        label="Address of the page"
        help="Our server fetches the page and keeps none of it. If you’re offline, the link waits."
        error={error}
      >
        {(field) => (
          <input
            {...field}
            type="url"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormRow>
      <Button type="submit" disabled={isPending}>
        Read the page
      </Button>
    </form>
  );
}

/** Entry points of the import, and earlier imports. */
function ImportStart({ problem, target }: { problem: string | null; target: ImportTarget }) {
  const navigate = useNavigate();
  const sentence = shareProblem(problem);
  const open = (item: string) => navigate(importAddress(target, item));
  return (
    <>
      {sentence !== null && <SpokenError className={styles['problem']}>{sentence}</SpokenError>}
      <LinkCard onTaken={open} />
      <PasteCard onTaken={open} />
      <section className={card['card']} aria-labelledby="import-file">
        <h2 id="import-file">A file</h2>
        <p className={card['muted']}>
          A Bowlful recipe, a page saved from the browser, an export of Nextcloud Cookbook, Mealie, Tandoor,
          Paprika, CopyMeThat or RecipeSage, JSON, a text or a zip archive of them, up to 10 MB.
        </p>
        <RecipeFileButton onTaken={open}>
          <FileUp size={20} aria-hidden /> Open a recipe file
        </RecipeFileButton>
      </section>
      <WaitingImports target={target} />
    </>
  );
}

// Parsing and checking load the tables; the start page needs none of them.
const ImportedItem = lazyPart(() => import('./imported-item.tsx'), 'ImportedItem');

/**
 * Route `/import`: parses a recipe from a file, the clipboard or another app, offers it for correction and passes it on.
 */
export function ImportPage() {
  const { item, problem, target } = readImportQuery(useLocation().search);
  const [to, name] =
    target === 'checker' ? ['/tools/nutrition-checker', 'Nutrition Checker'] : ['/submit', 'Submit Recipe'];
  return (
    <>
      <PageHero
        section="bowlful"
        title="Import a Recipe"
        before={
          <Link to={to} className={styles['back']}>
            <ArrowLeft size={22} aria-hidden /> {name}
          </Link>
        }
      >
        <p>We read files and texts on this device, even offline. We send nothing until you submit it.</p>
      </PageHero>
      <div className={styles['column']}>
        <LaunchedFiles item={item} target={target} />
        {item === null ? (
          <ImportStart problem={problem} target={target} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} label="Reading the recipe" />}>
            <ImportedItem key={item} item={item} target={target} />
          </Suspense>
        )}
      </div>
    </>
  );
}
