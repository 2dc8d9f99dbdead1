import type { ReportOptions, RevenueReportAnswer } from '#domain/contract/revenue';
import { Button } from '../../../components/button.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { Questions } from './questions.tsx';
import styles from './revenue.module.css';
import { changesInWords, formatInWords, reportInWords } from './words.ts';

/** The first lines of a file as it writes them. */
function Sample({ headings, rows }: RevenueReportAnswer['sample']) {
  if (rows.length === 0) return null;
  return (
    <div className={styles['sample']}>
      <table>
        <caption>The first lines of the file</caption>
        {headings.length > 0 && (
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the cells
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Problems = ({ problems }: Pick<RevenueReportAnswer, 'problems'>) => (
  <ul>
    {problems.map(({ line, field, problem }) => (
      <li key={`${line} ${field} ${problem}`}>
        Line {line}
        {field !== null && `, ${field}`}: {problem}
      </li>
    ))}
  </ul>
);

type PreviewProps = {
  /** Name of the file. */
  name: string;
  answer: RevenueReportAnswer;
  isBusy: boolean;
  onAnswer: (options: ReportOptions) => void;
  onImport: () => void;
};

/** Preview of a chosen report: its totals and changes, or what the file leaves open, or its invalid lines. */
export function Preview({ name, answer, isBusy, onAnswer, onImport }: PreviewProps) {
  const { report, changes, problems, questions, isKnown, sample } = answer;
  if (isKnown) return <Notice kind="news">{name} has already been imported.</Notice>;
  if (questions.length > 0) {
    return (
      <>
        {problems.length > 0 ? (
          <Notice kind="problem">{problems.map(({ problem }) => problem).join(' ')}</Notice>
        ) : (
          <Notice kind="news">We need your help to read {name}.</Notice>
        )}
        <Sample {...sample} />
        <Questions questions={questions} sample={sample} isBusy={isBusy} onAnswer={onAnswer} />
      </>
    );
  }
  if (report === null || changes === null) {
    return (
      <>
        <Notice kind="problem" words={`${name} cannot be imported.`}>
          <p>{name} cannot be imported.</p>
          <Problems problems={problems} />
        </Notice>
        <Sample {...sample} />
      </>
    );
  }
  return (
    <>
      <Notice kind="news" words={`We read ${name}. Nothing is saved yet.`}>
        <p>
          {name}: {formatInWords(report)}.
        </p>
        <p>{reportInWords(report)}.</p>
        <p>{changesInWords(changes)} Nothing is saved yet.</p>
      </Notice>
      <Sample {...sample} />
      <div className={list['buttons']}>
        <Button disabled={isBusy} onClick={onImport}>
          Import
        </Button>
      </div>
    </>
  );
}
