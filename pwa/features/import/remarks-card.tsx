import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Species } from '#domain/reference/species';
import styles from '../intake/import.module.css';
import { useKitchen } from '../market/use-market.ts';
import { CookingRemarks } from '../nutrition/cooking-remarks.tsx';
import { type Fix, rewritten, toxicLines } from '../nutrition/flagged-lines.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import card from '../nutrition/tool-card.module.css';
import { checkSubmission, withChecked } from '../recipe-form/submit-check.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import { importRemarks } from './import-remarks.ts';
import { type ReviewValues, toSubmission } from './review-values.ts';

const ICONS = { toxic: OctagonAlert, caution: TriangleAlert, note: Info } as const;

type RemarksCardProps = { values: ReviewValues; onChange: (values: ReviewValues) => void };

/** Remarks from our tables, updated with every correction; once a species is chosen, also open questions. */
export function RemarksCard({ values, onChange }: RemarksCardProps) {
  const deferred = useDeferredValue(values);
  const remarks = useMemo(() => importRemarks(deferred), [deferred]);
  const isToxic = remarks.some(({ tone }) => tone === 'toxic');
  return (
    <>
      {(remarks.length > 0 || values.species === null) && (
        <section
          className={`${card['card']} ${isToxic ? card['danger'] : ''}`}
          aria-labelledby="import-remarks"
        >
          <h2 id="import-remarks">Remarks</h2>
          {values.species === null && (
            <p className={card['muted']}>Choose dog or cat, and we’ll check it for dangerous foods.</p>
          )}
          {remarks.length > 0 && (
            <ul className={styles['remarks']}>
              {remarks.map(({ tone, where, sentence, flagged }) => {
                const Icon = ICONS[tone];
                return (
                  <li key={`${where} ${sentence}`} data-tone={tone}>
                    <Icon size={20} aria-hidden />
                    <span>
                      <b>{where}.</b> {sentence}{' '}
                      {flagged !== undefined && (
                        <ReportFlag species={values.species ?? undefined} {...flagged} />
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      )}
      {deferred.species !== null && (
        <CheckedLines values={deferred} species={deferred.species} onChange={onChange} />
      )}
    </>
  );
}

/** Dangerous foods and open questions of the lines; answers, swaps and corrections are written into them. */
function CheckedLines({ values, species, onChange }: RemarksCardProps & { species: Species }) {
  const submission = useMemo(() => toSubmission(values, species), [values, species]);
  const kitchen = useKitchen();
  const { checked, bowl, flagged } = useMemo(
    () => checkSubmission(submission, kitchen),
    [submission, kitchen],
  );
  const fix = ({ values: next }: Fix) => {
    const { ingredients, instructions } = withChecked(submission, next);
    onChange({ ...values, ingredients, instructions });
  };
  return (
    <>
      <SafetyCard lines={flagged} values={checked} onFix={fix} />
      <CookingRemarks remarks={bowl.remarks} />
      <LinesCard
        lines={bowl.analysis.lines}
        toxic={toxicLines(bowl)}
        leftOut={bowl.ingredients.leftOut}
        onRewrite={(at, text) => fix(rewritten(at, text, bowl, checked))}
      />
    </>
  );
}
