import type { MergeEntry } from '#domain/household/merge-entry';
import styles from './household.module.css';
import { mergeInWords } from './merge-words.ts';

/** What a merge does, or did. */
export function MergeList({ entries, isDone }: { entries: readonly MergeEntry[]; isDone: boolean }) {
  return mergeInWords(entries, isDone).map(({ heading, lines }) => (
    <div key={heading}>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {lines.map(({ name, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={at}>
            <b>{name}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
