import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('a disabled button shows the reason, keeps the focus, and submits nothing', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (why: string | undefined) => (
    <form onSubmit={send}>
      <Button type="submit" disabledBecause={why}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form('Give a weight first.'));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-describedby')).toBe(screen.getByText('Give a weight first.').id);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  save.focus();
  expect(document.activeElement).toBe(save);
  fireEvent.click(save);
  expect(send).not.toHaveBeenCalled();
  rerender(form(undefined));
  expect(document.activeElement).toBe(save);
  expect(screen.queryByText('Give a weight first.')).toBeNull();
  fireEvent.click(save);
  expect(send).toHaveBeenCalledTimes(1);
});
