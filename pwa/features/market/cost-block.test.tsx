import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Premix } from '#domain/nutrition/premix';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import { setPreference } from '../../platform/database/preferences.ts';
import { addDog, clearDogProfile } from '../pets/pets.ts';
import { premixStore } from '../premix/premix-store.ts';
import { IngredientPanel } from '../recipe/recipe-figures.tsx';
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
  premixStore.setState({ chosen: new Map() });
});
afterEach(cleanup);

describe('the cost of a recipe', () => {
  it('is shown per serving, batch and 1,000 kcal', () => {
    render(<CostBlock recipe={recipe} />);
    expect(screen.getByText(/a serving, £10.43 for the batch of 4/).textContent).toMatch(/^£2.61 a serving/);
    expect(value('Every 1,000 kcal')).toBe('£7.61'); // 10.43 / 1.37
  });

  it('leaves out the supplements that a premix replaces, and names the premix, which has no price', () => {
    const premix: Premix = { species: 'dog', name: 'base mix', per: '100g', scoopGrams: null, holds: {} };
    const chosen = { premix, grams: 5, unit: 'g', doseText: '5 g' } as const;
    premixStore.setState({ chosen: new Map([[7, chosen]]) });
    render(<CostBlock recipe={recipe} />);
    // 1,000 g of beef alone
    expect(screen.getByText(/a serving, £10.40 for the batch of 4/)).toBeTruthy();
    expect(screen.queryByText(/Kelp/)).toBeNull();
    expect(
      screen.getByText('Not included, because we have no price: 250 g samphire and Base mix.'),
    ).toBeTruthy();
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

  it('prices each supplement by its dose, and gives the sum and the price of all packs', async () => {
    const supplements = [
      { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
      { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
      { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    ];
    const { container } = render(<CostBlock recipe={{ ...recipe, supplements }} />);
    const list = screen.getByRole('list', { name: 'Cost of each supplement in a batch' });
    const rows = () => within(list).getAllByRole('listitem');
    expect(rows().map((row) => row.textContent)).toEqual([
      'Kelp, 3 tablets bottle of 200, £6.00£0.09',
      'Zinc gluconate, 2 tablets bottle of 100, £6.00£0.12',
      'Vitamin E, 1 capsule bottle of 100, £8.50£0.09', // 8.5 pence
    ]);
    // 9 + 12 + 8.5 pence, in binary just below 29.5; 6.00 + 6.00 + 8.50 = £20.50
    const sums =
      /^The supplements cost (\S+) a batch\. Buying all 3 packs for the first time costs about (\S+)\.$/;
    expect(screen.getByText(sums).textContent).toMatch(/ £0\.29 a batch\. .* £21\.$/);
    expect(
      screen.getByText(
        'Prices of the packs are our estimate of UK online pharmacies and supermarkets, 2026.',
      ),
    ).toBeTruthy();
    await setPreference('market', 'US');
    // 20.50 / 0.79 = 25.95
    await waitFor(() => expect(screen.getByText(sums).textContent).toMatch(/ \$0\.37 a batch\. .* \$26\.$/));
    expect(container.textContent).not.toContain('£');
  });

  it('says of an organic recipe that its price is that of ordinary foods', () => {
    const words =
      'We price organic recipes as ordinary foods; organic ones usually cost half as much again to twice as much.';
    render(<CostBlock recipe={recipe} />);
    expect(screen.queryByText(words)).toBeNull();
    render(<CostBlock recipe={{ ...recipe, isOrganic: true }} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is shown per day for the active dog, by its daily energy, but not for a treat', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 685 });
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
