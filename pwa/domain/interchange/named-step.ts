/** 'Step 2', '3.', 'Instructions': says nothing of the step. */
const PLACE = /^(?:step|no\.?|part)?\s*(?:#?\d{1,3}\s*|#\s*)?[.:)]?$|^(?:instructions?|method|directions?)$/i;

/** Letters and digits only, for comparing names with texts. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Text of a step with both name and text. Most names repeat or head the text and are dropped; some begin its sentence
 * ('Preheat the oven' · 'to 180 °C.') or are a sentence of their own, and are kept.
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
