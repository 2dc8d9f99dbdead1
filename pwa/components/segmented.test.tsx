import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

const options = [
  { value: 'metric', label: 'Metric (g/ml)' },
  { value: 'us', label: 'US (oz/cups)' },
] as const;

it('is a group of radio buttons that reports the choice', () => {
  const onChange = vi.fn();
  render(<Segmented label="Units" options={options} value="metric" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Units' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric (g/ml)' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'US (oz/cups)' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('us');
});
