import { useEffect, useState } from 'react';
import { rangText, remainingMs, spokenDuration } from '#domain/cook/timer';
import { byUrgency } from './shown-timers.ts';
import { type ShownTimer, TimerRow } from './timer-row.tsx';
import './timers.css';
import { announce, useAnnouncement } from '../../components/announce.tsx';

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
