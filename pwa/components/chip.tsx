import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** One choice in a row that scrolls sideways; the selected one has a check mark, never colour alone. */
export function Chip(props: { chosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={props.chosen} onClick={props.onChoose}>
      {props.chosen && <Check size={18} aria-hidden />}
      {props.children}
    </button>
  );
}

type ChipRowProps = {
  label: string;
  /** Another choice, in the same row before the chips. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A row of chips. */
export function ChipRow({ label, lead, children }: ChipRowProps) {
  return (
    <div className={styles['row']}>
      {lead}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div role="group" aria-label={label} className={styles['chips']}>
        {children}
      </div>
    </div>
  );
}
