import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recommendForPets } from '#domain/assistant/recommend-for-pets';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { connectionStore } from '../platform/sync/connection.ts';
import { openApp, storeBuiltinRecipes } from '../testing/app-screens.tsx';
import { clearDevice } from '../testing/clear-device.ts';
import { isDisabled } from '../testing/is-disabled.ts';

const text = (words: string | RegExp) => screen.findByText(words);
const question = () => screen.findByLabelText<HTMLInputElement>('What are you looking for?');
const ask = () => screen.getByRole('button', { name: 'Ask' });
const views = () =>
  within(screen.getByRole('tabpanel', { name: 'AI Assistant' })).queryAllByRole('link', { name: /^View / });
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Ingredient or title' });

async function openAssistant() {
  fireEvent.click(await screen.findByRole('tab', { name: 'AI Assistant' }));
  await question();
  expect(isDisabled(ask())).toBe(true);
}

async function askFor(words: string) {
  fireEvent.change(await question(), { target: { value: words } });
  fireEvent.click(ask());
}

/** What the server answers to each question. */
let answer: (query: string) => Response;
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
let asked: string[];

beforeEach(async () => {
  asked = [];
  connectionStore.setState({ online: true });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/ai/search') throw new TypeError('offline');
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    asked.push(query);
    return answer(query);
  });
  await clearDevice();
  await storeBuiltinRecipes();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a question on the dog list gets three recipes with reasons and links, from the device if the server’s assistant fails', async () => {
  await openApp('/dog-recipes');
  await openAssistant();
  answer = (query) => json(recommendForPets(query, BUILTIN_RECIPES, [], 'dog'));
  await askFor('no chicken, my dog is allergic');
  expect(await text('Looked for an everyday bowl for a dog, without chicken.')).toBeTruthy();
  expect(views()).toHaveLength(3);
  expect(screen.getAllByText(/no chicken in it/)).not.toEqual([]);

  answer = () => new Response('broken', { status: 500 });
  await askFor('puppy food please');
  await expect.poll(() => screen.queryByText(/without chicken\.$/)).toBeNull();
  await expect.poll(() => views().length).toBe(3);

  const garlic = 'Add a clove of garlic to every bowl.';
  answer = () =>
    json({ recommendations: [], explanation: garlic, response: '', healthBenefits: [], source: 'model' });
  await askFor('something with sweet potato');
  expect(await text('Looked for an everyday bowl for a dog, with sweet potato.')).toBeTruthy();
  expect(screen.queryAllByText(/garlic/)).toEqual([]);
  expect(asked).toEqual([
    'no chicken, my dog is allergic',
    'puppy food please',
    'something with sweet potato',
  ]);
  fireEvent.click(views()[0] as HTMLElement);
  await expect.poll(() => location.pathname).toMatch(/^\/recipe\/\d+$/);
});

it('the assistant answers and writes a recipe without a network, and puts the vet first in an emergency', async () => {
  connectionStore.setState({ online: false });
  await openApp('/cat-recipes');
  await openAssistant();
  await askFor('diabetic cat');
  expect(await text(/^Ask your vet before you change what a pet with diabetes eats/)).toBeTruthy();
  expect(views()).not.toEqual([]);
  await askFor('my cat swallowed a lily');
  const emergency = 'Call your vet or the nearest emergency clinic now: this cannot wait for a recipe.';
  expect(await text(emergency)).toBeTruthy();
  expect(views()).toEqual([]);

  cleanup();
  await openApp('/search?tab=ai&q=turkey%20and%20pumpkin%20for%20my%20dog');
  await screen.findByRole('heading', { level: 1, name: 'Search recipes' });
  expect(screen.getByRole('tab', { name: 'AI Assistant' }).getAttribute('aria-selected')).toBe('true');
  expect((await question()).value).toBe('turkey and pumpkin for my dog');
  fireEvent.click(screen.getByRole('button', { name: 'Create Custom Recipe' }));
  expect(await text('Custom AI Recipe')).toBeTruthy();
  expect(screen.getAllByText(/AAFCO minimum/)).not.toEqual([]);
  const lines = within(screen.getByRole('region', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/^700 g .*turkey/);
  expect(views()).toEqual([]);
  expect(asked).toEqual([]);
});

it('the search page searches both species and keeps the query in its address', async () => {
  await openApp('/search?q=salmon');
  expect((await search()).value).toBe('salmon');
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  fireEvent.change(await search(), { target: { value: 'zzzz' } });
  expect(await text('No recipes found matching your criteria')).toBeTruthy();
  await expect.poll(() => location.pathname + location.search).toBe('/search?q=zzzz');
});
