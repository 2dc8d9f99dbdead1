import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordRow } from './record-row.ts';

/** Type of the annotation that holds a journey's number of runs. */
const RUNS = 'runs';

/** Records journeys that count their runs. A default export, as Playwright requires. */
export default class JourneyReporter implements Reporter {
  private readonly recorded: Promise<void>[] = [];

  onTestEnd(test: TestCase, { annotations, status, duration: durationMs }: TestResult): void {
    const runs = annotations.findLast(({ type }) => type === RUNS)?.description;
    if (runs === undefined || status === 'skipped' || status === 'interrupted') return;
    const outcome = status === 'timedOut' ? 'timed out' : status;
    // The first three parts are root, project and file.
    const name = test.titlePath().slice(3).join(' > ');
    this.recorded.push(
      recordRow({ path: test.location.file, test: name, runs: Number(runs), outcome, durationMs }),
    );
  }

  async onEnd(): Promise<void> {
    await Promise.all(this.recorded);
  }
}
