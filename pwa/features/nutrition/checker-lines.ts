/** Limits of one analysis: lines, and characters per line. */
const MAX_LINES = 200;
const MAX_INGREDIENT = 500;
const MAX_INSTRUCTION = 2000;

export type TypedLines = {
  /** The non-blank lines. */
  texts: string[];
  /** Index of each among all lines of the field, from 0. */
  rows: number[];
  /** Lines beyond the limit. */
  unread: number;
  /** Pasted lines without a food: headings, rules and URLs. */
  leftOut: number;
};

/** Narrow, so that it hides no food: an unknown food must stay unknown. */
const NO_FOOD = [
  /^[^\p{L}\p{N}]+$/u,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^(?:the )?(?:ingredients?|supplements?|method|directions|instructions|steps|you will need)(?: list)?\s*:?$/i,
  /^(?:makes|serves|servings|portions|yields?)\s*:?\s*\d+(?:\s*[-–]\s*\d+)?(?:\s+(?:servings?|portions?|meals?|bowls?|days))?$/i,
];
const namesNoFood = (text: string) => NO_FOOD.some((pattern) => pattern.test(text));

function readLines(text: string, maxLength: number, isLeftOut: (text: string) => boolean): TypedLines {
  const rows = text.split(/\r\n|\r|\n/).map((line, row) => ({ text: line.trim(), row }));
  const said = rows.filter((line) => line.text !== '' && !isLeftOut(line.text));
  const read = said.slice(0, MAX_LINES);
  return {
    texts: read.map((line) => line.text.slice(0, maxLength)),
    rows: read.map(({ row }) => row),
    unread: said.length - read.length,
    leftOut: rows.filter((line) => isLeftOut(line.text)).length,
  };
}

export const ingredientLines = (text: string): TypedLines => readLines(text, MAX_INGREDIENT, namesNoFood);
export const instructionLines = (text: string): TypedLines => readLines(text, MAX_INSTRUCTION, () => false);

/** Replaces the line at that index, or removes it if the replacement is empty. */
export function withLine(text: string, row: number, changed: string | null): string {
  const rows = text.split(/\r\n|\r|\n/);
  if (changed === null) rows.splice(row, 1);
  else rows[row] = changed;
  return rows.join('\n');
}

/** Splits the line at that index into its foods, one per line; no parts removes it. */
export function withParts(text: string, row: number, parts: readonly string[]): string {
  return text
    .split(/\r\n|\r|\n/)
    .toSpliced(row, 1, ...parts.filter((part) => part !== ''))
    .join('\n');
}

/** The text with further lines appended. */
export function withLinesAdded(text: string, lines: readonly string[]): string {
  return [text.trimEnd(), ...lines].filter((line) => line !== '').join('\n');
}
