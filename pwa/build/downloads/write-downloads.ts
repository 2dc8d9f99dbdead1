import { join } from 'node:path';
import type { DownloadPath } from '#domain/site/downloads';
import { writeMealPlannerPdf } from './meal-planner-pdf.ts';
import { writeShoppingListPdf } from './shopping-list-pdf.ts';
import { writeToxicFoodsPdf } from './toxic-foods-pdf.ts';
import { writeTransitionChartPdf } from './transition-chart-pdf.ts';

const WRITERS: Readonly<Record<DownloadPath, (file: string) => Promise<void>>> = {
  '/downloads/toxic-foods-reference.pdf': writeToxicFoodsPdf,
  '/downloads/meal-planner.pdf': writeMealPlannerPdf,
  '/downloads/transition-chart.pdf': writeTransitionChartPdf,
  '/downloads/shopping-list.pdf': writeShoppingListPdf,
};

/** Writes every file to take away into the built client. */
export async function writeDownloads(client: string): Promise<void> {
  for (const [path, write] of Object.entries(WRITERS)) await write(join(client, path));
}
