import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#domain/contract/page-data';
import type { Photo } from '#domain/review/photos';
import { clearDraft } from '../../platform/database/drafts.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { emptyQueue } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { findError } from '../../testing/find-error.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { PhotoError, type resizePhoto as Resize } from './resize-photo.ts';
import { ReviewsPanel } from './reviews-panel.tsx';

const resizePhoto = vi.hoisted(() => vi.fn<typeof Resize>());
vi.mock('./resize-photo.ts', async (original) => ({
  ...(await original<typeof import('./resize-photo.ts')>()),
  resizePhoto,
}));

const bytes = new Uint8Array([0xff, 0xd8, 0xff]).buffer;

async function openForm() {
  const data = { url: '/recipe/2', recipe: { recipe: { id: 2 }, card: {}, reviews: [] } };
  const shown = render(
    <PageDataProvider data={data as unknown as PageData}>
      <MemoryRouter>
        <ReviewsPanel recipeId={2} title="Beef Pot" />
      </MemoryRouter>
    </PageDataProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  await screen.findByRole('button', { name: 'Submit Review' });
  return shown;
}

const attach = () =>
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [new File(['camera'], 'pip.jpg')] } });

function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Jo' } });
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'Gone in a minute.' } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await clearDraft('review:2');
  await clearDraft('review-photo:2');
  await emptyQueue();
  connectionStore.setState({ online: false });
  toastStore.setState({ toast: null });
  resizePhoto.mockReset().mockResolvedValue({ bytes, mediaType: 'image/jpeg' });
});
afterEach(cleanup);

describe('a photo of a review', () => {
  it('can be attached offline, and is queued behind its review', async () => {
    await openForm();
    attach();
    expect(await screen.findByRole('img', { name: 'What you attached' })).toBeTruthy();
    fillIn();
    press('Submit Review');
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Saved on this device'));
    const [review] = await pendingItems('review');
    const [photo, ...others] = await pendingItems('photo');
    expect(others).toEqual([]);
    expect(photo?.body).toMatchObject({ recipeId: 2, reviewId: review?.id });
    expect(photo?.body.draft.bytes.byteLength).toBe(3);
    expect(await screen.findByText(/Your review of this recipe is waiting on this device\./)).toBeTruthy();
  });

  it('can be removed', async () => {
    await openForm();
    attach();
    await screen.findByRole('img', { name: 'What you attached' });
    press('Remove the photo');
    expect(screen.queryByRole('img', { name: 'What you attached' })).toBeNull();
    fillIn();
    press('Submit Review');
    await waitFor(async () => expect(await pendingItems('review')).toHaveLength(1));
    expect(await pendingItems('photo')).toEqual([]);
  });

  it('is rejected with a reason if it cannot be read, and the text stays', async () => {
    resizePhoto.mockRejectedValue(new PhotoError());
    await openForm();
    fillIn();
    attach();
    expect((await findError()).textContent).toContain('We can’t read this picture.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('Gone in a minute.');
  });

  it('disables the submit button while it is being read, and the button says so', async () => {
    let finish: (photo: Photo) => void = () => {};
    resizePhoto.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await openForm();
    fillIn();
    attach();
    const [, submit] = await screen.findAllByRole('button', { name: 'Reading the photo...' });
    expect(isDisabled(submit as HTMLElement)).toBe(true);
    finish({ bytes, mediaType: 'image/jpeg' });
    await waitFor(() => press('Submit Review'));
    await waitFor(async () => expect(await pendingItems('photo')).toHaveLength(1));
  });

  it('is restored after a reload', async () => {
    const first = await openForm();
    attach();
    await screen.findByRole('img', { name: 'What you attached' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change the photo' })).toBeTruthy());
    first.unmount();
    await openForm();
    expect(await screen.findByRole('img', { name: 'What you attached' })).toBeTruthy();
  });

  it('is reported separately if only the photo is refused', async () => {
    await openForm();
    attach();
    await screen.findByRole('img', { name: 'What you attached' });
    fillIn();
    press('Submit Review');
    await waitFor(async () => expect(await pendingItems('photo')).toHaveLength(1));
    await deliverItem('review', 'sent');
    await deliverItem('photo', 'refused');
    expect(await screen.findByText(/The photo of your review was refused\./)).toBeTruthy();
  });
});
