import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { confirmSignUp } from './newsletter-links.ts';

vi.mock('./newsletter-links.ts', () => ({ confirmSignUp: vi.fn() }));

const open = (query = '?token=abc') => showScreen(<ConfirmPage />, `/newsletter/confirm${query}`, []);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, send me the tips' }));

afterEach(() => {
  cleanup();
  vi.mocked(confirmSignUp).mockReset();
});

describe('the page that confirms a sign-up', () => {
  it('confirms nothing until the button is pressed, then says that it is done', async () => {
    vi.mocked(confirmSignUp).mockResolvedValue('done');
    open();
    expect(confirmSignUp).not.toHaveBeenCalled();
    press();
    expect(confirmSignUp).toHaveBeenCalledWith('abc');
    expect(await screen.findByText(/^Your address is confirmed\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of a link that is too old how to get a new one', async () => {
    vi.mocked(confirmSignUp).mockResolvedValue('unknown');
    open();
    press();
    expect(await screen.findByText(/older than 7 days\. Sign up again/)).toBeTruthy();
  });

  it('says so of an incomplete link at once', () => {
    open('');
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
