import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import type { unsubscribe as Unsubscribe } from './newsletter-links.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const unsubscribe = vi.hoisted(() => vi.fn<typeof Unsubscribe>());
vi.mock('./newsletter-links.ts', () => ({ unsubscribe }));

const open = (query = '?token=abc') => showScreen(<UnsubscribePage />, `/unsubscribe${query}`, []);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

afterEach(() => {
  cleanup();
  unsubscribe.mockReset();
});

describe('the unsubscribe page', () => {
  it('unsubscribes only when the button is pressed, then says so', async () => {
    unsubscribe.mockResolvedValue('done');
    open();
    expect(unsubscribe).not.toHaveBeenCalled();
    press();
    expect(unsubscribe).toHaveBeenCalledWith('abc');
    expect(
      await screen.findByText('You’re unsubscribed. We won’t send more weekly tips to this address.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be retried if the site was not reached', async () => {
    unsubscribe.mockResolvedValue('unreachable');
    open();
    press();
    expect(await screen.findByText(/nothing has changed yet/)).toBeTruthy();
    press();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
  });

  it('says so if the link is not one of ours', async () => {
    unsubscribe.mockResolvedValue('unknown');
    open('?token=not-one-of-ours');
    expect(unsubscribe).not.toHaveBeenCalled();
    press();
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledExactlyOnceWith('not-one-of-ours');
  });

  it.each(['', '?token='])('reports an incomplete link (%j) and offers no button', (query) => {
    open(query);
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
