/** Length of a description that search engines show. */
const LONGEST = 170;
const SHORTEST = 50;
/** For a description of a few words. */
const MORE = 'Home-made food, worked out to the gram, with portions and cost.';

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const room = text.slice(0, LONGEST - 1);
  const lastSentence = room.match(/^[\s\S]{50,}[.!?](?=\s)/)?.[0];
  if (lastSentence !== undefined) return lastSentence;
  const lastWord = room.lastIndexOf(' ');
  return `${room.slice(0, lastWord > SHORTEST ? lastWord : room.length).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * A meta description of 50 to 170 characters: the text followed by the facts if both fit, else its first whole
 * sentences, else as many words as fit.
 */
export function metaDescription(text: string, facts: string): string {
  const whole = `${text} ${facts}`;
  if (whole.length > LONGEST) return cut(text);
  return whole.length < SHORTEST ? `${whole} ${MORE}` : whole;
}
