import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { NutrientStatus } from '#domain/nutrition/completeness';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { Announced } from '../../components/announce.tsx';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import badge from '../../components/verdict-badge.module.css';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { isToxic, safetyTitle } from '../nutrition/flagged-lines.ts';
import styles from '../recipe-form/submit.module.css';
import type { SubmitCheck } from '../recipe-form/submit-check.ts';

const SHOWN: readonly NutrientStatus[] = ['over', 'short', 'unknown'];

/** The result in chips that stay visible while typing. Announced on change. */
export function SubmitChips({ check }: { check: SubmitCheck }) {
  const { flagged, titleFlags, bowl } = check;
  const isTitleToxic = titleFlags.some(({ severity }) => severity === 'toxic');
  const { AAFCO } = bowl.completeness;
  const { lead } = bowl.analysis.safety;
  const isDangerous = isTitleToxic || flagged.some(isToxic);
  // No verdict matters while a toxic food is, or may be, in it.
  const isJudged = lead === null && bowl.analysis.nutrients.energyKcal > 0;
  const counts = isJudged ? SHOWN.filter((status) => AAFCO.counts[status] > 0) : [];
  const countWords = (status: NutrientStatus) => `${AAFCO.counts[status]} ${status}`;
  const isSafe = flagged.length === 0 && !isTitleToxic;
  const words = isTitleToxic ? 'Toxic food in the title' : safetyTitle(flagged);
  const safe = isSafe ? 'Nothing toxic' : words;
  return (
    <div className={styles['chips']}>
      <Announced words={[safe, ...counts.map(countWords)].join(', ')} delayMs={1000} />
      {isSafe ? (
        <span className={classNames(badge['badge'], badge['met'])}>
          <CircleCheck size={18} aria-hidden /> {safe}
        </span>
      ) : (
        <span className={classNames(badge['badge'], badge[isDangerous ? 'over' : 'short'])}>
          {isDangerous ? <OctagonAlert size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
          {safe}
        </span>
      )}
      {counts.map((status) => (
        <span key={status} className={classNames(badge['badge'], badge[status])}>
          <BowlIcon state={status} /> {countWords(status)}
        </span>
      ))}
      {isJudged && AAFCO.hasTooMuchLiver && <VerdictBadge verdict={asVerdict(AAFCO)} />}
      {isJudged && AAFCO.verdict === 'met' && (
        <span className={classNames(badge['badge'], badge['met'])}>
          <BowlIcon state="met" /> Meets every minimum
        </span>
      )}
    </div>
  );
}
