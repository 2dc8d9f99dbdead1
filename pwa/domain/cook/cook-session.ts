import * as z from 'zod/mini';
import { type BatchChoice, batchChoiceSchema } from './batch.ts';
import {
  movedBack,
  pausedTimer,
  resumedTimer,
  rungIfOver,
  startedTimer,
  type Timer,
  timerSchema,
  withMinuteMore,
} from './timer.ts';

/** The position before the first step: preparation. */
export const READY = -1;
/** Depth of the undo history. */
const MOST_UNDOS = 20;
/** Timers beside one another, those that have rung included. */
export const MOST_TIMERS = 12;

const ticks = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(300));

/** State before an action that can be undone. */
const undoSchema = z.object({
  /** The undone action's object: 'Chicken breast'. */
  label: z.string().check(z.maxLength(200)),
  stage: z.int().check(z.gte(READY)),
  ticks,
  /** A dismissed timer. */
  timer: z.nullable(timerSchema),
});

/** A session of cooking a recipe: position, progress and timers. Stored on the device, one per recipe. */
export const cookSessionSchema = z.object({
  recipeId: z.int().check(z.positive()),
  title: z.string().check(z.maxLength(200)),
  /** Milliseconds since 1970. */
  startedAtMs: z.number().check(z.nonnegative()),
  /** Time of the last user action. */
  usedAtMs: z.number().check(z.nonnegative()),
  /** When the last step was first left; missing until then, and in sessions of earlier builds. */
  cookedAtMs: z.optional(z.number().check(z.nonnegative())),
  /** Latest time seen on the device's clock; an earlier one means that the clock was set back. */
  seenAtMs: z.number().check(z.nonnegative()),
  choice: batchChoiceSchema,
  /** `READY`, the index of a step, or the number of steps: the end. */
  stage: z.int().check(z.gte(READY), z.lte(100)),
  ticks,
  timers: z.array(timerSchema).check(z.maxLength(MOST_TIMERS)),
  undos: z.array(undoSchema).check(z.maxLength(MOST_UNDOS)),
});

export type CookSession = z.infer<typeof cookSessionSchema>;

/** An untouched session older than this asks before it resumes. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/** Whether a session resumes without a question: a timer runs or is paused, or it was used recently. */
export function isFresh({ usedAtMs, timers }: CookSession, nowMs: number): boolean {
  return timers.some(({ state }) => state.status !== 'rung') || Math.abs(nowMs - usedAtMs) < FRESH_MS;
}

/** When the food of a session at its end was cooked. */
export function cookedAtMs(session: CookSession): number {
  return session.cookedAtMs ?? session.usedAtMs;
}

/** A stored session; null if missing or damaged. */
export function parseCookSession(value: unknown): CookSession | null {
  const result = cookSessionSchema.safeParse(value);
  return result.success ? result.data : null;
}

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

/** Whether a timer can be started beside the others; one that is there already can. */
export function hasRoomFor({ timers }: CookSession, timerId?: string): boolean {
  return timers.length < MOST_TIMERS || timers.some(({ id }) => id === timerId);
}

/** Starts a timer: no effect on a running one, a restart in place for one that has rung. */
function withStarted(session: CookSession, timer: Parameters<typeof startedTimer>[0], nowMs: number) {
  const { timers } = session;
  const before = timers.find(({ id }) => id === timer.id);
  if (!hasRoomFor(session, timer.id)) return session;
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
