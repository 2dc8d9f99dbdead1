import type { RevenueImport } from '#domain/contract/revenue';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import list from '../../parts/list.module.css';
import { formatInWords, reportInWords, spanInWords } from './words.ts';

type ImportCardProps = { report: RevenueImport; isBusy: boolean; onUndo: () => void };

/** An imported report, and the way to take it back. */
export function ImportCard({ report, isBusy, onUndo }: ImportCardProps) {
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{formatInWords(report)}</strong>
          </p>
          <p>{reportInWords(report)}</p>
          <p className={list['who']}>
            Imported {reviewDate(report.importedAt)} by {report.by}
          </p>
        </div>
        <div className={list['buttons']}>
          <ConfirmButton
            disabled={isBusy}
            question="Take this import back?"
            text={`The figures of ${spanInWords(report)} leave the dashboards, unless an earlier report covers them. The file can be imported again.`}
            action="Take it back"
            back="Keep it"
            onConfirm={onUndo}
          >
            Undo
          </ConfirmButton>
        </div>
      </li>
    </Card>
  );
}
