import { counted } from '#domain/text/counted';
import { Fold, Folds } from '../../../components/fold.tsx';
import styles from './changes.module.css';
import type { DraftChange } from './draft-changes.ts';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Differences from the submitted recipe: old words struck out, new ones underlined. */
export function RecipeChanges({ changes }: { changes: readonly DraftChange[] }) {
  if (changes.length === 0) return null;
  const count = counted(changes.length, 'change');
  return (
    <Folds>
      <Fold title="Changed by you" fact={count}>
        <dl className={styles['changes']}>
          {changes.map(({ label, pieces }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and are recomputed on every keystroke
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                {pieces.map(({ kind, text }, place) => {
                  const Tag = TAGS[kind];
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  return <Tag key={place}>{text}</Tag>;
                })}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Folds>
  );
}
