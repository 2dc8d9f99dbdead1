/** Seconds that the tests of a file took. */
export type FileTime = { file: string; seconds: number };

type UnitReport = {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; tests: { status: string; results: Result[] }[] };
type Result = { duration: number; attachments: { name: string; path?: string }[] };
type JourneyReport = { config: { rootDir: string }; suites: Suite[] };

const SLOWEST = 20;
/** A part that takes more than its usual time by this factor is reported. */
const SLOWER = 1.2;

/**
 * The usual seconds of each part of `npm test`, by its name.
 * @param readme text with rows `| part | seconds |`
 */
export function partSeconds(readme: string): Map<string, number> {
  const rows = readme.matchAll(/^\| `?([\w:]+)`? \| (\d+) \|/gm);
  return new Map([...rows].map(([, name = '', seconds]) => [name, Number(seconds)]));
}

/** File times from a Vitest report. */
export function unitFiles(report: unknown): FileTime[] {
  return (report as UnitReport).testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** File times from a Playwright report. */
export function journeyFiles(report: unknown): FileTime[] {
  const { config, suites } = report as JourneyReport;
  return suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`,
    seconds: resultsOf(suite).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
}

/** Names of failed tests; those of journeys with the paths of trace and screenshot. */
export function failedTests(report: unknown): string[] {
  if (typeof report === 'object' && report !== null && 'suites' in report) {
    return (report as JourneyReport).suites.flatMap(specsOf).flatMap(failureOf);
  }
  return (report as UnitReport).testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name} › ${fullName}`);
    });
}

/** The last lines of `npm test`: what was slow, what took longer than usual, what failed and where to look. */
export function summary(run: {
  parts: readonly { name: string; seconds: number }[];
  usual: ReadonlyMap<string, number>;
  files: readonly FileTime[];
  failed: readonly string[];
}): string {
  const slowest = run.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const total = run.parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    '',
    `The slowest ${slowest.length} files, in seconds:`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${file}`),
    '',
    'Parts, in seconds:',
    ...run.parts.map(({ name, seconds }) => {
      const usual = run.usual.get(name);
      const isSlow = usual !== undefined && seconds > usual * SLOWER;
      return `${seconds.toFixed(0).padStart(7)}  ${name}${isSlow ? `: more than a fifth above its usual ${usual} s` : ''}`;
    }),
    `${total.toFixed(0).padStart(7)}  in all`,
    ...(run.failed.length > 0 ? ['', `${run.failed.length} failed:`, ...run.failed] : []),
  ].join('\n');
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function resultsOf(suite: Suite): Result[] {
  return specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
}

function failureOf({ title, file, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => {
      const kept = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
      return [`${file} › ${title}`, ...kept.map((path) => `  ${path}`)].join('\n');
    });
}
