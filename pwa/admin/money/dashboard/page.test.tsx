import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Dashboard } from '#domain/contract/dashboard';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { tabNamed } from '../../admin-controls.test-support.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';
import { REFRESH_MS } from './page.tsx';
import { minutesAndSeconds } from './sections.tsx';

const FIGURES: Dashboard = {
  days: 30,
  from: '2026-10-23',
  to: '2026-11-21',
  visitors: {
    totalVisitors: 1234,
    pageViews: 5678,
    avgSessionDuration: null,
    trafficSources: [{ source: 'google.co.uk', visitors: 900 }],
    topPages: [{ page: '/recipe/1', views: 321 }],
    byDay: [{ day: '2026-11-21', visits: 12, pageViews: 40 }],
  },
  revenue: {
    totalRevenue: 12.5,
    monthlyRevenue: 15,
    affiliateRevenue: 10,
    advertisingRevenue: 2.5,
    conversionRate: 2.5,
    conversions: 2,
    comparedClicks: 80,
    comparedDays: 25,
    affiliateDays: 25,
    advertisingDays: 25,
    topAffiliatePartners: [
      { partner: 'Amazon', clicks: 70, revenue: 10 },
      { partner: 'Tesco', clicks: 10, revenue: null },
    ],
    byDay: [
      { day: '2026-11-20', affiliate: 1, advertising: 0.25 },
      { day: '2026-11-21', affiliate: null, advertising: null },
    ],
  },
  content: {
    totalRecipes: 90,
    approvedRecipes: 88,
    pendingRecipes: 2,
    averageRating: 4.67,
    totalComments: 50,
    approvedComments: 44,
    topRatedRecipes: [{ id: 1, title: 'Chicken Bowl', reviews: 3, rating: 4.5 }],
  },
};
const path = (days: number) => `/api/admin/dashboard?days=${days}`;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

function open(address = '/admin/dashboard', figures: Dashboard | 'unreachable' = FIGURES) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  for (const days of [7, 30, 90]) {
    server.override.set(
      path(days),
      figures === 'unreachable' ? figures : { status: 200, body: { ...figures, days } },
    );
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}
const fact = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt *, dt' })).closest('div')?.textContent;
const asked = (server: ReturnType<typeof open>, days: number) =>
  server.requests.filter((request) => request.path === path(days)).length;

