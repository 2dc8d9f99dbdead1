import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { AffiliateStats } from '#domain/contract/revenue';
import { adminServerDouble } from '../admin-server.test-support.ts';
import { Queries } from '../calls/queries.test-support.tsx';
import { AdminTheme } from '../parts/admin-theme.tsx';
import { OverviewTab } from './overview.tsx';

const SALES: AffiliateStats = {
  totalRevenue: 12.5,
  totalClicks: 40,
  totalConversions: 3,
  conversionRate: 7.5,
  imports: 1,
  retailers: [],
};

async function show(affiliate: AffiliateStats) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set('/api/admin/affiliate-revenue', { status: 200, body: affiliate });
  render(
    <MemoryRouter>
      <AdminTheme className="">
        <Queries>
          <OverviewTab />
        </Queries>
      </AdminTheme>
    </MemoryRouter>,
  );
  await screen.findByText('Affiliate Revenue');
}
const cardOf = (label: string) => screen.getByText(label).parentElement?.textContent;

afterEach(cleanup);

it('shows sales from imported reports, and the conversion rate of the days that they cover', async () => {
  await show(SALES);
  expect(cardOf('Affiliate Revenue')).toBe('Affiliate Revenue£12.503 sales, from imported reports.');
  expect(cardOf('Conversion Rate')).toBe(
    'Conversion Rate7.5%Sales divided by clicks on Amazon links, on the days that reports cover and we counted.',
  );
});

it('shows no sales without an imported report, but still counts clicks', async () => {
  await show({ ...SALES, totalRevenue: 0, totalConversions: 0, conversionRate: null, imports: 0 });
  const missing = 'Not knownNo sales report has been imported.';
  expect(cardOf('Affiliate Revenue')).toBe(`Affiliate Revenue${missing}`);
  expect(cardOf('Conversion Rate')).toBe(`Conversion Rate${missing}`);
  expect(cardOf('Affiliate Clicks')).toBe('Affiliate Clicks40Counted by us.');
});
