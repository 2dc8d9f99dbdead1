import { Table } from '@radix-ui/themes';
import type { ConsoleQuery } from '#domain/contract/seo';
import { FirstRows } from '../parts/first-rows.tsx';

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Searches that led here, most clicked first. */
export function QueryTable({ title, queries }: { title: string; queries: readonly ConsoleQuery[] }) {
  return (
    <FirstRows rows={queries}>
      {(shown) => (
        <Table.Root>
          {/* The library puts a label on the box around the table. */}
          <caption className="visually-hidden">{title}</caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>Query</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell justify="end">Clicks</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell justify="end">Impressions</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ query, clicks, impressions }) => (
              <Table.Row key={query}>
                <Table.RowHeaderCell>{query}</Table.RowHeaderCell>
                <Table.Cell justify="end">{inWords(clicks)}</Table.Cell>
                <Table.Cell justify="end">{inWords(impressions)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}
