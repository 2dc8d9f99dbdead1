import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { isDisabled } from '../../testing/is-disabled.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { OwnEditor } from '../submit/own-editor.tsx';
import { SubmitPage } from '../submit/submit-page.tsx';
import { NutritionChecker } from '../tools/nutrition-checker.tsx';
import { ImportPage } from './import-page.tsx';

/** A saved page with its recipe in microdata. */
export const PAGE = `<!doctype html><html><body><nav>Home</nav>
  <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Saved Page Stew</h1>
  <ul><li itemprop="recipeIngredient">500 g beef mince</li><li itemprop="recipeIngredient">1 onion</li></ul>
  <ol itemprop="recipeInstructions"><li>Brown the mince.</li><li>Simmer for 20 minutes.</li></ol>
  <meta itemprop="recipeYield" content="4.0"><meta itemprop="totalTime" content="PT40M"></div></body></html>`;

/** Opens an address of the import or of a screen that it leads to, in place of what showed before. */
export function openImport(url: string): void {
  cleanup();
  showScreen(
    <Routes>
      <Route path="/import" element={<ImportPage />} />
      <Route path="/submit" element={<SubmitPage />} />
      <Route path="/tools/nutrition-checker" element={<NutritionChecker />} />
      <Route path="/my-recipes/:id" element={<OwnEditor />} />
    </Routes>,
    url,
    [],
  );
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const follow = (name: string | RegExp) => fireEvent.click(screen.getByRole('link', { name }));
export const choose = (animal: 'Dog' | 'Cat') => fireEvent.click(screen.getByRole('radio', { name: animal }));

/** Pastes a text into the import's form and has it read. */
export function paste(text: string): void {
  type('The recipe, or the whole page with it', text);
  press('Read it');
}

/** Passes the recipe on once the import has read the draft of the form that receives the recipe. */
export async function handOver(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(isDisabled(button)).toBe(false));
  fireEvent.click(button);
}
