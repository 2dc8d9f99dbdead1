import { type FormEvent, useState } from 'react';
import {
  AUDIT_LOG_CALLS,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
} from '#domain/contract/audit-log';
import { addressOf } from '#domain/contract/call';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall, useRefresh } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { TextRow } from '../../parts/fields.tsx';
import { useFirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useIsOwner } from '../../parts/owners-only.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import styles from './audit.module.css';
import { EntryTable, inWords } from './entry-table.tsx';

const ALL = 'all';

/** When the day `daysLater` after this one begins in the administrator's time zone; other text is returned as it is. */
function beginOf(day: string, daysLater = 0): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

type FilterFormProps = { acts: readonly string[]; onFilter: (filter: AuditFilter) => void };

/** Filter of the audit log; an empty field filters nothing. */
function FilterForm({ acts, onFilter }: FilterFormProps) {
  const [act, setAct] = useState(ALL);
  const [values, setValues] = useState({ who: '', target: '', from: '', to: '' });
  const set = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const days = { from: beginOf(values.from), to: beginOf(values.to, 1) };
    const given = Object.entries({ ...values, ...days, act: act === ALL ? '' : act })
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '');
    onFilter(Object.fromEntries(given));
  }

  return (
    <form className={styles['filter']} onSubmit={handleSubmit} noValidate aria-label="Filter of the log">
      <SelectRow
        label="Action"
        options={[
          { value: ALL, label: 'All' },
          ...acts
            .map((name) => ({ value: name, label: inWords(name) }))
            .sort((a, b) => (a.label < b.label ? -1 : 1)),
        ]}
        value={act}
        onChange={setAct}
      />
      <TextRow
        label="By"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={80}
        value={values.who}
        onChange={set('who')}
      />
      <TextRow
        label="Item"
        help="As the log shows it, for example recipe:12."
        autoCapitalize="none"
        autoComplete="off"
        maxLength={120}
        value={values.target}
        onChange={set('target')}
      />
      <TextRow label="From" type="date" value={values.from} onChange={set('from')} />
      <TextRow label="To" type="date" value={values.to} onChange={set('to')} />
      <div className={list['buttons']}>
        <Button type="submit" variant="outline">
          Filter
        </Button>
      </div>
    </form>
  );
}

/** One page of the log, newest first. */
const readAuditLog = (query: AuditQuery) => request(AUDIT_LOG_CALLS.listAuditLog, { query });

/** Address of all matching entries as a file. */
function auditFile(kind: 'csv' | 'jsonl', filter: AuditFilter): string {
  const { exportAuditLogCsv, exportAuditLogLines } = AUDIT_LOG_CALLS;
  return addressOf(kind === 'csv' ? exportAuditLogCsv : exportAuditLogLines, {}, filter);
}

const keptInWords = ({ keptDays }: AuditPage) =>
  keptDays === 0
    ? 'Entries are never deleted.'
    : `Each entry is kept for ${keptDays.toLocaleString('en-GB')} days.`;

/** 'Audit log': what each administrator did, to search and export. */
export function AuditTab({ onSignedOut }: AdminPageProps) {
  const [{ filter, presses }, setAsked] = useState<{ filter: AuditFilter; presses: number }>({
    filter: {},
    presses: 0,
  });
  const refresh = useRefresh(AUDIT_LOG_CALLS.listAuditLog);
  const first = useCall(AUDIT_LOG_CALLS.listAuditLog, { query: {} });
  if (first.data === undefined) {
    if (first.problem !== null) return <NeedsNetwork sentence={first.problem} onRetry={first.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }

  /** Pressing Filter again with the same filter reloads the log. */
  function handleFilter(next: AuditFilter) {
    setAsked({ filter: next, presses: presses + 1 });
    void refresh();
  }

  return (
    <section aria-labelledby="audit-title" className={styles['area']}>
      <div className={list['head']}>
        <h2 id="audit-title">Audit log</h2>
        <p>
          What administrators did, newest first. The log contains nothing that visitors wrote.{' '}
          {keptInWords(first.data)}
        </p>
      </div>
      <FilterForm acts={first.data.acts} onFilter={handleFilter} />
      <Entries key={presses} filter={filter} onSignedOut={onSignedOut} />
    </section>
  );
}

type EntriesProps = { filter: AuditFilter; onSignedOut: () => void };

function Entries({ filter, onSignedOut }: EntriesProps) {
  // Only owners may export the log.
  const isOwner = useIsOwner();
  const page = useCall(AUDIT_LOG_CALLS.listAuditLog, { query: filter });
  const [older, setOlder] = useState<AuditEntry[]>([]);
  const [isEnd, setEnd] = useState(false);
  const reading = useActs({ onDone: async () => undefined, onSignedOut });
  const entries = [...(page.data?.entries ?? []), ...older];
  const { shown, more } = useFirstRows(entries);
  if (page.data === undefined) {
    if (page.problem !== null) return <NeedsNetwork sentence={page.problem} onRetry={page.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  const hasMore = page.data.hasMore && !isEnd;

  async function readOlder() {
    const after = entries.at(-1)?.id;
    const next = await readAuditLog({ ...filter, ...(after !== undefined && { after }) });
    setOlder([...older, ...next.entries]);
    setEnd(!next.hasMore);
  }

  if (entries.length === 0) return <Notice kind="news">No entries match.</Notice>;
  return (
    <>
      {isOwner && (
        <div className={list['buttons']}>
          <Button asChild variant="outline">
            <a href={auditFile('csv', filter)} download>
              Export as CSV
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={auditFile('jsonl', filter)} download>
              Export as JSON lines
            </a>
          </Button>
        </div>
      )}
      <EntryTable entries={shown} />
      {more}
      {more === null && hasMore && (
        <div className={list['buttons']}>
          <Button
            variant="outline"
            disabled={reading.isSaving}
            onClick={() => void reading.act(readOlder, null)}
          >
            {reading.isSaving ? 'Loading' : 'Older entries'}
          </Button>
        </div>
      )}
    </>
  );
}
