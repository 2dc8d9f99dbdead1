import type { UnderstoodLine } from '#domain/analysis/read-lines';

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** A drop of vitamin D weighs 0.028 g: nothing is to look like none. */
const twoDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });

/** '513 g', '2.5 g', '0.028 g'. */
export function gramsText(grams: number): string {
  if (grams >= 100) return `${Math.round(grams).toLocaleString('en-GB')} g`;
  return `${(grams < 1 ? twoDigits : tenths).format(grams)} g`;
}

const BASES: Record<NonNullable<UnderstoodLine['basis']>, string> = {
  mass: 'as weighed',
  density: 'by density',
  household: 'by household measure',
  piece: 'by the piece',
};

/** How a line was understood, in words; what was not is said so. */
export function lineWords({ ingredientId, name, grams, basis }: UnderstoodLine): string {
  if (ingredientId === null) {
    return grams === null
      ? 'Not understood: kept as text, and counted as unknown.'
      : `Not in our table: ${gramsText(grams)} kept as text, and counted as unknown.`;
  }
  if (grams === null || basis === null) return `${name}, but no amount we can read: counted as unknown.`;
  return `${name}, ${gramsText(grams)} ${BASES[basis]}`;
}

/** Whether the figures hold all of the line. */
export function isUnderstood({ ingredientId, grams }: UnderstoodLine): boolean {
  return ingredientId !== null && grams !== null;
}

/** How many of the lines the figures hold, and how many were not read at all: 'All 6 lines understood.' */
export function understoodWords(lines: readonly UnderstoodLine[], leftOut: number): string {
  if (leftOut === 0) return countWords(lines);
  const more = leftOut === 1 ? '1 line names no food and is' : `${leftOut} lines name no food and are`;
  return `${countWords(lines)} ${more} left out.`;
}

function countWords(lines: readonly UnderstoodLine[]): string {
  const understood = lines.filter(isUnderstood).length;
  if (lines.length === 0) return 'No line names a food yet.';
  if (understood < lines.length) return `${understood} of ${lines.length} lines understood.`;
  return lines.length === 1 ? 'The one line is understood.' : `All ${lines.length} lines understood.`;
}

/** A supplement as a line of the form, in words that the checker reads back: '0.75 g kelp tablet'. */
export function doseLine({ id, grams }: { id: string; grams: number }): string {
  return `${grams} g ${id.replaceAll('-', ' ')}`;
}
