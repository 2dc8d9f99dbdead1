import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { beginHydration, endHydration } from '../../platform/hydration/hydrate.ts';
import { BelowFold } from './below-fold.tsx';

afterEach(() => {
  endHydration();
  cleanup();
  document.body.innerHTML = '';
});

const onPress = vi.fn();
const PART = (
  <BelowFold className="part">
    <button type="button" onClick={onPress}>
      Press
    </button>
  </BelowFold>
);

it('is rendered at once where nothing hydrates', () => {
  render(PART);
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('stays as rendered until the screen hydrates, then replays presses', async () => {
  onPress.mockClear();
  const container = document.createElement('div');
  container.innerHTML = await new Response((await prerender(PART)).prelude).text();
  document.body.append(container);
  expect(container.querySelector('.part')?.getAttribute('data-below-fold')).toBe('true');
  const button = screen.getByRole('button', { name: 'Press' });

  beginHydration();
  await act(async () => {
    render(PART, { container, hydrate: true });
  });
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();

  await act(async () => endHydration());
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Press' })).toBe(button);
});
