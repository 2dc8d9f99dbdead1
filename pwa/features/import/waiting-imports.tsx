import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { whenInWords } from '../../components/when-in-words.ts';
import { clearDrafts, IMPORT_DRAFTS } from '../../platform/database/drafts.ts';
import {
  changeImport,
  type ImportEntry,
  listImports,
  removeImport,
} from '../../platform/imports/import-inbox.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';

const ORIGINS = { file: 'File', paste: 'Pasted text', share: 'Shared', link: 'Link' } as const;

/** The file name, or the first words of the text. */
export function importName({ origin, parts }: Pick<ImportEntry, 'origin' | 'parts'>): string {
  const [first] = parts;
  const more = parts.length > 1 ? ` and ${parts.length - 1} more` : '';
  if (first === undefined) return ORIGINS[origin];
  if (first.name !== '') return `${first.name}${more}`;
  const text = typeof first.content === 'string' ? first.content : '';
  const words = /^\s*</.test(text) ? '' : text.trim().split(/\s+/, 6).join(' ').slice(0, 60);
  return words === '' ? ORIGINS[origin] : `${ORIGINS[origin]}: ${words}`;
}

/** Imports not passed on yet: abandoned half way, opened while another was on screen, or links whose page is unread. */
export function WaitingImports({ target }: { target: ImportTarget }) {
  const [entries, setEntries] = useState<readonly ImportEntry[]>([]);
  useEffect(() => void listImports().then(setEntries), []);
  if (entries.length === 0) return null;

  async function remove(id: string) {
    await dropImport(id);
    setEntries(await listImports());
    document.getElementById('import-waiting')?.focus();
  }

  return (
    <section className={card['card']} aria-labelledby="import-waiting">
      <h2 id="import-waiting" tabIndex={-1}>
        Not finished
      </h2>
      <ul className={styles['waiting']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={importAddress(target, entry.id)}>{importName(entry)}</Link>
            <span className={card['muted']}>{whenInWords(entry.takenAt, new Date())}</span>
            <button
              type="button"
              className={styles['remove']}
              aria-label={`Remove ${importName(entry)}`}
              onClick={() => void remove(entry.id)}
            >
              <X size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Prefix of the drafts with corrections to an import's recipes; the place of the recipe follows. */
export const importDrafts = (item: string) => `${IMPORT_DRAFTS}${item}:`;

/** Deletes an import with the corrections to its recipes. */
export async function dropImport(item: string): Promise<void> {
  await Promise.allSettled([removeImport(item), clearDrafts(importDrafts(item))]);
}

/** Marks one of an import's recipes as passed on; after the last one the import is deleted. */
export async function passOn(item: string, place: number, count: number): Promise<void> {
  let passedOn: readonly number[] = [place];
  await changeImport(item, (entry) => {
    passedOn = [...new Set([...(entry.passedOn ?? []), place])];
    return { ...entry, passedOn };
  }).catch(() => {});
  if (Array.from({ length: count }, (_, at) => at).every((at) => passedOn.includes(at)))
    await dropImport(item);
}
