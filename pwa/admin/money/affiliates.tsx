import { Link } from 'react-router-dom';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import type { AffiliateStats } from '#domain/contract/revenue';
import { useCall } from '../calls/use-read.ts';
import { CONVERSION_SOURCE, inNumber, inPercent, inPounds } from '../parts/money.ts';
import { Notice } from '../parts/notice.tsx';
import type { Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

const AFFILIATES: Report<AffiliateStats> = {
  name: 'Affiliates',
  loading: 'Loading the figures',
  facts: ({ totalRevenue, totalClicks, totalConversions, conversionRate, imports }) => {
    const isKnown = imports > 0;
    const source = isKnown ? 'From imported reports.' : 'No sales report has been imported.';
    return [
      { label: 'Affiliate Revenue', value: isKnown ? inPounds(totalRevenue) : null, source },
      { label: 'Affiliate Clicks', value: inNumber(totalClicks), source: 'Counted by us.' },
      { label: 'Conversions', value: isKnown ? inNumber(totalConversions) : null, source },
      {
        label: 'Conversion Rate',
        value: conversionRate === null ? null : inPercent(conversionRate),
        source: isKnown ? CONVERSION_SOURCE : source,
      },
    ];
  },
  sections: ({ retailers }) => [
    {
      id: 'shops',
      label: 'Clicks by shop',
      blocks: [
        {
          kind: 'bars',
          title: 'Clicks by shop',
          columns: ['Shop', 'Clicks'],
          rows: retailers.map(({ retailer, clicks }) => ({ name: retailer, count: clicks })),
          none: 'No shop link has been clicked yet.',
        },
        {
          kind: 'own',
          content: (
            <Notice kind="note">
              Sales come from the shop’s report, which you{' '}
              <Link to="/admin/revenue?tab=imports">import as a file</Link>.
            </Notice>
          ),
        },
      ],
    },
  ],
};

/** 'Affiliates': clicks on shop links, and the resulting sales. */
export function AffiliatesTab() {
  return <ReportPage report={AFFILIATES} data={useCall(DASHBOARD_CALLS.getAffiliateRevenue, {})} />;
}
