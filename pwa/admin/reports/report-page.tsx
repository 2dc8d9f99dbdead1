// Imported before our own styles, so that ours win.
import '../parts/theme.css';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { BarChart, DayChart } from '../../features/charts/charts.tsx';
import { csvName, FigureTable } from '../../features/charts/figure-table.tsx';
import { saveFile } from '../../features/page/save-and-share.ts';
import type { AdminData } from '../calls/use-read.ts';
import { Card } from '../parts/card.tsx';
import { Figures } from '../parts/figures.tsx';
import { FirstRows } from '../parts/first-rows.tsx';
import list from '../parts/list.module.css';
import { Loaded } from '../parts/loaded.tsx';
import { Panel } from '../parts/panel.tsx';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { SectionTabs } from '../parts/section-tabs.tsx';
import { Sentences, StateList } from '../parts/state-list.tsx';
import { VerdictTag } from '../parts/tag.tsx';
import tools from '../parts/tools.module.css';
import { type Block, type Report, reportCsv } from './report.ts';

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tools['column']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'facts': {
      const figures = <Figures facts={block.facts} />;
      return block.title === undefined ? figures : <Titled title={block.title}>{figures}</Titled>;
    }
    case 'bars':
      return (
        <Panel title={block.title}>
          {block.rows.length === 0 ? (
            <p>{block.none}</p>
          ) : (
            <FirstRows rows={block.rows}>{(rows) => <BarChart {...block} rows={rows} />}</FirstRows>
          )}
        </Panel>
      );
    case 'days':
      return (
        <Panel title={block.title}>
          <DayChart {...block} />
        </Panel>
      );
    case 'table':
      return (
        <Panel title={block.title}>
          {block.rows.length === 0 ? (
            <p>{block.none}</p>
          ) : (
            <FigureTable
              title={block.title}
              columns={block.columns}
              rows={block.rows.map(({ name, to, figures }) => ({
                key: to,
                name: <Link to={to}>{name}</Link>,
                figures,
              }))}
            />
          )}
        </Panel>
      );
    case 'states': {
      const states = (
        <StateList
          label={block.label}
          rows={block.rows.map(({ name, kind, word, detail }) => ({
            key: name,
            name,
            verdict: <VerdictTag kind={kind}>{word}</VerdictTag>,
            detail,
          }))}
        />
      );
      return block.title === undefined ? states : <Titled title={block.title}>{states}</Titled>;
    }
    case 'sentences':
      if (block.title === undefined) return <Sentences {...block} />;
      return (
        <Card className={tools['row']}>
          <h2 className={tools['spread']}>
            <span>{block.title}</span> {block.count !== undefined && <span>{block.count}</span>}
          </h2>
          {block.note !== undefined && <p className={tools['muted']}>{block.note}</p>}
          <Sentences {...block} />
        </Card>
      );
    case 'folded':
      return (
        <details className={list['answer']}>
          <summary>{block.summary}</summary>
          <BlockOf block={block.block} />
        </details>
      );
    case 'own':
      return block.content;
  }
}

// The order of a report's blocks never changes.
const blocksOf = (blocks: readonly Block[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, at) => <BlockOf key={at} block={block} />);

function Body<Data>({ report, data }: { report: Report<Data>; data: Data }) {
  const sections = report.sections(data);
  const [first] = sections;
  return (
    <>
      {report.facts !== undefined && <Figures facts={report.facts(data)} />}
      {sections.length === 1 && first !== undefined ? (
        blocksOf(first.blocks)
      ) : (
        <SectionTabs
          label={report.name}
          sections={sections.map(({ blocks, ...section }) => ({ ...section, content: blocksOf(blocks) }))}
        />
      )}
      {report.below?.(data)}
    </>
  );
}

type ReportPageProps<Data> = {
  report: Report<Data>;
  data: AdminData<Data>;
  /** Buttons before the usual ones. */
  actions?: ReactNode;
  /** Shown above the figures, such as the result of the last action. */
  children?: ReactNode;
  onRefresh?: () => Promise<void>;
};

/** The page of any report: its figures and sections, with a CSV export. */
export function ReportPage<Data>({
  report,
  data,
  actions,
  children,
  onRefresh = data.reload,
}: ReportPageProps<Data>) {
  const { data: answer } = data;
  return (
    <section aria-label={report.name} className={tools['column']}>
      {report.lead !== undefined && <p className={tools['lead']}>{report.lead}</p>}
      <RefreshRow
        onRefresh={() => void onRefresh()}
        auditedAt={answer === undefined ? undefined : report.auditedAt?.(answer)}
      >
        {actions}
        <Button
          variant="outline"
          disabled={answer === undefined}
          onClick={() =>
            answer !== undefined &&
            saveFile(new Blob([reportCsv(report, answer)], { type: 'text/csv' }), csvName(report.name))
          }
        >
          <Download size={18} aria-hidden /> Export as CSV
        </Button>
      </RefreshRow>
      {children}
      <Loaded data={data} label={report.loading}>
        {(loaded) => <Body report={report} data={loaded} />}
      </Loaded>
    </section>
  );
}
