import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LabelField } from './line-correction.tsx';

afterEach(cleanup);

function show(part: string, name: string): string[] {
  const lines: string[] = [];
  render(<LabelField part={part} name={name} onRewrite={(text) => lines.push(text)} />);
  return lines;
}

function type(label: string): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: label } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this label' }));
}

it('writes a label into the line, and offers it for later lines of that product unless weighed', async () => {
  const first = show('2 scoops Balance IT Canine', 'Balance IT Canine');
  type('calcium 120 mg, zinc 15 mg');
  expect(first).toEqual(['2 scoops Balance IT Canine, label: calcium 120 mg, zinc 15 mg each']);
  cleanup();
  show('10 g balance it canine', 'balance it canine');
  expect(screen.queryByRole('button', { name: /As last time/ })).toBeNull();
  cleanup();
  const next = show('3 scoops balance it canine', 'balance it canine');
  fireEvent.click(await screen.findByRole('button', { name: 'As last time: calcium 120 mg, zinc 15 mg' }));
  expect(next).toEqual(['3 scoops balance it canine, label: calcium 120 mg, zinc 15 mg each']);
});

it('keeps the labels of two products given right after one another', async () => {
  show('1 zinc tablet', 'zinc tablet');
  type('zinc 15 mg');
  cleanup();
  show('1 iodine drop', 'iodine drop');
  type('iodine 75 µg');
  cleanup();
  show('2 zinc tablets', 'zinc tablets');
  expect(await screen.findByRole('button', { name: 'As last time: zinc 15 mg' })).toBeTruthy();
  cleanup();
  show('3 iodine drops', 'iodine drops');
  expect(await screen.findByRole('button', { name: 'As last time: iodine 75 µg' })).toBeTruthy();
});

it('asks for nutrients with amounts if it finds none', () => {
  const lines = show('1 multivitamin tablet', 'multivitamin tablet');
  type('the usual');
  expect(screen.getByText('Write each nutrient with its amount: zinc 15 mg.')).toBeTruthy();
  expect(lines).toEqual([]);
});
