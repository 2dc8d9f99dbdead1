/** As many as one analysis reads, and as long as a line of it may be. */
const MAX_LINES = 200;
const MAX_INGREDIENT = 500;
const MAX_INSTRUCTION = 2000;

export type TypedLines = {
  /** The lines that say something. */
  texts: string[];
  /** The place of each among all lines of the field, from 0. */
  rows: number[];
  /** Lines beyond the last that is read. */
  unread: number;
};

function readLines(text: string, maxLength: number): TypedLines {
  const rows = text.split(/\r\n|\r|\n/);
  const said = rows.flatMap((line, row) => (line.trim() === '' ? [] : [{ text: line.trim(), row }]));
  const read = said.slice(0, MAX_LINES);
  return {
    texts: read.map((line) => line.text.slice(0, maxLength)),
    rows: read.map(({ row }) => row),
    unread: said.length - read.length,
  };
}

export const ingredientLines = (text: string): TypedLines => readLines(text, MAX_INGREDIENT);
export const instructionLines = (text: string): TypedLines => readLines(text, MAX_INSTRUCTION);

/** The text with the line at that place changed, or taken out where there is nothing to put there. */
export function withLine(text: string, row: number, changed: string | null): string {
  const rows = text.split(/\r\n|\r|\n/);
  if (changed === null) rows.splice(row, 1);
  else rows[row] = changed;
  return rows.join('\n');
}

/** The text with further lines at its end. */
export function withLinesAdded(text: string, lines: readonly string[]): string {
  return [text.trimEnd(), ...lines].filter((line) => line !== '').join('\n');
}
