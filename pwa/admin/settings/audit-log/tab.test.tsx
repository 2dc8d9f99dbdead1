import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry, AuditPage } from '#domain/contract/audit-log';
import { choose } from '../../admin-controls.test-support.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';
import { Queries } from '../../calls/queries.test-support.tsx';
import { AdminTheme } from '../../parts/admin-theme.tsx';
import { AuditTab } from './tab.tsx';

const PATH = '/api/admin/audit-log';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `2026-11-24T12:00:00.000Z|${crypto.randomUUID().slice(0, 8)}`,
  at: '2026-11-24T12:00:00.000Z',
  who: 'keeper',
  act: 'moderateRating',
  target: 'review:018f',
  before: { status: 'pending' },
  after: { status: 'approved' },
  requestId: '0123456789abcdef',
  outcome: 'done',
  ...changes,
});
const page = (entries: AuditEntry[], hasMore = false): AuditPage => ({
  entries,
  hasMore,
  acts: ['erase', 'login', 'moderateRating'],
  keptDays: 730,
});

async function show(first: AuditPage, isOwner = true) {
  const server = adminServerDouble([]);
  if (!isOwner) server.account = { ...server.account, role: 'moderator' };
  server.isSignedIn = true;
  server.override.set(PATH, { status: 200, body: first });
  render(
    <AdminTheme>
      <Queries>
        <AuditTab isShown onSignedOut={() => undefined} />
      </Queries>
    </AdminTheme>,
  );
  await screen.findByRole('heading', { name: 'Audit log' });
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the audit log', () => {
  it('says who did what to which thing, and what it changed', async () => {
    await show(page([entry(), entry({ act: 'erase', target: null, before: null, outcome: 'unknown' })]));
    const [, first, second] = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(first).toContain('Moderate ratingreview:018f');
    expect(first).toContain('Status: pending → approved');
    expect(first).toContain('Request 01234567');
    expect(first).toContain('keeper');
    expect(second).toContain('Outcome unknown');
    expect(screen.getByText(/Each entry is kept for 730 days/)).toBeTruthy();
  });

  it('filters by action, person and days of the administrator’s zone, and exports what it shows', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const server = await show(page([entry()]));
    // The clocks went back on 1 November 2026: midnight was at 4:00 UTC, the next one at 5:00.
    const days = { from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' };
    const query = new URLSearchParams({ who: 'keeper', ...days, act: 'erase' }).toString();
    server.override.set(`${PATH}?${query}`, { status: 200, body: page([entry({ act: 'erase' })]) });
    const form = within(screen.getByRole('form', { name: 'Filter of the log' }));
    await choose(form.getByLabelText('Action'), 'Erase');
    fireEvent.change(form.getByLabelText('By'), { target: { value: ' keeper ' } });
    fireEvent.change(form.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(form.getByLabelText('To'), { target: { value: '2026-11-01' } });
    fireEvent.click(form.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('rowheader', { name: /Erase/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Export as CSV' });
    expect(link.getAttribute('href')).toBe(`${PATH}.csv?${query}`);
    expect(screen.getByRole('link', { name: 'Export as JSON lines' }).getAttribute('href')).toBe(
      `${PATH}.jsonl?${query}`,
    );
  });

  it('reloads when the same filter is applied again', async () => {
    const server = await show(page([entry()]));
    await screen.findByRole('rowheader', { name: /Moderate rating/ });
    server.override.set(PATH, { status: 200, body: page([entry({ act: 'login' })]) });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('rowheader', { name: /Sign in/ })).toBeTruthy();
  });

  it('reads older entries after the last one', async () => {
    const last = entry();
    const server = await show(page([last], true));
    const older = page([entry({ act: 'login' })]);
    server.override.set(`${PATH}?${new URLSearchParams({ after: last.id })}`, { status: 200, body: older });
    fireEvent.click(await screen.findByRole('button', { name: 'Older entries' }));
    expect(await screen.findByRole('rowheader', { name: /Sign in/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('says if nothing matches, and offers exports to owners only', async () => {
    await show(page([]));
    expect(await screen.findByText('No entries match.')).toBeTruthy();
    cleanup();
    await show(page([entry()]), false);
    await screen.findAllByRole('row');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
