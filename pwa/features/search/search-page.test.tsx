import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecipe as makeRecipe } from '#domain/assistant/create-recipe';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { findError } from '../../testing/find-error.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { readSearchQuery, SearchPage, searchAddress } from './search-page.tsx';

const assistant = vi.hoisted(() => ({ askAssistant: vi.fn(), createRecipe: vi.fn() }));
vi.mock('../../platform/sync/assistant.ts', () => assistant);

const CARDS = [
  aCard({ id: 1, title: 'Chicken bowl', category: 'adult' }, { ingredients: 'chicken' }),
  aCard({ id: 2, title: 'Salmon supper', category: 'senior' }, { ingredients: 'salmon' }),
  aCard({ id: 66, title: 'Cat salmon', species: 'cat', category: 'kitten' }, { ingredients: 'salmon' }),
];
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function askFor(words: string) {
  fireEvent.change(await screen.findByLabelText('What are you looking for?'), { target: { value: words } });
}

beforeEach(async () => {
  assistant.askAssistant.mockReset();
  assistant.createRecipe.mockReset();
  await clearDevice();
});
afterEach(cleanup);

describe('the search page', () => {
  it('has the documented category filters', () => {
    showScreen(<SearchPage />, '/search', CARDS);
    const chips = screen.getByRole('group', { name: 'Category' }).querySelectorAll('button');
    expect([...chips].map(({ textContent }) => textContent)).toEqual([
      'All',
      'Puppy',
      'Adult',
      'Senior',
      'Grain-Free',
      'Special Diet',
    ]);
    expect(titles()).toHaveLength(3);
  });

  it('has a form with a button, and submitting it stays on the page', () => {
    showScreen(<SearchPage />, '/search', CARDS);
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search recipes' });
    const submit = within(form).getByRole<HTMLButtonElement>('button', { name: 'Search' });
    expect([submit.type, submit.className.includes('hidden')]).toEqual(['submit', false]);
    expect(fireEvent.submit(form)).toBe(false);
    expect(titles()).toHaveLength(3);
  });

  it('q fills the search over both species, and typing continues from there', async () => {
    showScreen(<SearchPage />, '/search?q=salmon', CARDS);
    await waitFor(() => expect(titles().sort()).toEqual(['Cat salmon', 'Salmon supper']));
    fireEvent.click(screen.getByRole('button', { name: 'Senior' }));
    await waitFor(() => expect(titles()).toEqual(['Salmon supper']));
    await waitFor(() => expect(window.location.search).toBe('?q=salmon&category=senior'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'unicorn' } });
    await screen.findByText('No recipes found matching your criteria');
    await waitFor(() => expect(window.location.search).toBe('?q=unicorn&category=senior'));
    fireEvent.click(button('Clear search'));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('names the animal on every card, and filters by one on request', async () => {
    showScreen(<SearchPage />, '/search', CARDS);
    expect(screen.getAllByRole('article').map((card) => card.querySelector('p > span')?.textContent)).toEqual(
      expect.arrayContaining(['Dog', 'Cat']),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Cats' }));
    await waitFor(() => expect(titles()).toEqual(['Cat salmon']));
    expect(screen.getByRole('heading', { name: 'Recipes (1)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('shows a skeleton of six cards while recipes load', async () => {
    showScreen(<SearchPage />, '/search?category=puppy', CARDS);
    catalogueStore.setState({ isSettled: false });
    await screen.findByText('Loading recipes...');
    expect(document.querySelectorAll('[aria-busy] > div[aria-hidden]')).toHaveLength(6);
  });

  it('reads and writes its address', () => {
    expect(readSearchQuery('?tab=ai&q=a+b&category=treats')).toEqual({
      text: 'a b',
      category: 'all',
      mode: 'ai',
    });
    expect(searchAddress({ text: 'a b', category: 'senior', mode: 'ai' })).toBe(
      '/search?tab=ai&q=a+b&category=senior',
    );
    expect(searchAddress({ text: '', category: 'all', mode: 'search' })).toBe('/search');
  });
});

describe('the assistant of the search page', () => {
  it('tab=ai opens it with q in its box; both buttons need text, and wait for an answer', async () => {
    assistant.askAssistant.mockReturnValue(new Promise(() => {}));
    showScreen(<SearchPage />, '/search?tab=ai&q=beef', CARDS);
    expect(screen.getByRole('tab', { name: 'AI Assistant' }).getAttribute('aria-selected')).toBe('true');
    expect((await screen.findByLabelText<HTMLInputElement>('What are you looking for?')).value).toBe('beef');
    await waitFor(() => expect(isDisabled(button('Create Custom Recipe'))).toBe(false));
    expect(isDisabled(button('Ask'))).toBe(false);
    await askFor('  ');
    expect([isDisabled(button('Ask')), isDisabled(button('Create Custom Recipe'))]).toEqual([true, true]);
    await askFor('beef');
    fireEvent.click(button('Ask'));
    expect([isDisabled(button('Analyzing...')), isDisabled(button('Create Custom Recipe'))]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['Ask', 'Failed to search recipes. Please try again.'],
    ['Create Custom Recipe', 'Failed to create custom recipe. Please try again.'],
  ])('%s reports a failure as "%s"', async (name, message) => {
    assistant.askAssistant.mockRejectedValue(new Error());
    assistant.createRecipe.mockRejectedValue(new Error());
    showScreen(<SearchPage />, '/search?tab=ai', CARDS);
    await askFor('beef');
    fireEvent.click(button(name));
    expect((await findError()).textContent).toBe(message);
  });

  it('shows the health benefits that come with an answer', async () => {
    assistant.askAssistant.mockResolvedValue({
      recommendations: [],
      explanation: 'No recipes found matching your criteria. Try creating a custom recipe instead!',
      response: '',
      healthBenefits: ['Oats bring fibre.'],
      source: 'built-in',
    });
    showScreen(<SearchPage />, '/search?tab=ai', CARDS);
    await askFor('beef');
    fireEvent.click(button('Ask'));
    await screen.findByText('No recipes found matching your criteria. Try creating a custom recipe instead!');
    expect(screen.getByText('Oats bring fibre.')).toBeTruthy();
  });

  it('shows a custom recipe whole and announces it, without a link', async () => {
    const made = makeRecipe('turkey and pumpkin', 'dog');
    assistant.createRecipe.mockResolvedValue(made);
    showScreen(
      <>
        <SearchPage />
        <div id={LIVE_REGIONS.polite} data-testid="said" />
      </>,
      '/search?tab=ai',
      CARDS,
    );
    await askFor('turkey and pumpkin');
    fireEvent.click(button('Create Custom Recipe'));
    await screen.findByText(made.explanation);
    await expect.poll(() => screen.getByTestId('said').textContent).toContain(made.recipe.title);
    expect(screen.getByText('Custom AI Recipe')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
    const lines = screen.getByRole('region', { name: 'Ingredients' }).querySelectorAll('li');
    expect([...lines].map(({ textContent }) => textContent)).toEqual(made.recipe.ingredients);
    expect(screen.getByRole('region', { name: 'Instructions' }).querySelectorAll('li')).toHaveLength(
      made.recipe.instructions.length,
    );
  });
});
