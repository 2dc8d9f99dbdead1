import { DASHBOARD_CALLS, type VisitorStats } from '#domain/contract/dashboard';
import { useCall } from '../calls/use-read.ts';
import { inNumber, inPercent } from '../parts/money.ts';
import { Notice } from '../parts/notice.tsx';
import type { Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';
import { dayInWords } from './revenue/words.ts';

const NO_COUNTRY = 'We couldn’t tell the country of any visit.';
const isKnown = ({ countryCode }: VisitorStats['countryBreakdown'][number]) => countryCode !== null;

const VISITORS: Report<VisitorStats> = {
  name: 'Visitors',
  loading: 'Loading the figures',
  facts: ({ totalVisitors, since, uniqueVisitors, countryBreakdown: countries }) => {
    const known = countries.filter(isKnown);
    const [top] = known;
    const unknown = totalVisitors === 0 ? 'No visits counted yet.' : NO_COUNTRY;
    return [
      {
        label: 'Total Visits',
        value: inNumber(totalVisitors),
        source: since === null ? 'All time' : `All time, since ${dayInWords(since)}.`,
      },
      {
        label: 'Visits This Month',
        value: inNumber(uniqueVisitors),
        source: 'Of people who agreed. We don’t recognise who comes back.',
      },
      {
        label: 'Top Country',
        value: top?.country ?? null,
        source: top === undefined ? unknown : `${inPercent(top.percentage)} of traffic`,
      },
      {
        label: 'Countries',
        value: known.length === 0 ? null : known.length,
        source: known.length === 0 ? unknown : 'From the connection. We keep no IP addresses.',
      },
    ];
  },
  sections: ({ totalVisitors, countryBreakdown: countries }) => [
    {
      id: 'countries',
      label: 'Visits by country',
      blocks: [
        totalVisitors === 0
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
              title: 'Visits by country',
              none: NO_COUNTRY,
              columns: ['Country', 'Visits'],
              rows: (countries.some(isKnown) ? countries : []).map(
                ({ country, countryCode, visitors, percentage }) => ({
                  name: `${countryCode === null ? '' : `${countryCode} `}${country}, ${inPercent(percentage)}`,
                  count: visitors,
                }),
              ),
            },
      ],
    },
  ],
};

/** 'Visitors': counted visits, and the countries they came from. */
export function VisitorsTab() {
  return <ReportPage report={VISITORS} data={useCall(DASHBOARD_CALLS.getVisitorStats, {})} />;
}
