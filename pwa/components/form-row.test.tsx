import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormRow } from './form-row.tsx';

afterEach(cleanup);

it('ties label, error, help and counter to the field', () => {
  render(
    <FormRow label="Your name" help="Shown with the review." counter="0 of 80" error="Name is required">
      {(field) => <input {...field} />}
    </FormRow>,
  );
  const input = screen.getByLabelText('Your name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const describing = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());
  expect(describing).toEqual(['Name is required', 'Shown with the review.', '0 of 80']);
});

it('shows no error if there is none', () => {
  render(<FormRow label="Weight">{(field) => <input {...field} />}</FormRow>);
  const input = screen.getByLabelText('Weight');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
