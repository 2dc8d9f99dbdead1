import { useState } from 'react';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import {
  REPORT_MAX_BYTES,
  REPORT_TYPE,
  type ReportOptions,
  type RevenueImport,
  type RevenueReportAnswer,
} from '#domain/contract/revenue';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import type { AdminData } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { useFileChoice } from '../../parts/use-file-choice.ts';
import { Preview } from './preview.tsx';
import styles from './revenue.module.css';
import { formatInWords, reportInWords, spanInWords } from './words.ts';

/**
 * Sends a network's report.
 * @param options answers to what the file leaves open
 * @param isImport keeps a valid report; otherwise it is only checked
 */
const sendRevenueReport = (bytes: ArrayBuffer, options: ReportOptions, isImport: boolean) =>
  request(DASHBOARD_CALLS.sendRevenueReport, {
    query: { ...(isImport && { import: 'yes' }), ...options },
    file: { bytes, mediaType: REPORT_TYPE },
  });

/** Undoes an import. */
const undoRevenueImport = (id: string) => request(DASHBOARD_CALLS.undoRevenueImport, { params: { id } });

type ImportCardProps = { report: RevenueImport; isBusy: boolean; onUndo: () => void };

/** An imported report, with an undo button. */
function ImportCard({ report, isBusy, onUndo }: ImportCardProps) {
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{formatInWords(report)}</strong>
          </p>
          <p>{reportInWords(report)}</p>
          <p className={list['who']}>
            Imported {localDay(report.importedAt)} by {report.by}
          </p>
        </div>
        <div className={list['buttons']}>
          <ConfirmButton
            disabled={isBusy}
            question="Undo this import?"
            text={`The dashboards lose the figures of ${spanInWords(report)}, unless an earlier report covers them. You can import the file again.`}
            action="Undo it"
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

type Checked = { name: string; bytes: ArrayBuffer; options: ReportOptions; answer: RevenueReportAnswer };

type ImportsProps = {
  imports: AdminData<RevenueImport[]>;
  /** Reloads everything that is based on reports. */
  onChanged: () => Promise<void>;
  onSignedOut: () => void;
};

/** 'Reports': checks, imports and undoes networks' files of sales and advertising. */
export function Imports({ imports, onChanged, onSignedOut }: ImportsProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const checking = useActs({ onDone: async () => undefined, onSignedOut });
  const changing = useActs({ onDone: onChanged, onSignedOut });
  const isBusy = checking.isSaving || changing.isSaving;

  async function check(name: string, read: () => Promise<ArrayBuffer>, options: ReportOptions) {
    await checking.act(async () => {
      const bytes = await read();
      const answer = await sendRevenueReport(bytes, options, false);
      setChecked({ name, bytes, options, answer });
    }, null);
  }

  const file = useFileChoice({
    maxBytes: REPORT_MAX_BYTES,
    async onChoose(chosen) {
      setChecked(null);
      if (chosen !== null) await check(chosen.name, () => chosen.arrayBuffer(), {});
    },
  });

  async function handleImport({ bytes, options }: Checked) {
    const isDone = await changing.act(() => sendRevenueReport(bytes, options, true), 'Report Imported');
    if (isDone) setChecked(null);
  }

  if (imports.data === undefined) {
    if (imports.problem !== null) return <NeedsNetwork sentence={imports.problem} onRetry={imports.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  return (
    <section aria-labelledby="imports-title" className={list['list']}>
      <div className={list['head']}>
        <h2 id="imports-title">Network reports</h2>
        <p>Sales and ad earnings come from the networks. You can import two of their files:</p>
        <ul className={styles['formats']}>
          <li>
            <strong>Amazon Associates</strong>: Reports, Fee-Earnings, Download reports, CSV. We read the
            columns Tracking ID, Date Shipped, Name, Items Shipped, Returns and Ad Fees.
          </li>
          <li>
            <strong>Google AdSense</strong>: Reports, Entire account by day, export as CSV. We read the
            columns Date, Estimated earnings, Page views and Clicks.
          </li>
        </ul>
        <p>
          A report covers the days that its title names, or that you name; days without a line earned nothing.
          The same file counts once. If two reports cover a day, the one imported last counts, so a later
          report can correct an earlier one.
        </p>
      </div>
      <div>
        <Button variant="outline" disabled={isBusy} onClick={file.open}>
          Choose a file
        </Button>
        <input {...file.field} accept=".csv,.tsv,.txt,text/csv" aria-label="Report file" />
      </div>
      {file.tooLarge !== null && (
        <Notice kind="problem">
          {file.tooLarge} is larger than {REPORT_MAX_BYTES / 1024 / 1024} MB. Export fewer days.
        </Notice>
      )}
      {checked !== null && (
        <Preview
          name={checked.name}
          answer={checked.answer}
          isBusy={isBusy}
          onAnswer={(answers) =>
            void check(checked.name, async () => checked.bytes, { ...checked.options, ...answers })
          }
          onImport={() => void handleImport(checked)}
        />
      )}
      {imports.problem !== null && <Notice kind="problem">{imports.problem}</Notice>}
      {imports.data.length === 0 ? (
        <Notice kind="note">No report has been imported yet.</Notice>
      ) : (
        <FirstRows rows={imports.data}>
          {(shown) => (
            <ul className={list['list']} aria-label="Imported reports">
              {shown.map((each) => (
                <ImportCard
                  key={each.id}
                  report={each}
                  isBusy={isBusy}
                  onUndo={() => void changing.act(() => undoRevenueImport(each.id), 'Import Undone')}
                />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
    </section>
  );
}
