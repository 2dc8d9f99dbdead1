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
