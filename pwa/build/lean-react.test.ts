import { readFileSync } from 'node:fs';
import * as React from 'react';
import { expect, it } from 'vitest';
import { bindingsOf, withNames } from './lean-react.ts';

it('exports each part by its name, and parts that are one function as one', () => {
  const jsx = () => null;
  expect(bindingsOf('react/jsx-runtime', { Fragment: 'f', jsx, jsxs: jsx })).toBe(
    [
      "import commonjs from 'react/jsx-runtime';",
      'export default commonjs;',
      'export const Fragment = commonjs.Fragment;',
      'export const jsx = commonjs.jsx;',
      'export { jsx as jsxs };',
    ].join('\n'),
  );
});

it('leaves out what React keeps for its own packages, which ask for the CommonJS module', () => {
  const code = bindingsOf('react', React);
  expect(code).toContain('export const useState = commonjs.useState;');
  expect(code).not.toContain('__CLIENT_INTERNALS');
});

it('names what Radix asks for by text, in the words of the release that is installed', () => {
  const path = new URL('../../node_modules/@radix-ui/react-id/dist/index.mjs', import.meta.url);
  expect(withNames(readFileSync(path, 'utf8'))).toContain('React.useId || (');
});
