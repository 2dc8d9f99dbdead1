/** Longer texts are no lines of a recipe, and must not fill the memory. */
const LONGEST = 500;

/** Of what is asked of names alone: the same foods come in recipe after recipe, with other amounts. */
export const NAMES_KEPT = 1000;

/**
 * The same function of a text, which keeps the answers to the last texts: the parts of one line are asked for again and again
 * by those who read its amount, its food and its questions. Holds at most twice `most` answers, shared by all who ask, so
 * that nobody may change one.
 */
export function remembered<Answer>(read: (text: string) => Answer, most = 128): (text: string) => Answer {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const answer = old.get(text) ?? read(text);
    if (text.length > LONGEST) return answer;
    if (young.size >= most) [old, young] = [young, new Map()];
    young.set(text, answer);
    return answer;
  };
}
