import postcss from 'postcss';
import { expect, it } from 'vitest';
import { textInRem } from './trim-theme.ts';

it('converts text sizes to rem, and leaves space and scale unchanged', () => {
  const root = postcss.parse(
    '.t { --font-size-2: calc(14px * var(--scaling)); --line-height-4: calc(26px * var(--scaling)); --space-5: calc(24px * var(--scaling)) }',
  );
  textInRem(root);
  expect(root.toString()).toBe(
    '.t { --font-size-2: calc(0.875rem * var(--scaling)); --line-height-4: calc(1.625rem * var(--scaling)); --space-5: calc(24px * var(--scaling)) }',
  );
});
