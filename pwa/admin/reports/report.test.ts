import { expect, it } from 'vitest';
import { type Report, reportCsv } from './report.ts';

const REPORT: Report<{ visits: number }> = {
  name: 'Visits',
  loading: 'Loading',
  facts: ({ visits }) => [
    { label: 'Visits', value: visits },
    { label: 'Revenue', value: null },
  ],
  sections: () => [
    {
      id: 'all',
      label: 'By page',
      blocks: [
        {
          kind: 'bars',
          title: 'Pages',
          columns: ['Page', 'Views'],
          rows: [{ name: '/dogs, all', count: 7 }],
        },
        {
          kind: 'days',
          title: 'Days',
          series: ['Visits'],
          rows: [
            { day: '2026-11-20', values: [3] },
            { day: '2026-11-21', values: [null] },
          ],
        },
        {
          kind: 'states',
          label: 'Checks',
          rows: [{ name: 'Map', kind: 'good', word: 'In order', detail: 'Read.' }],
        },
        { kind: 'sentences', title: 'Next', texts: ['Mend it.'], none: 'Nothing.' },
        { kind: 'own', content: null },
      ],
    },
  ],
};

it('writes every figure of a report with its section, and unknown ones as ‘Not known’', () => {
  expect(reportCsv(REPORT, { visits: 12 }).split('\r\n')).toEqual([
    'Section,Figure,Value,Note',
    'Visits,Visits,12,',
    'Visits,Revenue,Not known,',
    'By page,"Pages: /dogs, all",7,',
    'By page,Days: Visits,3,2026-11-20',
    'By page,Days: Visits,Not known,2026-11-21',
    'By page,Map,In order,Read.',
    'By page,Next,Mend it.,',
    '',
  ]);
});
