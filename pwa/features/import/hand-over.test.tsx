import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearImports, listImports } from '../../platform/imports/import-inbox.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import {
  choose,
  field,
  follow,
  handOver,
  openImport,
  PAGE,
  paste,
  press,
  type,
} from './import-world.test-support.tsx';

const FISH_POT = `Pasted Fish Pot\nServes 3\nIngredients\n400 g cod\n200 g potatoes\nMethod\n1. Boil the potatoes for 15 minutes.\n2. Add the cod for 8 minutes.`;

beforeEach(async () => {
  await clearDevice();
  await clearImports();
});
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a pasted recipe replaces a draft only after confirmation, and stays in the import until then', async () => {
  openImport('/submit');
  type('Title', 'My own soup');
  await screen.findByText('Draft saved on this device');
  follow('Paste a recipe or its page');
  await heading('Import a Recipe');
  paste(FISH_POT);
  expect(await screen.findByText('A recipe from a text: 2 ingredients, 2 steps.')).toBeTruthy();
  choose('Cat');
  await handOver('Fill in the form');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('My own soup');
  const keep = screen.getByRole('button', { name: 'Keep mine' });
  expect(document.activeElement).toBe(keep);
  fireEvent.click(keep);
  await heading('Submit Your Recipe');
  await waitFor(() => expect(field('Title').value).toBe('My own soup'));

  follow('Paste a recipe or its page');
  fireEvent.click(await screen.findByRole('link', { name: /^Pasted text: Pasted Fish Pot/ }));
  await screen.findByDisplayValue('400 g cod');
  await handOver('Fill in the form');
  await screen.findByRole('alertdialog');
  press('Replace');
  await heading('Submit Your Recipe');
  await waitFor(() => expect(field('Title').value).toBe('Pasted Fish Pot'));
  expect(field('Servings').value).toBe('3');
  expect(field('Cat').checked).toBe(true);
  expect(field('Ingredient 2').value).toBe('200 g potatoes');
  expect(await listImports()).toEqual([]);
});

it('pasted markup is read where it says more than the text, and its recipe goes to the checker', async () => {
  openImport('/tools/nutrition-checker');
  follow('Paste a recipe or its page');
  await heading('Import a Recipe');
  const clipboard: Record<string, string> = { 'text/html': PAGE, 'text/plain': 'Saved Page Stew' };
  fireEvent.paste(field('The recipe, or the whole page with it'), {
    clipboardData: { getData: (kind: string) => clipboard[kind] ?? '' },
  });
  press('Read it');
  await waitFor(() => expect(field('Title').value).toBe('Saved Page Stew'));
  choose('Dog');
  await handOver('Check nutrients');
  await heading('Nutrition Checker');
  await waitFor(() => expect(field('Ingredients').value).toBe('500 g beef mince\n1 onion'));
});

it('a draft of the checker is replaced only after confirmation, even if it has only steps', async () => {
  openImport('/tools/nutrition-checker');
  type('Steps', 'Boil the rice.');
  await screen.findByText('Kept on this device');
  follow('Paste a recipe or its page');
  await heading('Import a Recipe');
  paste(FISH_POT);
  await screen.findByDisplayValue('400 g cod');
  choose('Cat');
  await handOver('Check nutrients');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Boil the rice.');
});

it('a pasted recipe becomes one of the owner’s recipes', async () => {
  openImport('/import?for=own');
  paste(
    'Turkey bowl for dogs\n\nServes 4\n\nIngredients\n500 g turkey mince\n\nMethod\n1. Fry it for 10 minutes.',
  );
  await screen.findByDisplayValue('500 g turkey mince');
  await handOver('Keep as my recipe');
  await heading('New recipe');
  await waitFor(() => expect(field('Ingredient 1').value).toBe('500 g turkey mince'));
  type('Prep time (min)', '5');
  type('Title', 'Turkey bowl');
  press('Save recipe');
  await waitFor(() => expect(location.pathname).toMatch(/^\/recipe\/\d+$/));
  expect(await database.ownRecipes.toArray()).toMatchObject([
    { value: { words: { title: 'Turkey bowl', prepTime: 5, ingredients: ['500 g turkey mince'] } } },
  ]);
});
