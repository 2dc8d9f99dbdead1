import { useState } from 'react';
import { remainingMs } from '#domain/cook/timer';
import { spokenDuration } from '#domain/cook/timer-words';
import { byUrgency } from './shown-timers.ts';
import { type ShownTimer, TimerRow } from './timer-row.tsx';
import './timers.css';

/** Announced at the start, a minute before the end and at the end; silent in between. */
function announcement({ name, timer }: ShownTimer, nowMs: number): string | null {
  const { state, totalMs } = timer;
  if (state.status === 'rung') return nowMs - state.rangAtMs < 5000 ? `${name}: time is up.` : null;
  if (state.status === 'paused') return null;
  const left = remainingMs(timer, nowMs);
  if (left > totalMs - 3000) return `${name}: ${spokenDuration(Math.round(totalMs / 1000))} from now.`;
  return left <= 60_000 && left > 57_000 ? `${name}: 1 minute left.` : null;
}

/** As many as leave room for the step; the others are one press away. */
const MOST_ROWS = 2;

/** The given timers, one row each; of many the most urgent until all are asked for. */
export function TimerPanel(props: { timers: readonly ShownTimer[]; nowMs: number; className?: string }) {
  const { timers, nowMs, className = '' } = props;
  const [isWhole, setWhole] = useState(false);
  const urgent = byUrgency(timers, nowMs).slice(0, MOST_ROWS);
  const rows = isWhole ? timers : timers.filter((shown) => urgent.includes(shown));
  const said = timers.flatMap((shown) => announcement(shown, nowMs) ?? []).join(' ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
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
