import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { keptRow } from './kept-row.ts';

type KeptSession = { stage: number; ticks: string[]; timers: unknown[] };

/** Waits until the device has kept at least this much of the cooking of a recipe. */
export async function expectKept(page: Page, recipeId: number, kept: Partial<KeptSession>): Promise<void> {
  await expect.poll(() => keptRow(page, 'cookSessions', String(recipeId))).toMatchObject({ value: kept });
}
