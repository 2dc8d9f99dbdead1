import { expect, it } from 'vitest';
import { ADMIN_PARTS, libraryGroup, SHOP_MENU_PARTS } from './library-groups.ts';

const at = (name: string) => `/app/node_modules/@radix-ui/${name}/dist/index.mjs`;
const INDEX = '/app/node_modules/radix-ui/dist/index.mjs';

/** A toast that every device keeps, a menu and a dialog; the toast asks for one thing by the list of everything. */
const IMPORTS: Record<string, string[]> = {
  [at('react-toast')]: [at('react-presence'), INDEX],
  [at('react-menu')]: [at('react-presence'), at('react-focus-scope')],
  [at('react-dialog')]: [at('react-presence'), at('react-focus-scope')],
  [at('react-presence')]: [],
  [at('react-focus-scope')]: [],
  [INDEX]: [at('react-toast'), at('react-menu'), at('react-dialog')],
};
const modules = {
  getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] } : null),
} as unknown as Parameters<typeof libraryGroup>[0];
const groupOf = (name: string) => libraryGroup(modules, at(name), [at('react-toast')], at('react-menu'));

it('leaves what the public pages load where it is, also where the menu or a dialog uses it', () => {
  expect(groupOf('react-toast')).toBeNull();
  expect(groupOf('react-presence')).toBeNull();
  expect(libraryGroup(modules, '/app/pwa/app/toaster.tsx', [at('react-toast')], at('react-menu'))).toBeNull();
});

it('puts what a dialog shares with the menu beside the menu, and the rest with the administrator', () => {
  expect(groupOf('react-focus-scope')).toBe(SHOP_MENU_PARTS);
  expect(groupOf('react-dialog')).toBe(ADMIN_PARTS);
});

it('fails where a release of the library has no such module', () => {
  expect(() => libraryGroup(modules, at('react-dialog'), [at('react-gone')], at('react-menu'))).toThrow(
    'The build has no',
  );
});
