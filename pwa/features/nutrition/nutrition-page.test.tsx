import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { NutritionPage } from './nutrition-page.tsx';

afterEach(cleanup);

const open = () => showScreen(<NutritionPage />, '/nutrition', []);
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the nutrition page', () => {
  it('explains the four verdicts', () => {
    open();
    for (const name of ['Met', 'Short', 'Unknown', 'Over']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    }
  });

  it('shows the minimums and maximums of a standard, species and stage', () => {
    open();
    expect(row(/^Protein/)).toEqual(['45 g', 'none']); // AAFCO, adult dog
    fireEvent.click(screen.getByRole('button', { name: 'Puppy' }));
    expect(row(/^Protein/)).toEqual(['56.3 g', 'none']);
    fireEvent.click(screen.getByLabelText('Cat'));
    expect(screen.getByRole('button', { name: 'Kitten', pressed: true })).toBeTruthy();
    expect(row(/^Protein/)).toEqual(['75 g', 'none']);
    fireEvent.click(screen.getByRole('button', { name: 'Adult' }));
    fireEvent.click(screen.getByLabelText('FEDIAF'));
    expect(row(/^Taurine/)).toEqual(['500 mg', 'none']);
    expect(screen.getByText(/^The figure for canned or wet food/)).toBeTruthy();
    expect(screen.getByText(/^FEDIAF Nutritional Guidelines 2025/, { selector: 'p' })).toBeTruthy();
  });

  it('lists preformed vitamin A for cats', () => {
    open();
    fireEvent.click(screen.getByLabelText('Cat'));
    expect(screen.getByRole('row', { name: /^Preformed vitamin A/ })).toBeTruthy();
  });

  it('says what the tables lack, and advises asking a vet', () => {
    open();
    expect(screen.getByText(/^Our food table has no iodine or chloride/)).toBeTruthy();
    expect(screen.getByText(/A vet hasn’t read it yet\.$/)).toBeTruthy();
    expect(screen.getByText(/^A verdict is arithmetic, not veterinary advice\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Nutrition checker/ }).getAttribute('href')).toBe(
      '/tools/nutrition-checker',
    );
  });
});
