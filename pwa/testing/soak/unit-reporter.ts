import type { Reporter, TestCase } from 'vitest/node';
import { recordRow } from './record-row.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test plays its fault, where a soak plays it more often. */
    runs?: number;
  }
}

/** Records the unit tests that count their runs. */
export class UnitReporter implements Reporter {
  async onTestCaseResult(test: TestCase): Promise<void> {
    const { runs } = test.meta();
    const { state } = test.result();
    if (runs === undefined || state === 'skipped' || state === 'pending') return;
    const durationMs = test.diagnostic()?.duration ?? 0;
    await recordRow({ path: test.module.moduleId, test: test.fullName, runs, outcome: state, durationMs });
  }
}
