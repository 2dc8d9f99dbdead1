import { Cookie } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import type { Species } from '#domain/reference/species';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { verdictTitle } from '../../components/verdict-words.ts';
import untilRead from '../parts/nutrition/until-pet-read.module.css';
import styles from './verdict-frame.module.css';

type VerdictFrameProps = {
  verdict: Verdict | null;
  /** The animal it is the verdict for; absent, the one that the recipe is written for. */
  name?: string | undefined;
  /** Species to wait for, until it is known whether an animal's verdict takes precedence. */
  unsettledFor?: Species | undefined;
  children?: ReactNode;
};

/**
 * Frame of the verdict card: bowl and words from the recipe's card, so that they render before any table has loaded.
 */
export function VerdictFrame({ verdict, name, unsettledFor, children }: VerdictFrameProps) {
  const unsettled = unsettledFor && verdict !== null ? untilRead[unsettledFor] : undefined;
  return (
    <div className={classNames(styles['card'], styles[verdict?.status ?? 'treat'], unsettled)}>
      <span className={styles['bowl']}>
        {verdict === null ? <Cookie size={36} aria-hidden /> : <BowlIcon state={verdict.status} size={40} />}
      </span>
      <div className={styles['words']}>
        <h2 id="verdict-title">{verdictTitle(verdict, name)}</h2>
        {children}
      </div>
    </div>
  );
}
