import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import * as pets from './pets.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  await database.pets.clear();
  await clearDrafts('pet-form:');
});
afterEach(cleanup);

describe('the foods that a cat avoids', () => {
  it('are searched, added by keyboard, taken off, stored and shown', async () => {
    render(<CatProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Cat Profile' }));
    await screen.findByLabelText('Weight in kg');
    fireEvent.change(screen.getByLabelText('Weight in kg'), { target: { value: '4' } });
    const foods = await screen.findByLabelText<HTMLInputElement>('Foods to avoid (optional)');
    for (const word of ['chick', 'prawn', 'blueb']) {
      fireEvent.change(foods, { target: { value: word } });
      fireEvent.keyDown(foods, { key: 'Enter' });
      expect(foods.value).toBe('');
    }
    fireEvent.click(button('Take shellfish off the list'));
    expect(document.activeElement).toBe(foods);
    fireEvent.change(foods, { target: { value: 'xyzzy' } });
    expect(screen.getByText('No food of that name. Try another word for it.')).toBeTruthy();
    fireEvent.change(foods, { target: { value: '' } });
    fireEvent.click(button('Save'));
    expect(await screen.findByText('chicken and blueberries')).toBeTruthy();
    expect(await database.pets.toArray()).toMatchObject([
      { profile: { avoidedFoods: [{ kind: 'chicken' }, { foodId: 'blueberries' }] } },
    ]);
  });

  it('stay in the profile when it is edited, and so does the cat’s illness', async () => {
    await pets.addCat({
      age: 'adult',
      weightLbs: 9,
      activity: 'low',
      avoidedFoods: [{ kind: 'fish' }],
      conditions: ['kidney'],
    });
    render(<CatProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Your cat' }));
    expect(await screen.findByText(/^Your cat has kidney disease/)).toBeTruthy();
    fireEvent.click(button('Edit'));
    await screen.findByLabelText('Foods to avoid (optional)');
    fireEvent.click(button('Save'));
    await screen.findByText('Avoids');
    expect(await database.pets.toArray()).toMatchObject([
      { profile: { avoidedFoods: [{ kind: 'fish' }], conditions: ['kidney'] } },
    ]);
  });
});
