import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Issue, NewsletterDesk } from '#domain/contract/newsletter-issue';
import { database } from '../../../platform/database/bowlful.ts';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const NONE = { confirmed: 0, unconfirmed: 0, suspended: 0 };
const issue = (changes: Partial<Issue>): Issue => ({
  id: crypto.randomUUID(),
  version: 1,
  state: 'draft',
  list: 'dog',
  subject: 'Peas',
  intro: 'May they?',
  recipeIds: [],
  titles: [],
  counts: { sent: 0, unknown: 0, refused: 0, waiting: 0 },
  startedAt: null,
  finishedAt: null,
  ...changes,
});

function open(changes: Partial<NewsletterDesk> = {}) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  const audience = { dog: { confirmed: 12, unconfirmed: 3, suspended: 1 }, cat: NONE, general: NONE };
  const desk = { audience, issues: [], bounces: [], problem: null, perMinute: 120, ...changes };
  server.override.set('/api/admin/newsletter', { status: 200, body: desk });
  render(
    <MemoryRouter initialEntries={['/admin?tab=newsletter']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

const posted = (server: ReturnType<typeof open>) => server.requests.filter(({ method }) => method === 'POST');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the administrator’s newsletter tab', () => {
  it('offers an owner the list of subscribers as a file', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Export subscribers as CSV' });
    expect(link.getAttribute('href')).toBe('/api/admin/newsletter.csv');
  });

  it('shows how many people are on each list', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Subscribers' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['ListConfirmedNot confirmedSuspended', 'Dogs1231', 'Cats000', 'Both000']);
  });

  it('shows each issue’s state and actions', async () => {
    const counts = { sent: 9, unknown: 1, refused: 2, waiting: 4 };
    const startedAt = '2026-11-20T10:00:00.000Z';
    const stopped = issue({ state: 'stopped', counts, startedAt, subject: 'Stopped one' });
    const server = open({ issues: [issue({}), stopped] });
    const list = await screen.findByRole('list', { name: 'Issues' });
    const [draft, second] = within(list).getAllByRole('listitem');
    expect(within(draft as HTMLElement).getByRole('button', { name: 'Edit Peas' })).toBeTruthy();
    expect(second?.textContent).toMatch(/9 sent, 1 unknown, 2 refused, 4 waiting/);
    expect(second?.textContent).toMatch(/We won’t send them again\./);
    const path = `/api/admin/newsletter/issues/${stopped.id}/acts`;
    server.override.set(path, { status: 200, body: { ...stopped, state: 'sending' } });
    fireEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Resume' }));
    await waitFor(() =>
      expect(posted(server)).toMatchObject([{ path, body: { act: 'resume', version: 1 } }]),
    );
  });

  it('asks for confirmation before it sends, and saves the screen’s text first', async () => {
    const draft = issue({});
    const server = open({ issues: [draft] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    const saved = `/api/admin/newsletter/issues/${draft.id}`;
    server.override.set(saved, { status: 200, body: { ...draft, version: 2 } });
    server.override.set(`${saved}/acts`, { status: 200, body: { ...draft, version: 3, state: 'sending' } });
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Carrots' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(posted(server)).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'Send to 12 people?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Send to 12 people' }));
    await waitFor(() =>
      expect(posted(server)).toMatchObject([
        { path: saved, body: { subject: 'Carrots', version: 1 } },
        { path: `${saved}/acts`, body: { act: 'send', version: 2 } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Issue' })).toBeNull());
  });

  it('keeps an issue that was closed unsaved, on the version it was written on, until it is saved or discarded', async () => {
    const draft = issue({});
    const server = open({ issues: [draft] });
    const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
    await edit();
    fireEvent.change(subject(), { target: { value: 'Carrots' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await edit();
    await waitFor(() => expect(subject().value).toBe('Carrots'));
    const path = `/api/admin/newsletter/issues/${draft.id}`;
    server.override.set(path, { status: 200, body: { ...draft, subject: 'Carrots', version: 2 } });
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(server)).toMatchObject([{ path, body: { subject: 'Carrots', version: 1 } }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
    fireEvent.change(subject(), { target: { value: 'Leeks' } });
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you haven’t saved?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(subject().value).toBe('Carrots'));
    await waitFor(async () => expect(await database.drafts.get(`admin issue ${draft.id}`)).toBeUndefined());
  });

  it('saves on the new version what was typed while it saved', async () => {
    const draft = issue({});
    const server = open({ issues: [draft] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
    const path = `/api/admin/newsletter/issues/${draft.id}`;
    server.override.set(path, { status: 200, body: { ...draft, version: 2 } });
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    fireEvent.change(subject(), { target: { value: 'Leeks' } });
    await waitFor(() => expect(posted(server)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save draft' })).toHaveProperty('disabled', false),
    );
    expect(subject().value).toBe('Leeks');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(server)).toMatchObject([
        { body: { version: 1 } },
        { body: { subject: 'Leeks', version: 2 } },
      ]),
    );
  });

  it('does not send if nobody has confirmed, and says so', async () => {
    open({ issues: [issue({ list: 'cat' })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    expect(screen.getByText(/Nobody on this list has confirmed yet/)).toBeTruthy();
    expect(isDisabled(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }))).toBe(true);
  });

  it('shows refused addresses, and why no mail is sent', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const bounce = { email: 'gone@example.org', list: 'cat', refusals: 3, reply: 550, at, isSuspended: true };
    open({ bounces: [bounce] as NewsletterDesk['bounces'], problem: 'It answers 535.' });
    expect(await screen.findByText(/isn’t accepting mail\. It answers 535\./)).toBeTruthy();
    const [row] = within(screen.getByRole('list', { name: 'Refused addresses', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
    expect(row?.textContent).toMatch(/gone@example\.org, Cats: refused 3 times, reply 550, .*Suspended/);
  });
});
