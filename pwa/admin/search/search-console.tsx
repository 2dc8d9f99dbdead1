import { Table } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type ConsoleQuery,
  type KeptSearchConsole,
  SEARCH_CONSOLE_MAX_BYTES,
  SEARCH_CONSOLE_TYPE,
  SEO_CALLS,
  type SearchConsoleAnswer,
} from '#domain/contract/seo';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { request } from '../calls/api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useCall } from '../calls/use-read.ts';
import { FirstRows } from '../parts/first-rows.tsx';
import list from '../parts/list.module.css';
import { NeedsNetwork } from '../parts/loaded.tsx';
import { localDay } from '../parts/moment.ts';
import { Notice } from '../parts/notice.tsx';
import { useFileChoice } from '../parts/use-file-choice.ts';

/** Checks a file of searches; with `isImport`, keeps a valid one. */
const sendSearchConsole = (bytes: ArrayBuffer, isImport: boolean) =>
  request(SEO_CALLS.postSearchConsole, {
    query: isImport ? { import: 'yes' } : {},
    file: { bytes, mediaType: SEARCH_CONSOLE_TYPE },
  });

type Checked = { name: string; bytes: ArrayBuffer; answer: SearchConsoleAnswer };

const countInWords = (count: number) => count.toLocaleString('en-GB');

const inWords = (count: number, one: string, several: string) =>
  counted(count, one, several, countInWords(count));

const totals = ({
  queries,
  clicks,
  impressions,
}: Pick<SearchConsoleAnswer, 'queries' | 'clicks' | 'impressions'>) =>
  `${inWords(queries, 'query', 'queries')}, ${inWords(clicks, 'click', 'clicks')}, ${inWords(impressions, 'impression', 'impressions')}`;

function Kept({ kept }: { kept: KeptSearchConsole['file'] }) {
  if (kept === null) return <Notice kind="note">No file has been imported yet.</Notice>;
  return (
    <>
      <p>
        Imported {localDay(kept.importedAt)}: {totals(kept)}.
      </p>
      <QueryTable title="Searches in the imported file" queries={kept.top} />
    </>
  );
}

type PreviewProps = { checked: Checked; isBusy: boolean; onImport: () => void };

function Preview({ checked: { name, answer }, isBusy, onImport }: PreviewProps) {
  if (answer.problems.length > 0) {
    return (
      <Notice kind="problem" words={`${name} cannot be imported.`}>
        <p>{name} cannot be imported.</p>
        <ul>
          {answer.problems.map(({ line, problem }) => (
            <li key={`${line} ${problem}`}>
              Line {line}: {problem}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (answer.isKnown) return <Notice kind="news">{name} has already been imported.</Notice>;
  return (
    <>
      <Notice kind="news">
        {name}: {totals(answer)}. Nothing is saved yet.
      </Notice>
      <QueryTable title={`Searches in ${name}`} queries={answer.top} />
      <div className={list['buttons']}>
        <Button disabled={isBusy} onClick={onImport}>
          Import
        </Button>
      </div>
    </>
  );
}

/** 'Search console': the searches that lead here, from a file that the operator exports and imports. */
export function SearchConsoleTab({ onSignedOut }: { onSignedOut: () => void }) {
  const kept = useCall(SEO_CALLS.getSearchConsole, {});
  const [checked, setChecked] = useState<Checked | null>(null);
  const checking = useActs({ onDone: async () => undefined, onSignedOut });
  const importing = useActs({ onDone: kept.reload, onSignedOut });

  const file = useFileChoice({
    maxBytes: SEARCH_CONSOLE_MAX_BYTES,
    async onChoose(chosen) {
      setChecked(null);
      if (chosen === null) return;
      await checking.act(async () => {
        const bytes = await chosen.arrayBuffer();
        setChecked({ name: chosen.name, bytes, answer: await sendSearchConsole(bytes, false) });
      }, null);
    },
  });

  async function handleImport({ bytes }: Checked) {
    const isDone = await importing.act(() => sendSearchConsole(bytes, true), 'Imported');
    if (isDone) setChecked(null);
  }

  if (kept.data === undefined) {
    if (kept.problem !== null) return <NeedsNetwork sentence={kept.problem} onRetry={kept.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  const isBusy = checking.isSaving || importing.isSaving;
  return (
    <section aria-labelledby="search-console-title" className={list['list']}>
      <div className={list['head']}>
        <h2 id="search-console-title">Search console</h2>
        <p>
          Search engines know which searches lead here. In a search console, open Performance and choose
          Export, then CSV. Then choose Queries.csv from the download here. The figures appear on the{' '}
          <Link to="/seo-dashboard">SEO dashboard</Link>, where everyone can read them.
        </p>
      </div>
      <Kept kept={kept.data.file} />
      <div className={list['buttons']}>
        <Button variant="outline" disabled={isBusy} onClick={file.open}>
          Choose a file
        </Button>
        <input {...file.field} accept=".csv,text/csv" aria-label="Queries.csv" />
      </div>
      {file.tooLarge !== null && (
        <Notice kind="problem">
          {file.tooLarge} is larger than {SEARCH_CONSOLE_MAX_BYTES / 1024} KB, so it can’t be an export of
          queries.
        </Notice>
      )}
      {checked !== null && (
        <Preview checked={checked} isBusy={isBusy} onImport={() => void handleImport(checked)} />
      )}
    </section>
  );
}

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
                <Table.Cell justify="end">{countInWords(clicks)}</Table.Cell>
                <Table.Cell justify="end">{countInWords(impressions)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}
