import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import * as pets from '../pets/pets.ts';
import { range } from './calculator-numbers.ts';
import { CatCalculator, catDefaults } from './cat-calculator.tsx';
import { DogCalculator } from './dog-calculator.tsx';

/** 1,000 g of beef mince at 137 kcal per 100 g, cooked down to 800 g: 1,370 kcal, 171 per 100 g. */
const recipe = {
  role: 'everyday',
  servings: 4,
  cookedWeightGrams: 800,
  ingredientLines: [{ ingredientId: 'beef-mince-lean', grams: 1000, metric: '1 kg beef', us: '2.2 lb beef' }],
  supplements: [],
} as unknown as Recipe;

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const energyField = () => screen.getByLabelText<HTMLInputElement>('Daily energy in kcal');

beforeEach(async () => {
  await pets.clearDogProfile();
  await pets.clearCatProfile();
});
afterEach(cleanup);

describe('the dog calculator', () => {
  it('gives the documented estimate for 16 kg, adult, medium: 70 × 8 = 560 kcal', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(row('Site estimate')).toBe('560 kcal');
    expect(row('Protein')).toBe('31 g a day'); // 560 × 0.22 / 4 = 30.8
    expect(row('Fat')).toBe('7 g a day'); // 560 × 0.12 / 9 = 7.47
    expect(row('Meals')).toBe('2 a day');
    expect(row('Portion size')).toBe('80 g a meal'); // 560 / 3.5 / 2
    expect(row('This recipe makes')).toBe('5 portions'); // 350 × 4 / (560 / 2)
    expect(row('This recipe lasts')).toBe('2.5 days');
    expect(screen.getByText('Adult')).toBeTruthy();
  });

  it('says one day and one portion in the singular, also if the figure only rounds to one', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '54.3');
    type('Daily energy in kcal', '1360');
    expect(row('This recipe lasts')).toBe('1 day'); // 1400 / (70 × 54.3^0.75)
    expect(row('One batch lasts')).toBe('1 day'); // 1370 / 1360
    cleanup();
    render(<DogCalculator recipe={{ ...recipe, servings: 1 }} />);
    type('Weight in kg', '21.5');
    expect(row('This recipe makes')).toBe('1 portion'); // 350 / (70 × 21.5^0.75 / 2)
  });

  it('says how long cooked food keeps, and to change over gradually', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    const advice = screen.getByText(/^Cooked food keeps/).textContent;
    expect(advice).toBe(
      'Cooked food keeps in the refrigerator for up to 3 days (2 with fish) and in the freezer for up to 3 months (2 with oily fish). Change to a new food over 7-10 days.',
    );
  });

  it('counts an empty weight as 25 kg without a breed: 70 × 25^0.75 = 783', () => {
    render(<DogCalculator recipe={recipe} />);
    expect(row('Site estimate')).toBe('783 kcal');
    expect(screen.getByText('Leave blank to use 25 kg')).toBeTruthy();
  });

  it('shows the veterinary reference beside the estimate, with one plain sentence', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(row('Site estimate')).toBe('560 kcal');
    expect(row('Veterinary reference')).toBe('760–896 kcal'); // 95 × 8 and 112 × 8
    expect(screen.getByText(/rule of thumb and lies below what veterinary sources give/)).toBeTruthy();
  });

  it('on a recipe’s card shows the food first, and folds both energies under ‘How we know’', () => {
    render(<DogCalculator recipe={recipe} isCard />);
    type('Weight in kg', '16');
    expect(screen.getByText('Food a day').closest('details')).toBeNull();
    for (const label of ['Site estimate', 'Veterinary reference', 'Portion size']) {
      const fold = screen.getByText(label, { selector: 'dt' }).closest('details');
      expect(fold?.querySelector('summary')?.textContent).toContain('How we know');
    }
    cleanup();
    render(<DogCalculator recipe={recipe} />);
    expect(screen.queryByText('How we know')).toBeNull();
  });

  it('feeds the middle of the reference at the recipe’s own density: 828 kcal at 171.25 per 100 g', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(energyField().value).toBe('828');
    expect(row('Food a day')).toBe('484 g'); // 828 / 1.7125 = 483.5
    expect(row('Food a meal')).toBe('242 g, 2 a day');
    expect(row('One batch lasts')).toBe('1.7 days'); // 1370 / 828 = 1.65
  });

  it('follows the typed energy, and gives no grams for an impossible one', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    type('Daily energy in kcal', '685');
    expect(row('Food a day')).toBe('400 g'); // 685 / 1.7125
    type('Daily energy in kcal', '2801');
    expect(screen.getByText('Enter 280 to 2,800 kcal.')).toBeTruthy();
    expect(screen.queryByText('Food a day')).toBeNull();
    type('Daily energy in kcal', '');
    expect(screen.getByText('Leave blank to use 828 kcal, the middle of the vets’ range.')).toBeTruthy();
    expect(row('Food a day')).toBe('484 g');
  });

  it('refers owners to the vet if they would feed less than the resting energy of 560 kcal', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(screen.queryByRole('note')).toBeNull();
    type('Activity level', 'low');
    expect(screen.getByRole('note').textContent).toBe(
      'The site estimate (448 kcal) lies below the resting energy of 560 kcal: ask your vet before you feed that little.',
    );
    type('Daily energy in kcal', '500');
    expect(screen.getByRole('note').textContent).toMatch(
      /^The site estimate \(448 kcal\) and the daily energy \(500 kcal\) lie below the resting energy of 560 kcal: ask your vet/,
    );
  });

  it('refers the owner of a puppy to the vet', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Age in months', '5');
    expect(screen.getByRole('note').textContent).toMatch(
      /^A puppy needs more than energy to grow: ask your vet/,
    );
  });

  it('allots a treat at most a tenth of the energy', () => {
    render(<DogCalculator recipe={{ ...recipe, role: 'occasional' }} />);
    type('Weight in kg', '16');
    expect(row('At most')).toBe('48 g a day'); // 82.8 kcal at 1.7125 kcal a gram
    expect(screen.queryByText('Food a day')).toBeNull();
    expect(screen.queryByText('This recipe lasts')).toBeNull();
  });

  it('says that the amounts are too large if part of the recipe is unknown', () => {
    const herbs = { ingredientId: null, grams: 250, metric: '250 g samphire', us: '9 oz samphire' };
    // The table knows 1,000 of 1,250 g.
    const lines = [...recipe.ingredientLines, herbs];
    render(<DogCalculator recipe={{ ...recipe, ingredientLines: lines }} />);
    expect(
      screen.getByText(/The table knows 80% of its weight: the true amounts are smaller\./),
    ).toBeTruthy();
  });

  it('shows no grams without a recipe', () => {
    render(<DogCalculator />);
    expect(row('Site estimate')).toBe('783 kcal');
    expect(energyField().value).toBe('1157'); // 25^0.75 = 11.18; (95 + 112) / 2 × 11.18
    expect(screen.queryByText('Of this recipe')).toBeNull();
    expect(screen.queryByText('This recipe makes')).toBeNull();
  });

  it('stores the daily energy with the dog, and starts with it', async () => {
    await pets.addDog(BEAGLE);
    render(<DogCalculator recipe={recipe} />);
    await screen.findByDisplayValue('Beagle');
    expect(screen.queryByRole('button', { name: 'Keep for Rex' })).toBeNull();
    type('Daily energy in kcal', '685');
    fireEvent.click(screen.getByRole('button', { name: 'Keep for Rex' }));
    expect(await screen.findByText(/^Kept in Rex’s profile\./)).toBeTruthy();
    cleanup();
    render(<DogCalculator recipe={recipe} />);
    await waitFor(() => expect(energyField().value).toBe('685'));
    expect(row('Food a day')).toBe('400 g');

    // Clearing the field and saving restores the reference.
    type('Daily energy in kcal', '');
    fireEvent.click(screen.getByRole('button', { name: 'Keep for Rex' }));
    await waitFor(() => expect(energyField().value).toBe('828'));
  });

  it('treats a dog edited here as another one, and does not offer to keep its energy', async () => {
    await pets.addDog({
      breed: 'Beagle',
      ageMonths: 36,
      weightKg: 16,
      activityLevel: 'medium',
      dailyEnergyKcal: 685,
    });
    render(<DogCalculator recipe={recipe} />);
    await waitFor(() => expect(energyField().value).toBe('685'));
    type('Weight in kg', '8');
    expect(energyField().value).toBe('492'); // 8^0.75 = 4.757; 103.5 × 4.757 = 492.3
    type('Daily energy in kcal', '500');
    expect(screen.queryByRole('button', { name: 'Keep for your dog' })).toBeNull();
  });

  it('shows no figures for an age out of bounds, and names the bounds', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Age in months', '0');
    expect(screen.getByText('Enter 1 to 200 months.')).toBeTruthy();
    expect(screen.queryByText('Site estimate')).toBeNull();
  });

  it('starts with the active dog', async () => {
    await pets.addDog({
      name: 'Rex',
      breed: 'Beagle',
      ageMonths: 3,
      weightKg: 16,
      activityLevel: 'low',
    });
    render(<DogCalculator recipe={recipe} />);
    expect(await screen.findByDisplayValue('Beagle')).toBeTruthy();
    expect(screen.getByText('Young Puppy')).toBeTruthy();
    expect(row('Meals')).toBe('3 a day');
  });
});

