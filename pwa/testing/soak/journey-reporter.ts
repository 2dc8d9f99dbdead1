import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordRow } from './record-row.ts';

/** Type of the annotation in which a journey counts its runs. */
const RUNS = 'runs';

/** Records the journeys that count their runs; Playwright asks for a default export. */
export default class JourneyReporter implements Reporter {
  private readonly recorded: Promise<void>[] = [];

  onTestEnd(test: TestCase, { annotations, status, duration: durationMs }: TestResult): void {
    const runs = annotations.findLast(({ type }) => type === RUNS)?.description;
    if (runs === undefined || status === 'skipped' || status === 'interrupted') return;
    const outcome = status === 'timedOut' ? 'timed out' : status;
    // The first three are root, project and file.
    const name = test.titlePath().slice(3).join(' > ');
    this.recorded.push(
      recordRow({ path: test.location.file, test: name, runs: Number(runs), outcome, durationMs }),
    );
  }

  async onEnd(): Promise<void> {
    await Promise.all(this.recorded);
  }
}
