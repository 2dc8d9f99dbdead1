import { useEffect, useState } from 'react';
import { usePrerenderedNowMs } from '../../platform/query/prerendered-answers.ts';
import { bringTimersUp, type RungTimer } from './cook-sessions.ts';

let audio: AudioContext | undefined;

/**
 * Unlocks sound: browsers allow it only after a user gesture, so the tap that starts a timer calls this. Without
 * sound the timer still shows that it has rung, and the phone vibrates.
 */
export function unlockSound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') void audio.resume().catch(() => {});
  } catch {
    // No Web Audio here.
  }
}

/** Hertz; two rising tones like a kitchen bell. */
const TONES = [880, 1175] as const;
const RINGS = 4;
const RING_SECONDS = 0.9;

function playBell(): void {
  if (audio === undefined || audio.state === 'closed') return;
  const begin = audio.currentTime + 0.05;
  for (let ring = 0; ring < RINGS; ring += 1) {
    for (const [index, hertz] of TONES.entries()) {
      const at = begin + ring * RING_SECONDS + index * 0.22;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.45);
    }
  }
}

/** Shows a notification if permitted, through the service worker, the only way on phones. */
async function notify({ recipeId, title, timer }: RungTimer): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(timer.name, {
    body: `The timer has rung. ${title}`,
    tag: `cook-timer-${timer.id}`,
    icon: '/icons/icon-192.png',
    requireInteraction: true,
    data: { path: `/recipe/${recipeId}/cook` },
  });
}

/** Sound, vibration and notification, as far as each is allowed here. */
export function ring(rung: readonly RungTimer[]): void {
  if (rung.length === 0) return;
  try {
    playBell();
    navigator.vibrate?.([400, 200, 400, 200, 800]);
  } catch {
    // The timer still shows that it has rung.
  }
  for (const timer of rung) void notify(timer).catch(() => {});
}

const SECOND_MS = 1000;
/** A timer that expired longer ago shows how long, without a bell: a late one would startle. */
const RINGS_WITHIN_MS = 10 * 60 * SECOND_MS;

/**
 * Current time, ticking each second, less often where the browser slows a hidden page: updates the timers and rings
 * expired ones. Catches up at once when the page returns from sleep.
 */
export function useTimerClock(): number {
  const begunAtMs = usePrerenderedNowMs();
  const [nowMs, setNowMs] = useState(begunAtMs);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const rung = bringTimersUp(now);
      ring(
        rung.filter(
          ({ timer }) => timer.state.status === 'rung' && now - timer.state.rangAtMs < RINGS_WITHIN_MS,
        ),
      );
      setNowMs(now);
    };
    look();
    const interval = setInterval(look, SECOND_MS);
    const wake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', look);
    // After a reload sound needs a new user gesture: the first tap anywhere unlocks it.
    window.addEventListener('click', unlockSound, { once: true });
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('click', unlockSound);
    };
  }, []);
  return nowMs;
}
