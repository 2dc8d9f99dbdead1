import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from '../intake/import.module.css';
import { readImportQuery } from '../intake/import-target.ts';
import { ImportStart } from './import-start.tsx';
import { LaunchedFiles } from './launched-files.tsx';

// Parsing and checking load the tables; the start page needs none of them.
const ImportedItem = lazy(async () => ({ default: (await import('./imported-item.tsx')).ImportedItem }));

/**
 * Route `/import`: parses a recipe from a file, the clipboard or another app, lets it be corrected and passes it on.
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
        <p>
          Files and texts are read on this device, also without a network. Nothing of them is sent until you
          submit it.
        </p>
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
