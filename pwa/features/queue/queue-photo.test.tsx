import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '../../platform/outbox/commands.ts';
import { ENTRY_OF_EACH_TYPE } from '../../platform/outbox/item.test-support.ts';
import type { PendingItem } from '../../platform/outbox/item.ts';
import {
  cardOf,
  changeItem,
  deliverItem,
  pendingItems,
  press,
  refuseItem,
  showQueue,
  startQueue,
  type,
} from '../../testing/queue-harness.tsx';

// The test environment cannot decode pictures.
vi.mock('../reviews/resize-photo.ts', async (importReal) => {
  const { PhotoError, ...real } = await importReal<typeof import('../reviews/resize-photo.ts')>();
  return {
    ...real,
    PhotoError,
    async resizePhoto(file: File) {
      if (file.name === 'letter.pdf') throw new PhotoError();
      return { bytes: Uint8Array.of(255, 216, 254).buffer, mediaType: 'image/jpeg' };
    },
  };
});

const [review] = ENTRY_OF_EACH_TYPE;

beforeEach(startQueue);
afterEach(cleanup);

describe('the photo of a review', () => {
  it('says that it waits for its review, and cannot be sent before the review has arrived', async () => {
    const { id } = await enqueue(review);
    await showQueue();
    const photo = await cardOf('Photo for your review of Beef Pot');
    expect(within(photo).getByText('We’ll send it after its review.')).toBeTruthy();
    expect(within(photo).queryByRole('button', { name: 'Retry' })).toBeNull();
    await refuseItem(id, 'Not like this.');
    await screen.findByText(
      'This photo belongs to a review we couldn’t accept. Fix the review and the photo will follow.',
    );
    await deliverItem(id);
    expect(
      await within(await cardOf('Photo for your review of Beef Pot')).findByRole('button', { name: 'Retry' }),
    ).toBeTruthy();
  });

  it('follows its review when that is corrected', async () => {
    const { id } = await enqueue(review);
    await refuseItem(id, 'Not like this.');
    await showQueue();
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    type('Your comment', 'Rex finished it. No links.');
    press('Send again');
    await screen.findByText('Waiting (2)');
    const [corrected, photo] = await pendingItems();
    expect(photo).toMatchObject({ type: 'photo', body: { reviewId: corrected?.id } });
  });

  it('is discarded with its review, and the question says so', async () => {
    await enqueue(review);
    await showQueue();
    const ofReview = within(await cardOf('Review of Beef Pot'));
    fireEvent.click(ofReview.getByRole('button', { name: 'Discard' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Discard this text?' }));
    expect(
      question.getByText(/^Its photo will be discarded too\. Your text hasn’t been sent yet/),
    ).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing is waiting')).toBeTruthy();
    expect(await pendingItems()).toEqual([]);
  });

  it('may be discarded alone', async () => {
    await enqueue(review);
    await showQueue();
    fireEvent.click(
      within(await cardOf('Photo for your review of Beef Pot')).getByRole('button', { name: 'Discard' }),
    );
    const question = within(screen.getByRole('alertdialog', { name: 'Discard this photo?' }));
    expect(
      question.getByText('Your photo hasn’t been sent yet, and there’s no other copy. Discard it?'),
    ).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Waiting (1)');
    expect(await pendingItems()).toMatchObject([{ type: 'review' }]);
  });

  it('cannot be replaced once it was discarded elsewhere or has arrived, and the form says which', async () => {
    const { id } = await enqueue(review);
    await deliverItem(id);
    await showQueue();
    await cardOf('Photo for your review of Beef Pot');
    const [photo] = await pendingItems();
    press('Choose another photo');
    const choose = () =>
      act(async () => {
        const files = [new File([], 'rex.png')];
        fireEvent.change(screen.getByLabelText('Another photo'), { target: { files } });
      });
    await deliverItem(photo?.id ?? '');
    await choose();
    expect(await screen.findByText('Your first photo has already arrived')).toBeTruthy();
    await changeItem(photo?.id ?? '', () => null);
    await choose();
    expect(await screen.findByText('This photo has left the queue in the meantime')).toBeTruthy();
  });

  it('can be replaced when refused, and is sent as a new item', async () => {
    const { id } = await enqueue(review);
    await deliverItem(id);
    const before = (await pendingItems())[0]?.id ?? '';
    await refuseItem(before, 'This is no picture.');
    await showQueue();
    expect(await screen.findByText('This is no picture. Your photo is kept.')).toBeTruthy();
    press('Choose another photo');
    const choose = (file: string) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText('Another photo'), { target: { files: [new File([], file)] } });
      });
    await choose('letter.pdf');
    expect(await screen.findByText('We can’t read this picture. Choose a JPEG, PNG or WebP.')).toBeTruthy();
    await choose('rex.png');
    await screen.findByText('Waiting (1)');
    const [after] = (await pendingItems()) as PendingItem<'photo'>[];
    expect(after?.id).not.toBe(before);
    expect(after).toMatchObject({
      status: 'waiting',
      body: { reviewId: id, draft: { mediaType: 'image/jpeg' } },
    });
    expect([...new Uint8Array(after?.body.draft.bytes ?? new ArrayBuffer())]).toEqual([255, 216, 254]);
  });
});
