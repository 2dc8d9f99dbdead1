import { Cookie } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import type { Species } from '#domain/reference/species';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { verdictTitle } from '../../components/verdict-words.ts';
import untilRead from '../nutrition/until-pet-read.module.css';
import styles from './verdict-frame.module.css';

type VerdictFrameProps = {
  verdict: Verdict | null;
  /** The animal the verdict is for; if absent, the one the recipe is written for. */
  name?: string | undefined;
  /** The premix that it is judged with, instead of the recipe's supplements. */
  premix?: string | undefined;
  /** Species to wait for, until it is known whether an animal's verdict takes precedence. */
  unsettledFor?: Species | undefined;
  children?: ReactNode;
};

/**
 * The verdict as one line that opens: bowl and words from the recipe's card, so that they render before any table has
 * loaded. A flagged bowl is open from the start.
 */
export function VerdictFrame({ verdict, name, premix, unsettledFor, children }: VerdictFrameProps) {
  const unsettled = unsettledFor && verdict !== null ? untilRead[unsettledFor] : undefined;
  return (
    <details
      className={classNames(styles['frame'], styles[verdict?.status ?? 'treat'], unsettled)}
      open={verdict?.lead !== undefined}
    >
      <summary>
        {verdict === null ? <Cookie aria-hidden /> : <BowlIcon state={verdict.status} />}
        <h2 id="verdict-title">
          {verdictTitle(verdict, name)}
          {premix !== undefined && `, with ${premix}`}
        </h2>
      </summary>
      <div className={styles['words']}>{children}</div>
    </details>
  );
}
