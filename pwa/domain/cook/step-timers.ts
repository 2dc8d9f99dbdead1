import { NUMBER, numberOf } from './duration-words.ts';

/** A duration in the text of a step. */
export type StepTimer = {
  /** Position in the text. */
  start: number;
  end: number;
  /** Duration to count down; for a range, its lower end. */
  seconds: number;
  /** The upper end of a range, else null. */
  upToSeconds: number | null;
};

const HOUR = 'hours?|hrs?|h';
const MINUTE = 'minutes?|mins?';
const SECOND = 'seconds?|secs?';
const MIDDLE = String.raw`(?:\s+(?:more|further|extra|full|whole|good))?[\s-]*`;
const JOINED = String.raw`\s*(?:-|–|—|to|or)\s*`;

const PART_OF_HOUR = String.raw`(?<part>half\s+an|(?:(?:a|one)\s+)?quarter\s+of\s+an|three[\s-]quarters\s+of\s+an)[\s-]+hour\b`;
const REST = String.raw`(?:\s*,?\s*(?:and\s+)?(?:(?<more>a\s+half|half|a\s+quarter|three[\s-]quarters)\b|(?<minutes>${NUMBER})\s*(?:${MINUTE})\b))?`;
const COUNTED = String.raw`(?:(?<low>${NUMBER})(?:${JOINED}(?<high>${NUMBER}))?|(?<one>an?(?:\s+full|\s+whole|\s+good)?|another)(?=\s+(?:hour|minute)))${MIDDLE}(?:(?<hour>${HOUR})\b${REST}|(?<minute>${MINUTE})\b|(?<second>${SECOND})\b)`;
const DURATION = new RegExp(String.raw`(?<![\w.,/°])(?:${PART_OF_HOUR}|${COUNTED})`, 'giu');

/** How often, not how long: 'every quarter of an hour', 'twice an hour'. */
const OFTEN = /\b(?:every|each|per|once|twice|times)\s+(?:about\s+)?$/i;
const WITHIN = /\bwithin\s+(?:about\s+)?$/i;
/** '2 minutes longer than the packet says' is not a timer; 'a minute amount' is not a duration. */
const NO_TIME = /^\s+(?:(?:longer|more|less|shorter)\s+than|ago|earlier|old|amounts?|pinch|quantit)/i;
const BETWEEN = /^\s*(?:-|–|—|to)\s*$/i;

const HOUR_SECONDS = 3600;
/** Longer durations are storage times. */
const LONGEST_SECONDS = 24 * HOUR_SECONDS;
const PARTS: readonly [RegExp, number][] = [
  [/^three/i, 0.75],
  [/half/i, 0.5],
  [/quarter/i, 0.25],
];

function partOf(words: string | undefined): number {
  return words === undefined ? 0 : (PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? 0);
}

function secondsOf(groups: Record<string, string | undefined>, count: string): number {
  if (groups['part'] !== undefined) return partOf(groups['part']) * HOUR_SECONDS;
  const amount = numberOf(count);
  if (groups['second'] !== undefined) return amount;
  if (groups['minute'] !== undefined) return amount * 60;
  const minutes = groups['minutes'] === undefined ? 0 : numberOf(groups['minutes']);
  return (amount + partOf(groups['more'])) * HOUR_SECONDS + minutes * 60;
}

function timerOf(match: RegExpExecArray): StepTimer {
  const groups = match.groups ?? {};
  const ends = [groups['low'] ?? 'a', groups['high']].flatMap((count) =>
    count === undefined ? [] : [Math.round(secondsOf(groups, count))],
  );
  const [low = 0, high = low] = ends.toSorted((a, b) => a - b);
  const range = high > low ? high : null;
  return { start: match.index, end: match.index + match[0].length, seconds: low, upToSeconds: range };
}

/** '45 minutes to 1 hour' is one timer, not two. */
function joinRanges(timers: readonly StepTimer[], text: string): StepTimer[] {
  const joined: StepTimer[] = [];
  for (const timer of timers) {
    const last = joined.at(-1);
    const isRange =
      last !== undefined && BETWEEN.test(text.slice(last.end, timer.start)) && timer.seconds > last.seconds;
    if (isRange) joined[joined.length - 1] = { ...last, end: timer.end, upToSeconds: timer.seconds };
    else joined.push(timer);
  }
  return joined;
}

/**
 * Durations in the text of a step, in order: minutes, hours and seconds, in digits or in words. Excludes days, weeks,
 * months and 'overnight', and durations that are no waiting time ('every 10 minutes', '2 minutes longer than the
 * packet says', 'within 2 hours', more than a day).
 */
export function stepTimers(text: string): StepTimer[] {
  const timers: StepTimer[] = [];
  for (const match of text.matchAll(DURATION)) {
    const timer = timerOf(match);
    const before = text.slice(0, timer.start);
    const isStorage = WITHIN.test(before) && timer.seconds >= HOUR_SECONDS;
    if (OFTEN.test(before) || NO_TIME.test(text.slice(timer.end)) || isStorage) continue;
    if (timer.seconds >= 1 && timer.seconds <= LONGEST_SECONDS) timers.push(timer);
  }
  return joinRanges(timers, text);
}
