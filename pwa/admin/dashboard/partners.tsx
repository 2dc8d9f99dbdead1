import type { Dashboard } from '#domain/contract/dashboard';
import { counted } from '#domain/text/counted';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { inNumber, inPounds } from '../parts/money.ts';
import { Panel } from '../parts/panel.tsx';

const clicks = (count: number) => counted(count, 'click', 'clicks', inNumber(count));

/** Shops by what they paid and how often their links were clicked. */
export function Partners({ revenue }: Pick<Dashboard, 'revenue'>) {
  const partners = revenue.topAffiliatePartners;
  return (
    <Panel title="Top partners">
      {partners.length === 0 ? (
        <p>No link to a shop was clicked in these days.</p>
      ) : (
        <BarChart
          title="Clicks on partners"
          columns={['Partner', 'Clicks']}
          rows={partners.map(({ partner, clicks: count, revenue: paid }) => ({
            name: paid === null ? partner : `${partner}: ${inPounds(paid)}`,
            count,
            note: paid === null ? 'No report of this shop.' : `${inPounds(paid)} by imported reports.`,
          }))}
          shown={clicks}
        />
      )}
    </Panel>
  );
}
