import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWN_DRAFTS } from '#domain/own/own-id';
import { database } from '../../platform/database/bowlful.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { OwnEditor } from '../submit/own-editor.tsx';
import { NutritionChecker } from '../tools/nutrition-checker.tsx';
import { BookPage } from './book-page.tsx';
import { OwnPage } from './own-page.tsx';

function open(url: string): void {
  cleanup();
  showScreen(
    <Routes>
      <Route path="/tools/nutrition-checker" element={<NutritionChecker />} />
      <Route path="/my-recipes" element={<OwnPage />} />
      <Route path="/my-recipes/book" element={<BookPage />} />
      <Route path="/my-recipes/:id" element={<OwnEditor />} />
    </Routes>,
    url,
    [],
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const titles = async () =>
  (await database.ownRecipes.toArray()).map(
    ({ value }) => (value as { words: { title: string } }).words.title,
  );

/** Fills the open editor's missing fields and saves. */
async function saveAs(title: string): Promise<void> {
  type('Step 1', 'Brown the mince for 10 minutes, stir in the rest.');
  type('Title', title);
  press('Save recipe');
  await waitFor(async () => expect(await titles()).toContain(title));
}

async function writeNew(id: number, title: string): Promise<void> {
  open(`/my-recipes/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'New recipe' });
  type('Ingredient 1', '500 g turkey mince');
  await saveAs(title);
}

beforeEach(clearDevice);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the nutrition checker keeps a recipe as one of the owner’s recipes', async () => {
  open('/tools/nutrition-checker');
  type('Ingredients', '500 g beef mince\n200 g cooked rice');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this recipe' }));
  await screen.findByRole('heading', { level: 1, name: 'New recipe' });
  await waitFor(() => expect(field('Ingredient 2').value).toBe('200 g cooked rice'));
  expect(field('Ingredient 1').value).toBe('500 g beef mince');
  await saveAs('Checked pot');
});

it('a double press on Keep this recipe starts only one recipe', async () => {
  open('/tools/nutrition-checker');
  type('Ingredients', '500 g beef mince');
  const keep = await screen.findByRole('button', { name: 'Keep this recipe' });
  fireEvent.click(keep);
  fireEvent.click(keep);
  await screen.findByRole('heading', { level: 1, name: 'New recipe' });
  expect(await database.drafts.where('key').startsWith(OWN_DRAFTS).count()).toBe(1);
});

it('the owner’s recipes are exported as one file and as a zip', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await writeNew(500_000_001, 'Turkey bowl');
  open('/my-recipes');
  fireEvent.click(await screen.findByRole('button', { name: 'One file for Bowlful' }));
  await waitFor(() => expect(saved).toEqual(['my-recipes.json']));
  press('Zip for other apps');
  await waitFor(() => expect(saved).toEqual(['my-recipes.json', 'my-recipes.zip']));
});

it('the book to print has all of the owner’s recipes, the newest first', async () => {
  await writeNew(500_000_002, 'Checked pot');
  await writeNew(500_000_001, 'Turkey bowl');
  open('/my-recipes');
  fireEvent.click(await screen.findByRole('link', { name: 'A book to print' }));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Turkey bowl',
      'Checked pot',
    ]),
  );
  expect(screen.getAllByText(/^For dogs/)[0]?.textContent).toBe(
    'For dogs, 4 servings, 40 min. Refrigerator up to 3 days. Freezer up to 3 months.',
  );
});
