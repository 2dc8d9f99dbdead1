import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LinkStatus, VisitorStats } from '#domain/contract/dashboard';
import type { AffiliateStats } from '#domain/contract/revenue';
import { toastStore } from '../platform/state/toast-store.ts';
import { AdminApp } from './admin-app.tsx';
import { adminServerDouble } from './admin-server.test-support.ts';
import { NO_REPORTS } from './money/revenue/revenue-analytics.test-support.ts';

const LINKS = '/api/admin/link-checks';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

/** Opens a panel tab with the server's answer to one call. */
function open(tab: string, path: string, body: unknown) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set(path, { status: 200, body });
  render(
    <MemoryRouter initialEntries={[`/admin?tab=${tab}`]}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent;

describe('Visitors', () => {
  const NONE: VisitorStats = { totalVisitors: 0, since: null, uniqueVisitors: 0, countryBreakdown: [] };
  const path = '/api/admin/visitor-stats';

  it('counts visits and names the countries they came from, each with its share', async () => {
    open('visitors', path, {
      totalVisitors: 1200,
      since: '2026-09-01',
      uniqueVisitors: 300,
      countryBreakdown: [
        { country: 'United Kingdom', countryCode: 'GB', visitors: 900, percentage: 75 },
        { country: 'Unknown', countryCode: null, visitors: 300, percentage: 25 },
      ],
    } satisfies VisitorStats);
    expect(await figure('Total Visits')).toMatch(/1,200.*since 1 Sept/);
    expect(await figure('Visits This Month')).toContain('300');
    expect(await figure('Top Country')).toMatch(/United Kingdom75\.0% of traffic/);
    // Visits from an unknown country add no country.
    expect(await figure('Countries')).toMatch(/^Countries1/);
    // As a bar, and in the table of the same figures.
    expect(screen.getAllByText(/GB United Kingdom, 75\.0%/)).toHaveLength(2);
  });

  it('has no top country and no number of countries if no visit’s country is known', async () => {
    open('visitors', path, {
      ...NONE,
      totalVisitors: 40,
      countryBreakdown: [{ country: 'Unknown', countryCode: null, visitors: 40, percentage: 100 }],
    });
    const unknown = 'Not knownWe couldn’t tell the country of any visit.';
    expect(await figure('Top Country')).toBe(`Top Country${unknown}`);
    expect(await figure('Countries')).toBe(`Countries${unknown}`);
    expect(screen.queryByText(/100\.0%/)).toBeNull();
  });

  it('says that no visits were counted, and whose would be', async () => {
    open('visitors', path, NONE);
    expect(await screen.findByText('No visitor data available yet')).toBeTruthy();
    expect(screen.getByText(/We count visits of people who agree/)).toBeTruthy();
    expect(await figure('Top Country')).toMatch(/No visits counted yet/);
  });

  it('says that it needs the network, and loads again', async () => {
    const server = open('visitors', path, NONE);
    server.override.set(path, 'unreachable');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.override.set(path, { status: 200, body: NONE });
    fireEvent.click(again);
    expect(await screen.findByText('No visitor data available yet')).toBeTruthy();
  });

  it('does not blame the network for an error of the server', async () => {
    const server = open('visitors', path, NONE);
    const body = { type: 'x', title: 'x', status: 503, code: 'unavailable', detail: 'The server is busy.' };
    server.override.set(path, { status: 503, body });
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeTruthy();
    expect(screen.getByText('The server is busy.')).toBeTruthy();
    expect(screen.queryByText(/network/)).toBeNull();
  });
});

describe('£50k Goal', () => {
  const path = '/api/revenue-analytics';

  it('says that progress is unknown without a report, and links to the import', async () => {
    open('goal', path, NO_REPORTS);
    expect(await screen.findByText(/can’t measure progress yet\. No report covers this period/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Import a report' });
    expect(link.getAttribute('href')).toBe('/admin/revenue?tab=imports');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows a month’s share of the goal', async () => {
    const assumptions = { ...NO_REPORTS.assumptions, affiliateDays: 20, advertisingDays: 3 };
    open('goal', path, {
      ...NO_REPORTS,
      assumptions,
      goal: { pounds: 50_000, monthly: 12_500, percent: 25 },
    });
    const bar = await screen.findByRole('progressbar', { name: '£50k Goal' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(
      screen.getByText(
        /earns 25% of the goal\. Sales from 20 of 30 days\. Advertising: reports cover 3 of 30 days, and a projection needs 14\./,
      ),
    ).toBeTruthy();
    // The rest, £50,000 − £12,500, is not shown.
    expect(screen.queryByText(/£37,500/)).toBeNull();
  });

  it('does not round a small share down to nothing', async () => {
    open('goal', path, { ...NO_REPORTS, goal: { pounds: 50_000, monthly: 100, percent: 0 } });
    expect(await screen.findByText(/earns less than 1% of the goal/)).toBeTruthy();
  });
});

describe('Affiliates', () => {
  const path = '/api/admin/affiliate-revenue';
  const CLICKS = { totalClicks: 40, retailers: [{ retailer: 'Amazon', clicks: 40 }] };

  it('shows sales from reports and the clicks we counted', async () => {
    open('affiliates', path, {
      ...CLICKS,
      totalRevenue: 12.5,
      totalConversions: 2,
      conversionRate: 5,
      imports: 1,
    } satisfies AffiliateStats);
    expect(await figure('Affiliate Revenue')).toMatch(/£12\.50From imported reports/);
    expect(await figure('Conversions')).toMatch(/^Conversions2/);
    expect(await figure('Conversion Rate')).toMatch(/5\.0%/);
    expect(screen.getByRole('heading', { name: 'Clicks by shop' })).toBeTruthy();
  });

  it('shows unknown revenue without a report, not £0.00', async () => {
    open('affiliates', path, {
      ...CLICKS,
      totalRevenue: 0,
      totalConversions: 0,
      conversionRate: null,
      imports: 0,
    });
    expect(await figure('Affiliate Revenue')).toMatch(/Not known/);
    expect(await figure('Affiliate Clicks')).toMatch(/40/);
    expect(screen.queryByText('£0.00')).toBeNull();
  });
});

describe('Link Status', () => {
  const STATUS: LinkStatus = {
    isEnabled: true,
    run: { startedAt: '2026-11-20T09:00:00.000Z', by: 'keeper', isRunning: false, checked: 2, total: 2 },
    links: [
      {
        id: 'GB-amazon',
        countryCode: 'GB',
        retailer: 'Amazon',
        url: 'https://www.amazon.co.uk/s?k=rice',
        check: { at: '2026-11-20T09:00:00.000Z', outcome: 'refused', status: 503, movedTo: null },
      },
      {
        id: 'DE-shop',
        countryCode: 'DE',
        retailer: 'Futterhaus',
        url: 'https://shop.example/suche',
        check: {
          at: '2026-11-20T09:00:00.000Z',
          outcome: 'missing',
          status: 404,
          movedTo: 'www.shop.example',
        },
      },
    ],
  };
  const row = async (retailer: string) =>
    within((await screen.findByRole('link', { name: retailer })).closest('tr') as HTMLElement);

  it('shows the outcome of each link; one that blocks bots is not broken', async () => {
    open('link-status', LINKS, STATUS);
    expect((await row('Amazon')).getByText(/Blocks bots: check it yourself \(503\)/)).toBeTruthy();
    expect((await row('Futterhaus')).getByText(/Not found \(404\)/)).toBeTruthy();
    expect((await row('Futterhaus')).getByText(/redirected to www\.shop\.example/)).toBeTruthy();
    expect(screen.getByText(/Checked 2 of 2 links, .*started by keeper/)).toBeTruthy();
  });

  it('checks the links on request, and follows the run', async () => {
    const server = open('link-status', LINKS, { ...STATUS, run: null });
    expect(await screen.findByText('The links haven’t been checked yet.')).toBeTruthy();
    const run = { startedAt: '2026-11-20T09:00:00.000Z', by: 'admin', isRunning: true, checked: 1, total: 2 };
    server.override.set(LINKS, { status: 200, body: { ...STATUS, run } });
    fireEvent.click(screen.getByRole('button', { name: 'Check links now' }));
    expect(await screen.findByText('Checking: 1 of 2 links.')).toBeTruthy();
    await waitFor(() =>
      expect(server.requests.some(({ path, method }) => path === LINKS && method === 'POST')).toBe(true),
    );
  });

  it('says how to turn the checks on if they are off', async () => {
    open('link-status', LINKS, { ...STATUS, isEnabled: false, run: null });
    expect(await screen.findByText(/Set LINK_CHECKS to on/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check links now' })).toBeNull();
  });
});

describe('Converter', () => {
  it('opens the converter page, which says what it does', async () => {
    open('converter', '/api/admin/convert-all-recipes', { run: null });
    expect(
      await screen.findByText(/The converter writes every published recipe in metric and US measures/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Converter' }).getAttribute('aria-current')).toBe('page');
  });
});
