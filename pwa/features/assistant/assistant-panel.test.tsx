import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssistantSearch, Recommendation } from '#domain/assistant/answers';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { DogRecipes } from '../browse/dog-recipes.tsx';
import { addDog, selectPet } from '../pets/pets.ts';
import { AssistantPanel } from './assistant-panel.tsx';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../platform/sync/assistant.ts', () => ({ askAssistant: ask, createRecipe: vi.fn() }));

const recommendation = (id: number | null): Recommendation => ({
  id,
  title: `Bowl ${id}`,
  description: 'A bowl.',
  category: 'adult',
  prepTime: 20,
  servings: 6,
  difficulty: 2,
  reason: `Made with reason ${id}.`,
});
const answer = (ids: (number | null)[], explanation = 'Looked for an everyday bowl.'): AssistantSearch => ({
  recommendations: ids.map(recommendation),
  explanation,
  response: explanation,
  healthBenefits: [],
  source: 'built-in',
});

const input = () => screen.getByLabelText<HTMLInputElement>('What are you looking for?');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

beforeEach(async () => {
  ask.mockReset();
  toastStore.setState({ toast: null });
  await clearDevice();
});
afterEach(cleanup);

describe('the assistant of a list', () => {
  it('enables the button only for a question that is not blank', () => {
    showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', []);
    expect(isDisabled(button('Ask'))).toBe(true);
    type('   ');
    expect(isDisabled(button('Ask'))).toBe(true);
    type(' beef ');
    expect(isDisabled(button('Ask'))).toBe(false);
  });

  it('says at 500 characters, and not before, that a question may have been cut off', () => {
    showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', []);
    const limit = 'A question can be at most 500 characters long, so check its end.';
    type('a'.repeat(499));
    expect(screen.queryByText(limit)).toBeNull();
    type('a'.repeat(500));
    expect(screen.getByText(limit)).toBeTruthy();
  });

  it('trims the query, says Analyzing... and is read-only while pending', async () => {
    let finish: (found: AssistantSearch) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', []);
    type('  beef ');
    fireEvent.click(button('Ask'));
    expect(ask).toHaveBeenCalledWith('beef', 'dog', []);
    expect(isDisabled(button('Analyzing...'))).toBe(true);
    expect(input().readOnly).toBe(true);
    finish(answer([1]));
    await screen.findByText('Looked for an everyday bowl.');
    expect(isDisabled(button('Ask'))).toBe(false);
    expect(input().readOnly).toBe(false);
  });

  it('shows at most three recommendations on the dog list, each with title, reason and a View link', async () => {
    ask.mockResolvedValue(answer([1, 2, 3, 4]));
    showScreen(
      <>
        <AssistantPanel species="dog" limit={3} />
        <div id={LIVE_REGIONS.polite} data-testid="said" />
      </>,
      '/dog-recipes',
      [],
    );
    type('beef');
    fireEvent.click(button('Ask'));
    await screen.findByText('Made with reason 1.');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^View / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recipe/1', '/recipe/2', '/recipe/3']);
    expect(links[0]?.textContent).toBe('View');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Three that suit your question');
    // Announced once, and without the whole answer.
    await expect.poll(() => screen.getByTestId('said').textContent).toBe('Three that suit your question');
  });

  it('names the pet only while the pet that the question was asked for stays selected', async () => {
    ask.mockResolvedValue(answer([1]));
    await addDog({ ...BEAGLE, name: 'Max' }, 'max');
    await addDog({ ...BEAGLE, name: 'Rex' }, 'rex');
    showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', [
      aCard({ id: 1, species: 'dog' }),
    ]);
    await database.cards.put(aCard({ id: 1, species: 'dog' }));
    await act(() => selectPet('rex'));
    type('beef');
    fireEvent.click(button('Ask'));
    await screen.findByRole('heading', { name: /suit.* Rex/ });
    await act(() => selectPet('max'));
    expect(await screen.findByRole('heading', { name: /suit.* your question/ })).toBeTruthy();
  });

  it('labels a recipe without a page Custom AI Recipe and gives it no link', async () => {
    // Ids from 1,000,000 on are the assistant's own recipes.
    ask.mockResolvedValue(answer([1_000_000, null, 999_999]));
    showScreen(<AssistantPanel species="cat" limit={6} />, '/cat-recipes', []);
    type('beef');
    fireEvent.click(button('Ask'));
    await screen.findByText('Made with reason null.');
    expect(screen.getAllByText('Custom AI Recipe')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^View / })).toHaveLength(1);
  });

  it('shows the documented toast on failure and keeps the question', async () => {
    ask.mockRejectedValue(new Error('no recipes'));
    showScreen(<AssistantPanel species="dog" limit={3} />, '/dog-recipes', []);
    type('beef');
    fireEvent.click(button('Ask'));
    await waitFor(() =>
      expect(toastStore.getState().toast).toMatchObject({
        title: 'AI Assistant Error',
        description: 'Unable to process your request. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(input().value).toBe('beef');
    expect(isDisabled(await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask' }))).toBe(false);
  });
});

describe('the two tabs of a list', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('start with Traditional Search and keep their content', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', []);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Traditional Search',
      'AI Assistant',
    ]);
    expect(tab('Traditional Search').getAttribute('aria-selected')).toBe('true');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'beef' } });
    fireEvent.click(tab('AI Assistant'));
    await screen.findByLabelText('What are you looking for?');
    expect(screen.queryByRole('searchbox')).toBeNull();
    type('something soft');
    fireEvent.keyDown(tab('AI Assistant'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tab('Traditional Search'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('beef');
    fireEvent.click(tab('AI Assistant'));
    expect(input().value).toBe('something soft');
  });

  it('tab=ai opens the assistant', async () => {
    showScreen(<DogRecipes />, '/dog-recipes?tab=ai', []);
    await screen.findByLabelText('What are you looking for?');
    expect(tab('AI Assistant').getAttribute('aria-selected')).toBe('true');
  });

  it('keep the selected one in the address, beside the search and the sort', async () => {
    showScreen(<DogRecipes />, '/dog-recipes?q=beef', []);
    fireEvent.click(tab('AI Assistant'));
    await waitFor(() => expect(window.location.search).toBe('?q=beef&tab=ai'));
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'prepTime' } });
    await waitFor(() => expect(window.location.search).toBe('?q=beef&sort=prepTime&tab=ai'));
    expect(tab('AI Assistant').getAttribute('aria-selected')).toBe('true');
    fireEvent.click(tab('Traditional Search'));
    await waitFor(() => expect(window.location.search).toBe('?q=beef&sort=prepTime'));
  });
});