describe('the analytics dashboard', () => {
  it('shows visits, revenue, recipes and partners of 30 days by default, or of another period', async () => {
    const server = open();
    expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeTruthy();
    expect(await fact('Total Visits')).toContain('1,2345,678 page views');
    expect(await fact('Total Revenue')).toBe('Total Revenue£12.50Monthly projection: £15.00');
    expect(await fact('Active Recipes')).toBe('Active Recipes882 pending');
    expect(await fact('Conversion Rate')).toContain('2.5%');
    expect(screen.getAllByText('Amazon: £10.00').length).toBeGreaterThan(0);
    expect([asked(server, 7), asked(server, 30)]).toEqual([0, 1]);
    fireEvent.click(screen.getByRole('radio', { name: /7 days/ }));
    await waitFor(() => expect(asked(server, 7)).toBe(1));
  });

  it.each([
    ['visitors', 'Page Views', 'Page Views5,678In the same visits.'],
    [
      'visitors',
      'Average Session Duration',
      'Average Session DurationNot knownNot measured: we don’t time visits.',
    ],
    [
      'revenue',
      'Monthly Projection',
      'Monthly Projection£15.00Sales from 25 of 30 days. Advertising from 25 of 30 days.',
    ],
    [
      'revenue',
      'Conversion Rate',
      'Conversion Rate2.5%2 sold, 80 clicks on Amazon links, on 25 days that reports cover.',
    ],
    ['content', 'Average Rating', 'Average Rating4.7Average over all approved comments.'],
    [
      'content',
      'Comments per Recipe',
      'Comments per Recipe0.5Approved comments divided by approved recipes.',
    ],
  ])('in the tab %s, shows the figure %s', async (tab, label, words) => {
    open(`/admin/dashboard?tab=${tab}`);
    expect(await fact(label)).toBe(words);
  });

  it('says what a projection lacks', async () => {
    const revenue = { ...FIGURES.revenue, monthlyRevenue: null, affiliateDays: 3, advertisingDays: 0 };
    open('/admin/dashboard?tab=revenue', { ...FIGURES, revenue });
    expect(await fact('Monthly Projection')).toBe(
      'Monthly ProjectionNot knownSales: reports cover 3 of 30 days, and a projection needs 14. Advertising: no report covers this period.',
    );
    fireEvent.click(screen.getByRole('radio', { name: /7 days/ }));
    expect(await screen.findByText('A projection needs 14 days. Choose a longer period.')).toBeTruthy();
  });

  it('says in ‘Revenue by day’ which days no report covers', async () => {
    open('/admin/dashboard?tab=revenue');
    const chart = await screen.findByRole('slider', { name: 'Revenue by day, day by day' });
    expect(chart.getAttribute('aria-valuetext')).toBe('21 Nov: Affiliate no report, Advertising no report');
    fireEvent.keyDown(chart, { key: 'ArrowLeft' });
    expect(chart.getAttribute('aria-valuetext')).toBe('20 Nov: Affiliate £1.00, Advertising £0.25');
  });

  it('names the best rated recipes', async () => {
    open('/admin/dashboard?tab=content');
    const table = await screen.findByRole('table', { name: 'Top rated recipes' });
    // Rated 4.5 by 3 reviews.
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Chicken Bowl4.53');
  });

  it('has a tab of visitors’ messages', async () => {
    open();
    fireEvent.mouseDown(await screen.findByRole('tab', tabNamed('Contact Messages')), { button: 0 });
    expect(await screen.findByText('No Contact Messages')).toBeTruthy();
  });

  it('says which reports are missing, and links to their import', async () => {
    const revenue = {
      ...FIGURES.revenue,
      monthlyRevenue: null,
      conversionRate: null,
      affiliateDays: 0,
      advertisingDays: 0,
    };
    open('/admin/dashboard', { ...FIGURES, revenue });
    expect(await fact('Total Revenue')).toBe('Total RevenueNot knownNo report covers this period.');
    expect(screen.getByText(/No sales or advertising report covers this period/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'import as files' }).getAttribute('href')).toBe(
      '/admin/revenue?tab=imports',
    );
  });

  it('reports a failure in the page and in a toast', async () => {
    open('/admin/dashboard', 'unreachable');
    expect(await screen.findByText(/Failed to fetch dashboard data/)).toBeTruthy();
    await expect
      .poll(() => toastStore.getState().toast)
      .toMatchObject({
        variant: 'destructive',
        title: 'Dashboard Error',
        description:
          'Unable to load dashboard data. This may be due to missing Google Analytics credentials or database connection issues. Please verify your configuration.',
      });
  });

  it('reloads its figures every five minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const server = open();
    await fact('Total Visits');
    expect(asked(server, 30)).toBe(1);
    expect(REFRESH_MS).toBe(5 * 60_000);
    await act(async () => vi.advanceTimersByTime(REFRESH_MS));
    await waitFor(() => expect(asked(server, 30)).toBe(2));
  });

  it('is hidden by the sign-in when the session ends', async () => {
    const server = open();
    await fact('Total Visits');
    server.override.set(path(7), {
      status: 401,
      body: { type: 'about:blank', title: 'x', status: 401, code: 'unauthorised', detail: 'x' },
    });
    fireEvent.click(screen.getByRole('radio', { name: /7 days/ }));
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Analytics Dashboard' })).toBeNull();
  });
});

it('writes durations as minutes and seconds', () => {
  expect([0, 59.6, 90, 605].map(minutesAndSeconds)).toEqual(['0:00', '1:00', '1:30', '10:05']);
});
