/** Kinds of a column of numbers that holds differences from a model's figure, at 0 decimals; further decimals are the next letters. */
export const LIKE = 'A';
/** As `LIKE`, the model's figure first scaled as the base column is. */
export const SCALED = 'P';

/** Cells of a column, one per row; empty = unknown. */
type Cells = readonly (string | undefined)[];

/** The base column of a table, for figures in proportion to it; null compares figures as they are. */
type Base = Cells | null;

/**
 * Predicts a cell, in whole units of its column: the figure of the model, an earlier row, scaled by the base column if there
 * is one; 0 without a model or with an unknown figure.
 * @param model index of the model's row; the row itself means none
 * @param unit parts per 1: 100 at two decimals
 */
export function expectedUnits(cells: Cells, row: number, model: number, unit: number, base: Base): number {
  const figure = model === row ? 0 : Number(cells[model] ?? 0);
  const share = base === null ? 1 : Number(base[row]) / Number(base[model]);
  return Number.isFinite(share) ? Math.round(figure * share * unit) : 0;
}

/** Differences with their sign in the last bit, so that small ones of either sign are small numbers. */
export function folded(difference: number): number {
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
}

const unfolded = (number: number) => (number % 2 === 1 ? -(number + 1) / 2 : number / 2);

/**
 * The cells of a column from its differences: the amino acids of a roast are those of the raw meat in proportion, most
 * figures of a food those of its relatives.
 * @param packed folded differences in whole units; empty cells, and cells of more decimals as they are
 * @param back how many rows before it the model of each row is
 */
export function unpackLike(packed: Cells, back: readonly number[], unit: number, base: Base): string[] {
  const cells: string[] = [];
  for (const [row, text = ''] of packed.entries()) {
    const isDifference = text !== '' && !text.includes('.');
    const expected = isDifference ? expectedUnits(cells, row, row - (back[row] ?? 0), unit, base) : 0;
    cells.push(isDifference ? String((expected + unfolded(Number(text))) / unit) : text);
  }
  return cells;
}
