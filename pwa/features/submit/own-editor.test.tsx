import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OwnWords } from '#domain/own/own-recipe';
import { database } from '../../platform/database/bowlful.ts';
import { saveDraft } from '../../platform/database/drafts.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { EMPTY_OWN, ownDraftKey } from '../own/own-draft.tsx';
import { OwnEditor } from './own-editor.tsx';
import { field, press, type } from './submit-world.test-support.tsx';

function showEditor(): void {
  const editor = <Route path="/my-recipes/:id" element={<OwnEditor />} />;
  showScreen(<Routes>{editor}</Routes>, '/my-recipes/500000001', []);
}

beforeEach(clearDevice);
afterEach(cleanup);

it('an ingredient of unknown weight takes the focus at every attempt to save, with the reason', async () => {
  showEditor();
  await screen.findByRole('heading', { level: 1, name: 'New recipe' });
  type('Title', 'Lard pot');
  type('Ingredient 1', '500 g beef mince');
  press('Add ingredient');
  type('Ingredient 2', 'a bucket of lard');
  type('Step 1', 'Brown the mince for 10 minutes.');
  for (const attempt of ['first', 'second']) {
    field('Title').focus();
    press('Save recipe');
    await waitFor(() => expect(document.activeElement, attempt).toBe(field('Ingredient 2')));
    const note = document.getElementById(field('Ingredient 2').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain("Nobody can tell what 'a bucket of lard' weighs: give its grams.");
  }
  type('Ingredient 2', '20 g lard');
  press('Save recipe');
  await waitFor(async () => expect(await database.ownRecipes.count()).toBe(1));
});

it('an invalid image address of an import can be corrected', async () => {
  await saveDraft(ownDraftKey(500_000_001), {
    ...EMPTY_OWN,
    title: 'Beef pot',
    imageUrl: 'bowl.jpg',
    ingredients: ['500 g beef mince'],
    instructions: ['Brown the mince for 10 minutes.'],
  });
  showEditor();
  await waitFor(() => expect(field('Title').value).toBe('Beef pot'));
  expect(screen.queryByLabelText('Image URL (optional)')).toBeNull();
  press('Save recipe');
  await waitFor(() => expect(document.activeElement).toBe(field('Image URL (optional)')));
  type('Image URL (optional)', 'https://example.org/b');
  type('Image URL (optional)', 'https://example.org/bowl.jpg');
  press('Save recipe');
  await waitFor(async () =>
    expect((await database.ownRecipes.get(500_000_001))?.value).toMatchObject({
      words: { title: 'Beef pot', imageUrl: 'https://example.org/bowl.jpg' },
    }),
  );
});

const id = 500_000_001;
const [origin, createdAt] = [{ kind: 'hand' } as const, '2026-11-01T08:00:00.000Z'];
const stored: OwnWords = {
  title: 'Sunday pot',
  description: 'For two days.',
  authorName: 'Ada',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  kitchen: 'uk',
  prepTime: 15,
  servings: 4,
  ingredients: ['500 g beef mince, 20% fat, raw'],
  instructions: ['Brown the mince for 10 minutes.'],
};

it('what another device has changed since the form opened stays, beside what is changed or emptied here', async () => {
  await saveOwnRecipe({ id, words: stored, origin, createdAt });
  showEditor();
  await waitFor(() => expect(field('Title').value).toBe('Sunday pot'));
  const changed = { ...stored, description: 'Not for Rex: his kidneys.', title: 'Pot' };
  await saveOwnRecipe({ id, words: changed, origin, createdAt });
  type('Title', 'Monday pot');
  type('Your name (optional)', '');
  press('Save recipe');
  const { authorName: _, ...unnamed } = changed;
  await waitFor(async () =>
    expect((await database.ownRecipes.get(id))?.value).toStrictEqual({
      id,
      words: { ...unnamed, title: 'Monday pot' },
      origin,
      createdAt,
    }),
  );
  const made = (await database.ownRecipes.get(id))?.made;
  expect(made?.recipe).toMatchObject({ title: 'Monday pot', description: 'Not for Rex: his kidneys.' });
});

it('a draft that is taken up again keeps what another device has changed since it was begun', async () => {
  await saveOwnRecipe({ id, words: stored, origin, createdAt });
  showEditor();
  await waitFor(() => expect(field('Title').value).toBe('Sunday pot'));
  type('Title', 'Monday pot');
  await screen.findByText('Draft saved on this device');
  cleanup();
  const changed = { ...stored, description: 'Not for Rex: his kidneys.' };
  await saveOwnRecipe({ id, words: changed, origin, createdAt });
  showEditor();
  await waitFor(() => expect(field('Title').value).toBe('Monday pot'));
  expect(field('Description').value).toBe('Not for Rex: his kidneys.');
  press('Save recipe');
  await waitFor(async () =>
    expect((await database.ownRecipes.get(id))?.value).toMatchObject({
      words: { ...changed, title: 'Monday pot' },
    }),
  );
});
