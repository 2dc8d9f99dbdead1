import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublishedReview } from '#domain/contract/editorial';
import { database } from '../../../platform/database/bowlful.ts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { choose } from '../../admin-controls.test-support.ts';
import { Queries } from '../../calls/queries.test-support.tsx';
import { AdminTheme } from '../../parts/admin-theme.tsx';
import { ErasureTab } from '../../settings/privacy/tab.tsx';
import { PublishedTab } from './tab.tsx';

const REVIEW: PublishedReview = {
  id: '3f0f8f0e-0000-4000-8000-000000000000',
  version: 4,
  status: 'published',
  userName: 'Hannah',
  rating: 5,
  comment: 'Pip licked the bowl.',
  recipeId: 1,
  recipeTitle: 'Chicken Bowl',
  createdAt: '2026-11-19T10:00:00.000Z',
  photoKey: null,
  isPhotoShown: false,
  adminReply: null,
  withdrawnReply: null,
  translation: null,
};

type Sent = { path: string; ifMatch: string | null; body: unknown };

/** A fake server: answers by path and records requests. */
function serve(answers: (path: string) => { status?: number; body: unknown }) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path, ifMatch: new Headers(init.headers).get('If-Match'), body });
    const { status = 200, body: answer } = answers(path);
    const contentType = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(answer), { status, headers: { 'Content-Type': contentType } });
  });
  return sent;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <AdminTheme className="">
      <Queries>{children}</Queries>
    </AdminTheme>
  </MemoryRouter>
);

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...REVIEW, id: crypto.randomUUID(), userName: `Owner ${at}` }));

describe('the list of reviews', () => {
  it.each([
    [0, false],
    [99, false],
    [100, true],
  ])('of %i rows says that there may be more: %s', async (count, mayBeMore) => {
    serve(() => ({ body: rows(count) }));
    render(
      <Frame>
        <PublishedTab onSignedOut={() => {}} />
      </Frame>,
    );
    await screen.findByText(count === 0 ? 'No matching reviews' : 'Owner 0');
    expect(screen.queryByText(/^Only the first 100/) !== null).toBe(mayBeMore);
  });
});

