import { changeOver } from '#domain/plan/change-over';
import { CHANGE_OVER_DAYS } from '#domain/plan/plan';
import { drawGrid, GREEN, INK, LINE, MARGIN, MUTED, writeSheet } from './pdf-sheet.ts';

const LENGTHS = Array.from(
  { length: CHANGE_OVER_DAYS.max - CHANGE_OVER_DAYS.min + 1 },
  (_, at) => CHANGE_OVER_DAYS.min + at,
);
const percent = (share: number) => `${share * 100}%`;
const SHARES = changeOver(CHANGE_OVER_DAYS.min).map(({ share }) => share);
const BAR = { width: 110, height: 14 };

/** Rows of the chart: the length of the change in days, and the days for each share of the new food. */
export function chartRows(): string[][] {
  const head = ['Change in', ...SHARES.map((share) => `${percent(share)} new`), '100% new'];
  const rows = LENGTHS.map((days) => [
    `${days} days`,
    ...changeOver(days).map(({ firstDay, lastDay }) => `days ${firstDay} to ${lastDay}`),
    `from day ${days + 1}`,
  ]);
  return [head, ...rows];
}

function drawBars(document: PDFKit.PDFDocument): void {
  for (const share of [...SHARES, 1]) {
    const { y } = document;
    document.rect(MARGIN, y, BAR.width * share, BAR.height).fill(GREEN);
    document.rect(MARGIN, y, BAR.width, BAR.height).lineWidth(0.75).stroke(LINE);
    const words =
      share === 1 ? 'the new food alone' : `${percent(share)} new food, ${percent(1 - share)} old`;
    document
      .font('Helvetica')
      .fontSize(11)
      .fillColor(INK)
      .text(words, MARGIN + BAR.width + 14, y + 2);
    document.moveDown(0.7);
  }
  document.x = MARGIN;
}

function drawDiary(document: PDFKit.PDFDocument): void {
  const days = Array.from({ length: CHANGE_OVER_DAYS.max }, (_, at) => [`Day ${at + 1}`]);
  drawGrid(document, {
    x: MARGIN,
    y: document.y,
    widths: [60, 110, 110, 219.28],
    heights: [22, ...days.map(() => 36)],
    texts: [['', 'New food, grams', 'Old food, grams', 'Appetite, stool, itching'], ...days],
  });
}

/** Writes the guide to changing foods, from the planner's table, with a diary to fill in. */
export function writeTransitionChartPdf(file: string): Promise<void> {
  const sheet = {
    title: 'Changing to a new food',
    lead: 'Shares of the day’s food; the rest stays the old food. Slower, or back a step, if the stomach objects. A cat that eats nothing for a day needs a vet.',
  };
  return writeSheet(file, sheet, (document) => {
    drawBars(document);
    document.moveDown();
    const rows = chartRows();
    drawGrid(document, {
      x: MARGIN,
      y: document.y,
      widths: [83.28, 104, 104, 104, 104],
      heights: rows.map(() => 24),
      texts: rows,
    });
    document.moveDown(1.5);
    drawDiary(document);
    document.moveDown();
    document
      .font('Helvetica')
      .fontSize(9)
      .fillColor(MUTED)
      .text('Educational only, no veterinary advice. An ill animal changes food by its vet’s plan.');
  });
}
