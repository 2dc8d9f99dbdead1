import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SAFETY_REPORT_CALLS, type StoredSafetyReport } from '#domain/contract/intake';
import type { SafetyReportKind } from '#domain/messages/safety-report';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useModeration } from '../calls/use-moderation.ts';
import { useCall } from '../calls/use-read.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Card } from '../parts/card.tsx';
import { FirstRows } from '../parts/first-rows.tsx';
import styles from '../parts/list.module.css';
import { NeedsNetwork } from '../parts/loaded.tsx';
import { localDay } from '../parts/moment.ts';
import { Notice } from '../parts/notice.tsx';

const KINDS: Record<SafetyReportKind, string> = { 'false-alarm': 'False alarm', missed: 'Missed danger' };

/** 'Safety Reports': visitors' reports of wrong flags, newest first; handled ones are folded below. */
export function ReportsTab({ onSignedOut }: AdminPageProps) {
  const reports = useCall(SAFETY_REPORT_CALLS.listSafetyReports, {});
  const { isSaving, handleReport } = useModeration({ onModerated: reports.reload, onSignedOut });
  if (reports.data === undefined) {
    if (reports.problem !== null) return <NeedsNetwork sentence={reports.problem} onRetry={reports.reload} />;
    return <Skeleton lines={4} label="Loading reports" />;
  }
  const open = reports.data.filter(({ handledAt }) => handledAt === null);
  const done = reports.data.filter(({ handledAt }) => handledAt !== null);
  return (
    <section aria-labelledby="reports-title">
      <h2 id="reports-title" className={styles['head']}>
        Safety Reports
      </h2>
      {reports.problem !== null && <Notice kind="problem">{reports.problem}</Notice>}
      {open.length === 0 ? (
        <Notice kind="news">No reports to review!</Notice>
      ) : (
        <FirstRows rows={open}>
          {(shown) => (
            <ul className={styles['list']} aria-label="Safety Reports">
              {shown.map((report) => (
                <ReportCard key={report.id} report={report}>
                  <Button
                    disabled={isSaving}
                    aria-label={`Done: ${report.text.slice(0, 60)}`}
                    onClick={() => void handleReport(report.id)}
                  >
                    <Check size={18} aria-hidden /> Done
                  </Button>
                </ReportCard>
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      {done.length > 0 && (
        <details className={styles['answer']}>
          <summary>Done ({done.length})</summary>
          <FirstRows rows={done}>
            {(shown) => (
              <ul className={styles['list']} aria-label="Handled reports">
                {shown.map((report) => (
                  <ReportCard key={report.id} report={report} />
                ))}
              </ul>
            )}
          </FirstRows>
        </details>
      )}
    </section>
  );
}

/** One report. What a visitor wrote is only ever shown as text. */
function ReportCard({ report, children }: { report: StoredSafetyReport; children?: ReactNode }) {
  const { kind, species, text, food, comment, recipeId, version, createdAt } = report;
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>
              {KINDS[kind]}
              {food !== undefined && `: ${food}`}
            </strong>
            <span>
              for {species}s, {localDay(createdAt)}, rules {version}
            </span>
            {recipeId !== undefined && <Link to={`/recipe/${recipeId}`}>Recipe {recipeId}</Link>}
          </p>
          <blockquote className={styles['comment']}>{text}</blockquote>
          {comment !== undefined && <p className={styles['comment']}>{comment}</p>}
        </div>
        {children !== undefined && <div className={styles['buttons']}>{children}</div>}
      </li>
    </Card>
  );
}
