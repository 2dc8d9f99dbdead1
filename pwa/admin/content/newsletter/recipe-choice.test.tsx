import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type ChosenRecipe, RecipeChoice } from './recipe-choice.tsx';

function Chosen() {
  const [chosen, setChosen] = useState<readonly ChosenRecipe[]>([
    { id: 1, title: 'Peas' },
    { id: 2, title: 'Beef' },
    { id: 3, title: 'Cod' },
  ]);
  return <RecipeChoice chosen={chosen} onChange={setChosen} />;
}

it('keeps the focus on the Up button of a recipe moved to the top, where it does nothing', () => {
  render(<Chosen />);
  const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
  const up = screen.getByRole('button', { name: 'Move Cod up' });
  up.focus();
  for (let press = 0; press < 3; press += 1) fireEvent.click(up);
  expect(titles()).toEqual(['Cod', 'Peas', 'Beef']);
  expect(document.activeElement).toBe(up);
  expect((up as HTMLButtonElement).disabled).toBe(false);
  expect(up.getAttribute('aria-disabled')).toBe('true');
});