/** Withdraws the review, and confirms it. */
async function withdraw() {
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the review of Hannah' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw the review of Hannah?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

describe('published content', () => {
  it('is withdrawn by a request that names the displayed version, and the list reloads', async () => {
    let status: PublishedReview['status'] = 'published';
    const sent = serve((path) => {
      if (!path.endsWith('/acts')) return { body: [{ ...REVIEW, status }] };
      status = 'withdrawn';
      return { body: { id: REVIEW.id, version: 5, status } };
    });
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    await withdraw();
    expect(await screen.findByRole('button', { name: 'Restore the review of Hannah' })).toBeTruthy();
    expect(screen.getByText('Withdrawn')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/acts'))).toEqual({
      path: `/api/admin/reviews/${REVIEW.id}/acts`,
      ifMatch: '"4"',
      body: { act: 'withdraw' },
    });
  });

  it('is withdrawn only after a confirmation, and the withdrawal can be undone', async () => {
    let status: PublishedReview['status'] = 'published';
    const sent = serve((path) => {
      if (!path.endsWith('/acts')) return { body: [{ ...REVIEW, status }] };
      status = status === 'published' ? 'withdrawn' : 'published';
      return { body: { id: REVIEW.id, version: status === 'withdrawn' ? 5 : 6, status } };
    });
    const acts = () => sent.filter(({ path }) => path.endsWith('/acts'));
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the review of Hannah' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(acts()).toEqual([]);
    await withdraw();
    await screen.findByRole('button', { name: 'Restore the review of Hannah' });
    act(() => toastStore.getState().toast?.undo?.());
    expect(await screen.findByRole('button', { name: 'Withdraw the review of Hannah' })).toBeTruthy();
    expect(acts().map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
      ['"4"', { act: 'withdraw' }],
      ['"5"', { act: 'restore' }],
    ]);
  });

  it('is listed by the kind and the search in a link from the inbox', async () => {
    const sent = serve(() => ({ body: [] }));
    render(
      <MemoryRouter initialEntries={['/admin?tab=published&show=recipes&search=112']}>
        <Queries>
          <AdminTheme className="">
            <PublishedTab onSignedOut={() => {}} />
          </AdminTheme>
        </Queries>
      </MemoryRouter>,
    );
    expect(await screen.findByText('No published recipes')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('112');
    expect(sent[0]?.path).toBe('/api/admin/published-recipes?search=112');
  });

  it('fault 54: changed by somebody else meanwhile, is shown in its current state with a notice', async () => {
    let comment = REVIEW.comment;
    const detail = 'This has changed since you opened it.';
    serve((path) => {
      if (!path.endsWith('/acts')) return { body: [{ ...REVIEW, comment }] };
      comment = 'As it stands now.';
      return {
        status: 412,
        body: { type: 'x', title: 'x', status: 412, code: 'precondition-failed', detail },
      };
    });
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    await withdraw();
    expect(await screen.findByText('As it stands now.')).toBeTruthy();
    await expect
      .poll(() => toastStore.getState().toast)
      .toMatchObject({ variant: 'destructive', description: detail });
  });

  it('has editable texts', async () => {
    const sent = serve((path) =>
      path.endsWith('/acts')
        ? { body: { id: REVIEW.id, version: 5, status: 'published' } }
        : { body: [REVIEW] },
    );
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the review of Hannah' }));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'H.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path.endsWith('/acts'))?.body).toEqual({
        act: 'edit',
        userName: 'H.',
        comment: REVIEW.comment,
        adminReply: null,
        translation: null,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('keeps unsaved changes over a reload, and drops them only after a confirmation', async () => {
    serve(() => ({ body: [REVIEW] }));
    const edit = async () => {
      render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
      fireEvent.click(await screen.findByRole('button', { name: 'Edit the review of Hannah' }));
    };
    await edit();
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'As I wrote it.' } });
    cleanup();
    await edit();
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'As I wrote it.'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Comment')).toBeNull());
    await waitFor(async () => expect(await database.drafts.get(`admin review ${REVIEW.id}`)).toBeUndefined());
  });

  it('fault 54: edited by two at once, loses no text: both versions are shown, and saving again stores mine', async () => {
    let stored: PublishedReview = REVIEW;
    const sent = serve((path) => {
      if (!path.endsWith('/acts')) return { body: [stored] };
      if (stored.version === 4) {
        stored = { ...REVIEW, version: 5, comment: 'As they left it.' };
        return { status: 412, body: { type: 'x', title: 'x', status: 412, code: 'precondition-failed' } };
      }
      stored = { ...stored, version: 6, comment: 'As I wrote it.' };
      return { body: { id: REVIEW.id, version: 6, status: 'published' } };
    });
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the review of Hannah' }));
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'As I wrote it.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await findError();
    await waitFor(() => expect(notice.textContent).toContain('CommentAs they left it.'));
    expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'As I wrote it.');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(screen.getByText('As I wrote it.')).toBeTruthy();
    expect(sent.filter(({ path }) => path.endsWith('/acts')).map(({ ifMatch }) => ifMatch)).toEqual([
      '"4"',
      '"5"',
    ]);
  });

  it('is filtered by state and stars, and a rejected review can be approved in the list', async () => {
    const sent = serve((path) =>
      path.endsWith('/acts')
        ? { body: { id: REVIEW.id, version: 5, status: 'published' } }
        : { body: [{ ...REVIEW, status: 'rejected' }] },
    );
    render(<PublishedTab onSignedOut={() => {}} />, { wrapper: Frame });
    await choose(await screen.findByLabelText('State'), 'Rejected');
    await choose(screen.getByLabelText('Stars'), '5');
    await waitFor(() =>
      expect(sent.at(-1)?.path).toBe('/api/admin/published-reviews?status=rejected&rating=5'),
    );
    expect(screen.queryByRole('button', { name: 'Edit the review of Hannah' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Approve the review of Hannah' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path.endsWith('/acts'))?.body).toEqual({ act: 'approve' }),
    );
  });
});

describe('erasure', () => {
  const matches = [
    { kind: 'message', id: 'one', isExact: true, excerpt: 'Ada', at: '2026-11-19T10:00:00.000Z' },
    { kind: 'review', id: 'two', isExact: false, excerpt: 'Thanks to Ada', at: '2026-11-19T10:00:00.000Z' },
  ];

  it('shows the matches, selects the person’s own, and erases only those after a confirmation', async () => {
    let left = matches;
    const sent = serve((path) => {
      if (path.endsWith('preview')) return { body: { matches: left, hasMore: false } };
      left = [];
      return { body: { erased: 1, missing: 0 } };
    });
    render(<ErasureTab onSignedOut={() => {}} />, { wrapper: Frame });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByText('Enter a name or an e-mail')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Erase 1 entry' }));
    expect(sent.some(({ path }) => path.endsWith('/erasure'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Erase 1 entry for good' }));
    expect(await screen.findByText('We store nothing about them.')).toBeTruthy();
    expect(sent.find(({ path }) => path.endsWith('/erasure'))?.body).toEqual({
      targets: [{ kind: 'message', id: 'one' }],
    });
  });

  it('searches again for the person erased, even if the name field has changed since', async () => {
    const sent = serve((path) =>
      path.endsWith('preview') ? { body: { matches, hasMore: false } } : { body: { erased: 1, missing: 0 } },
    );
    render(<ErasureTab onSignedOut={() => {}} />, { wrapper: Frame });
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
    type('Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    const erase = await screen.findByRole('button', { name: 'Erase 1 entry' });
    type('');
    fireEvent.click(erase);
    fireEvent.click(screen.getByRole('button', { name: 'Erase 1 entry for good' }));
    const searches = () => sent.filter(({ path }) => path.endsWith('preview')).map(({ body }) => body);
    await waitFor(() => expect(searches()).toEqual([{ name: 'Ada' }, { name: 'Ada' }]));
  });
});
