/** Longer texts aren't recipe lines and must not fill memory. */
const LONGEST = 500;

/** Cache size for functions of names only: the same foods recur across recipes with other amounts. */
export const NAMES_KEPT = 1024;

/** Number of characters hashed; lines usually differ within these. */
const SAMPLED = 24;

function placeOf(text: string): number {
  const step = 1 + Math.floor(text.length / SAMPLED);
  let place = text.length;
  for (let at = 0; at < text.length; at += step) place = (Math.imul(place, 31) + text.charCodeAt(at)) | 0;
  return place ^ (place >>> 11);
}

/**
 * Memoises a text function for recent texts, because readers of a line's amount, food and questions parse the same parts
 * repeatedly. Holds at most twice `most` answers; `most` must be a power of two. Answers are shared, so callers must
 * not mutate them. Each hash slot holds two texts, so a miss costs no more than a lookup.
 */
export function memoised<Answer>(read: (text: string) => Answer, most = 128): (text: string) => Answer {
  const young: ([text: string, answer: Answer] | undefined)[] = new Array(most).fill(undefined);
  const old: ([text: string, answer: Answer] | undefined)[] = new Array(most).fill(undefined);
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const place = placeOf(text) & (most - 1);
    const last = young[place];
    if (last?.[0] === text) return last[1];
    const before = old[place];
    const kept: [string, Answer] = before?.[0] === text ? before : [text, read(text)];
    old[place] = young[place];
    young[place] = kept;
    return kept[1];
  };
}
