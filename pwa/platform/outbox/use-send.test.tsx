import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems, refuseItem } from '../../testing/queue-harness.tsx';
import { toastStore } from '../state/toast-store.ts';
import { connectionStore } from '../sync/connection.ts';
import { OutboxError } from './database.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import { deviceOutbox } from './store.ts';
import { type SendOutcome, useSend } from './use-send.ts';

const [, , contact] = ENTRY_OF_EACH_TYPE;
const TEXTS = {
  sent: { title: 'Message Sent Successfully', description: "We'll respond within 24-48 hours." },
  failed: {
    title: 'Submission Failed',
    fallback: 'Failed to submit your message. Please try again.',
  },
};

const toast = () => toastStore.getState().toast;

/** Sends the message; returns the pending result and the spies. */
function begin(entry = contact) {
  const { result } = renderHook(() => useSend(TEXTS));
  const onSaved = vi.fn();
  let outcome: Promise<SendOutcome> = Promise.resolve('unsaved');
  act(() => {
    outcome = result.current.send(entry, onSaved);
  });
  return { result, onSaved, outcome, end: () => act(() => outcome) };
}

async function queuedId(): Promise<string> {
  await waitFor(async () => expect(await pendingItems()).toHaveLength(1));
  return (await pendingItems())[0]?.id ?? '';
}

beforeEach(startOnline);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('sending', () => {
  it('shows the form’s own toast once the server has acknowledged, and not before', async () => {
    const { result, onSaved, end } = begin();
    const id = await queuedId();
    expect(result.current.isPending).toBe(true);
    expect(toast()).toBeNull();
    expect(onSaved).toHaveBeenCalledTimes(1);
    await deliverItem(id);
    expect(await end()).toBe('sent');
    expect(toast()).toMatchObject(TEXTS.sent);
    expect(result.current.isPending).toBe(false);
  });

  it('says that the text is saved on this device when there is no network', async () => {
    connectionStore.setState({ online: false });
    const { end } = begin();
    expect(await end()).toBe('waiting');
    expect(toast()).toMatchObject({
      title: 'Saved on this device',
      description: 'It sends by itself when you are online.',
    });
    expect(await pendingItems()).toMatchObject([{ type: 'contact', status: 'waiting' }]);
  });

  it('says that the text is saved on this device after four seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { outcome, onSaved } = begin();
    // The timer starts once the entry is stored; storage has time-outs of its own before that.
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(3_900);
    expect(toast()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    expect(await outcome).toBe('waiting');
    expect(toast()?.title).toBe('Saved on this device');
  });

  it('shows the server’s reason for a refusal', async () => {
    const { end } = begin();
    await refuseItem(await queuedId(), 'This text cannot be published.');
    expect(await end()).toBe('refused');
    expect(toast()).toMatchObject({
      variant: 'destructive',
      title: 'Submission Failed',
      description: 'This text cannot be published.',
    });
  });

  it('has a fallback for a refusal without a reason', async () => {
    const { end } = begin();
    await refuseItem(await queuedId(), '');
    await end();
    expect(toast()?.description).toBe('Failed to submit your message. Please try again.');
  });

  it('fault 8: says that the device is full, and does not report the text as saved', async () => {
    vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new OutboxError('full'));
    const { onSaved, end } = begin();
    expect(await end()).toBe('unsaved');
    expect(onSaved).not.toHaveBeenCalled();
    expect(toast()).toMatchObject({
      variant: 'destructive',
      title: 'Submission Failed',
      description: 'This device has no room left. Your text is still here: free some space and try again.',
    });
  });

  it('shows the validation message of an invalid entry', async () => {
    const wrong = { ...contact, draft: { ...contact.draft, email: 'nobody' } };
    const { end } = begin(wrong as never);
    expect(await end()).toBe('unsaved');
    expect(toast()?.description).toBe('Please enter a valid email address');
    expect(await pendingItems()).toEqual([]);
  });
});
