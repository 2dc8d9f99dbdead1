import { describe, expect, it } from 'vitest';
import { WHOLE_RECIPE } from './batch.ts';
import {
  type CookAction,
  type CookSession,
  cookedAtMs,
  cookReducer,
  cookSessionSchema,
  isFresh,
  newCookSession,
  newlyRung,
  parseCookSession,
  READY,
} from './cook-session.ts';
import { remainingMs, type Timer } from './timer.ts';

const T0 = 1_800_000_000_000;
const MIN = 60_000;
const begun = newCookSession({ id: 1, title: 'Chicken Bowl' }, WHOLE_RECIPE, T0);

function having(session: CookSession, ...actions: CookAction[]): CookSession {
  return actions.reduce(cookReducer, session);
}
const tick = (key: string): CookAction => ({ type: 'tick', key, label: `Food ${key}`, nowMs: T0 });
const start = (id: string, seconds: number, nowMs = T0): CookAction => ({
  type: 'start-timer',
  timer: { id, name: `Timer ${id}`, seconds, upToSeconds: null },
  nowMs,
});

it('runs a timer only once, also after an undone dismissal, and restarts one that has rung', () => {
  const twice = having(begun, start('a', 60), start('a', 60, T0 + 5000));
  expect(twice.timers).toHaveLength(1);
  expect(remainingMs(twice.timers[0] as Timer, T0 + 5000)).toBe(55_000);
  const rung = having(twice, { type: 'clock', nowMs: T0 + 61_000 }, start('a', 60, T0 + 62_000));
  expect(rung.timers.map(({ state }) => state.status)).toEqual(['running']);
  const undone = having(
    begun,
    start('a', 60),
    { type: 'put-away', timerId: 'a', nowMs: T0 },
    start('a', 60),
    { type: 'undo', nowMs: T0 },
  );
  expect(undone.timers).toHaveLength(1);
});

