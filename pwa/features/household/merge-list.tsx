import type { MergeEntry } from '#domain/household/merge-rule';
import styles from './merge-list.module.css';
import { type MergeMoment, mergeInWords } from './merge-words.ts';

/** What a merge does, or did. */
export function MergeList({ entries, moment }: { entries: readonly MergeEntry[]; moment: MergeMoment }) {
  return mergeInWords(entries, moment).map(({ heading, lines }) => (
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
