// Imported before our own styles, so that ours win.
import '../parts/theme.css';
import { Table } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CoverageAnswer, SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { counted } from '#domain/text/sentence-parts';
import { Announced } from '../../components/announce.tsx';
import { useCall } from '../calls/use-read.ts';
import table from '../parts/audit-table.module.css';
import { TextRow } from '../parts/fields.tsx';
import { Figures } from '../parts/figures.tsx';
import filter from '../parts/filter.module.css';
import { FirstRows } from '../parts/first-rows.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { localDay } from '../parts/moment.ts';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { SelectRow } from '../parts/select-row.tsx';
import { VerdictTag } from '../parts/tag.tsx';
import tools from '../parts/tools.module.css';

type Page = CoverageAnswer['pages'][number];

const isUnlinked = ({ isIndexable, linkedFrom, path }: Page) =>
  isIndexable && linkedFrom === 0 && path !== '/';
const FILTERS = {
  all: { label: 'All pages', holds: () => true },
  kept: { label: 'For search engines', holds: ({ isInSitemap }: Page) => isInSitemap },
  faulty: {
    label: 'In the sitemap, not indexable',
    holds: (page: Page) => page.isInSitemap && !page.isIndexable,
  },
  unlinked: { label: 'Not linked', holds: isUnlinked },
  hidden: { label: 'Not for search engines', holds: ({ isIndexable }: Page) => !isIndexable },
} as const;
type Filter = keyof typeof FILTERS;
const OPTIONS = (Object.keys(FILTERS) as Filter[]).map((value) => ({ value, label: FILTERS[value].label }));

function consoleFact({ searchConsole }: CoverageAnswer) {
  const label = 'In the search console';
  if (searchConsole === null) {
    return { label, value: null, source: 'Import the console’s file under Search console.' };
  }
  const { queries, importedAt } = searchConsole;
  return {
    label,
    value: null,
    source: `The file of ${localDay(importedAt)} lists ${queries} searches but no pages. Open Pages in the console.`,
  };
}

function Verdict({ page }: { page: Page }) {
  if (page.isIndexable) return <VerdictTag kind="good">Indexable</VerdictTag>;
  return <VerdictTag kind={page.isInSitemap ? 'bad' : 'unknown'}>Not indexed</VerdictTag>;
}

function PageTable({ pages }: { pages: readonly Page[] }) {
  return (
    <Table.Root variant="surface" size="2" className={table['table']}>
      <Table.Header>
        <Table.Row>
          {['Page', 'State', 'Linked from'].map((heading) => (
            <Table.ColumnHeaderCell key={heading}>{heading}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {pages.map((page) => (
          <Table.Row key={page.path}>
            <Table.RowHeaderCell>
              <Link to={page.path}>{page.path}</Link>
              <p>{page.isInSitemap ? 'In the sitemap' : 'Not in the sitemap'}</p>
            </Table.RowHeaderCell>
            <Table.Cell>
              <Verdict page={page} />
              {page.reason !== null && <p>{page.reason}</p>}
            </Table.Cell>
            <Table.Cell>{page.linkedFrom}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Coverage({ answer }: { answer: CoverageAnswer }) {
  const [chosen, setChosen] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const { pages } = answer;
  const count = (holds: (page: Page) => boolean) => pages.filter(holds).length;
  const wanted = search.trim().toLowerCase();
  const shown = pages.filter(FILTERS[chosen].holds).filter(({ path }) => path.toLowerCase().includes(wanted));
  const found = counted(shown.length, 'page');
  return (
    <div className={tools['column']}>
      <Figures
        facts={[
          { label: 'Pages', value: pages.length, source: 'Pages that visitors can open' },
          { label: 'In the sitemap', value: count(({ isInSitemap }) => isInSitemap) },
          { label: 'Indexable', value: count(({ isIndexable }) => isIndexable) },
          {
            label: 'Not linked',
            value: count(isUnlinked),
            source: 'Indexable, but no other page links to them',
          },
          consoleFact(answer),
        ]}
      />
      <div className={filter['filter']}>
        <SelectRow label="Show" options={OPTIONS} value={chosen} onChange={setChosen} />
        <TextRow label="Search" type="search" maxLength={80} value={search} onChange={setSearch} />
      </div>
      <Announced words={found} delayMs={1000} />
      <p>{found}</p>
      {shown.length > 0 && (
        <FirstRows key={`${chosen} ${search}`} rows={shown}>
          {(rows) => <PageTable pages={rows} />}
        </FirstRows>
      )}
    </div>
  );
}

/** 'Coverage Analysis': every page and its index status. */
export function CoverageAnalysisPage() {
  const data = useCall(SITE_TOOL_CALLS.getCoverage, {});
  return (
    <>
      <p className={tools['lead']}>
        Which pages are in the sitemap, which can be indexed, and how many others link to each.
      </p>
      <RefreshRow onRefresh={() => void data.reload()} auditedAt={data.data?.auditedAt} />
      <Loaded data={data} label="Reading the site">
        {(answer) => <Coverage answer={answer} />}
      </Loaded>
    </>
  );
}
