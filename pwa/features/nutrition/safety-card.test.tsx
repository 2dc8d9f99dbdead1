import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_VALUES } from './checker-values.ts';
import { SafetyCard } from './safety-card.tsx';

afterEach(cleanup);

it.each([
  ['500 g chicken breast', 'Nothing here is on our list'],
  [`500 g chicken breast ${'and rice '.repeat(60)}`, 'Nothing that we read is on our list'],
])('calls only what was read safe: %s', (ingredients, words) => {
  render(<SafetyCard lines={[]} values={{ ...EMPTY_VALUES, ingredients }} onFix={() => {}} />);
  expect(screen.getByText(/on our list of foods/).textContent).toContain(words);
});
