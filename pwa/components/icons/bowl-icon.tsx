import type { ReactNode } from 'react';

/** State of a nutrient or a whole recipe, shown by the fill of the bowl. */
export type BowlState = 'met' | 'short' | 'unknown' | 'over';

/** Half a bowl seen from the side, with its foot, on a grid of 24. */
const BOWL = 'M2.2 10.4H21.8C21.8 15.2 18.9 18.4 15.6 19.5V21.6H8.4V19.5C5.1 18.4 2.2 15.2 2.2 10.4Z';
const OUTLINE = 'M3.2 11H20.8C20.7 15 18 17.9 14.8 18.9V20.6H9.2V18.9C6 17.9 3.3 15 3.2 11Z';
const HEAP = 'M5.8 9.2C6.4 5.6 9 3.4 12 3.4S17.6 5.6 18.2 9.2Z';
/** Drops running down the outside of the bowl. */
const DROPS =
  'M2.6 15.6C3.6 17.2 4.2 18 4.2 18.9A1.6 1.6 0 1 1 1 18.9C1 18 1.6 17.2 2.6 15.6ZM21.2 17.4C22.2 19 22.8 19.8 22.8 20.7A1.6 1.6 0 1 1 19.6 20.7C19.6 19.8 20.2 19 21.2 17.4Z';
/** The lower 45 % of the bowl. */
const PART = 'M5 15.2H19C18 17 16.5 18.2 14.8 18.9V20.6H9.2V18.9C7.5 18.2 6 17 5 15.2Z';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const STATES: Record<BowlState, ReactNode> = {
  met: (
    <>
      <path d={HEAP} fill="currentColor" opacity={0.45} />
      <path d={BOWL} fill="currentColor" />
      <path d="M8.6 14.6L11.2 17L15.6 12.8" {...line} stroke="var(--card, #fff)" />
    </>
  ),
  short: (
    <>
      <path d={PART} fill="currentColor" />
      <path d={OUTLINE} {...line} />
    </>
  ),
  unknown: (
    <>
      <path d={OUTLINE} {...line} strokeWidth={1.8} strokeLinecap="butt" strokeDasharray="3 2.1" />
      <path d="M9.9 3.4A2.1 2.1 0 1 1 12.9 5.3C12.2 5.6 12 5.9 12 6.5" {...line} strokeWidth={1.8} />
      <circle cx="12" cy="8.9" r="1.1" fill="currentColor" />
    </>
  ),
  over: (
    <>
      <path d="M3.4 9.2C3.8 4.4 7.6 1.6 12 1.6S20.2 4.4 20.6 9.2Z" fill="currentColor" opacity={0.55} />
      <path d={BOWL} fill="currentColor" />
      <path d={DROPS} fill="currentColor" />
    </>
  ),
};

/**
 * Bowl as a gauge: full with a check = met, partly filled = short, dashed with a question mark = unknown, spilling =
 * over the maximum. Inherits the text colour; always accompanied by words.
 */
export function BowlIcon({ state, size = 18 }: { state: BowlState; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {STATES[state]}
    </svg>
  );
}
