import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearImports,
  keepShare,
  listImports,
  storeImportOrHold,
} from '../../platform/imports/import-inbox.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { heldInvitation, holdInvitation } from '../household/take-invitation.ts';
import { ImportPage } from './import-page.tsx';

const open = (url = '/import') => showScreen(<ImportPage />, url, []);

beforeEach(clearImports);
afterEach(cleanup);

describe('the import', () => {
  it('has no link field if the operator disabled links, and explains a pasted address', async () => {
    open();
    expect(screen.queryByLabelText('Address of the page')).toBeNull();
    fireEvent.change(screen.getByLabelText('The recipe, or the whole page with it'), {
      target: { value: 'https://kitchen.example/stew' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
    expect(await screen.findByText(/^This is only an address/)).toBeTruthy();
  });

  it('takes a pasted invitation to the household’s page, and stores nothing of it', async () => {
    open();
    const invitation = `https://bowlful.example/join#1.${'a'.repeat(43)}`;
    fireEvent.change(screen.getByLabelText('The recipe, or the whole page with it'), {
      target: { value: invitation },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
    expect(window.location.pathname).toBe('/join');
    expect(heldInvitation()).toBe(invitation);
    expect(await listImports()).toEqual([]);
    holdInvitation(null);
  });

  it('stores nothing of a share before a press', async () => {
    const parts = [
      { name: '', type: 'text/plain', content: 'Egg bowl\nIngredients\n2 eggs\nMethod\nBoil them.' },
    ];
    const id = await keepShare({ takenAt: '2026-01-01T00:00:00.000Z', origin: 'share', parts });
    open(`/import?item=${id}`);
    expect(await screen.findByText('Shared: Egg bowl Ingredients 2 eggs Method')).toBeTruthy();
    expect(await listImports()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
    await vi.waitFor(async () => expect(await listImports()).toHaveLength(1));
  });

  it('points out a recipe that the owner already keeps', async () => {
    await saveOwnRecipe({
      id: 500_000_001,
      words: {
        title: 'Egg bowl',
        description: '',
        species: 'dog',
        category: 'adult',
        isOrganic: false,
        role: 'occasional',
        prepTime: 5,
        servings: 1,
        ingredients: ['2 eggs'],
        instructions: ['Boil them.'],
      },
      origin: { kind: 'hand' },
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    const content = 'Egg bowl\nIngredients\n2 eggs\nMethod\nBoil them.';
    const parts = [{ name: '', type: 'text/plain', content }];
    const id = await storeImportOrHold({ takenAt: '2026-01-01T00:00:00.000Z', origin: 'paste', parts });
    open(`/import?item=${id}`);
    expect(await screen.findByText(/^You already keep this recipe/)).toBeTruthy();
  });

  it.each([
    ['empty', /^You shared nothing we can read/],
    ['no-worker', /^Bowlful wasn’t ready for what you shared/],
  ])('says what to do with a share that could not be stored: %s', (problem, words) => {
    open(`/import?problem=${problem}`);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
