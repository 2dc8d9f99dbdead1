import { useEffect, useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import {
  type CookAction,
  type CookSession,
  cookReducer,
  newlyRung,
  parseCookSession,
} from '#domain/cook/cook-session';
import type { Timer } from '#domain/cook/timer';
import { loadDevice, watchDevice } from '../../platform/database/device.ts';
import { whenStorageIsRefused } from '../../platform/database/device-problem.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

type CookState = {
  /** Keyed by recipe; undefined until the device is read. */
  sessions: ReadonlyMap<number, CookSession> | undefined;
  /** Whether the last change could not be stored and will be lost when the app closes. */
  isUnkept: boolean;
};

/**
 * All cook sessions of this device. Updates are optimistic: the screen changes at once and the write follows, so that no
 * tap waits for the disk.
 */
export const cookStore = createStore<CookState>(() => ({ sessions: undefined, isUnkept: false }));

/** The last unsaved change of each session for which the disk is outdated. */
const unkept = new Map<number, number>();
let changes = 0;
let writing: Promise<void> = Promise.resolve();
let isStarted = false;
/** A timer that has just rung, with its recipe. */
export type RungTimer = { recipeId: number; title: string; timer: Timer };

/** Timers that rang during another action, before the next tick; `bringTimersUp` reports them. */
let unheard: RungTimer[] = [];

/** @param rendered the pre-rendered sessions, so that a tap need not wait for the device */
function start(rendered: Sessions | undefined): void {
  if (rendered !== undefined && cookStore.getState().sessions === undefined) {
    cookStore.setState({ sessions: rendered });
  }
  if (isStarted) return;
  isStarted = true;
  watchDevice(readSessions, takeOver);
  whenStorageIsRefused(() => {
    // Cooking works without storage, but no earlier session is restored.
    if (cookStore.getState().sessions === undefined)
      cookStore.setState({ sessions: new Map(), isUnkept: true });
  });
}

type Sessions = ReadonlyMap<number, CookSession>;

/** The stored sessions by recipe; a damaged one is ignored. */
async function readSessions({ database }: Device): Promise<Sessions> {
  const sessions = (await database.cookSessions.toArray()).flatMap(
    ({ value }) => parseCookSession(value) ?? [],
  );
  return new Map(sessions.map((session) => [session.recipeId, session]));
}

/** Applies the stored sessions, of this tab or another, except where this tab has yet to store its own. */
function takeOver(stored: Sessions): void {
  const own = cookStore.getState().sessions;
  const sessions = new Map([...stored].filter(([recipeId]) => !unkept.has(recipeId)));
  for (const recipeId of unkept.keys()) {
    const session = own?.get(recipeId);
    if (session !== undefined) sessions.set(recipeId, session);
  }
  cookStore.setState({ sessions });
}

function keep(recipeId: number): void {
  changes += 1;
  const change = changes;
  unkept.set(recipeId, change);
  writing = writing.then(() => write(recipeId)).then(settle, settle);
  function settle(error?: unknown): void {
    // A session that could not be stored stays on the screen.
    if (error === undefined && unkept.get(recipeId) === change) unkept.delete(recipeId);
    cookStore.setState({ isUnkept: error !== undefined });
  }
}

/** Writes the latest state of a session, or deletes it. */
async function write(recipeId: number): Promise<void> {
  const device = await loadDevice();
  const id = String(recipeId);
  const session = cookStore.getState().sessions?.get(recipeId);
  const updatedAt = new Date().toISOString();
  await device.run(async (database) => {
    if (session === undefined) await database.cookSessions.delete(id);
    else await database.cookSessions.put({ id, value: session, updatedAt });
  });
}

function replace(recipeId: number, session: CookSession | null): void {
  const sessions = new Map(cookStore.getState().sessions);
  if (session === null) sessions.delete(recipeId);
  else sessions.set(recipeId, session);
  cookStore.setState({ sessions });
  keep(recipeId);
}

/** The session of a recipe; null if none, undefined until it is read. */
export function useCookSession(recipeId: number): CookSession | null | undefined {
  const sessions = useCookSessions();
  return sessions === undefined ? undefined : (sessions.get(recipeId) ?? null);
}

/** Every session by its recipe; undefined until they are read. */
export function useCookSessions(): Sessions | undefined {
  const rendered = usePrerendered('cookSessions', readSessions);
  useEffect(() => start(rendered), [rendered]);
  return useSyncExternalStore(
    cookStore.subscribe,
    () => cookStore.getState().sessions ?? rendered,
    () => rendered,
  );
}

/** Whether the last change could not be stored on this device. */
export function useIsUnkept(): boolean {
  return useStore(cookStore, ({ isUnkept }) => isUnkept);
}

/** Starts a session; its place is stored from now on. */
export function beginCooking(session: CookSession): void {
  replace(session.recipeId, session);
  void requestPersistence();
}

/** Changes the session of a recipe, if there is one. */
export function cook(recipeId: number, action: CookAction): void {
  const session = cookStore.getState().sessions?.get(recipeId);
  if (session === undefined) return;
  const next = cookReducer(session, action);
  if (next === session) return;
  unheard.push(...rungOf(session, next));
  replace(recipeId, next);
}

/** Deletes a session: the food is cooked. */
export function finishCooking(recipeId: number): void {
  if (cookStore.getState().sessions?.has(recipeId)) replace(recipeId, null);
}

const rungOf = (before: CookSession, after: CookSession): RungTimer[] =>
  newlyRung(before, after).map((timer) => ({ recipeId: before.recipeId, title: before.title, timer }));

/** Updates every timer to the time given; returns those that have rung since the last call. */
export function bringTimersUp(nowMs: number): RungTimer[] {
  const rung = unheard;
  unheard = [];
  for (const session of cookStore.getState().sessions?.values() ?? []) {
    const next = cookReducer(session, { type: 'clock', nowMs });
    if (next === session) continue;
    rung.push(...rungOf(session, next));
    replace(session.recipeId, next);
  }
  return rung;
}

/** Resolves once all pending writes are done or have failed. */
export async function cookingKept(): Promise<void> {
  await writing;
}
