import { Table } from '@radix-ui/themes';
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkOutcome, LinkStatus } from '#domain/contract/link-checks';
import { whenInWords } from '../../components/when-in-words.ts';
import { countryName } from '../../features/reviews/country-name.ts';
import { FirstRows } from '../parts/first-rows.tsx';
import styles from './link-status.module.css';

const OUTCOMES: Readonly<Record<LinkOutcome, { icon: ReactNode; words: string }>> = {
  works: { icon: <CircleCheck size={18} aria-hidden />, words: 'Works' },
  refused: { icon: <CircleHelp size={18} aria-hidden />, words: 'Blocks bots: check it yourself' },
  missing: { icon: <CircleX size={18} aria-hidden />, words: 'Not found' },
  failing: { icon: <CircleAlert size={18} aria-hidden />, words: 'The shop has an error' },
  unreachable: { icon: <CircleX size={18} aria-hidden />, words: 'No answer' },
};

function Outcome({ check }: Pick<LinkStatus['links'][number], 'check'>) {
  if (check === null) return 'Not checked yet';
  const { outcome, status, movedTo, at } = check;
  const { icon, words } = OUTCOMES[outcome];
  return (
    <>
      <span className={styles['outcome']} data-outcome={outcome}>
        {icon} {words}
        {status !== null && status >= 400 && ` (${status})`}
      </span>
      <p className={styles['small']}>
        {whenInWords(at, new Date())}
        {movedTo !== null && `, redirected to ${movedTo}`}
      </p>
    </>
  );
}

/** Shops by market, with the outcome of the last check of their link. */
export function LinkTable({ links }: Pick<LinkStatus, 'links'>) {
  return (
    <FirstRows rows={links}>
      {(shown) => (
        <Table.Root variant="surface" size="2" className={styles['table']}>
          <caption className="visually-hidden">Links to shops</caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>Shop</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>Link</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ id, retailer, countryCode, url, check }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>
                  <a href={url} target="_blank" rel="noreferrer">
                    {retailer}
                  </a>
                  <p className={styles['small']}>{countryName(countryCode) ?? countryCode}</p>
                </Table.RowHeaderCell>
                <Table.Cell>
                  <Outcome check={check} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}
