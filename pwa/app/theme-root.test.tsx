import { Theme } from '@radix-ui/themes';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeRoot } from './theme-root.tsx';

afterEach(cleanup);

it('says of the theme what the library’s own root would say', () => {
  const own = render(<ThemeRoot accentColor="plum">text</ThemeRoot>).container.innerHTML;
  const library = render(
    <Theme accentColor="plum" grayColor="sand" radius="large" panelBackground="solid" hasBackground={false}>
      text
    </Theme>,
  ).container.innerHTML;
  const attributes = (html: string) => [...html.matchAll(/[\w-]+="[^"]*"/g)].map(([pair]) => pair).sort();
  expect(attributes(own)).toEqual(attributes(library));
});
