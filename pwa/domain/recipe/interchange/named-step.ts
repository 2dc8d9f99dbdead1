/** 'Step 2', '3.', 'Instructions': says nothing of the step. */
const PLACE = /^(?:step|no\.?|part)?\s*#?\d{0,3}\s*[.:)]?$|^(?:instructions?|method|directions?)$/i;

/** Letters and digits alone, so that names and texts can be compared. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * A step that has both a name and a text. Most names repeat the beginning of the text or head it; some are the beginning of
 * its sentence ('Preheat the oven' · 'to 180 °C.') or a sentence of their own, and then they belong to the step.
 */
export function namedStep(name: string | null, text: string): string {
  if (name === null || text === '' || PLACE.test(name)) return text;
  const [bareName, bareText] = [bare(name), bare(text)];
  const isSmall = /^\p{Ll}/u.test(text);
  if (bareName === '' || (isSmall ? bareText.startsWith(bareName) : bareText.includes(bareName))) return text;
  if (/:$/.test(name)) return isSmall ? `${name} ${text}` : text;
  if (/^[,;)]/.test(text)) return `${name}${text}`;
  const isGoingOn = isSmall || /^\d/.test(text) || /[,–—-]$/.test(name);
  if (isGoingOn || /[.!?]$/.test(name)) return `${name} ${text}`;
  // A heading that holds an amount or a temperature that the text does not.
  const figures = name.match(/\d+/g) ?? [];
  return figures.some((figure) => !text.includes(figure)) ? `${name}. ${text}` : text;
}
