import { Table } from '@radix-ui/themes';
import type { AuditRow } from '#domain/contract/editorial';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import styles from '../../parts/audit-table.module.css';
import { FirstRows } from '../../parts/first-rows.tsx';

const ACTS: Record<string, string> = {
  approve: 'Approved',
  reject: 'Rejected',
  reopen: 'Decision undone',
  withdraw: 'Withdrawn',
  restore: 'Restored',
  edit: 'Edited',
  photo: 'Photo changed',
  author: 'Author’s name put back',
  'withdraw-photo': 'Photo withdrawn',
  'restore-photo': 'Photo shown',
  'withdraw-reply': 'Reply withdrawn',
  'restore-reply': 'Reply restored',
  erase: 'Erased',
  'safety-fix': 'Fixed for safety',
  'undo-safety-fix': 'Safety fix undone',
  conversion: 'Converted to both measures',
  'undo-conversion': 'Conversion undone',
};

/** The editorial log: actor, action and target, without content of reviews or recipes. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <FirstRows rows={rows}>
      {(shown) => (
        <Table.Root variant="surface" size="2" className={styles['table']}>
          <Table.Header>
            <Table.Row>
              {['Action', 'Item', 'By'].map((heading) => (
                <Table.ColumnHeaderCell key={heading}>{heading}</Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ id, kind, target, act, by, at, reason }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>
                  {ACTS[act] ?? act}
                  {reason !== null && <p>{reason}</p>}
                </Table.RowHeaderCell>
                <Table.Cell>
                  {kind} {target}
                </Table.Cell>
                <Table.Cell>
                  {by}
                  <p>{reviewDate(at)}</p>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}
