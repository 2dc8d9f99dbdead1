import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import styles from '../parts/import/import.module.css';
import card from '../parts/nutrition/tool-card.module.css';
import { ReportFlag } from '../parts/safety-report/report-flag.tsx';
import { importRemarks } from './import-remarks.ts';
import type { ReviewValues } from './review-values.ts';

const ICONS = { toxic: OctagonAlert, caution: TriangleAlert, note: Info } as const;

/** Remarks from our tables, updated with every correction. */
export function RemarksCard({ values }: { values: ReviewValues }) {
  const deferred = useDeferredValue(values);
  const remarks = useMemo(() => importRemarks(deferred), [deferred]);
  const isToxic = remarks.some(({ tone }) => tone === 'toxic');
  return (
    <section className={`${card['card']} ${isToxic ? card['danger'] : ''}`} aria-labelledby="import-remarks">
      <h2 id="import-remarks">Remarks</h2>
      {values.species === null && (
        <p className={card['muted']}>Say for whom it is, and it is checked for foods that are dangerous.</p>
      )}
      {values.species !== null && !remarks.some(({ flagged }) => flagged !== undefined) && (
        <div>
          <p className={styles['read']}>
            <CircleCheck size={20} aria-hidden /> Nothing here is on our list of foods that are toxic to{' '}
            {values.species}s.
          </p>
          <ReportFlag
            species={values.species}
            text={[values.title, ...values.ingredients, ...values.instructions].join('\n')}
          />
        </div>
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
                  {flagged !== undefined && <ReportFlag species={values.species ?? undefined} {...flagged} />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
