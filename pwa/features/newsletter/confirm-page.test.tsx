import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import type { confirmSignUp as Confirm } from './newsletter-links.ts';

const confirmSignUp = vi.hoisted(() => vi.fn<typeof Confirm>());
vi.mock('./newsletter-links.ts', () => ({ confirmSignUp }));

const open = (query = '?token=abc') => showScreen(<ConfirmPage />, `/newsletter/confirm${query}`, []);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, send me the tips' }));

afterEach(() => {
  cleanup();
  confirmSignUp.mockReset();
});

describe('the page that confirms a sign-up', () => {
  it('confirms only when the button is pressed, then says so', async () => {
    confirmSignUp.mockResolvedValue('done');
    open();
    expect(confirmSignUp).not.toHaveBeenCalled();
    press();
    expect(confirmSignUp).toHaveBeenCalledWith('abc');
    expect(await screen.findByText(/^Your address is confirmed\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('explains how to replace an expired link', async () => {
    confirmSignUp.mockResolvedValue('unknown');
    open();
    press();
    expect(await screen.findByText(/older than 7 days\. Sign up again/)).toBeTruthy();
  });

  it('reports an incomplete link at once', () => {
    open('');
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
