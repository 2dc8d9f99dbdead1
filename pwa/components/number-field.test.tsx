import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from './form-row.tsx';

function Grams() {
  const [value, setValue] = useState('');
  return (
    <NumberField
      label="Grams"
      bounds={{ min: 1, max: 5000 }}
      unit="g"
      value={value}
      remark={value === '12' ? 'Check it.' : ''}
      onChange={setValue}
    />
  );
}

it('is a text field, so that a comma stays, with a numeric keyboard and immediate errors', () => {
  render(<Grams />);
  const field = screen.getByLabelText<HTMLInputElement>('Grams');
  expect([field.type, field.inputMode]).toEqual(['text', 'decimal']);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('2,5');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['2,5', null]);
  type('1,500');
  expect(screen.getByText('Write 1500 or 1.5.')).toBeTruthy();
  type('0');
  expect(screen.getByText('Enter 1 to 5,000 g.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('12');
  const remark = screen.getByText('Check it.');
  expect(remark.textContent).toBe('Check it.');
  expect(field.getAttribute('aria-describedby')).toBe(remark.id);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
