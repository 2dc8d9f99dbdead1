import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { RecipeSubmission } from '#domain/submission/submission';
import { signIn } from './sign-in.ts';

type SentRecipe = Pick<RecipeSubmission, 'title' | 'ingredients' | 'instructions'>;

/** A recipe with a unique title. */
export function aRecipe(overrides: Partial<SentRecipe> = {}): SentRecipe {
  return {
    title: `Quokka Supper ${randomUUID().slice(0, 8)}`,
    ingredients: ['1 lb turkey mince', '200 g carrots, grated', '150 g cooked brown rice'],
    instructions: ['Brown the turkey for 10 minutes.', 'Add the carrots and rice and simmer for 15 minutes.'],
    ...overrides,
  };
}

/** Fills the open form of /submit. */
export async function fillRecipe(
  page: Page,
  { title, ingredients, instructions }: SentRecipe,
): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('What she gets before a long walk.');
  for (const [name, texts] of [
    ['Ingredient', ingredients],
    ['Step', instructions],
  ] as const) {
    for (const [row, text] of texts.entries()) {
      if (row > 0) await page.getByRole('button', { name: `Add ${name.toLowerCase()}` }).click();
      await page.getByLabel(`${name} ${row + 1}`, { exact: true }).fill(text);
    }
  }
}

/** Opens the list of pending recipes. */
export async function openPendingRecipes(page: Page): Promise<void> {
  await signIn(page, '/admin?tab=recipes');
  await expect(page.getByRole('heading', { name: 'Pending Recipe Reviews' })).toBeVisible();
}
