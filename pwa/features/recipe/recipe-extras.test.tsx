import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownRecipe } from '#domain/interchange/recipe-property';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { recipeFileStem } from '../page/save-recipe-file.ts';
import { RecipeTools } from './recipe-extras.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Save as file', () => {
  const recipe = { ...aRecipe(), title: 'Grandma’s Beef & Crème' };

  it('saves a file that parses back to the same recipe', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(<RecipeTools isOwn={false} recipe={recipe} />, { wrapper: MemoryRouter });
    fireEvent.click(screen.getByRole('button', { name: 'Save as file' }));
    await waitFor(() => expect(names).toEqual(['grandmas-beef-creme.json']));
    expect(files[0]?.type).toBe('application/ld+json');
    expect(ownRecipe(JSON.parse((await files[0]?.text()) ?? ''))).toEqual(recipe);
  });

  it('says so if the browser makes no file', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('refused');
    });
    render(<RecipeTools isOwn={false} recipe={recipe} />, { wrapper: MemoryRouter });
    fireEvent.click(screen.getByRole('button', { name: 'Save as file' }));
    await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ variant: 'destructive' }));
  });
});

describe('recipeFileStem', () => {
  it('has no characters that file systems reject', () => {
    expect(recipeFileStem({ title: '  Fish/Rice: "the best"? ' })).toBe('fish-rice-the-best');
    expect(recipeFileStem({ title: '…' })).toBe('recipe');
  });
});
