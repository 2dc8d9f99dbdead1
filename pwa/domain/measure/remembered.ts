/** Longer texts are no lines of a recipe, and must not fill the memory. */
const LONGEST = 500;

/** Of what is asked of names alone: the same foods come in recipe after recipe, with other amounts. */
export const NAMES_KEPT = 1024;

/** Letters that tell where a text is kept; lines differ within so many. */
const SAMPLED = 24;

function placeOf(text: string): number {
  const step = 1 + Math.floor(text.length / SAMPLED);
  let place = text.length;
  for (let at = 0; at < text.length; at += step) place = (Math.imul(place, 31) + text.charCodeAt(at)) | 0;
  return place ^ (place >>> 11);
}

/**
 * The same function of a text, which keeps the answers to the last texts: the parts of one line are asked for again and again
 * by those who read its amount, its food and its questions. Holds at most twice `most` answers, a power of two, shared by all
 * who ask, so that nobody may change one. Each text has its place with room for two, so that a new one costs no more than a look.
 */
export function remembered<Answer>(read: (text: string) => Answer, most = 128): (text: string) => Answer {
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
