import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

export const MARGIN = 48;
export const INK = '#21201c';
export const MUTED = '#63635e';
export const LINE = '#8d8d86';
export const GREEN = '#2a7e3b';

type Sheet = {
  title: string;
  /** Below the title. */
  lead: string;
  layout?: 'portrait' | 'landscape';
};

/**
 * The text as it is, if the standard fonts can draw it: they know Windows-1252 only.
 * @throws for any other character, which would be missing in print
 */
export function printable(text: string): string {
  const [unknown] = /[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/.exec(text) ?? [];
  if (unknown !== undefined) throw new Error(`The PDF’s font has no ${JSON.stringify(unknown)}: ${text}`);
  return text;
}

/**
 * Writes a PDF of A4 pages with a title. Reproducible: the same content gives the same bytes.
 * @param file path of the PDF; creates its folder
 * @param fill draws what follows the lead
 */
export async function writeSheet(
  file: string,
  { title, lead, layout = 'portrait' }: Sheet,
  fill: (document: PDFKit.PDFDocument) => void,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const document = new PDFDocument({
    size: 'A4',
    layout,
    margin: MARGIN,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: 'Bowlful', CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const written = pipeline(document, createWriteStream(file));
  document.font('Times-Bold').fontSize(24).fillColor(INK).text(printable(title));
  document.font('Helvetica').fontSize(10).fillColor(MUTED).text(printable(lead));
  document.moveDown();
  fill(document);
  document.end();
  await written;
}

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
