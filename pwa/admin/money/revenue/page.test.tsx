import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RevenueAnalytics, RevenueReportAnswer } from '#domain/contract/revenue';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';
import { NO_REPORTS } from './revenue-analytics.test-support.ts';

const IMPORTS = '/api/admin/revenue-imports';
const report = {
  format: 'amazon-associates' as const,
  currency: 'GBP' as const,
  rows: 2,
  firstDay: '2026-10-01',
  lastDay: '2026-10-02',
  days: 2,
  earnings: 1.5,
  pounds: 1.5,
  items: 3,
  clicks: 0,
};
const ANSWER: RevenueReportAnswer = {
  isImported: false,
  isKnown: false,
  report,
  changes: { newDays: 1, changedDays: 1, changedFrom: 3, changedTo: 1.5, sameDays: 0 },
  questions: [],
  sample: { headings: ['Name', 'Ad Fees(£)'], rows: [['Bowl', '1.50']] },
  problems: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

function open(address: string, analytics: RevenueAnalytics = NO_REPORTS) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set('/api/revenue-analytics', { status: 200, body: analytics });
  server.override.set(IMPORTS, { status: 200, body: [] });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

async function choose(answer: RevenueReportAnswer, server: ReturnType<typeof open>) {
  const input = await screen.findByLabelText('Report file');
  server.override.set(IMPORTS, { status: 200, body: answer });
  const file = new File(['a'], 'fees.csv', { type: 'text/csv' });
  fireEvent.change(input, { target: { files: [file] } });
}

describe('the revenue dashboard', () => {
  it('says that reports are missing while none is imported', async () => {
    open('/admin/revenue?tab=projections');
    expect(
      await screen.findByText(/No projection yet\. No sales report covers the last 30 days\./),
    ).toBeTruthy();
    expect(screen.getByText('No sales report covers any of the last 30 days.')).toBeTruthy();
    expect(screen.getAllByText('Not known')).toHaveLength(3);
  });

  it('shows projections with their assumptions', async () => {
    const amazon = NO_REPORTS.affiliate_performance.amazon_uk;
    open('/admin/revenue?tab=projections', {
      ...NO_REPORTS,
      affiliate_performance: {
        amazon_uk: {
          ...amazon,
          estimated_monthly_revenue: 36,
          revenue_projections: {
            current_monthly: 36,
            with_5k_visitors: 1200,
            with_10k_visitors: 2400,
            with_25k_visitors: 6000,
          },
        },
      },
      assumptions: {
        ...NO_REPORTS.assumptions,
        affiliateDays: 20,
        affiliateEarnings: 24,
        compared: { days: 20, sales: 6, clicks: 90, visits: 210 },
      },
    });
    expect((await screen.findAllByText('£6,000.00')).length).toBeGreaterThan(0);
    expect(screen.getByText(/We counted 210 visits on 20 days .* further visits earn as much/)).toBeTruthy();
    expect(
      screen.getAllByText('6 sold, 90 clicks on Amazon links, on 20 days that reports cover.').length,
    ).toBeGreaterThan(0);
  });

  it('says how many days and visits a projection lacks', async () => {
    const compared = { days: 3, sales: 1, clicks: 9, visits: 21 };
    open('/admin/revenue?tab=projections', {
      ...NO_REPORTS,
      assumptions: { ...NO_REPORTS.assumptions, affiliateDays: 3, affiliateEarnings: 3, compared },
    });
    expect(
      await screen.findByText(
        'No projection yet. Sales reports cover 3 of the last 30 days. A projection needs 14.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/We counted 21 visits on 3 days .* needs 14 days and 100 visits\./)).toBeTruthy();
  });

  it('lists what is worth doing next', async () => {
    open('/admin/revenue?tab=optimization');
    expect(await screen.findByText('Set AFFILIATE_TAGS.')).toBeTruthy();
  });
});

describe('a report', () => {
  it('is previewed before it is imported', async () => {
    const server = open('/admin/revenue?tab=imports');
    await choose(ANSWER, server);
    expect(
      await screen.findByText(/2 lines, 2 days, 1 Oct 2026 to 2 Oct 2026, 3 items sold, £1\.50\./),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /1 day is new, 1 day replaces figures of an earlier report \(£3\.00 becomes £1\.50\)\. Nothing is saved yet\./,
      ),
    ).toBeTruthy();
    server.override.set(`${IMPORTS}?import=yes`, { status: 200, body: { ...ANSWER, isImported: true } });
    server.override.set(IMPORTS, {
      status: 200,
      body: [{ id: 'a'.repeat(43), importedAt: '2026-11-20T10:00:00.000Z', by: 'keeper', ...report }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('list', { name: 'Imported reports' })).toBeTruthy();
    await expect.poll(() => toastStore.getState().toast?.title).toBe('Report Imported');
  });

  it('that is ambiguous comes with questions and its first lines, and is read with the answers', async () => {
    const server = open('/admin/revenue?tab=imports');
    const sample = { headings: ['Date', 'Earnings'], rows: [['02/11/2026', '3,125']] };
    const questions: RevenueReportAnswer['questions'] = ['decimal', 'dates', 'period'];
    await choose({ ...ANSWER, report: null, changes: null, questions, sample }, server);
    expect(await screen.findByText('We need your help to read fees.csv.')).toBeTruthy();
    expect(screen.getByRole('cell', { name: '3,125' })).toBeTruthy();
    const read = screen.getByRole('button', { name: 'Read the file' });
    expect(read.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: /^Between 3 and 4/ }));
    fireEvent.click(screen.getByRole('radio', { name: /^2 Nov 2026/ }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-30' } });
    const query = 'decimal=comma&dates=day-first&from=2026-11-01&to=2026-11-30';
    server.override.set(`${IMPORTS}?${query}`, { status: 200, body: ANSWER });
    fireEvent.click(read);
    expect(await screen.findByText(/3 items sold, £1\.50\./)).toBeTruthy();
    server.override.set(`${IMPORTS}?import=yes&${query}`, {
      status: 200,
      body: { ...ANSWER, isImported: true },
    });
    server.override.set(IMPORTS, { status: 200, body: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Report Imported'));
  });

  it('with ambiguous dates asks about one that is a different day in either order', async () => {
    const server = open('/admin/revenue?tab=imports');
    const sample = {
      headings: ['Date', 'Earnings'],
      rows: [
        ['03/03/2026', '1.50'],
        ['04/03/2026', '1.50'],
      ],
    };
    await choose({ ...ANSWER, report: null, changes: null, questions: ['dates'], sample }, server);
    expect(await screen.findByRole('radio', { name: /^4 Mar 2026/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^3 Apr 2026/ })).toBeTruthy();
  });

  it('that this device cannot read is reported as an error', async () => {
    open('/admin/revenue?tab=imports');
    const file = new File(['a'], 'fees.csv', { type: 'text/csv' });
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    fireEvent.change(await screen.findByLabelText('Report file'), { target: { files: [file] } });
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Error'));
  });

  it('with invalid lines shows line, field and reason of each', async () => {
    const server = open('/admin/revenue?tab=imports');
    const problems = [{ line: 3, field: 'Items Shipped', problem: 'Items shipped must be a whole number.' }];
    await choose({ ...ANSWER, report: null, changes: null, problems }, server);
    expect((await findError()).textContent).toBe(
      'fees.csv cannot be imported.Line 3, Items Shipped: Items shipped must be a whole number.',
    );
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('is undone after a confirmation', async () => {
    const server = open('/admin/revenue?tab=imports');
    const kept = { id: 'b'.repeat(43), importedAt: '2026-11-20T10:00:00.000Z', by: 'keeper', ...report };
    server.override.set(IMPORTS, { status: 200, body: [kept] });
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    server.override.set(`${IMPORTS}/${kept.id}`, { status: 204 });
    server.override.set(IMPORTS, { status: 200, body: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Imported reports' })).toBeNull());
    expect(server.requests.some(({ method, path }) => method === 'DELETE' && path.endsWith(kept.id))).toBe(
      true,
    );
  });
});
