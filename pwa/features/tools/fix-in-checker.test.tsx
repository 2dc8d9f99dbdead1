import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPreference } from '../../platform/database/preferences.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { NutritionChecker } from './nutrition-checker.tsx';

const open = () => showScreen(<NutritionChecker />, '/tools/nutrition-checker', []);
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (text: string) => fireEvent.change(field('Ingredients'), { target: { value: text } });

beforeEach(() => setPreference('market', 'GB'));

describe('a fix in the nutrition checker', () => {
  it('completes a bowl by changing its foods, writes it and undoes it', async () => {
    open();
    const bowl = '6 eggs\n200 g cooked brown rice\n50 g cottage cheese\n30 g spinach, raw';
    type(bowl);
    fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
    // Untouched lines keep their words.
    expect(field('Ingredients').value).toContain('50 g cottage cheese');
    expect(field('Ingredients').value).not.toBe(bowl);
    expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe(bowl);
    // Nothing at hand: only the foods of the bowl may change.
    fireEvent.click(await screen.findByRole('switch', { name: 'Only with what I have' }));
    expect(await screen.findByText(/found no fix with what you have/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Ox liver' })).toBeTruthy();
  });
});
