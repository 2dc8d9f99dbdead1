import type { RevenueReportAnswer } from '#domain/contract/revenue';
import { Button } from '../../../components/button.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { changesInWords, formatInWords, reportInWords } from './words.ts';

type PreviewProps = {
  /** Name of the file. */
  name: string;
  answer: RevenueReportAnswer;
  isBusy: boolean;
  onImport: () => void;
};

/** Preview of a chosen report: its totals and changes, or its invalid lines. */
export function Preview({ name, answer, isBusy, onImport }: PreviewProps) {
  const { report, problems, isKnown } = answer;
  if (report === null) {
    return (
      <Notice kind="problem" words={`${name} cannot be imported.`}>
        <p>{name} cannot be imported.</p>
        <ul>
          {problems.map(({ line, field, problem }) => (
            <li key={`${line} ${field} ${problem}`}>
              Line {line}
              {field !== null && `, ${field}`}: {problem}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (isKnown) return <Notice kind="news">{name} has already been imported.</Notice>;
  return (
    <>
      <Notice kind="news" words={`We read ${name}. Nothing is saved yet.`}>
        <p>
          {name}: {formatInWords(report)}.
        </p>
        <p>{reportInWords(report)}.</p>
        <p>{changesInWords(answer)} Nothing is saved yet.</p>
      </Notice>
      <div className={list['buttons']}>
        <Button disabled={isBusy} onClick={onImport}>
          Import
        </Button>
      </div>
    </>
  );
}
