/** 'Step 2', '3.', 'Instructions': says nothing of the step. */
const PLACE = /^(?:step|no\.?|part)?\s*(?:#?\d{1,3}\s*|#\s*)?[.:)]?$|^(?:instructions?|method|directions?)$/i;

/** Letters and digits only, for comparing names with texts. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words of some weight without their endings ('mixing' and 'mixed' are 'mix'), and figures. */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|with|your|into|from)$/.test(word))
    .map((word) => word.replace(/(?<=..)(?:ing|ed|e?s|e|y)$/, ''));

/**
 * Text of a step with both name and text. A name that repeats or heads the text is dropped; one that begins its sentence
 * ('Preheat the oven' · 'to 180 °C.'), or has words or figures that the text lacks, is kept.
 */
export function namedStep(name: string | null, text: string): string {
  if (name === null || text === '' || PLACE.test(name)) return text;
  const [bareName, bareText] = [bare(name), bare(text)];
  const isSmall = /^\p{Ll}/u.test(text);
  if (bareName === '' || (isSmall ? bareText.startsWith(bareName) : bareText.includes(bareName))) return text;
  if (/^[,;)]/.test(text)) return `${name}${text}`;
  const isGoingOn = isSmall || /^\d/.test(text) || /[,–—-]$/.test(name);
  if (isGoingOn || /[.!?]$/.test(name)) return `${name} ${text}`;
  const said = stems(text);
  const isSaid = (stem: string) => said.some((each) => each.startsWith(stem) || stem.startsWith(each));
  return stems(name).every(isSaid) ? text : `${name}${name.endsWith(':') ? '' : '.'} ${text}`;
}
