import type { Reporter, TestCase } from 'vitest/node';
import { recordRow } from './record-row.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test repeats its fault; set by tests that a soak repeats more often. */
    runs?: number;
  }
}

/** Records unit tests that count their runs. */
export class UnitReporter implements Reporter {
  async onTestCaseResult(test: TestCase): Promise<void> {
    const { runs } = test.meta();
    const { state } = test.result();
    if (runs === undefined || state === 'skipped' || state === 'pending') return;
    const durationMs = test.diagnostic()?.duration ?? 0;
    await recordRow({ path: test.module.moduleId, test: test.fullName, runs, outcome: state, durationMs });
  }
}
