import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipeArt } from './recipe-art.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINE = { ingredientId: 'beef-mince-20', grams: 500, metric: '500 g mince', us: '1.1 lb mince' };
const BOWL = {
  id: 500_000_001,
  species: 'dog' as const,
  isOrganic: false,
  title: 'Mince',
  imageUrl: null,
  ingredientLines: [LINE],
};

it.each([
  ['its animal', { species: 'cat' as const }],
  ['the food that a line means', { ingredientLines: [{ ...LINE, ingredientId: 'turkey-mince' }] }],
])('a changed recipe is drawn again, even if only %s has changed', async (what, changed) => {
  const url = vi.spyOn(URL, 'createObjectURL').mockReturnValueOnce(`blob:before ${what}`);
  url.mockReturnValue(`blob:after ${what}`);
  const src = () => screen.getByRole('img', { name: 'Mince' }).getAttribute('src');
  const { rerender } = render(<RecipeArt recipe={BOWL} />);
  await waitFor(() => expect(src()).toBe(`blob:before ${what}`));
  rerender(<RecipeArt recipe={{ ...BOWL, ...changed }} />);
  await waitFor(() => expect(src()).toBe(`blob:after ${what}`));
});

it('a bowl hydrates without a mismatch below the fold after the same bowl was drawn above', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawn');
  const bowl = { ...BOWL, id: 500_000_002 };
  const container = document.createElement('div');
  // The worker renders before anything is drawn.
  container.innerHTML = renderToString(<RecipeArt recipe={bowl} />);
  document.body.append(container);
  const above = render(<RecipeArt recipe={bowl} />);
  await above.findByRole('img', { name: 'Mince' });
  above.unmount();
  const onRecoverableError = vi.fn();
  render(<RecipeArt recipe={bowl} />, { container, hydrate: true, onRecoverableError });
  expect((await screen.findByRole('img', { name: 'Mince' })).getAttribute('src')).toBe('blob:drawn');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
