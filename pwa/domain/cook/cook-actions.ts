import type { BatchChoice } from './batch.ts';
import { type CookSession, MOST_TIMERS, MOST_UNDOS, READY } from './cook-session.ts';
import {
  movedBack,
  pausedTimer,
  resumedTimer,
  rungIfOver,
  startedTimer,
  type Timer,
  withMinuteMore,
} from './timer.ts';

export type CookAction = { nowMs: number } & (
  | { type: 'choose'; choice: BatchChoice }
  /** `isEnd`: the last step is left, so the food is cooked. */
  | { type: 'go'; stage: number; isEnd?: boolean }
  /** `label` names the change in the undo notice. */
  | { type: 'tick'; key: string; label: string }
  | {
      type: 'start-timer';
      timer: { id: string; name: string; seconds: number; upToSeconds: number | null };
    }
  | { type: 'minute-more' | 'pause' | 'resume' | 'put-away'; timerId: string }
  | { type: 'undo' }
  /** Restarts the recipe; timers continue. */
  | { type: 'again' }
  /** The clock has advanced. */
  | { type: 'clock' }
);

/** A smaller step back is a clock correction, not a changed clock. */
const CLOCK_SLACK_MS = 2000;
/** Minimum interval between stored values of `seenAtMs`: each is a write. */
const SEEN_EVERY_MS = 15_000;

/** A new session of a recipe, before its first step. */
export function newCookSession(
  recipe: { id: number; title: string },
  choice: BatchChoice,
  nowMs: number,
): CookSession {
  return {
    recipeId: recipe.id,
    title: recipe.title,
    startedAtMs: nowMs,
    usedAtMs: nowMs,
    seenAtMs: nowMs,
    choice,
    stage: READY,
    ticks: [],
    timers: [],
    undos: [],
  };
}

function withUndo(session: CookSession, label: string, timer: Timer | null = null): CookSession['undos'] {
  const { stage, ticks, undos } = session;
  return [...undos, { label, stage, ticks, timer }].slice(-MOST_UNDOS);
}

function withTimer(session: CookSession, id: string, change: (timer: Timer) => Timer): CookSession {
  return { ...session, timers: session.timers.map((timer) => (timer.id === id ? change(timer) : timer)) };
}

/** Starts a timer: no effect on a running one, a restart in place for one that has rung. */
function withStarted(session: CookSession, timer: Parameters<typeof startedTimer>[0], nowMs: number) {
  const { timers } = session;
  const before = timers.find(({ id }) => id === timer.id);
  if (before === undefined && timers.length >= MOST_TIMERS) return session;
  if (before !== undefined && before.state.status !== 'rung') return session;
  const others = timers.filter((other) => other !== before);
  return { ...session, timers: [...others, startedTimer(timer, nowMs)] };
}

function putAway(session: CookSession, timerId: string): CookSession {
  const timer = session.timers.find(({ id }) => id === timerId);
  if (timer === undefined) return session;
  return {
    ...session,
    timers: session.timers.filter(({ id }) => id !== timerId),
    undos: withUndo(session, timer.name, timer),
  };
}

function undone(session: CookSession): CookSession {
  const last = session.undos.at(-1);
  if (last === undefined) return session;
  const undos = session.undos.slice(0, -1);
  if (last.timer === null) return { ...session, stage: last.stage, ticks: last.ticks, undos };
  const { id } = last.timer;
  const isFull = session.timers.length >= MOST_TIMERS || session.timers.some((timer) => timer.id === id);
  return { ...session, timers: isFull ? session.timers : [...session.timers, last.timer], undos };
}

/** Advances the session to a time: expired timers ring; a clock set back shifts them back. */
function atClock(session: CookSession, nowMs: number): CookSession {
  const behindMs = session.seenAtMs - nowMs;
  const isSetBack = behindMs > CLOCK_SLACK_MS;
  const moved = isSetBack ? session.timers.map((timer) => movedBack(timer, behindMs)) : session.timers;
  const timers = moved.map((timer) => rungIfOver(timer, nowMs));
  const isChanged = timers.some((timer, index) => timer !== session.timers[index]);
  const isSeenLate = nowMs - session.seenAtMs >= SEEN_EVERY_MS && timers.length > 0;
  if (!isChanged && !isSetBack && !isSeenLate) return session;
  return { ...session, timers, seenAtMs: nowMs };
}

function acted(session: CookSession, action: CookAction): CookSession {
  const { nowMs } = action;
  switch (action.type) {
    case 'go': {
      // A look back at a step does not make the food fresher.
      const cooked = action.isEnd === true ? { cookedAtMs: session.cookedAtMs ?? nowMs } : {};
      return { ...session, stage: action.stage, ...cooked };
    }
    case 'choose':
      return { ...session, choice: action.choice };
    case 'tick': {
      const { ticks } = session;
      const isTicked = ticks.includes(action.key);
      const after = isTicked ? ticks.filter((key) => key !== action.key) : [...ticks, action.key];
      return { ...session, ticks: after, undos: withUndo(session, action.label) };
    }
    case 'start-timer':
      return withStarted(session, action.timer, nowMs);
    case 'minute-more':
      return withTimer(session, action.timerId, (timer) => withMinuteMore(timer, nowMs));
    case 'pause':
      return withTimer(session, action.timerId, (timer) => pausedTimer(timer, nowMs));
    case 'resume':
      return withTimer(session, action.timerId, (timer) => resumedTimer(timer, nowMs));
    case 'put-away':
      return putAway(session, action.timerId);
    case 'undo':
      return undone(session);
    case 'again': {
      const { cookedAtMs: _, ...kept } = session;
      return { ...kept, stage: READY, ticks: [], undos: [], startedAtMs: nowMs };
    }
    case 'clock':
      return session;
  }
}

/**
 * Applies an action; returns the same object if nothing changed. Every action advances the clock first, so that an
 * expired timer has rung before anything is done to it.
 */
export function cookReducer(session: CookSession, action: CookAction): CookSession {
  const current = atClock(session, action.nowMs);
  const next = acted(current, action);
  return next === current ? current : { ...next, usedAtMs: action.nowMs, seenAtMs: action.nowMs };
}

/** The timers that have rung between two states of a session. */
export function newlyRung(before: CookSession, after: CookSession): Timer[] {
  const rung = new Set(before.timers.flatMap(({ id, state }) => (state.status === 'rung' ? [id] : [])));
  return after.timers.filter(({ id, state }) => state.status === 'rung' && !rung.has(id));
}
