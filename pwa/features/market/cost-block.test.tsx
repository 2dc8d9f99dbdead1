import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import { setPreference } from '../../platform/database/preferences.ts';
import { clearDogProfile, saveDogProfile } from '../pets/pets.ts';
import { IngredientPanel } from '../recipe/ingredient-panel.tsx';
import { CostBlock, PriceSource } from './cost-block.tsx';

/** 1,000 g of lean beef mince: £10.40 and 1,370 kcal; 250 g that is in no table; a kelp tablet of 200 for £6.00. */
const recipe = {
  id: 7,
  species: 'dog',
  role: 'everyday',
  servings: 4,
  cookedWeightGrams: 800,
  ingredientLines: [
    { ingredientId: 'beef-mince-lean', grams: 1000, metric: '1 kg beef', us: '2.2 lb beef' },
    { ingredientId: null, grams: 250, metric: '250 g samphire', us: '9 oz samphire' },
  ],
  supplements: [{ id: 'kelp-tablet', grams: 0.3, dose: '1 tablet' }],
} as unknown as Recipe;

const value = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(async () => {
  await setPreference('market', 'GB');
  await clearDogProfile();
});
afterEach(cleanup);

describe('the cost of a recipe', () => {
  it('is shown per serving, batch and 1,000 kcal', () => {
    render(<CostBlock recipe={recipe} />);
    expect(screen.getByText(/a serving, £10.43 for the batch of 4/).textContent).toMatch(/^£2.61 a serving/);
    expect(value('Every 1,000 kcal')).toBe('£7.61'); // 10.43 / 1.37
  });

  it('is broken down by line, supplements too, and lists lines without a price', () => {
    render(
      <>
        <CostBlock recipe={recipe} />
        <PriceSource recipe={recipe} />
        <IngredientPanel recipe={recipe} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Line by line' }).getAttribute('href')).toBe('#line-by-line');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Lean beef mince (5% fat)', '1,000 g', '1,370 kcal', '£10.40'],
      ['250 g samphire', '250 g', '–', '–'],
      ['Kelp', '1 tablet', '–', '£0.03'],
    ]);
    expect(
      screen.getByText(
        'Typical UK prices, our estimate, 2026. 2 of 3 ingredients have one, 80% of the weight.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Not included, because we have no price: 250 g samphire.')).toBeTruthy();
  });

  it('is shown per day for the active dog, by its daily energy', async () => {
    await saveDogProfile({ ...BEAGLE, dailyEnergyKcal: 685 });
    render(<CostBlock recipe={recipe} />);
    await waitFor(() => expect(value('A day for Rex, 685 kcal')).toBe('£5.21')); // half of 1,370 kcal
    cleanup();
    render(<CostBlock recipe={{ ...recipe, role: 'occasional' }} />);
    await waitFor(() => expect(value('Every 1,000 kcal')).toBe('£7.61'));
    expect(screen.queryByText(/^A day for/)).toBeNull();
  });

  it('uses only the visitor’s currency', async () => {
    await setPreference('market', 'US');
    const { container } = render(<CostBlock recipe={recipe} />);
    await waitFor(() => expect(value('Every 1,000 kcal')).toBe('$9.64')); // 7.6131 / 0.79
    expect(container.textContent).not.toContain('£');
  });
});
