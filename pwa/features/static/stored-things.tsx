import type { StoredThing } from '#domain/privacy/stored-thing';
import { Fold, Folds } from '../../components/fold.tsx';
import styles from './static.module.css';

/** What is stored, a fold each: why, for how long, how it is deleted, and its names in the program. */
export function StoredThings({ things }: { things: readonly StoredThing[] }) {
  return (
    <Folds>
      {things.map(({ what, why, kept, deleted, names }) => (
        <Fold key={what} title={<strong>{what}</strong>} fact={kept}>
          <dl className={styles['facts']}>
            <dt>Why</dt>
            <dd>{why}</dd>
            <dt>How to have it deleted</dt>
            <dd>{deleted}</dd>
            <dt>Kept under</dt>
            <dd className={styles['names']}>
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dd>
          </dl>
        </Fold>
      ))}
    </Folds>
  );
}
