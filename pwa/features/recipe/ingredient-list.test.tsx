import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { IngredientList } from './ingredient-list.tsx';

const line = (metric: string) => ({ ingredientId: null, grams: 100, metric, us: metric });
const withLines = (...lines: string[]) => aRecipe({ supplements: [], ingredientLines: lines.map(line) });

it('shows the lines of an edited recipe, also if two were equal before', () => {
  const view = render(<IngredientList recipe={withLines('100 g peas', '100 g peas')} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  view.rerender(<IngredientList recipe={withLines('100 g carrots')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Carrots100 g']);
});
