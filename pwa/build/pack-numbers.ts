import { DIGITS, EMPTY, LAST_DIGITS, LEADING_DIGITS, LITERAL } from '../domain/reference/unpack-numbers.ts';

const DECIMAL = /^(?:0|[1-9]\d*)?(?:\.(\d+))?$/;

/** Whether a cell is empty or a number in canonical form, so that its value suffices: 0.5 or .5, not 007. */
export function isPackable(cell: string): boolean {
  return DECIMAL.test(cell);
}

/** Number of decimals in a cell. */
export function decimalsOf(cell: string): number {
  return DECIMAL.exec(cell)?.[1]?.length ?? 0;
}

/** A whole number in the digits of `unpackNumbers`. */
export function packNumber(value: number): string {
  let text = DIGITS.charAt(value % LAST_DIGITS);
  for (let high = Math.floor(value / LAST_DIGITS); high > 0; high = Math.floor(high / LEADING_DIGITS)) {
    high -= 1;
    text = DIGITS.charAt(LAST_DIGITS + (high % LEADING_DIGITS)) + text;
  }
  return text;
}

/** A column of numbers for `unpackNumbers` to read again. */
/** A whole number in the digits of `unpackNumbers`. */
export function packNumbers(cells: readonly string[], decimals: number): string {
  const pack = (cell: string) => {
    if (cell === '') return EMPTY;
    if (decimalsOf(cell) > decimals) return `${LITERAL}${cell}${EMPTY}`;
    return packNumber(Math.round(Number(cell) * 10 ** decimals));
  };
  return cells.map(pack).join('');
}
