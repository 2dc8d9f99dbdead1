import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRecipe, threeRecipes } from '../../../sync-server/testing/builders.ts';
import { shownToast } from '../admin-app.test-support.tsx';
import { adminAtServer, openTab, press } from '../admin-at-server.test-support.tsx';

const line = (grams: number, food: string) => {
  return { ingredientId: null, grams, metric: `${grams} g ${food}`, us: `${grams} g ${food}` };
};

/** Published by an earlier version, whose list of toxic foods lacked onion and grapes. */
const UNSAFE = aRecipe({
  id: 900,
  title: 'Sunday Roast Bowl',
  ingredientLines: [line(500, 'turkey mince'), line(150, 'onion, chopped'), line(50, 'grapes')],
  steps: [
    { text: 'Fry the onion with the turkey.', lines: [0, 1] },
    { text: 'Scatter the grapes on top.', lines: [2] },
  ],
});
/** A recipe with a step in one measure only. */
const ONE_MEASURE = aRecipe({
  id: 901,
  title: 'Oven Bowl',
  steps: [{ text: 'Bake the turkey at 180 °C for 20 minutes.', lines: [0] }],
});

afterEach(() => vi.restoreAllMocks());

describe('an unsafe recipe', () => {
  const admin = adminAtServer(() => ({ recipes: [...threeRecipes(), UNSAFE] }));

  it('is in the safety report, which is saved as a file with the date in its name', async () => {
    await admin.open('/admin/recipe-safety');
    await screen.findByText('Target: 100% of recipes should be safe for dogs');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    press('Download Report');
    await waitFor(() =>
      expect(saved).toEqual([expect.stringMatching(/^recipe-safety-report-\d{4}-\d\d-\d\d\.txt$/)]),
    );
    const [report] = createObjectURL.mock.lastCall as [Blob];
    expect(await report.text()).toContain('Sunday Roast Bowl');
  });

  it('is found, its fix previewed, applied and undone, which leaves it withdrawn', async () => {
    await admin.open('/admin/recipe-safety');
    expect(await screen.findByText('Target: 100% of recipes should be safe for dogs')).toBeTruthy();
    expect(
      screen.getByText('1 recipe contains toxic ingredients and needs immediate attention.'),
    ).toBeTruthy();
    await openTab('Unsafe Recipes (1)');
    expect(screen.getByText('Grapes')).toBeTruthy();
    press('Auto-Fix Sunday Roast Bowl');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('150 g onion, chopped')).toBeTruthy();
    expect(await admin.served('/api/recipes/900')).toMatch(/onion/);
    dialog.getByRole('button', { name: 'Fix this recipe' }).click();
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Unsafe ingredients have been automatically removed'),
    );
    const fixed = await admin.served('/api/recipes/900');
    expect(fixed).toContain('turkey mince');
    expect(fixed).not.toMatch(/onion|grapes/i);

    await openTab('Overview');
    (await screen.findByRole('button', { name: 'Undo the fix of Sunday Roast Bowl' })).click();
    await waitFor(() => expect(shownToast()?.description).toMatch(/It is withdrawn until it is safe/));
    expect((await fetch('/api/recipes/900')).status).toBe(404);
    expect(await screen.findByText('All Clear')).toBeTruthy();
  });
});

describe('the conversion', () => {
  const admin = adminAtServer(() => ({ recipes: [...threeRecipes(), ONE_MEASURE] }));

  it('lists each recipe once, writes a step in both measures, and is undone', async () => {
    await admin.open('/admin/recipe-converter');
    expect(await admin.served('/api/recipes/901')).toContain('180 °C for');
    (await screen.findByRole('button', { name: 'Convert All Recipes to Dual Measurements' })).click();
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Convert' }).click();
    await waitFor(() => expect(shownToast()?.title).toBe('Recipe Conversion Complete'));
    const details = within(screen.getByRole('list', { name: 'Details' }));
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      expect.stringContaining('Chicken and Brown Rice'),
      expect.stringContaining('Beef Puppy Bowl'),
      expect.stringContaining('Salmon Supper'),
      'Oven Bowl: 1 step in both measures',
    ]);
    expect(await admin.served('/api/recipes/901')).toContain('180 °C (350 °F) for');

    (await screen.findByRole('button', { name: 'Undo the last conversion' })).click();
    (await screen.findByRole('button', { name: 'Undo it' })).click();
    await waitFor(() => expect(shownToast()?.title).toBe('Conversion Undone'));
    expect(await admin.served('/api/recipes/901')).toContain('180 °C for');
  });
});
