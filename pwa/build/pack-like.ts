import { expectedUnits, folded } from '../domain/reference/unpack-like.ts';
import { EMPTY, LITERAL } from '../domain/reference/unpack-numbers.ts';
import { decimalsOf, packNumber } from './pack-numbers.ts';

type Cells = readonly string[];

/** Bits that a difference takes, about; one of figures of more decimals is measured at three. */
const bitsOf = (difference: number) => Math.log2(1 + Math.abs(difference));
const MEASURED_DECIMALS = 3;

/**
 * How far back the most similar earlier row is, by the figures of all columns; 0 where none is worth naming.
 * @param like columns whose figures are compared as they are
 * @param scaled columns whose figures are compared in proportion to the base column
 */
export function modelsOf(like: readonly Cells[], scaled: readonly Cells[], base: Cells): number[] {
  const columns = [
    ...like.map((cells) => ({ cells, base: null })),
    ...scaled.map((cells) => ({ cells, base })),
  ].map((column) => {
    const unit = 10 ** Math.min(MEASURED_DECIMALS, Math.max(...column.cells.map(decimalsOf)));
    return { ...column, unit, units: column.cells.map((cell) => Math.round(Number(cell) * unit)) };
  });
  /** Bits of a row beside a model, or some number from `most` on. */
  const bits = (row: number, model: number, most: number) => {
    let sum = model === row ? 0 : bitsOf(row - model);
    for (const { cells, units, unit, base: own } of columns) {
      if (sum >= most) break;
      if (cells[row] === '') continue;
      sum += bitsOf((units[row] ?? 0) - expectedUnits(cells, row, model, unit, own));
    }
    return sum;
  };
  return base.map((_, row) => {
    let best = { model: row, bits: bits(row, row, Number.POSITIVE_INFINITY) };
    for (let model = row - 1; model >= 0; model--) {
      const sum = bits(row, model, best.bits);
      if (sum < best.bits) best = { model, bits: sum };
    }
    return row - best.model;
  });
}

/** A column of numbers as differences from the figures of its models, for `unpackLike` to read again. */
export function packLike(
  cells: Cells,
  back: readonly number[],
  decimals: number,
  base: Cells | null,
): string {
  const unit = 10 ** decimals;
  const pack = (cell: string, row: number) => {
    if (cell === '') return EMPTY;
    if (decimalsOf(cell) > decimals) return `${LITERAL}${cell}${EMPTY}`;
    const expected = expectedUnits(cells, row, row - (back[row] ?? 0), unit, base);
    return packNumber(folded(Math.round(Number(cell) * unit) - expected));
  };
  return cells.map(pack).join('');
}
