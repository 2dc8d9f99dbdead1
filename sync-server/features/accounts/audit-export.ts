import type { AuditEntry, AuditFilter, Facts } from '#domain/contract/audit-log';
import { csvOf } from '../../lib/csv.ts';
import type { AuditLog } from '../../storage/audit-log.ts';

/** Entries read at a time, between which others are served. */
const PORTION = 500;

const HEADINGS = ['id', 'at', 'who', 'act', 'target', 'before', 'after', 'request', 'outcome'];

/** Facts as one readable cell: `status: approved, version: 2`. */
function factsInWords(facts: Facts | null): string {
  return Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(', ');
}

const rowOf = ({ id, at, who, act, target, before, after, requestId, outcome }: AuditEntry) => [
  id,
  at,
  who,
  act,
  target ?? '',
  factsInWords(before),
  factsInWords(after),
  requestId,
  outcome,
];

async function* portions(
  auditLog: Pick<AuditLog, 'find'>,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  for (let after: string | undefined; ; ) {
    const entries = await auditLog.find(filter, PORTION, after);
    if (entries.length > 0) yield entries;
    if (entries.length < PORTION) return;
    after = entries.at(-1)?.id;
  }
}

/** The entries that fit as CSV, newest first, in portions. */
export async function* auditCsv(
  auditLog: Pick<AuditLog, 'find'>,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield csvOf([HEADINGS]);
  for await (const entries of portions(auditLog, filter)) yield csvOf(entries.map(rowOf));
}

/** The entries that fit, one JSON document a line, newest first, in portions. */
export async function* auditLines(
  auditLog: Pick<AuditLog, 'find'>,
  filter: AuditFilter,
): AsyncGenerator<string> {
  for await (const entries of portions(auditLog, filter))
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
