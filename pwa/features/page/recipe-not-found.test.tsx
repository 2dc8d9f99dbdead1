import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { RecipeNotFound } from './recipe-not-found.tsx';

afterEach(cleanup);

function show(isFresh: boolean) {
  catalogueStore.setState({ isFresh });
  render(
    <MemoryRouter>
      <RecipeNotFound />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recipe Not Found');
}

it('a missing recipe says so and links back to the recipes', () => {
  show(true);
  expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Recipes' }).getAttribute('href')).toBe('/');
});

it('a recipe is not called missing if the server is unreachable', () => {
  show(false);
  expect(screen.getByText('This recipe isn’t on this device, and the network didn’t answer.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
