import type { CompletenessRow } from '#domain/nutrition/completeness';
import { classNames } from './class-names.ts';
import { BowlIcon } from './icons/bowl-icon.tsx';
import styles from './nutrient-bar.module.css';
import { amountOfMinimum, nutrientName, rowInWords, rowNote } from './nutrient-words.ts';

/** Position of the minimum on every track, so that the ticks of all rows align. */
const MINIMUM_PERCENT = 60;

/** How far the bar is filled, in percent of the track: the share of the minimum × 60, at most all of it. */
export function fillPercent({ status, amount, minimum, maximum }: CompletenessRow): number {
  if (status === 'unknown') return 0;
  if (status === 'over') return 100;
  if (minimum !== null && minimum > 0) return Math.min(100, (amount / minimum) * MINIMUM_PERCENT);
  // Only a maximum: the full track is the maximum.
  return maximum !== null && maximum > 0 ? Math.min(100, (amount / maximum) * 100) : 100;
}

type NutrientBarProps = {
  row: CompletenessRow;
  /** Leaves out the sentence if the minimum is met. */
  isBrief?: boolean | undefined;
  /** Replaces the sentence. */
  note?: string | undefined;
};

/** A nutrient against its minimum: bowl, bar, figures and a sentence; a list item. */
export function NutrientBar({ row, isBrief = false, note = rowNote(row) }: NutrientBarProps) {
  return (
    <li className={classNames(styles['row'], styles[row.status])}>
      <span className="visually-hidden">{rowInWords(row)}.</span>
      <span className={styles['words']} aria-hidden>
        <BowlIcon state={row.status} size={20} />
        <span className={styles['name']}>{nutrientName(row)}</span>
        <span className={styles['amount']}>{amountOfMinimum(row)}</span>
      </span>
      <span className={styles['track']} aria-hidden>
        <span className={styles['fill']} style={{ width: `${fillPercent(row)}%` }} />
        {row.minimum !== null && <span className={styles['tick']} />}
      </span>
      {!(isBrief && row.status === 'met') && <span className={styles['note']}>{note}</span>}
    </li>
  );
}
