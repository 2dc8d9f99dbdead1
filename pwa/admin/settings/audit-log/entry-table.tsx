import { Table } from '@radix-ui/themes';
import type { AuditEntry } from '#domain/contract/audit-log';
import styles from '../../parts/audit-table.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Tag } from '../../parts/tag.tsx';
import { changesInWords, inWords } from './audit-words.ts';

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
