import { expect, test } from 'vitest';
import { failedTests, journeyFiles, partSeconds, summary, unitFiles } from './test-report.ts';

const attachments = [{ name: 'trace', path: '/r/cook/trace.zip' }, { name: 'words' }];
const journeys = {
  config: { rootDir: '/e2e' },
  suites: [
    {
      file: 'cook.spec.ts',
      specs: [
        {
          title: 'cooks',
          file: 'cook.spec.ts',
          tests: [{ status: 'expected', results: [{ duration: 1500, attachments: [] }] }],
        },
      ],
      suites: [
        {
          file: 'cook.spec.ts',
          specs: [
            {
              title: 'rings',
              file: 'cook.spec.ts',
              tests: [{ status: 'unexpected', results: [{ duration: 500, attachments }] }],
            },
          ],
        },
      ],
    },
  ],
};
const units = {
  testResults: [
    {
      name: '/a.test.ts',
      startTime: 1000,
      endTime: 3500,
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'failed' },
        { fullName: 'divides', status: 'passed' },
      ],
    },
    { name: '/b.test.ts', startTime: 0, endTime: 10, status: 'failed', assertionResults: [] },
  ],
};

test('a journey file takes the sum of its tests, nested ones too; a unit file from start to end', () => {
  expect(journeyFiles(journeys)).toEqual([{ file: '/e2e/cook.spec.ts', seconds: 2 }]);
  expect(unitFiles(units)[0]).toEqual({ file: '/a.test.ts', seconds: 2.5 });
});

test('a failed journey is listed with its trace, a file that did not load by its name', () => {
  expect(failedTests(journeys)).toEqual(['cook.spec.ts › rings\n  /r/cook/trace.zip']);
  expect(failedTests(units)).toEqual(['/a.test.ts › adds', '/b.test.ts']);
});

test('a part that takes more than a fifth longer than usual is reported', () => {
  const usual = partSeconds('| Part | s |\n|---|---|\n| `types` | 10 |\n| `test:unit` | 100 |\n');
  const parts = [
    { name: 'types', seconds: 12 },
    { name: 'test:unit', seconds: 121 },
  ];
  const lines = summary({ parts, usual, files: unitFiles(units), failed: ['x'] }).split('\n');
  expect(lines).toContain('     12  types');
  expect(lines).toContain('    121  test:unit: more than a fifth above its usual 100 s');
  expect(lines).toContain('    133  in all');
  expect(lines.slice(-2)).toEqual(['1 failed:', 'x']);
});
