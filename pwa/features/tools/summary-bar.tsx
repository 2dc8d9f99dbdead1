import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Completeness } from '#domain/nutrition/completeness';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { Species } from '#domain/reference/species';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { Announced } from '../../components/announce.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { verdictInList } from '../../components/verdict-words.ts';
import type { FlaggedLine } from '../nutrition/flagged-lines.ts';
import { safetyTitle, toxicSentence } from '../nutrition/safety-words.ts';
import styles from './summary-bar.module.css';

type SummaryBarProps = {
  species: Species;
  flagged: readonly FlaggedLine[];
  lead: SafetyAudit['lead'];
  /** Null where there is no verdict. */
  result: Completeness | null;
};

/**
 * The result in chips that stay visible while typing; each links to its section. A toxic food is shown alone: no
 * verdict matters before it is removed. Announced after a pause in typing.
 */
export function SummaryBar({ species, flagged, lead, result }: SummaryBarProps) {
  const isDangerous = lead === 'toxic';
  const verdict = result && asVerdict(result, lead);
  const outcome = verdict === null ? 'No verdict yet' : verdictInList(verdict);
  const safety = toxicSentence(flagged, species) || (flagged.length > 0 ? `${safetyTitle(flagged)}.` : '');
  const spoken = [safety, isDangerous ? '' : `${outcome}.`].filter(Boolean);
  return (
    <PageBar className={styles['summary']}>
      <Announced before="" delayMs={1000} words={spoken.join(' ')} />
      {flagged.length > 0 && (
        <a href="#safety" className={styles['link']}>
          <span className={styles[isDangerous ? 'toxic' : 'caution']}>
            {isDangerous ? <OctagonAlert size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            {safetyTitle(flagged)}
          </span>
        </a>
      )}
      {!isDangerous && (
        <a href="#verdict" className={styles['link']}>
          {verdict === null ? outcome : <VerdictBadge verdict={verdict} />}
        </a>
      )}
    </PageBar>
  );
}
