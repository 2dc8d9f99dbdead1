import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Completeness } from '#domain/nutrition/completeness';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { type FlaggedLine, isToxic } from './flagged-lines.ts';
import { safetyTitle } from './safety-words.ts';
import styles from './summary-bar.module.css';

type SummaryBarProps = {
  flagged: readonly FlaggedLine[];
  /** Null where there is no verdict. */
  result: Completeness | null;
};

/** The outcome in two chips that stay in sight while somebody types; each leads to its part. Spoken when it changes. */
export function SummaryBar({ flagged, result }: SummaryBarProps) {
  const isDangerous = flagged.some(isToxic);
  return (
    <div className={styles['summary']} role="status">
      {flagged.length > 0 && (
        <a href="#safety" className={styles['link']}>
          <span className={styles[isDangerous ? 'toxic' : 'caution']}>
            {isDangerous ? <OctagonAlert size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            {safetyTitle(flagged)}
          </span>
        </a>
      )}
      <a href="#verdict" className={styles['link']}>
        {result === null ? (
          'No verdict yet'
        ) : (
          <VerdictBadge verdict={{ status: result.verdict, nutrients: result.counts[result.verdict] }} />
        )}
      </a>
    </div>
  );
}
