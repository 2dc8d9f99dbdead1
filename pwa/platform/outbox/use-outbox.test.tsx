import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_NAME } from './database.ts';

const draft = { rating: 5, comment: 'Licked the bowl clean.', userName: 'Robin' };
const review = { type: 'review' as const, recipeId: 3, recipeTitle: 'Bowl', draft };

/** Fresh modules, as in another page, on the same database. */
async function page() {
  vi.resetModules();
  const commands = await import('./commands.ts');
  const hooks = await import('./use-outbox.ts');
  return { ...commands, ...hooks };
}

beforeEach(async () => {
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useOutbox', () => {
  it('is undefined until the first read, then complete, and follows each change', async () => {
    const { useOutbox, useOutboxCounts, enqueue, discardItem } = await page();
    const items = renderHook(() => useOutbox());
    const counts = renderHook(() => useOutboxCounts());
    expect(items.result.current).toBeUndefined();
    expect(counts.result.current).toEqual({ waiting: 0, refused: 0 });
    await waitFor(() => expect(items.result.current).toEqual([]));

    const item = await act(() => enqueue(review));
    await waitFor(() => expect(items.result.current).toEqual([item]));
    expect(counts.result.current).toEqual({ waiting: 1, refused: 0 });

    await act(() => discardItem(item.id));
    await waitFor(() => expect(items.result.current).toEqual([]));
  });

  it('finds one item by its id, and returns null if it is not there', async () => {
    const { useOutboxItem, enqueue, discardItem } = await page();
    const item = await enqueue(review);
    const { result } = renderHook(() => [useOutboxItem(item.id), useOutboxItem('another')]);
    expect(result.current).toEqual([undefined, undefined]);
    await waitFor(() => expect(result.current).toEqual([item, null]));
    await act(() => discardItem(item.id));
    await waitFor(() => expect(result.current).toEqual([null, null]));
  });

  it('is notified when another tab enqueues', async () => {
    const one = await page();
    const other = await page();
    const items = renderHook(() => one.useOutbox());
    await waitFor(() => expect(items.result.current).toEqual([]));
    await other.enqueue(review);
    await waitFor(() => expect(items.result.current).toHaveLength(1));
  });

  it('fault 5: reads again when the page becomes visible, because a frozen tab misses messages', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const one = await page();
    const other = await page();
    const items = renderHook(() => one.useOutbox());
    await waitFor(() => expect(items.result.current).toEqual([]));
    await other.enqueue(review);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(items.result.current).toHaveLength(1));
  });

  it('fault 18: reports that the database was deleted under the page with items waiting', async () => {
    const { useOutbox, enqueue } = await page();
    const { useDeviceProblem } = await import('../database/device-problem.ts');
    const { result } = renderHook(() => ({ items: useOutbox(), problem: useDeviceProblem() }));
    await act(() => enqueue(review));
    await waitFor(() => expect(result.current.items).toHaveLength(1));
    indexedDB.deleteDatabase(OUTBOX_NAME);
    await waitFor(() => expect(result.current.problem).toMatch(/^This browser deleted what was waiting/));
    await waitFor(() => expect(result.current.items).toEqual([]));
  });

  it('reports nothing when the database of an empty queue is deleted', async () => {
    const { useOutbox } = await page();
    const { useDeviceProblem } = await import('../database/device-problem.ts');
    const { result } = renderHook(() => ({ items: useOutbox(), problem: useDeviceProblem() }));
    await waitFor(() => expect(result.current.items).toEqual([]));
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(OUTBOX_NAME).onsuccess = resolve;
    });
    expect(result.current.problem).toBeNull();
  });

  it('keeps the last items when storage fails', async () => {
    const { useOutbox, enqueue } = await page();
    const items = renderHook(() => useOutbox());
    await act(() => enqueue(review));
    await waitFor(() => expect(items.result.current).toHaveLength(1));
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    window.dispatchEvent(new Event('focus'));
    // Once on the lost connection, once on a new one.
    await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
    await act(async () => {});
    vi.restoreAllMocks();
    expect(items.result.current).toHaveLength(1);
  });
});
