import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RecipeNotFound } from './recipe-not-found.tsx';

it('a recipe that is not there says so, and leads back to the recipes', () => {
  render(
    <MemoryRouter>
      <RecipeNotFound />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recipe Not Found');
  expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Recipes' }).getAttribute('href')).toBe('/');
});
