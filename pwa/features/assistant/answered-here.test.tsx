import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recommendForPets } from '#domain/assistant/recommend-for-pets';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { storeBuiltinRecipes } from '../../testing/app-screens.tsx';
import { clearDevice } from '../../testing/clear-device.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

const text = (words: string | RegExp) => screen.findByText(words);
const question = () => screen.findByLabelText<HTMLInputElement>('What are you looking for?');
const button = (name: string) => screen.getByRole('button', { name });
const views = () =>
  screen.queryAllByRole('link', { name: /^View / }).map((link) => link.getAttribute('href'));

async function ask(words: string) {
  fireEvent.change(await question(), { target: { value: words } });
  fireEvent.click(button('Ask'));
}

/** The fake server's response to a query. */
let answer: (query: string) => Response;
let asked: string[];
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

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

it('a question gets three recipes with reasons and links, from the device if the server’s assistant fails or names a toxic food', async () => {
  showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', []);
  await question();
  expect(isDisabled(button('Ask'))).toBe(true);
  answer = (query) => json(recommendForPets(query, BUILTIN_RECIPES, [], 'dog'));
  await ask('no chicken, my dog is allergic');
  expect(await text('Looked for an everyday bowl for a dog, without chicken.')).toBeTruthy();
  expect(views()).toHaveLength(3);
  expect(screen.getAllByText(/no chicken in it/)).not.toEqual([]);

  answer = () => new Response('broken', { status: 500 });
  await ask('puppy food please');
  await expect.poll(() => screen.queryByText(/without chicken\.$/)).toBeNull();
  await expect.poll(() => views().length).toBe(3);

  const garlic = 'Add a clove of garlic to every bowl.';
  answer = () =>
    json({ recommendations: [], explanation: garlic, response: '', healthBenefits: [], source: 'model' });
  await ask('something with sweet potato');
  expect(await text('Looked for an everyday bowl for a dog, with sweet potato.')).toBeTruthy();
  expect(screen.queryAllByText(/garlic/)).toEqual([]);
  expect(asked).toEqual([
    'no chicken, my dog is allergic',
    'puppy food please',
    'something with sweet potato',
  ]);
  expect(views()[0]).toMatch(/^\/recipe\/\d+$/);
});

it('without a network the assistant answers too, and puts the vet first in an emergency', async () => {
  connectionStore.setState({ online: false });
  showScreen(<AssistantPanel species="cat" limit={6} />, '/cat-recipes', []);
  await ask('diabetic cat');
  expect(await text(/^Ask your vet before you change what a pet with diabetes eats/)).toBeTruthy();
  expect(views()).not.toEqual([]);
  await ask('my cat swallowed a lily');
  const emergency = 'Call your vet or the nearest emergency clinic now: this cannot wait for a recipe.';
  expect(await text(emergency)).toBeTruthy();
  expect(views()).toEqual([]);
  expect(asked).toEqual([]);
});

it('without a network the assistant writes a new recipe for the question in the address', async () => {
  connectionStore.setState({ online: false });
  showScreen(<SearchPage />, '/search?tab=ai&q=turkey%20and%20pumpkin%20for%20my%20dog', []);
  expect(screen.getByRole('tab', { name: 'AI Assistant' }).getAttribute('aria-selected')).toBe('true');
  expect((await question()).value).toBe('turkey and pumpkin for my dog');
  await expect.poll(() => isDisabled(button('Create Custom Recipe'))).toBe(false);
  fireEvent.click(button('Create Custom Recipe'));
  expect(await text('Custom AI Recipe')).toBeTruthy();
  expect(screen.getAllByText(/AAFCO minimum/)).not.toEqual([]);
  const lines = within(screen.getByRole('region', { name: 'Ingredients' })).getAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/^700 g .*turkey/);
  expect(views()).toEqual([]);
  expect(asked).toEqual([]);
});
