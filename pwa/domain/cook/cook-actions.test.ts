import { describe, expect, it } from 'vitest';
import { WHOLE_RECIPE } from './batch.ts';
import { type CookAction, cookReducer, newCookSession, newlyRung } from './cook-actions.ts';
import { type CookSession, cookSessionSchema, isFresh, parseCookSession, READY } from './cook-session.ts';
import { remainingMs } from './timer.ts';

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

describe('a cook session', () => {
  it('begins before the first step and remembers the step', () => {
    expect(begun.stage).toBe(READY);
    const third = having(begun, { type: 'go', stage: 2, nowMs: T0 + 5 });
    expect(third).toMatchObject({ stage: 2, usedAtMs: T0 + 5 });
  });

  it('ticks, unticks, and takes back the last of them', () => {
    const two = having(begun, tick('a'), tick('b'));
    expect(two.ticks).toEqual(['a', 'b']);
    const unticked = having(two, tick('a'));
    expect(unticked.ticks).toEqual(['b']);
    expect(having(unticked, { type: 'undo', nowMs: T0 }).ticks).toEqual(['a', 'b']);
    const none = having(unticked, ...Array<CookAction>(4).fill({ type: 'undo', nowMs: T0 }));
    expect(none).toMatchObject({ ticks: [], undos: [] });
  });

  it('takes a tick back at the step where it was made', () => {
    const later = having(begun, { type: 'go', stage: 1, nowMs: T0 }, tick('a'), {
      type: 'go',
      stage: 3,
      nowMs: T0,
    });
    expect(having(later, { type: 'undo', nowMs: T0 })).toMatchObject({ stage: 1, ticks: [] });
  });

  it('remembers twenty things to take back, and no more', () => {
    const many = having(begun, ...Array.from({ length: 30 }, (_, index) => tick(String(index))));
    expect(many.undos).toHaveLength(20);
    expect(cookSessionSchema.safeParse(many).success).toBe(true);
  });

  it('runs several timers and brings back one that was put away', () => {
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

  it('gives the minute more to a timer that rang while nobody looked', () => {
    const late = having(begun, start('a', 60), { type: 'minute-more', timerId: 'a', nowMs: T0 + 3 * MIN });
    expect(late.timers[0]?.state).toEqual({ status: 'running', endsAtMs: T0 + 4 * MIN });
  });

  it('goes on from what was left when the device clock is set back by an hour', () => {
    const running = having(begun, start('a', 600), { type: 'clock', nowMs: T0 + 4 * MIN });
    const back = having(running, { type: 'clock', nowMs: T0 - 56 * MIN });
    const timer = back.timers[0];
    expect(timer && remainingMs(timer, T0 - 56 * MIN)).toBe(6 * MIN);
  });

  it('keeps a moment seen at most every 15 s, and is the same object in between', () => {
    const running = having(begun, start('a', 600));
    expect(having(running, { type: 'clock', nowMs: T0 + 14_999 })).toBe(running);
    expect(having(running, { type: 'clock', nowMs: T0 + 15_000 }).seenAtMs).toBe(T0 + 15_000);
    expect(having(begun, { type: 'clock', nowMs: T0 + MIN })).toBe(begun);
  });

  it('begins again with timers going on', () => {
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
  it('reads back as it was, and is none when it is damaged', () => {
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

  it('goes on without a question within 12 hours, or while a timer runs', () => {
    expect(isFresh(begun, T0 + 11 * 60 * MIN)).toBe(true);
    expect(isFresh(begun, T0 + 13 * 60 * MIN)).toBe(false);
    expect(isFresh(having(begun, start('a', 60)), T0 + 13 * 60 * MIN)).toBe(true);
  });
});
