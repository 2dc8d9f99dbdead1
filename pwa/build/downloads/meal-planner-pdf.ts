import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { drawGrid } from './draw-grid.ts';
import { INK, MARGIN, MUTED, writeSheet } from './pdf-sheet.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const COLUMNS = ['Day', 'Morning: food and grams', 'Evening: food and grams', 'Treats', 'To cook or thaw'];
const WIDTHS = [80, 210, 210, 100, 145.89];
const BLANKS = 'Animal ______________________   Energy a day ____________ kcal   Grams a day ____________';

/** Writes an empty week of meals. */
export function writeMealPlannerPdf(file: string): Promise<void> {
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
