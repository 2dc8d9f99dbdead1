import { BellRing, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CookAction, CookSession } from '#domain/cook/cook-session';
import { clockText, rangText, remainingMs, spokenDuration, type Timer } from '#domain/cook/timer';
import { announce, useAnnouncement } from '../../components/announce.tsx';
import { cook, useCookSessions } from './cook-sessions.ts';
import { useTimerClock } from './timer-bell.ts';
import './timers.css';

export type ShownTimer = {
  recipeId: number;
  name: string;
  timer: Timer;
  /** Link to the place where it was started, on other screens. */
  to?: string | undefined;
  /** Number of other timers, not shown. */
  more?: number | undefined;
};

/** Announced at the start and a minute before the end; silent in between. */
function announcement({ name, timer }: ShownTimer, nowMs: number): string | null {
  const { state, totalMs } = timer;
  if (state.status !== 'running') return null;
  const left = remainingMs(timer, nowMs);
  if (left > totalMs - 3000) return `${name}: ${spokenDuration(Math.round(totalMs / 1000))} from now.`;
  return left <= 60_000 && left > 57_000 ? `${name}: 1 minute left.` : null;
}

/** Timer ends already announced, so that no screen repeats them. */
const toldOf = new Set<string>();

/** Leaves room for the step; a button shows the rest. */
const MOST_ROWS = 2;

/** One row per timer; only the most urgent ones until expanded. */
export function TimerPanel(props: { timers: readonly ShownTimer[]; nowMs: number; className?: string }) {
  const { timers, nowMs, className = '' } = props;
  const [isWhole, setWhole] = useState(false);
  const urgent = byUrgency(timers, nowMs).slice(0, MOST_ROWS);
  const rows = isWhole ? timers : timers.filter((shown) => urgent.includes(shown));
  useAnnouncement(timers.flatMap((shown) => announcement(shown, nowMs) ?? []).join(' '), { before: '' });
  useEffect(() => {
    for (const { name, timer } of timers) {
      if (timer.state.status !== 'rung') continue;
      const end = `${timer.id} ${timer.state.rangAtMs}`;
      if (toldOf.has(end)) continue;
      toldOf.add(end);
      announce(`${name}: ${rangText(nowMs - timer.state.rangAtMs)}`, 'assertive');
    }
  }, [timers, nowMs]);
  return (
    <>
      {timers.length > 0 && (
        <section className={`timers ${className}`} aria-label="Timers">
          <ul>
            {rows.map((shown) => (
              <TimerRow key={shown.timer.id} {...shown} nowMs={nowMs} />
            ))}
          </ul>
          {timers.length > MOST_ROWS && (
            <button type="button" className="timers-all" onClick={() => setWhole(!isWhole)}>
              {isWhole ? `Only the next ${MOST_ROWS}` : `All ${timers.length} timers`}
            </button>
          )}
        </section>
      )}
    </>
  );
}

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

type TimerActs = (type: Extract<CookAction, { timerId: string }>['type']) => void;

/** One timer: time left, an extra minute, pause and stop; once it has rung, the time since and Done. */
function TimerRow(props: ShownTimer & { nowMs: number }) {
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

/** All timers on the device, by recipe. Those of another recipe include its title. */
export function shownTimers(
  sessions: ReadonlyMap<number, CookSession> | undefined,
  hereId: number | null,
): ShownTimer[] {
  const timed = [...(sessions?.values() ?? [])].filter(({ timers }) => timers.length > 0);
  const isPlain = (recipeId: number) => recipeId === hereId || (hereId === null && timed.length === 1);
  return timed.flatMap(({ recipeId, title, timers }) =>
    timers.map((timer) => ({
      recipeId,
      timer,
      name: isPlain(recipeId) ? timer.name : `${timer.name}, ${title}`,
    })),
  );
}

/** Timers that have rung first, then the next to ring. */
export function byUrgency(timers: readonly ShownTimer[], nowMs: number): ShownTimer[] {
  const urgency = ({ timer }: ShownTimer) =>
    timer.state.status === 'rung'
      ? -1
      : remainingMs(timer, nowMs) + (timer.state.status === 'paused' ? 1e9 : 0);
  return timers.toSorted((a, b) => urgency(a) - urgency(b));
}

/** Timers above the buttons of cook mode. A separate component, so that the screen does not re-render every second. */
export function CookTimers({ recipeId }: { recipeId: number }) {
  const nowMs = useTimerClock();
  return <TimerPanel timers={shownTimers(useCookSessions(), recipeId)} nowMs={nowMs} />;
}
