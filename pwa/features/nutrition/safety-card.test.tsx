import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_VALUES } from './checker-values.ts';
import { SafetyCard } from './safety-card.tsx';

afterEach(cleanup);

// A line is read up to 500 characters; the second row’s line is longer.
it.each([
  ['500 g chicken breast', 'Nothing here is on our list'],
  [`500 g chicken breast ${'and rice '.repeat(60)}`, 'Nothing that we read is on our list'],
])('says only of what was read that nothing is toxic: %s', (ingredients, words) => {
  render(<SafetyCard lines={[]} values={{ ...EMPTY_VALUES, ingredients }} onFix={() => {}} />);
  expect(screen.getByText(/on our list of foods/).textContent).toContain(words);
});
