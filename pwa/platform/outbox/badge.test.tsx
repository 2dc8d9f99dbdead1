import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBadge } from './badge.ts';
import { discardItem, enqueue } from './commands.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import { deviceOutbox } from './store.ts';
import { useAppBadge } from './use-outbox.ts';

const [, , contact, newsletter] = ENTRY_OF_EACH_TYPE;
const badge = { setAppBadge: vi.fn(async (_count: number) => {}), clearAppBadge: vi.fn(async () => {}) };

beforeEach(async () => {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  vi.clearAllMocks();
  vi.stubGlobal('navigator', badge);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the badge on the app’s icon', () => {
  it('counts waiting and refused items, follows the queue, and disappears when it is empty', async () => {
    renderHook(() => useAppBadge());
    await waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(1));
    const first = await act(() => enqueue(contact));
    await waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(1));
    const second = await act(() => enqueue(newsletter));
    await waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(2));
    await act(() => discardItem(first.id));
    await waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(1));
    await act(() => discardItem(second.id));
    await waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalledTimes(2));
  });

  it('can be set without a page, as the worker does', async () => {
    await enqueue(contact);
    await showBadge(await deviceOutbox.list());
    expect(badge.setAppBadge).toHaveBeenCalledWith(1);
  });

  it('is skipped if the browser lacks or forbids it', async () => {
    await enqueue(contact);
    vi.stubGlobal('navigator', {});
    await expect(showBadge(await deviceOutbox.list())).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {
      setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await expect(showBadge(await deviceOutbox.list())).resolves.toBeUndefined();
  });
});
