import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { TOXIC_FOODS, type ToxicFood } from '#domain/safety/lexicon/toxic-foods';

const MARGIN = 48;
const INK = '#21201c';
const MUTED = '#63635e';
const TOXIC = '#ce2c31';
const CAUTION = '#4f3422';

const WHOM: Record<ToxicFood['species'], string> = {
  dog: 'dogs',
  cat: 'cats',
  both: 'dogs and cats',
};

/** The standard fonts know Windows-1252 only; the rest of a text is left out. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/g, '').trim();
}

function writeFood(document: PDFKit.PDFDocument, food: ToxicFood): void {
  const isToxic = food.severity === 'toxic';
  // A food is not torn over two pages.
  if (document.y > document.page.height - MARGIN - 70) document.addPage();
  document.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(printable(food.name), { continued: true });
  document
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(isToxic ? TOXIC : CAUTION)
    .text(`   ${isToxic ? 'TOXIC' : 'CAUTION'} for ${WHOM[food.species]}`);
  document
    .font('Helvetica')
    .fontSize(10)
    .fillColor(INK)
    .text(`${printable(food.why)}.`);
  document.fillColor(MUTED).text(`Instead: ${printable(food.safeAlternative)}`);
  document.moveDown(0.6);
}

/**
 * Writes the printable list of unsafe foods from the same table as the safety guard. Reproducible: the same table
 * gives the same bytes.
 * @param file path of the PDF; creates its folder
 */
export async function writeToxicFoodsPdf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: 'Foods that harm dogs and cats',
      Author: 'Bowlful',
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  const written = pipeline(document, createWriteStream(file));
  document.font('Times-Bold').fontSize(24).fillColor(INK).text('Foods that harm dogs and cats');
  document
    .font('Helvetica')
    .fontSize(10)
    .fillColor(MUTED)
    .text(
      `${TOXIC_FOODS.length} foods, raw, cooked or dried. If your animal has eaten one of them, call your vet or an animal poison line at once; do not wait for symptoms. Educational only, no veterinary advice.`,
    );
  document.moveDown();
  for (const severity of ['toxic', 'caution'] as const) {
    for (const food of TOXIC_FOODS.filter((row) => row.severity === severity)) writeFood(document, food);
  }
  document.end();
  await written;
}
