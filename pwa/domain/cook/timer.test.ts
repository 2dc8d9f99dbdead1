import { describe, expect, it } from 'vitest';
import {
  clockText,
  durationText,
  movedBack,
  pausedTimer,
  rangText,
  remainingMs,
  resumedTimer,
  rungIfOver,
  spokenDuration,
  startedTimer,
  withMinuteMore,
} from './timer.ts';

const T0 = 1_800_000_000_000;
const MIN = 60_000;
const twelve = startedTimer({ id: 'a', name: 'Rice, step 1', seconds: 720, upToSeconds: 900 }, T0);

describe('a timer', () => {
  it('is stored as the moment it ends, so that time without the app counts: 10 of 12 min leave 2', () => {
    expect(twelve.state).toEqual({ status: 'running', endsAtMs: T0 + 12 * MIN });
    expect(remainingMs(twelve, T0 + 10 * MIN)).toBe(2 * MIN);
    expect(twelve.moreMs).toBe(3 * MIN);
  });

  it('has rung at the moment it ended, even if noticed late', () => {
    expect(rungIfOver(twelve, T0 + 11 * MIN)).toBe(twelve);
    const rung = rungIfOver(twelve, T0 + 15 * MIN);
    expect(rung.state).toEqual({ status: 'rung', rangAtMs: T0 + 12 * MIN });
    expect(remainingMs(rung, T0 + 15 * MIN)).toBe(0);
  });

  it('keeps the time left while it is paused', () => {
    const paused = pausedTimer(twelve, T0 + 5 * MIN);
    expect(paused.state).toEqual({ status: 'paused', remainingMs: 7 * MIN });
    expect(resumedTimer(paused, T0 + 60 * MIN).state).toEqual({
      status: 'running',
      endsAtMs: T0 + 67 * MIN,
    });
    expect(pausedTimer(paused, T0)).toBe(paused);
  });

  it('can be extended by a minute while it runs, while it is paused, and after it has rung', () => {
    expect(remainingMs(withMinuteMore(twelve, T0), T0)).toBe(13 * MIN);
    expect(remainingMs(withMinuteMore(pausedTimer(twelve, T0), T0), T0)).toBe(13 * MIN);
    const rung = rungIfOver(twelve, T0 + 12 * MIN);
    expect(withMinuteMore(rung, T0 + 20 * MIN)).toMatchObject({
      totalMs: MIN,
      state: { status: 'running', endsAtMs: T0 + 21 * MIN },
    });
  });

  it('of a day gets no minute while it runs, but one after it has rung', () => {
    const day = startedTimer({ id: 'b', name: 'Broth, step 1', seconds: 86_400, upToSeconds: null }, T0);
    expect(withMinuteMore(day, T0)).toBe(day);
    const rung = rungIfOver(day, T0 + day.totalMs);
    expect(remainingMs(withMinuteMore(rung, T0 + day.totalMs), T0 + day.totalMs)).toBe(MIN);
  });

  it('shows at most the time it was set to, whatever the clock says', () => {
    expect(remainingMs(twelve, T0 - 60 * MIN)).toBe(12 * MIN);
  });

  it('moves back with a clock that was set back', () => {
    expect(remainingMs(movedBack(twelve, 60 * MIN), T0 - 60 * MIN)).toBe(12 * MIN);
    const rung = movedBack(rungIfOver(twelve, T0 + 12 * MIN), 60 * MIN);
    expect(rung.state).toEqual({ status: 'rung', rangAtMs: T0 - 48 * MIN });
  });
});

describe('the words of a timer', () => {
  it.each([
    [942_000, '15:42'],
    [941_001, '15:42'],
    [60_000, '1:00'],
    [500, '0:01'],
    [0, '0:00'],
    [3_903_000, '1:05:03'],
  ])('%d ms are %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it.each([
    [720, '12 min', '12 minutes'],
    [4200, '1 h 10 min', '1 hour 10 minutes'],
    [30, '30 s', '30 seconds'],
    [60, '1 min', '1 minute'],
    [7201, '2 h 1 s', '2 hours 1 second'],
  ])('%d s are "%s", said "%s"', (seconds, text, spoken) => {
    expect(durationText(seconds)).toBe(text);
    expect(spokenDuration(seconds)).toBe(spoken);
  });

  it('says when it rang: just now, 3 min ago, 2 h ago', () => {
    expect(rangText(59_000)).toBe('Rang just now');
    expect(rangText(3 * MIN + 10)).toBe('Rang 3 min ago');
    expect(rangText(150 * MIN)).toBe('Rang 2 h ago');
    expect(rangText(-5)).toBe('Rang just now');
  });
});
