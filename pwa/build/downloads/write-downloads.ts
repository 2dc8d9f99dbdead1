import { join } from 'node:path';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { AISLES, aisleName } from '#domain/reference/ingredient-details';
import { TOXIC_FOODS, type ToxicFood } from '#domain/safety/lexicon/toxic-foods';
import type { DownloadPath } from '#domain/site/downloads';
import { drawGrid, INK, LINE, MARGIN, MUTED, printable, writeSheet } from './pdf-sheet.ts';
import { writeTransitionChartPdf } from './transition-chart-pdf.ts';

const COLUMN = { width: 237, gap: 25 };
const ROW_HEIGHT = 21;
const TICK = 10;
/** Empty lines per aisle, chosen so that both columns end at the foot of the page. */
const ROWS: Record<(typeof AISLES)[number], number> = {
  meat: 11,
  produce: 10,
  chilled: 8,
  grains: 7,
  oils: 7,
  supplements: 6,
  other: 7,
};
/** The aisles of the right column. */
const RIGHT: ReadonlySet<string> = new Set(['grains', 'oils', 'supplements', 'other']);

function drawAisle(document: PDFKit.PDFDocument, title: string, rows: number, x: number, y: number): number {
  document.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(title, x, y);
  let line = y + 16;
  for (let row = 0; row < rows; row++) {
    document.lineWidth(0.75).strokeColor(LINE);
    document.rect(x, line + 4, TICK, TICK).stroke();
    document
      .moveTo(x + TICK + 6, line + TICK + 4)
      .lineTo(x + COLUMN.width, line + TICK + 4)
      .stroke();
    line += ROW_HEIGHT;
  }
  return line + 10;
}

/** Writes empty lines under the aisles of the planner's list. */
function writeShoppingListPdf(file: string): Promise<void> {
  const sheet = {
    title: 'Shopping list',
    lead: 'In the order of the shop. The planner on the site fills one for you, with amounts.',
  };
  return writeSheet(file, sheet, (document) => {
    const next = { left: document.y, right: document.y };
    for (const aisle of AISLES) {
      const side = RIGHT.has(aisle) ? 'right' : 'left';
      const x = side === 'left' ? MARGIN : MARGIN + COLUMN.width + COLUMN.gap;
      next[side] = drawAisle(document, aisleName(aisle), ROWS[aisle], x, next[side]);
    }
  });
}

const TOXIC = '#ce2c31';
const CAUTION = '#4f3422';

const WHOM: Record<ToxicFood['species'], string> = {
  dog: 'dogs',
  cat: 'cats',
  both: 'dogs and cats',
};

function writeFood(document: PDFKit.PDFDocument, food: ToxicFood): void {
  const isToxic = food.severity === 'toxic';
  // Never split a food across two pages.
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
function writeToxicFoodsPdf(file: string): Promise<void> {
  const lead = `${TOXIC_FOODS.length} foods, raw, cooked or dried. If your animal has eaten one of them, call your vet or an animal poison line at once; do not wait for symptoms. Educational only, no veterinary advice.`;
  return writeSheet(file, { title: 'Foods that harm dogs and cats', lead }, (document) => {
    for (const severity of ['toxic', 'caution'] as const) {
      for (const food of TOXIC_FOODS.filter((row) => row.severity === severity)) writeFood(document, food);
    }
  });
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COLUMNS = ['Day', 'Morning: food and grams', 'Evening: food and grams', 'Treats', 'To cook or thaw'];
const WIDTHS = [80, 210, 210, 100, 145.89];
const BLANKS = 'Animal ______________________   Energy a day ____________ kcal   Grams a day ____________';

/** Writes an empty week of meals. */
function writeMealPlannerPdf(file: string): Promise<void> {
  const sheet = {
    title: 'Meal planner',
    lead: 'Energy and grams a day: from the portion calculator, or from your vet. Fresh water always.',
    layout: 'landscape',
  } as const;
  return writeSheet(file, sheet, (document) => {
    document.fontSize(11).fillColor(INK).text(BLANKS);
    document.moveDown();
    drawGrid(document, {
      x: MARGIN,
      y: document.y,
      widths: WIDTHS,
      heights: [24, ...DAYS.map(() => 51)],
      texts: [COLUMNS, ...DAYS.map((day) => [day])],
    });
    document.moveDown();
    document.font('Helvetica').fontSize(9).fillColor(MUTED).text(STORAGE_SENTENCE);
  });
}

const WRITERS: Readonly<Record<DownloadPath, (file: string) => Promise<void>>> = {
  '/downloads/toxic-foods-reference.pdf': writeToxicFoodsPdf,
  '/downloads/meal-planner.pdf': writeMealPlannerPdf,
  '/downloads/transition-chart.pdf': writeTransitionChartPdf,
  '/downloads/shopping-list.pdf': writeShoppingListPdf,
};

/** Writes all downloads into the built client. */
export async function writeDownloads(client: string): Promise<void> {
  for (const [path, write] of Object.entries(WRITERS)) await write(join(client, path));
}
