import { useState } from 'react';
import type { ReportOptions, RevenueReportAnswer } from '#domain/contract/revenue';
import { REPORT_CURRENCIES } from '#domain/revenue/earnings';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import styles from './revenue.module.css';
import { changesInWords, dayInWords, formatInWords, reportInWords } from './words.ts';

/** The first lines of a file, as they stand in it. */
function SampleTable({ headings, rows }: RevenueReportAnswer['sample']) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so a keyboard has to reach it
    <section className={styles['sample']} tabIndex={0} aria-labelledby="report-sample">
      <table>
        <caption id="report-sample">The first lines of the file</caption>
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
    </section>
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
        <SampleTable {...sample} />
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
        <SampleTable {...sample} />
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
      <SampleTable {...sample} />
      <div className={list['buttons']}>
        <Button disabled={isBusy} onClick={onImport}>
          Import
        </Button>
      </div>
    </>
  );
}

const NO_CURRENCY = 'none';
const CURRENCIES = [
  { value: NO_CURRENCY, label: 'Choose a currency' },
  ...REPORT_CURRENCIES.map((currency) => ({ value: currency as string, label: currency as string })),
];
const currencyOf = (chosen: string) => REPORT_CURRENCIES.find((each) => each === chosen);

const UNCLEAR_FIGURE = /^\D*(\d{1,3})([.,])\d{3}\D*$/;
// 03/03 reads the same either way.
const UNCLEAR_DATE = /^(\d{1,2})[/-](?!\1[/-])(\d{1,2})[/-](\d{4})/;

type Sample = RevenueReportAnswer['sample'];
const firstLike = ({ rows }: Sample, pattern: RegExp) =>
  rows
    .flat()
    .map((cell) => pattern.exec(cell))
    .find((found) => found !== null);

/** Asks what the comma or point in an amount means, with an amount from the file as the example. */
function decimalQuestion(sample: Sample) {
  const [text = '3,125', whole = '3', sign = ','] = firstLike(sample, UNCLEAR_FIGURE) ?? [];
  const [thousands, decimals] = sign === ',' ? (['point', 'comma'] as const) : (['comma', 'point'] as const);
  return {
    label: `How much is ${text}?`,
    options: [
      { value: decimals, label: `Between ${whole} and ${Number(whole) + 1}` },
      { value: thousands, label: `Over ${whole} thousand` },
    ],
  };
}

/** Asks which number in a date is the day, with a date from the file as the example. */
function datesQuestion(sample: Sample) {
  const [text = '02/11/2026', first = '02', second = '11', year = '2026'] =
    firstLike(sample, UNCLEAR_DATE) ?? [];
  const inWords = (month: string, day: string) =>
    dayInWords(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return {
    label: `Which day is ${text}?`,
    options: [
      { value: 'day-first' as const, label: inWords(second, first) },
      { value: 'month-first' as const, label: inWords(first, second) },
    ],
  };
}

type AskedChoiceProps<T extends string> = {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
};

/** A choice that starts with nothing selected. */
function AskedChoice<T extends string>({ value, ...props }: AskedChoiceProps<T>) {
  return (
    <div>
      <p className={styles['question']} aria-hidden>
        {props.label}
      </p>
      <Choice {...props} value={value ?? ('' as T)} />
    </div>
  );
}

type QuestionsProps = Pick<RevenueReportAnswer, 'questions' | 'sample'> & {
  isBusy: boolean;
  onAnswer: (options: ReportOptions) => void;
};

/** Asks for the currency, number format, date format and period if the file doesn't state them. */
function Questions({ questions, sample, isBusy, onAnswer }: QuestionsProps) {
  const [options, setOptions] = useState<ReportOptions>({});
  const set = (answer: ReportOptions) => setOptions({ ...options, ...answer });
  const isOpen = {
    currency: options.currency === undefined,
    decimal: options.decimal === undefined,
    dates: options.dates === undefined,
    period: !options.from || !options.to,
  };
  const asks = (question: keyof typeof isOpen) => questions.includes(question);
  return (
    <form
      className={styles['questions']}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(options);
      }}
    >
      {asks('currency') && (
        <SelectRow
          label="Which currency are the earnings in?"
          options={CURRENCIES}
          value={options.currency ?? NO_CURRENCY}
          onChange={(chosen) => set({ currency: currencyOf(chosen) })}
        />
      )}
      {asks('decimal') && (
        <AskedChoice
          {...decimalQuestion(sample)}
          value={options.decimal}
          onChange={(decimal) => set({ decimal })}
        />
      )}
      {asks('dates') && (
        <AskedChoice {...datesQuestion(sample)} value={options.dates} onChange={(dates) => set({ dates })} />
      )}
      {asks('period') && (
        <fieldset className={styles['period']}>
          <legend className={styles['question']}>Which days did you export?</legend>
          <TextRow
            label="First day"
            type="date"
            value={options.from ?? ''}
            onChange={(from) => set({ from })}
          />
          <TextRow label="Last day" type="date" value={options.to ?? ''} onChange={(to) => set({ to })} />
          <p className={styles['help']}>
            The file doesn’t say. Days without a line count as days without earnings.
          </p>
        </fieldset>
      )}
      <div className={list['buttons']}>
        <Button
          type="submit"
          disabled={isBusy}
          disabledBecause={
            questions.some((question) => isOpen[question]) ? 'Answer everything above first.' : undefined
          }
        >
          Read the file
        </Button>
      </div>
    </form>
  );
}
