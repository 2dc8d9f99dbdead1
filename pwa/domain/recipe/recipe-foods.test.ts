import { expect, it } from 'vitest';
import { recipeFoods } from './recipe-foods.ts';

it('lists foods and supplements once, without water: all that a line may mean, or an unknown text', () => {
  const line = (ingredientId: string | null, metric: string) => ({ ingredientId, metric });
  expect(
    recipeFoods({
      ingredientLines: [
        line('turkey-mince-lean', '400 g turkey mince'),
        line('turkey-mince-lean', '100 g turkey mince'),
        line('water', '200 ml water'),
        { ...line('rice-white-cooked', '100 g rice'), others: [{ id: 'rice-white-dry' }] },
        line(null, '2 tbsp mystery'),
      ],
      supplements: [{ id: 'fish-oil' }],
    }),
  ).toEqual(['turkey-mince-lean', 'rice-white-cooked|rice-white-dry', '?2 tbsp mystery', 'fish-oil']);
});
