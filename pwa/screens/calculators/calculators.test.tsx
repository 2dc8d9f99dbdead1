import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recipe } from '#domain/recipe/recipe';
import * as pets from '../../database/pets.ts';
import { CatCalculator } from './cat-calculator.tsx';
import { catDefaults } from './cat-defaults.ts';
import { DogCalculator } from './dog-calculator.tsx';
import { range } from './number-format.ts';

// Chunks that are loaded on demand take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** 1,000 g of beef mince at 137 kcal per 100 g, cooked down to 800 g: 1,370 kcal, 171 per 100 g. */
const recipe = {
  servings: 4,
  cookedWeightGrams: 800,
  ingredientLines: [{ ingredientId: 'beef-mince-lean', grams: 1000, metric: '1 kg beef', us: '2.2 lb beef' }],
  supplements: [],
} as unknown as Recipe;

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(async () => {
  await pets.clearDogProfile();
  await pets.clearCatProfile();
});
afterEach(cleanup);

describe('the dog calculator', () => {
  it('gives the documented estimate for 16 kg, adult, medium: 70 × 8 = 560 kcal', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(row('Daily calories')).toBe('560 kcal');
    expect(row('Protein')).toBe('31 g a day'); // 560 × 0.22 / 4 = 30.8
    expect(row('Fat')).toBe('7 g a day'); // 560 × 0.12 / 9 = 7.47
    expect(row('Meals')).toBe('2 a day');
    expect(row('Portion size')).toBe('80 g a meal'); // 560 / 3.5 / 2
    expect(row('This recipe makes')).toBe('5 portions'); // 350 × 4 / (560 / 2)
    expect(row('This recipe lasts')).toBe('2.5 days');
    expect(screen.getByText('Adult')).toBeTruthy();
  });

  it('counts an empty weight as 25 kg without a breed: 70 × 25^0.75 = 783', () => {
    render(<DogCalculator recipe={recipe} />);
    expect(row('Daily calories')).toBe('783 kcal');
    expect(screen.getByText('Empty counts as 25 kg')).toBeTruthy();
  });

  it('calls itself the site’s estimate and sets the veterinary reference beside it, in energy and grams', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(screen.getByRole('heading', { name: 'Site estimate' })).toBeTruthy();
    // 95 × 8 and 112 × 8 kcal; at 171.25 kcal per 100 g that is 444 and 523 g.
    expect(screen.getByText('Veterinary reference: 760–896 kcal a day')).toBeTruthy();
    expect(screen.getByText(/444–523 g of this recipe at 171 kcal per 100 g/)).toBeTruthy();
    expect(screen.getByText(/Check with your vet/)).toBeTruthy();
  });

  it('shows no figures for an age out of bounds, and says which they are', () => {
    render(<DogCalculator recipe={recipe} />);
    type('Age in months', '0');
    expect(screen.getByText('Enter 1 to 200 months.')).toBeTruthy();
    expect(screen.queryByText('Daily calories')).toBeNull();
  });

  it('starts with the active dog', async () => {
    await pets.saveDogProfile({
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
    expect(row('Daily calories')).toBe('173 kcal');
    expect(row('Protein')).toBe('12 g a day'); // 173.03 × 0.28 / 4 = 12.1
    expect(row('Fat')).toBe('2 g a day');
    expect(row('Portion size')).toBe('22 g a meal'); // 173.03 / 4 / 2 = 21.6
    fireEvent.click(screen.getByLabelText('Lives indoors'));
    expect(row('Daily calories')).toBe('216 kcal');
  });

  it('takes the middle of the breed for an empty weight: Bengal 3.6 to 7 kg', () => {
    render(<CatCalculator recipe={recipe} />);
    type('Breed', 'Bengal');
    expect(screen.getByText('Empty counts as 5.3 kg')).toBeTruthy();
  });

  it('lets the activity move the reference alone', () => {
    render(<CatCalculator recipe={recipe} />);
    const before = row('Daily calories');
    const reference = () => screen.getByText(/^Veterinary reference/).textContent;
    const referenceBefore = reference();
    type('Activity level', 'high');
    expect(row('Daily calories')).toBe(before);
    expect(reference()).not.toBe(referenceBefore);
  });

  it('refuses 16 kg', () => {
    render(<CatCalculator recipe={recipe} />);
    type('Weight in kg', '16');
    expect(screen.getByText('Enter 1 to 15 kg.')).toBeTruthy();
    expect(screen.queryByText('Daily calories')).toBeNull();
  });
});

describe('catDefaults', () => {
  it('turns a cat of 10 lbs into 4.5 kg, and Indoor/Low into an indoor cat', () => {
    expect(catDefaults({ age: 'senior', weightLbs: 10, activity: 'low' })).toEqual({
      ageMonths: 120,
      weight: '4.5',
      activityLevel: 'low',
      isIndoor: true,
    });
  });
});

describe('range', () => {
  it('is one number where both ends round to it', () => {
    expect(range(898.4, 1059.2)).toBe('898–1,059');
    expect(range(205.1, 205.3)).toBe('about 205');
  });
});
