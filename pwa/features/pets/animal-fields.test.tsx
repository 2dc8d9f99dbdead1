import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { BreedField } from './animal-fields.tsx';

const BREEDS = ['Beagle', 'Boxer'].map((name) => ({
  name,
  aliases: [],
  minWeightKg: 9,
  maxWeightKg: 30,
  energyLevel: 'medium' as const,
  source: '',
}));

function Screen() {
  const [breed, setBreed] = useState('');
  return (
    <>
      <BreedField breeds={BREEDS} value={breed} onChange={setBreed} onChoose={() => {}} />
      <div id={LIVE_REGIONS.polite} data-testid="said" />
    </>
  );
}

it('announces once, in the only polite live region, how many breeds match, or that none does', async () => {
  render(<Screen />);
  const field = screen.getByRole('combobox', { name: 'Breed' });
  fireEvent.change(field, { target: { value: 'b' } });
  const said = screen.getByTestId('said');
  await expect.poll(() => said.textContent).toBe('2 breeds');
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(screen.getByText('No breed found.')).toBeTruthy();
  await expect.poll(() => said.textContent).toMatch(/No breed found\.$/);
  expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(0);
});
