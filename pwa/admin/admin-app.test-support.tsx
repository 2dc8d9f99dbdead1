import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { toastStore } from '../platform/state/toast-store.ts';
import { AdminApp } from './admin-app.tsx';

/** Renders the administration area at an address. */
export const showAdmin = (at = '/admin') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AdminApp />
    </MemoryRouter>,
  );

/** Fills the sign-in form and sends it. */
export function signInWith(password: string): void {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'admin' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

export const shownToast = () => toastStore.getState().toast;
