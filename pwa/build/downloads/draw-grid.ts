import { INK, LINE } from './pdf-sheet.ts';

type Grid = {
  x: number;
  y: number;
  /** In points. */
  widths: readonly number[];
  heights: readonly number[];
  /** Row by row; empty cells are for filling in by hand. */
  texts: readonly (readonly string[])[];
};

const PADDING = 5;

/** Draws a table with a bold first row and first column. */
export function drawGrid(document: PDFKit.PDFDocument, { x, y, widths, heights, texts }: Grid): void {
  document.lineWidth(0.75).strokeColor(LINE);
  let top = y;
  for (const [row, height] of heights.entries()) {
    let left = x;
    for (const [column, width] of widths.entries()) {
      document.rect(left, top, width, height).stroke();
      document
        .font(row === 0 || column === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(10)
        .fillColor(INK)
        .text(texts[row]?.[column] ?? '', left + PADDING, top + PADDING + 1, { width: width - 2 * PADDING });
      left += width;
    }
    top += height;
  }
  document.x = x;
  document.y = top;
}
