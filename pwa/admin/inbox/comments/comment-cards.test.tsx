import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble, comment } from '../../admin-server.test-support.ts';

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the photos', () => {
  const photo = (reviewId: string, changes = {}) => ({
    key: crypto.randomUUID(),
    reviewId,
    userName: 'Hannah',
    comment: 'Pip licked the bowl.',
    recipeId: 1,
    recipeTitle: 'Chicken & Brown Rice Bowl',
    createdAt: '2026-11-19T10:00:00.000Z',
    ...changes,
  });

  async function inside() {
    const waiting = comment({ imageUrl: '/photos/x' });
    const server = adminServerDouble([waiting]);
    server.isSignedIn = true;
    const later = photo(crypto.randomUUID(), { userName: '', comment: 'Approved last week.' });
    server.photos = [photo(waiting.id), later];
    render(
      <MemoryRouter initialEntries={['/admin?tab=comments']}>
        <AdminApp />
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { name: 'Pending Photos' });
    return { server, waiting, later };
  }

  it('shows a comment’s photo beside it, from the address that only administrators can read', async () => {
    const { server, waiting } = await inside();
    const card = screen.getByText('Has Photo').closest('li') as HTMLElement;
    const picture = within(card).getByRole<HTMLImageElement>('img', { name: 'From Hannah' });
    const expected = server.photos.find(({ reviewId }) => reviewId === waiting.id);
    expect(picture.getAttribute('src')).toBe(`/api/admin/photos/${expected?.key}`);
  });

  it('decides on a photo independently of its comment', async () => {
    const { server } = await inside();
    const [first] = server.photos;
    fireEvent.click(screen.getByRole('button', { name: 'Reject Photo of Hannah' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'From Hannah' })).toBeNull());
    await expect.poll(() => toastStore.getState().toast?.title).toBe('Photo Updated');
    const path = `/api/admin/moderate-photo/${first?.key}`;
    expect(server.requests.find((request) => request.path === path)?.body).toEqual({ status: 'rejected' });
    expect(server.requests.some(({ path: other }) => other.includes('moderate-rating'))).toBe(false);
    expect(screen.getByRole('button', { name: 'Approve Hannah' })).toBeTruthy();
  });

  it('lists photos whose comments were decided before', async () => {
    const { server, later } = await inside();
    const list = within(screen.getByRole('list', { name: 'Pending Photos' }));
    expect(list.getByText('Approved last week.')).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: 'Approve Photo of Anonymous' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pending Photos' })).toBeNull());
    expect(server.photos.some(({ key }) => key === later.key)).toBe(false);
  });
});