describe('the cat calculator', () => {
  it('gives the documented estimate for 4.5 kg indoors: 70 × 4.5^0.75 × 0.8 = 173 kcal', () => {
    render(<CatCalculator recipe={recipe} />);
    expect(row('Site estimate')).toBe('173 kcal');
    expect(row('Protein')).toBe('12 g a day'); // 173.03 × 0.28 / 4 = 12.1
    expect(row('Fat')).toBe('2 g a day');
    expect(row('Portion size')).toBe('22 g a meal'); // 173.03 / 4 / 2 = 21.6
    fireEvent.click(screen.getByLabelText('Lives indoors'));
    expect(row('Site estimate')).toBe('216 kcal');
  });

  it('takes the middle of the breed for an empty weight: Bengal 3.6 to 7 kg', () => {
    render(<CatCalculator recipe={recipe} />);
    type('Breed', 'Bengal');
    expect(screen.getByText('Leave blank to use 5.3 kg')).toBeTruthy();
  });

  it('changes only the reference with the activity', () => {
    render(<CatCalculator recipe={recipe} />);
    const before = row('Site estimate');
    expect(row('Veterinary reference')).toBe('205–274 kcal');
    type('Activity level', 'high');
    expect(row('Site estimate')).toBe(before);
    expect(row('Veterinary reference')).toBe('about 274 kcal'); // 100 × 4.5^0.67
  });

  it('refers to a vet if estimate and lower reference are below the resting 216 kcal, but feeds 240', () => {
    render(<CatCalculator recipe={recipe} />);
    expect(screen.getByRole('note').textContent).toBe(
      'The site estimate (173 kcal) and the lower end of the reference (205 kcal) lie below the resting energy of 216 kcal: ask your vet before you feed that little.',
    );
    expect(energyField().value).toBe('240'); // (205.5 + 273.9) / 2
  });

  it('stores the daily energy with the cat', async () => {
    await pets.addCat({ age: 'adult', weightLbs: 10, activity: 'low' });
    render(<CatCalculator recipe={recipe} />);
    await screen.findByDisplayValue('4.5');
    type('Daily energy in kcal', '250');
    fireEvent.click(screen.getByRole('button', { name: 'Keep for your cat' }));
    expect(await screen.findByText(/^Kept in your cat’s profile\./)).toBeTruthy();
  });

  it('refuses 16 kg', () => {
    render(<CatCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(screen.getByText('Enter 1 to 15 kg.')).toBeTruthy();
    expect(screen.queryByText('Site estimate')).toBeNull();
  });
});

describe('catDefaults', () => {
  it('turns a cat of 10 lbs into 4.54 kg, and Indoor/Low into an indoor cat', () => {
    expect(catDefaults({ age: 'senior', weightLbs: 10, activity: 'low' })).toEqual({
      ageMonths: 120,
      weightKg: expect.closeTo(4.53592, 6),
      activityLevel: 'low',
      isIndoor: true,
    });
  });
});

describe('range', () => {
  it('is one number if both ends round to it', () => {
    expect(range(898.4, 1059.2)).toBe('898–1,059');
    expect(range(205.1, 205.3)).toBe('about 205');
  });
});
