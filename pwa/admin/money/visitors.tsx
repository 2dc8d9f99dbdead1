import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import type { VisitorStats } from '#domain/contract/dashboard';
import { useCall } from '../calls/use-read.ts';
import { inNumber, inPercent } from '../parts/money.ts';
import { Notice } from '../parts/notice.tsx';
import type { Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';
import { dayInWords } from './revenue/words.ts';

const VISITORS: Report<VisitorStats> = {
  name: 'Visitors',
  loading: 'Loading the figures',
  facts: ({ totalVisitors, since, uniqueVisitors, countryBreakdown: countries }) => {
    const [top] = countries;
    return [
      {
        label: 'Total Visitors',
        value: inNumber(totalVisitors),
        source: since === null ? 'All time' : `All time, since ${dayInWords(since)}.`,
      },
      {
        label: 'Unique Visitors',
        value: inNumber(uniqueVisitors),
        source: 'This month. Each visit counts once: we don’t recognise returning visitors.',
      },
      {
        label: 'Top Country',
        value: top?.country ?? null,
        source: top === undefined ? 'No visits counted yet.' : `${inPercent(top.percentage)} of traffic`,
      },
      {
        label: 'Countries',
        value: countries.filter(({ countryCode }) => countryCode !== null).length,
        source: 'From the connection. We keep no IP addresses.',
      },
    ];
  },
  sections: ({ countryBreakdown: countries }) => [
    {
      id: 'countries',
      label: 'Visitors by country',
      blocks: [
        countries.length === 0
          ? {
              kind: 'own',
              content: (
                <Notice kind="note">
                  <p>No visitor data available yet</p>
                  <p>We count visits of people who agree, from their first page on.</p>
                </Notice>
              ),
            }
          : {
              kind: 'bars',
              title: 'Visitors by country',
              columns: ['Country', 'Visitors'],
              rows: countries.map(({ country, countryCode, visitors, percentage }) => ({
                name: `${countryCode === null ? '' : `${countryCode} `}${country}, ${inPercent(percentage)}`,
                count: visitors,
              })),
            },
      ],
    },
  ],
};

/** 'Visitors': counted visits, and the countries they came from. */
export function VisitorsTab() {
  return <ReportPage report={VISITORS} data={useCall(DASHBOARD_CALLS.getVisitorStats, {})} />;
}
