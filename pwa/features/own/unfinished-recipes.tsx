import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OWN_DRAFTS } from '#domain/own/own-id';
import { whenInWords } from '../../components/when-in-words.ts';
import { clearDraft } from '../../platform/database/drafts.ts';
import { useDraftsOf } from '../../platform/own/drafts-of.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import styles from './own-page.module.css';
import { readKeptOwn } from './own-values.ts';
import { ownEditorAddress } from './start-own-recipe.ts';

const nameOf = (kept: unknown) => {
  const values = readKeptOwn(kept);
  return values?.title.trim() || filledRows(values?.ingredients ?? [])[0] || 'Without a title';
};

/** Recipes that were begun, or changed and not saved. */
export function UnfinishedRecipes() {
  const drafts = useDraftsOf(OWN_DRAFTS);
  if (drafts === undefined || drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">Not saved yet</h2>
      <ul className={styles['unfinished']}>
        {drafts.map(({ key, value, updatedAt }) => (
          <li key={key}>
            <Link to={ownEditorAddress(Number(key.slice(OWN_DRAFTS.length)))}>{nameOf(value)}</Link>
            <span>{whenInWords(updatedAt.slice(0, 24), new Date())}</span>
            <button
              type="button"
              aria-label={`Throw away ${nameOf(value)}`}
              onClick={() => void clearDraft(key).catch(() => {})}
            >
              <X size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
