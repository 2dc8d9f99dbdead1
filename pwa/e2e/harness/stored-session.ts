import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { storedRow } from './stored-row.ts';

type StoredSession = { stage: number; ticks: string[]; timers: unknown[] };

/** Waits until the device has stored at least these fields of the cook session of a recipe. */
export async function expectStoredSession(
  page: Page,
  recipeId: number,
  kept: Partial<StoredSession>,
): Promise<void> {
  await expect.poll(() => storedRow(page, 'cookSessions', String(recipeId))).toMatchObject({ value: kept });
}
