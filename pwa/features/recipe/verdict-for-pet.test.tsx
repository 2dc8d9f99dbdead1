import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { completeness } from '#domain/nutrition/completeness';
import { petNeeds } from '#domain/nutrition/pet-needs';
import type { DogProfile } from '#domain/pet/dog-profile';
import { PLAIN_BOWL } from '../../testing/plain-bowl.ts';
import { addDog, clearDogProfile } from '../pets/pets.ts';
import { NutritionPanel } from './nutrition-panel.tsx';
import { intakeInWords, nutritionOf } from './recipe-nutrition.ts';
import { VerdictCard } from './verdict-card.tsx';

afterEach(cleanup);

const adult = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const rex: DogProfile = {
  name: 'Rex',
  breed: 'Beagle',
  ageMonths: 100,
  weightKg: 16,
  activityLevel: 'medium',
};

const text = () => document.body.textContent ?? '';

describe('the owner’s own animal', () => {
  it('raises the minimums if it eats less: 440 of 880 kcal doubles them', () => {
    const options = { ...petNeeds({ ...rex, dailyEnergyKcal: 440 }), standard: 'FEDIAF' as const };
    expect(options).toMatchObject({ lifeStage: 'senior', standard: 'FEDIAF' });
    expect(options.intakeShare).toBeCloseTo(0.5, 6); // 110 × 16^0.75 = 880
    expect(intakeInWords('Rex', options)).toBe(
      'Rex eats about 50% of what the tables assume for its weight, so each minimum is raised by 100%.',
    );
    const leastProtein = (of: typeof adult | typeof options) =>
      completeness(nutritionOf(PLAIN_BOWL), of).rows.find(({ nutrient }) => nutrient === 'protein')
        ?.minimum ?? 0;
    expect(leastProtein(options)).toBeCloseTo(2 * leastProtein({ ...adult, standard: 'FEDIAF' as never }), 6);
  });

  it('leaves the minimums as published if it eats as much or still grows', () => {
    expect(intakeInWords('Rex', { ...adult, intakeShare: 1.2 })).toBe(
      'Rex eats as much as the tables assume or more, so we use the published minimums.',
    );
    expect(intakeInWords('Rex', { ...adult, lifeStage: 'growth', intakeShare: 0.5 })).toBe(
      'We use the published minimums for growth.',
    );
  });

  it('leads the verdict’s card: food for a grown dog must not seem enough for a puppy', async () => {
    await addDog({ ...rex, name: 'Pip', ageMonths: 5 });
    render(<VerdictCard recipe={PLAIN_BOWL} />);
    const { counts } = completeness(nutritionOf(PLAIN_BOWL), { ...adult, lifeStage: 'growth' });
    const title = `Short of ${counts.short} nutrients for Pip`;
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title));
    expect(text()).toContain('For an adult dog, as written:');
    cleanup();
    render(<NutritionPanel recipe={PLAIN_BOWL} />);
    expect((await screen.findByRole('note')).textContent).toMatch(/^Puppies grow fast/);
    await clearDogProfile();
  });

  it('sets the nutrients’ minimums, until the recipe’s animal is chosen', async () => {
    // 704 of 880 kcal: each minimum divided by 0.8.
    await addDog({ ...rex, dailyEnergyKcal: 704 });
    render(<NutritionPanel recipe={PLAIN_BOWL} />);
    const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'Rex' });
    await waitFor(() => expect(text()).toContain('minimums for a senior dog.'));
    fireEvent.click(screen.getByRole('radio', { name: 'Adult dog' }));
    await waitFor(() => expect(text()).toContain('minimums for an adult dog.'));
    fireEvent.click(own);
    await waitFor(() => expect(text()).toContain('minimums for a senior dog.'));
    expect(text()).toContain('Rex eats about 80% of what the tables assume for its weight');
    expect(text()).toContain('raised by 25%');
    await clearDogProfile();
  });
});
