import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RowField } from './row-field.tsx';

afterEach(cleanup);

function Steps({ first = ['Boil.', 'Cool.'] }: { first?: readonly string[] }) {
  const [rows, setRows] = useState(first);
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

it('a pasted method keeps every line, also beyond the limit: the form refuses it in words', () => {
  render(<Steps first={['Boil.', '']} />);
  const lines = ['Fry.', 'Stir.', 'Cool.', 'Serve.'];
  fireEvent.paste(screen.getByLabelText('Step 2'), { clipboardData: { getData: () => lines.join('\n') } });
  const rows = screen.getAllByRole<HTMLTextAreaElement>('textbox');
  expect(rows.map(({ value }) => value)).toEqual(['Boil.', ...lines]);
  expect(document.activeElement).toBe(rows.at(-1));
});
