import { Theme } from '@radix-ui/themes';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeRoot } from './theme.tsx';

afterEach(cleanup);

it('has the same attributes as the library’s own root', () => {
  const own = render(<ThemeRoot accentColor="plum">text</ThemeRoot>).container.innerHTML;
  const library = render(
    <Theme accentColor="plum" grayColor="sand" radius="large" panelBackground="solid" hasBackground={false}>
      text
    </Theme>,
  ).container.innerHTML;
  const attributes = (html: string) => [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([pair]) => pair).sort();
  expect(attributes(own)).toEqual(attributes(library));
});
