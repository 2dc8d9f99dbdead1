import { TOXIC_FOODS, type ToxicFood } from '#domain/safety/lexicon/toxic-foods';
import { INK, MARGIN, MUTED, printable, writeSheet } from './pdf-sheet.ts';

const TOXIC = '#ce2c31';
const CAUTION = '#4f3422';

const WHOM: Record<ToxicFood['species'], string> = {
  dog: 'dogs',
  cat: 'cats',
  both: 'dogs and cats',
};

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

/** Writes the printable list of unsafe foods from the same table as the safety guard. */
export function writeToxicFoodsPdf(file: string): Promise<void> {
  const lead = `${TOXIC_FOODS.length} foods, raw, cooked or dried. If your animal has eaten one of them, call your vet or an animal poison line at once; do not wait for symptoms. Educational only, no veterinary advice.`;
  return writeSheet(file, { title: 'Foods that harm dogs and cats', lead }, (document) => {
    for (const severity of ['toxic', 'caution'] as const) {
      for (const food of TOXIC_FOODS.filter((row) => row.severity === severity)) writeFood(document, food);
    }
  });
}
