import { Table } from '@radix-ui/themes';
import type { AuditEntry, Facts } from '#domain/contract/audit-log';
import styles from '../../parts/audit-table.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Tag } from '../../parts/tag.tsx';

/** Enough of a request's id to find it in the server's log. */
const ID_CHARACTERS = 8;

/** Audit log, newest first, in three columns that fit a phone. */
export function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table.Root variant="surface" size="2" className={styles['table']}>
      <caption className="visually-hidden">What administrators did</caption>
      <Table.Header>
        <Table.Row>
          {['Action', 'Change', 'By'].map((heading) => (
            <Table.ColumnHeaderCell key={heading}>{heading}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { act, target, who, at, requestId, outcome } = entry;
  return (
    <Table.Row>
      <Table.RowHeaderCell>
        {inWords(act)}
        {target !== null && <p>{target}</p>}
      </Table.RowHeaderCell>
      <Table.Cell>
        {outcome === 'unknown' && <Tag tone="refused">Outcome unknown</Tag>}
        {changesInWords(entry).map((change) => (
          <div key={change}>{change}</div>
        ))}
        {requestId !== '' && <p>Request {requestId.slice(0, ID_CHARACTERS)}</p>}
      </Table.Cell>
      <Table.Cell>
        {who}
        <p>{momentInWords(at)}</p>
      </Table.Cell>
    </Table.Row>
  );
}

/** Actions whose call names would not be clear to a reader. */
const ACTS: Readonly<Record<string, string>> = {
  login: 'Sign in',
  logout: 'Sign out',
  beginCodes: 'Begin one-time codes',
  confirmCodes: 'Turn on one-time codes',
  removeCodes: 'Turn off one-time codes',
  addPasskey: 'Add a passkey',
  renamePasskey: 'Rename a passkey',
  removePasskey: 'Remove a passkey',
  postSearchConsole: 'Import searches',
};

/** `moderateRating` as 'Moderate rating': other actions are named after their calls. */
export function inWords(name: string): string {
  const known = ACTS[name];
  if (known !== undefined) return known;
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function valueInWords(value: Facts[string]): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((name) => inWords(name).toLowerCase()).join(', ');
  return String(value ?? 'none');
}

/** One line per changed field: old value → new value; one of them may be unknown. */
export function changesInWords({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const values = [before?.[name], after?.[name]].filter((value) => value !== undefined).map(valueInWords);
    return `${inWords(name)}: ${[...new Set(values)].join(' → ')}`;
  });
}