describe('a cook session', () => {
  it('begins before the first step and remembers the step', () => {
    expect(begun.stage).toBe(READY);
    const third = having(begun, { type: 'go', stage: 2, nowMs: T0 + 5 });
    expect(third).toMatchObject({ stage: 2, usedAtMs: T0 + 5 });
  });

  it('remembers when its last step was first left, until it starts again', () => {
    const end = (nowMs: number): CookAction => ({ type: 'go', stage: 3, isEnd: true, nowMs });
    const cooked = having(begun, { type: 'go', stage: 2, nowMs: T0 }, end(T0 + MIN));
    expect(cookedAtMs(cooked)).toBe(T0 + MIN);
    const reread = having(cooked, { type: 'go', stage: 2, nowMs: T0 + 9 * MIN }, end(T0 + 10 * MIN));
    expect(cookedAtMs(reread)).toBe(T0 + MIN);
    const again = having(reread, { type: 'again', nowMs: T0 + 11 * MIN }, end(T0 + 12 * MIN));
    expect(cookedAtMs(again)).toBe(T0 + 12 * MIN);
  });

  it('of an earlier build, which stored no cooking time, was cooked when it was last used', () => {
    expect(cookedAtMs(having(begun, { type: 'go', stage: 3, nowMs: T0 + MIN }))).toBe(T0 + MIN);
  });

  it('ticks, unticks, and undoes the last change', () => {
    const two = having(begun, tick('a'), tick('b'));
    expect(two.ticks).toEqual(['a', 'b']);
    const unticked = having(two, tick('a'));
    expect(unticked.ticks).toEqual(['b']);
    expect(having(unticked, { type: 'undo', nowMs: T0 }).ticks).toEqual(['a', 'b']);
    const none = having(unticked, ...Array<CookAction>(4).fill({ type: 'undo', nowMs: T0 }));
    expect(none).toMatchObject({ ticks: [], undos: [] });
  });

  it('undoes a tick at the step where it was made', () => {
    const later = having(begun, { type: 'go', stage: 1, nowMs: T0 }, tick('a'), {
      type: 'go',
      stage: 3,
      nowMs: T0,
    });
    expect(having(later, { type: 'undo', nowMs: T0 })).toMatchObject({ stage: 1, ticks: [] });
  });

  it('remembers up to twenty changes to undo', () => {
    const many = having(begun, ...Array.from({ length: 30 }, (_, index) => tick(String(index))));
    expect(many.undos).toHaveLength(20);
    expect(cookSessionSchema.safeParse(many).success).toBe(true);
  });

  it('runs several timers and restores a dismissed one', () => {
    const two = having(begun, start('a', 60), start('b', 120));
    const one = having(two, { type: 'put-away', timerId: 'a', nowMs: T0 });
    expect(one.timers.map(({ id }) => id)).toEqual(['b']);
    expect(having(one, { type: 'undo', nowMs: T0 }).timers.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('rings each timer once, at its end', () => {
    const two = having(begun, start('a', 60), start('b', 120));
    const later = having(two, { type: 'clock', nowMs: T0 + MIN });
    expect(newlyRung(two, later).map(({ id }) => id)).toEqual(['a']);
    const last = having(later, { type: 'clock', nowMs: T0 + 5 * MIN });
    expect(newlyRung(later, last).map(({ id }) => id)).toEqual(['b']);
    expect(last.timers[1]?.state).toEqual({ status: 'rung', rangAtMs: T0 + 2 * MIN });
  });

  it('adds a minute to a timer that rang unnoticed', () => {
    const late = having(begun, start('a', 60), { type: 'minute-more', timerId: 'a', nowMs: T0 + 3 * MIN });
    expect(late.timers[0]?.state).toEqual({ status: 'running', endsAtMs: T0 + 4 * MIN });
  });

  it('continues with the remaining time when the device clock is set back by an hour', () => {
    const running = having(begun, start('a', 600), { type: 'clock', nowMs: T0 + 4 * MIN });
    const back = having(running, { type: 'clock', nowMs: T0 - 56 * MIN });
    const timer = back.timers[0];
    expect(timer && remainingMs(timer, T0 - 56 * MIN)).toBe(6 * MIN);
  });

  it('stores the time seen at most every 15 s, and is the same object in between', () => {
    const running = having(begun, start('a', 600));
    expect(having(running, { type: 'clock', nowMs: T0 + 14_999 })).toBe(running);
    expect(having(running, { type: 'clock', nowMs: T0 + 15_000 }).seenAtMs).toBe(T0 + 15_000);
    expect(having(begun, { type: 'clock', nowMs: T0 + MIN })).toBe(begun);
  });

  it('restarts while timers continue', () => {
    const again = having(
      begun,
      tick('a'),
      start('a', 60),
      { type: 'go', stage: 3, nowMs: T0 },
      {
        type: 'again',
        nowMs: T0 + 1,
      },
    );
    expect(again).toMatchObject({ stage: READY, ticks: [], undos: [], startedAtMs: T0 + 1 });
    expect(again.timers).toHaveLength(1);
  });

  it('holds at most twelve timers', () => {
    const full = having(begun, ...Array.from({ length: 15 }, (_, index) => start(String(index), 60)));
    expect(full.timers).toHaveLength(12);
  });
});

describe('a stored cook session', () => {
  it('is restored unchanged, and ignored if damaged', () => {
    const stored = having(begun, tick('a'), start('a', 60));
    expect(parseCookSession(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    for (const value of [
      null,
      undefined,
      7,
      {},
      { ...stored, stage: 'three' },
      { ...stored, timers: [{}] },
    ]) {
      expect(parseCookSession(value)).toBeNull();
    }
  });

  it('resumes without a question within 12 hours, or while a timer runs', () => {
    expect(isFresh(begun, T0 + 11 * 60 * MIN)).toBe(true);
    expect(isFresh(begun, T0 + 13 * 60 * MIN)).toBe(false);
    expect(isFresh(having(begun, start('a', 60)), T0 + 13 * 60 * MIN)).toBe(true);
  });
});
