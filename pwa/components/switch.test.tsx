import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

it('reports the new state', () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <Switch checked={false} onChange={onChange}>
      Timers ring
    </Switch>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Timers ring' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(
    <Switch checked onChange={onChange}>
      Timers ring
    </Switch>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Timers ring' }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});
