import { aisleName } from '#domain/reference/aisles';
import { AISLES } from '#domain/reference/ingredient-details';
import { INK, LINE, MARGIN, writeSheet } from './pdf-sheet.ts';

const COLUMN = { width: 237, gap: 25 };
const ROW_HEIGHT = 21;
const TICK = 10;
/** Empty lines an aisle, so that both columns end at the foot of the page. */
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
export function writeShoppingListPdf(file: string): Promise<void> {
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
