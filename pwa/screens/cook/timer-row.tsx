import { BellRing, Pause, Play } from 'lucide-react';
import type { CookAction } from '#domain/cook/cook-actions';
import { remainingMs, type Timer } from '#domain/cook/timer';
import { clockText, rangText } from '#domain/cook/timer-words';
import { cook } from '../../database/cook-sessions.ts';
import { TimerRing } from './timer-ring.tsx';

export type ShownTimer = { recipeId: number; name: string; timer: Timer };

/** One timer: what is left, a minute more and pause; once it has rung, since when, and Done. */
export function TimerRow({ recipeId, name, timer, nowMs }: ShownTimer & { nowMs: number }) {
  const { state, id } = timer;
  const act = (type: Extract<CookAction, { timerId: string }>['type']) =>
    cook(recipeId, { type, timerId: id, nowMs: Date.now() });
  const more = (
    <button type="button" onClick={() => act('minute-more')} aria-label={`+1 min for ${name}`}>
      +1 min
    </button>
  );
  if (state.status === 'rung') {
    return (
      <li className="timer">
        <BellRing className="timer-ring" size={36} strokeWidth={1.8} aria-hidden />
        <span className="timer-words">
          <span className="timer-name">{name}</span>
          <span className="timer-rang">{rangText(nowMs - state.rangAtMs)}</span>
          {timer.moreMs > 0 && (
            <span className="timer-name">up to {Math.round(timer.moreMs / 60_000)} min more</span>
          )}
        </span>
        {timer.moreMs > 0 && more}
        <button
          type="button"
          className="timer-done"
          onClick={() => act('put-away')}
          aria-label={`Done with ${name}`}
        >
          Done
        </button>
      </li>
    );
  }
  const left = remainingMs(timer, nowMs);
  const isPaused = state.status === 'paused';
  return (
    <li className="timer">
      <TimerRing share={left / timer.totalMs} />
      <span className="timer-words">
        <span className="timer-name">{name}</span>
        <span className="timer-clock" role="timer" aria-label={name}>
          {clockText(left)}
        </span>
      </span>
      {more}
      <button
        type="button"
        onClick={() => act(isPaused ? 'resume' : 'pause')}
        aria-label={isPaused ? `Go on with ${name}` : `Pause ${name}`}
      >
        {isPaused ? <Play size={24} aria-hidden /> : <Pause size={24} aria-hidden />}
      </button>
      {isPaused && (
        <button type="button" onClick={() => act('put-away')} aria-label={`Take away ${name}`}>
          Stop
        </button>
      )}
    </li>
  );
}
