import { BellRing, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CookAction } from '#domain/cook/cook-session';
import { clockText, rangText, remainingMs, type Timer } from '#domain/cook/timer';
import { cook } from './cook-sessions.ts';

const RADIUS = 14;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that empties; the clock beside it shows the same in figures. */
function TimerRing({ share }: { share: number }) {
  return (
    <svg className="timer-ring" width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <circle cx="18" cy="18" r={RADIUS} stroke="#ffffff33" strokeWidth="5" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        strokeLinecap="round"
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}

export type ShownTimer = {
  recipeId: number;
  name: string;
  timer: Timer;
  /** Link to the place where it was started, on other screens. */
  to?: string | undefined;
  /** Number of other timers, not shown. */
  more?: number | undefined;
};

type TimerActs = (type: Extract<CookAction, { timerId: string }>['type']) => void;

/** One timer: time left, an extra minute, pause and stop; once it has rung, the time since and Done. */
export function TimerRow(props: ShownTimer & { nowMs: number }) {
  const { recipeId, timer } = props;
  const act: TimerActs = (type) => cook(recipeId, { type, timerId: timer.id, nowMs: Date.now() });
  return (
    <li className="timer">
      {timer.state.status === 'rung' ? (
        <RungTimer {...props} act={act} rangAtMs={timer.state.rangAtMs} />
      ) : (
        <RunningTimer {...props} act={act} isPaused={timer.state.status === 'paused'} />
      )}
    </li>
  );
}

function Words({ to, more = 0, children }: Pick<ShownTimer, 'to' | 'more'> & { children: ReactNode }) {
  if (to === undefined) return <span className="timer-words">{children}</span>;
  return (
    <Link className="timer-words timer-link" to={to}>
      {children}
      {more > 0 && <span className="timer-more">+{more} more</span>}
      <span className="visually-hidden">Back to cooking</span>
    </Link>
  );
}

type RowProps = ShownTimer & { nowMs: number; act: TimerActs };

function RungTimer({ name, timer, to, more, nowMs, act, rangAtMs }: RowProps & { rangAtMs: number }) {
  return (
    <>
      <BellRing className="timer-ring" size={36} strokeWidth={1.8} aria-hidden />
      <Words to={to} more={more}>
        <span className="timer-name">{name}</span>
        <span className="timer-rang">{rangText(nowMs - rangAtMs)}</span>
        {timer.moreMs > 0 && (
          <span className="timer-name">up to {Math.round(timer.moreMs / 60_000)} min more</span>
        )}
      </Words>
      <span className="timer-acts">
        {timer.moreMs > 0 && <MinuteMore name={name} act={act} />}
        <button
          type="button"
          className="timer-done"
          onClick={() => act('put-away')}
          aria-label={`Done with ${name}`}
        >
          Done
        </button>
      </span>
    </>
  );
}

function RunningTimer({ name, timer, to, more, nowMs, act, isPaused }: RowProps & { isPaused: boolean }) {
  const left = remainingMs(timer, nowMs);
  return (
    <>
      <TimerRing share={left / timer.totalMs} />
      <Words to={to} more={more}>
        <span className="timer-name">{name}</span>
        <span className="timer-clock" role="timer" aria-label={name}>
          {clockText(left)}
        </span>
      </Words>
      <span className="timer-acts">
        {!isPaused && <MinuteMore name={name} act={act} />}
        <button
          type="button"
          onClick={() => act(isPaused ? 'resume' : 'pause')}
          aria-label={isPaused ? `Go on with ${name}` : `Pause ${name}`}
        >
          {isPaused ? <Play size={24} aria-hidden /> : <Pause size={24} aria-hidden />}
        </button>
        <button type="button" onClick={() => act('put-away')} aria-label={`Stop ${name}`}>
          Stop
        </button>
      </span>
    </>
  );
}

function MinuteMore({ name, act }: { name: string; act: TimerActs }) {
  return (
    <button
      type="button"
      className="timer-minute"
      onClick={() => act('minute-more')}
      aria-label={`+1 min for ${name}`}
    >
      +1 min
    </button>
  );
}
