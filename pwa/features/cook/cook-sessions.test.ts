// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WHOLE_RECIPE } from '#domain/cook/batch';
import { newCookSession } from '#domain/cook/cook-session';
import { database } from '../../platform/database/bowlful.ts';
import {
  beginCooking,
  bringTimersUp,
  cook,
  cookingKept,
  cookStore,
  finishCooking,
  useCookSession,
  useIsUnkept,
} from './cook-sessions.ts';

const T0 = Date.now();
const session = newCookSession({ id: 1, title: 'Chicken Bowl' }, WHOLE_RECIPE, T0);
const stored = async () => (await database.cookSessions.get('1'))?.value as typeof session | undefined;
const row = (value: unknown) => ({ id: '1', value, updatedAt: '2026-01-01T00:00:00.000Z' });

beforeEach(async () => {
  await cookingKept();
  // The first use of a hook starts the live query.
  renderHook(() => useCookSession(1)).unmount();
  await database.cookSessions.clear();
  await waitFor(() => expect(cookStore.getState().sessions?.size ?? 0).toBe(0));
});
afterEach(() => vi.restoreAllMocks());

describe('cook sessions on the device', () => {
  it('are visible at once and stored in the background', async () => {
    beginCooking(session);
    cook(1, { type: 'go', stage: 2, nowMs: T0 + 1 });
    cook(1, { type: 'tick', key: 'a', label: 'Rice', nowMs: T0 + 2 });
    expect(cookStore.getState().sessions?.get(1)).toMatchObject({ stage: 2, ticks: ['a'] });
    await cookingKept();
    expect(await stored()).toMatchObject({ stage: 2, ticks: ['a'] });
  });

  it('are restored from storage after the app was killed', async () => {
    await database.cookSessions.put(row({ ...session, stage: 3 }));
    const { result } = renderHook(() => useCookSession(1));
    await waitFor(() => expect(result.current?.stage).toBe(3));
  });

  it('are ignored if damaged', async () => {
    await database.cookSessions.put(row({ recipeId: 1, stage: 'three' }));
    const { result } = renderHook(() => useCookSession(1));
    await waitFor(() => expect(result.current).toBeNull());
  });

  it('follow another tab', async () => {
    const { result } = renderHook(() => useCookSession(1));
    beginCooking(session);
    await cookingKept();
    await database.cookSessions.put(row({ ...session, stage: 4 }));
    await waitFor(() => expect(result.current?.stage).toBe(4));
  });

  it('are deleted when the food is cooked', async () => {
    beginCooking(session);
    finishCooking(1);
    await cookingKept();
    expect(await stored()).toBeUndefined();
    expect(cookStore.getState().sessions?.has(1)).toBe(false);
  });

  it('report a timer that ended during another action, once', () => {
    beginCooking(session);
    const timer = { id: 't', name: 'Rice', seconds: 60, upToSeconds: null };
    cook(1, { type: 'start-timer', timer, nowMs: T0 });
    cook(1, { type: 'go', stage: 2, nowMs: T0 + 60_500 });
    expect(bringTimersUp(T0 + 61_000)).toMatchObject([{ recipeId: 1, title: 'Chicken Bowl' }]);
    expect(bringTimersUp(T0 + 62_000)).toEqual([]);
  });

  it('report which timers have rung, once, and store when', async () => {
    beginCooking(session);
    cook(1, {
      type: 'start-timer',
      timer: { id: 't', name: 'Rice', seconds: 60, upToSeconds: null },
      nowMs: T0,
    });
    expect(bringTimersUp(T0 + 59_000)).toEqual([]);
    expect(bringTimersUp(T0 + 61_000)).toMatchObject([{ recipeId: 1, title: 'Chicken Bowl' }]);
    expect(bringTimersUp(T0 + 62_000)).toEqual([]);
    await cookingKept();
    expect((await stored())?.timers[0]?.state).toEqual({ status: 'rung', rangAtMs: T0 + 60_000 });
  });

  it('work without storage, and report that the place is not stored', async () => {
    const { result } = renderHook(() => useIsUnkept());
    vi.spyOn(database.cookSessions, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    beginCooking(session);
    cook(1, { type: 'go', stage: 1, nowMs: T0 });
    await waitFor(() => expect(result.current).toBe(true));
    expect(cookStore.getState().sessions?.get(1)?.stage).toBe(1);
  });
});
