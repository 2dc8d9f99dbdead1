import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findError, queryError } from '../../testing/find-error.ts';
import { adminServerDouble, SERVER_STATUS } from '../admin-server.test-support.ts';
import { Queries } from '../calls/queries.test-support.tsx';
import { ServerStatus } from './server-status.tsx';

const PATH = '/api/admin/status';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(status: unknown = SERVER_STATUS) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set(PATH, { status: 200, body: status });
  const onSignedOut = vi.fn();
  render(
    <Queries onSignedOut={onSignedOut}>
      <ServerStatus />
    </Queries>,
  );
  return { server, onSignedOut };
}

const value = async (label: string) =>
  (await screen.findByText(label)).closest('div')?.querySelector('dd')?.textContent;

it('shows storage, e-mails, the last backup with age and digest, build and uptime', async () => {
  show();
  expect(await value('Storage')).toBe('Embedded engine, accepts writes');
  expect(await value('E-mails waiting')).toBe('3');
  expect(await value('Shared households')).toBe('12, with 3400 sealed records');
  expect(await value('Last backup')).toBe(
    `5 hours old, 1.2 MB, 2400 documents: scheduled-2026-11-24T07-00-00Z.backup. One is made every 24 hours.Digest ${'ab'.repeat(32)}`,
  );
  expect(await value('Version')).toMatch(/^1\.2\.3, built 20 Nov, \d\d:30$/);
  expect(await value('Running for')).toMatch(/^2 days, since 22 Nov, \d\d:00$/);
  expect(queryError()).toBeNull();
});

it('says if no backups are scheduled, and if nothing can be written', async () => {
  const backup = { everyHours: null, last: null, failure: null };
  show({ ...SERVER_STATUS, engine: 'mongodb', isReady: false, builtAt: null, backup });
  expect(await value('Storage')).toBe('MongoDB, accepts no writes at present');
  expect(await value('Last backup')).toBe(
    'None yet. No backups are scheduled: BACKUP_EVERY_HOURS is not set.',
  );
  expect(await value('Version')).toBe('1.2.3, not built: only the API is served');
});

it('names a full disk', async () => {
  show({ ...SERVER_STATUS, isReady: false, isDiskFull: true });
  expect(await value('Storage')).toBe(
    'Embedded engine, its disk is full: nothing is saved until you make room',
  );
});

it('shows a failed backup', async () => {
  const failure = { at: '2026-11-24T11:00:00.000Z', reason: 'The disk is full.' };
  show({ ...SERVER_STATUS, backup: { ...SERVER_STATUS.backup, failure } });
  expect((await findError()).textContent).toMatch(
    /^The backup of (?:today|yesterday), \d\d:00 failed: The disk is full\.$/,
  );
});

it('keeps the last state while the server is unreachable, and reports an ended session', async () => {
  const { server, onSignedOut } = show();
  await screen.findByText('Storage');
  server.override.set(PATH, 'unreachable');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await findError();
  expect(alert.textContent).toMatch(/network|connection/i);
  expect(within(document.body).getByText('Storage')).toBeTruthy();
  server.isSignedIn = false;
  server.override.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
});
