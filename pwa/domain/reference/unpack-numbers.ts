/** Digits of packed numbers: printable ASCII but for quotes, `\`, `$` and the two marks below. */
export const DIGITS = [...Array(94).keys()]
  .map((code) => String.fromCharCode(code + 33))
  .filter((char) => !'"\'`$\\|~'.includes(char))
  .join('');
/**
 * Number of digits that end a number; the remaining ones precede its last digit, so most numbers need one or two
 * characters.
 */
export const LAST_DIGITS = 70;
export const LEADING_DIGITS = DIGITS.length - LAST_DIGITS;

export const EMPTY = '|';
/** Precedes a cell that is not a whole number of its column's unit: its text follows verbatim, up to `EMPTY`. */
export const LITERAL = '~';

/**
 * The cells of a column of numbers, each a whole number of its unit, with nothing between them.
 * @param decimals the unit is 1 at 0, 0.1 at 1, 0.01 at 2 …
 */
export function unpackNumbers(packed: string, decimals: number): string[] {
  const parts = 10 ** decimals;
  const cells: string[] = [];
  let high = 0;
  for (let at = 0; at < packed.length; at++) {
    const char = packed.charAt(at);
    const digit = DIGITS.indexOf(char);
    if (char === EMPTY) cells.push('');
    else if (char === LITERAL) {
      const end = packed.indexOf(EMPTY, at);
      cells.push(packed.slice(at + 1, end));
      at = end;
    } else if (digit < LAST_DIGITS) {
      cells.push(String((high * LAST_DIGITS + digit) / parts));
      high = 0;
    } else high = high * LEADING_DIGITS + (digit - LAST_DIGITS) + 1;
  }
  return cells;
}
