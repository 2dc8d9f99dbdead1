/** A test with its full number of runs, as of its last run. */
export type SoakRow = {
  /** File path relative to the project root. */
  file: string;
  test: string;
  runs: number;
  outcome: string;
  minutes: number;
  /** Day of the end, YYYY-MM-DD. */
  date: string;
  cores: number;
  /** First digits of a digest of the tested sources. */
  code: string;
};

const INTRODUCTION = `# Soak

\`npm run soak\` plays each fault as often as the fault matrix asks for, and writes a row here as each test ends. With
\`-- outbox\` it plays only the test files whose path contains this text, and leaves the other rows. *Code* is a digest of
the tested sources.
`;
const HEAD = `| Test | File | Runs | Outcome | Minutes | Date | Cores | Code |
|---|---|---:|---|---:|---|---:|---|`;

/** The table as a Markdown page. */
export function soakPage(rows: readonly SoakRow[]): string {
  return `${INTRODUCTION}\n${[HEAD, ...rows.map(lineOf)].join('\n')}\n`;
}

function lineOf({ file, test, runs, outcome, minutes, date, cores, code }: SoakRow): string {
  const cells = [test.replaceAll('|', '\\|'), file, runs, outcome, minutes.toFixed(1), date, cores, code];
  return `| ${cells.join(' | ')} |`;
}

/** Parses the rows of a page that `soakPage` made; other lines are skipped. */
export function readSoakPage(page: string): SoakRow[] {
  return page.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, test = '', file = '', runs, outcome = '', minutes, date = '', cores, code = ''] = cells;
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return [];
    const numbers = { runs: Number(runs), minutes: Number(minutes), cores: Number(cores) };
    return [{ file, test: test.replaceAll('\\|', '|'), outcome, date, code, ...numbers }];
  });
}

/** `rows` with `row` added, replacing the row of the same file and name. */
export function withSoakRow(rows: readonly SoakRow[], row: SoakRow): SoakRow[] {
  const others = rows.filter(({ file, test }) => file !== row.file || test !== row.test);
  return [...others, row].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ file, test }: SoakRow) => `${file}\0${test}`;
