import { fireEvent, screen } from '@testing-library/react';
import { toastStore } from '../../platform/state/toast-store.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { SubmitPage } from './submit-page.tsx';

/** Opens the form as a visitor does: setup shared by this screen's tests. */
export const open = (url = '/submit') => showScreen(<SubmitPage />, url, []);
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const submit = () => press('Submit Recipe');
export const toast = () => toastStore.getState().toast;

export function fillIn(): void {
  type('Title', 'Sunday Beef Pot');
  type('Description', 'Slow beef with oats and carrots.');
  type('Ingredient 1', '500 g beef mince');
  type('Step 1', 'Brown the mince, then simmer for 40 minutes.');
}
