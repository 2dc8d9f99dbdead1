/** Length of a description that search engines show. */
const LONGEST = 170;
const SHORTEST = 50;
/** Added to a description of a few words. */
const MORE = 'Home-made food, with portions, nutrients and cost worked out.';

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const lastSentence = room.match(/^[\s\S]{50,}[.!?](?=\s)/)?.[0];
  if (lastSentence !== undefined) return lastSentence;
  const lastWord = room.lastIndexOf(' ');
  return `${room.slice(0, lastWord > SHORTEST ? lastWord : room.length).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * A meta description of 50 to 170 characters: the text, or as many of its sentences or words as fit, and the facts.
 * @param facts a sentence of at most 100 characters
 */
export function metaDescription(text: string, facts: string): string {
  const whole = `${cut(text, LONGEST - facts.length - 1)} ${facts}`;
  return whole.length < SHORTEST ? `${whole} ${MORE}` : whole;
}
