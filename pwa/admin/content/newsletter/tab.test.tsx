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

  it('keeps the unsaved changes of a closed issue until they are saved or discarded', async () => {
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

  it('bases what was typed during a save on the version that the save created', async () => {
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

  it('shows what somebody else has saved, to overwrite it or to discard your own changes', async () => {
    const draft = issue({});
    const server = open({ issues: [draft] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
    const path = `/api/admin/newsletter/issues/${draft.id}`;
    const desk = server.override.get('/api/admin/newsletter') as { status: number; body: NewsletterDesk };
    const refuse = (theirs: Issue) => {
      server.override.set(path, { status: 412, body: { type: 'x', title: 'x', status: 412 } });
      server.override.set('/api/admin/newsletter', { ...desk, body: { ...desk.body, issues: [theirs] } });
      fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    };
    fireEvent.change(subject(), { target: { value: 'Carrots' } });
    refuse({ ...draft, subject: 'Leeks', intro: 'They may.', version: 2 });
    const notice = await screen.findByText(/Somebody else has saved this issue/);
    expect(notice.parentElement?.textContent).toContain('LeeksThey may.');
    // Words kept in a closed issue still count as typed on the old version.
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit Leeks' }));
    await screen.findByText(/Somebody else has saved this issue/);
    expect(subject().value).toBe('Carrots');
    server.override.set(path, { status: 200, body: { ...draft, subject: 'Carrots', version: 3 } });
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.queryByText(/Somebody else has saved/)).toBeNull());
    expect(posted(server)).toMatchObject([
      { body: { subject: 'Carrots', version: 1 } },
      { body: { subject: 'Carrots', version: 2 } },
    ]);
    refuse({ ...draft, subject: 'Turnips', version: 4 });
    await screen.findByText(/Somebody else has saved this issue/);
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you haven’t saved?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(subject().value).toBe('Turnips'));
    expect(screen.queryByText(/Somebody else has saved/)).toBeNull();
  });

  it('saves as a new draft what somebody else has discarded meanwhile', async () => {
    const draft = issue({});
    const server = open({ issues: [draft] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Peas' }));
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Carrots' } });
    server.override.set(`/api/admin/newsletter/issues/${draft.id}`, {
      status: 404,
      body: { type: 'x', title: 'x', status: 404 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(server)).toMatchObject([
        { body: { subject: 'Carrots', version: 1 } },
        { body: { subject: 'Carrots', version: 0 } },
      ]),
    );
  });

  it('gives what is typed after a first save to the saved issue, and opens the next one empty', async () => {
    const server = open();
    const draft = issue({ subject: 'Carrots' });
    const ids = vi
      .spyOn(crypto, 'randomUUID')
      .mockReturnValue(draft.id as ReturnType<typeof crypto.randomUUID>);
    fireEvent.click(await screen.findByRole('button', { name: 'New issue' }));
    ids.mockRestore();
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Subject', 'Carrots');
    type('Introduction', 'May they?');
    const path = `/api/admin/newsletter/issues/${draft.id}`;
    server.override.set(path, { status: 200, body: draft });
    const desk = server.override.get('/api/admin/newsletter') as { status: number; body: NewsletterDesk };
    server.override.set('/api/admin/newsletter', { ...desk, body: { ...desk.body, issues: [draft] } });
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('button', { name: 'Edit Carrots' });
    type('Subject', 'Carrots and peas');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await database.drafts.get(`admin issue ${draft.id}`)).toBeTruthy());
    await waitFor(async () => expect(await database.drafts.get('admin issue new')).toBeUndefined());
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject').value;
    fireEvent.click(screen.getByRole('button', { name: 'New issue' }));
    expect(subject()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit Carrots' }));
    await waitFor(() => expect(subject()).toBe('Carrots and peas'));
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(posted(server).at(-1)).toMatchObject({
        path,
        body: { subject: 'Carrots and peas', version: 1 },
      }),
    );
  });

  it('moves words typed into a new issue to the saved one, beside what another tab typed there', async () => {
    const draft = issue({ subject: 'Carrots', intro: 'May they?' });
    const { id, version, list } = draft;
    const words = { id, version, list, subject: 'Carrots', intro: 'May they?', recipes: [] };
    const updatedAt = '2026-11-20T10:00:00.000Z';
    const otherTab = { ...words, subject: 'Leeks', intro: 'They may.' };
    await database.drafts.bulkPut([
      { key: `admin issue ${id}`, value: otherTab, updatedAt },
      {
        key: 'admin issue new',
        value: { ...words, version: 0, subject: 'Peas', intro: 'Cooked.' },
        updatedAt,
      },
    ]);
    open({ issues: [draft] });
    await waitFor(async () => expect(await database.drafts.get('admin issue new')).toBeUndefined());
    expect((await database.drafts.get(`admin issue ${id}`))?.value).toEqual({
      ...otherTab,
      subject: 'Leeks Peas',
      intro: 'They may.\nCooked.',
    });
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
