import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyPlan, type Plan } from '#domain/plan/plan';
import { StartsOn } from './plan-board.tsx';

const stored = vi.fn<(startsOn: string) => void>();

/** The field for the start of a plan whose changes are stored at once. */
function Planned() {
  const [plan, setPlan] = useState<Plan>(emptyPlan('2026-11-23'));
  const change = async (_words: string, changed: (plan: Plan) => Plan) => {
    const next = changed(plan);
    stored(next.startsOn);
    setPlan(next);
  };
  return <StartsOn startsOn={plan.startsOn} help={undefined} change={change} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Starts on');
const change = (value: string) => fireEvent.change(field(), { target: { value } });
function type(key: string, value: string): void {
  fireEvent.keyDown(field(), { key });
  change(value);
}

beforeEach(() => {
  stored.mockReset();
  render(<Planned />);
});
afterEach(cleanup);

it('leaves a date alone while it is typed, and stores it when the field is left', () => {
  type('Backspace', '');
  expect(field().value).toBe('');
  type('2', '2026-11-02');
  type('9', '2026-11-29');
  expect(stored).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(stored.mock.calls).toEqual([['2026-11-29']]);
});

it('stores a typed date on Enter', () => {
  type('9', '2026-11-29');
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.blur(field());
  expect(stored.mock.calls).toEqual([['2026-11-29']]);
});

it('stores a day picked from the calendar at once', () => {
  change('2026-12-01');
  expect(stored.mock.calls).toEqual([['2026-12-01']]);
});

it('refuses an impossible year, and puts the stored day back if the field is left empty', () => {
  type('2', '0002-11-23');
  fireEvent.blur(field());
  expect(stored).not.toHaveBeenCalled();
  expect(screen.getByText('Enter a year from 2020 to 2199.')).toBeTruthy();
  type('Backspace', '');
  fireEvent.blur(field());
  expect(field().value).toBe('2026-11-23');
  expect(screen.queryByText('Enter a year from 2020 to 2199.')).toBeNull();
});
