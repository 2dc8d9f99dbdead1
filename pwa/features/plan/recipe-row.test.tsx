import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Stepper } from './recipe-row.tsx';

afterEach(cleanup);

function Days() {
  const [value, setValue] = useState(27);
  return (
    <Stepper
      label="Days of Chicken Bowl"
      unit="day"
      value={value}
      max={28}
      onStep={(more) => setValue(value + more)}
      onRemove={{ label: 'Remove Chicken Bowl', run: () => {} }}
    />
  );
}

it('a stepper at its limit keeps the focus and stops', () => {
  render(<Days />);
  const more = screen.getByRole('button', { name: 'One day more' });
  more.focus();
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByRole('status', { name: 'Days' }).textContent).toBe('28');
  expect(document.activeElement).toBe(more);
  expect((more as HTMLButtonElement).disabled).toBe(false);
  expect(more.getAttribute('aria-disabled')).toBe('true');
});
