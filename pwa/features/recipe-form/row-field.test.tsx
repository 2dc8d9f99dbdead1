import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RowField } from './row-field.tsx';

function Steps() {
  const [rows, setRows] = useState<readonly string[]>(['Boil.', 'Cool.']);
  return (
    <RowField
      id="steps"
      name="Step"
      addLabel="Add step"
      rows={rows}
      most={3}
      isNumbered
      notes={new Map()}
      onChange={setRows}
    />
  );
}

it('an added row gets the focus; at the limit the button keeps it and adds nothing', () => {
  render(<Steps />);
  const add = screen.getByRole('button', { name: 'Add step' });
  fireEvent.click(add);
  expect(document.activeElement).toBe(screen.getByLabelText('Step 3'));
  add.focus();
  fireEvent.click(add);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(document.activeElement).toBe(add);
  expect((add as HTMLButtonElement).disabled).toBe(false);
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
