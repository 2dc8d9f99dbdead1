import { UNPAINTED, usePainted } from './painted-answers.ts';

/** A page is taken over sooner. */
const FRESH_MS = 10_000;

/** The time in milliseconds: while a painted page is taken over the one that it shows, else now. */
export function usePaintedNowMs(): number {
  const painted = usePainted('now', () => Date.now());
  const nowMs = Date.now();
  return painted === UNPAINTED || nowMs - painted > FRESH_MS ? nowMs : painted;
}
