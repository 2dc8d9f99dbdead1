import type { Plugin } from 'vite';

const LIGHT = '\0bowlful:theme-primitives';
const THEME = /@radix-ui[\\/]themes[\\/]dist[\\/]esm[\\/]components[\\/]theme\.js$/;

/**
 * The theme wraps the app in a provider of tooltips, which would pull their whole positioning engine into the first
 * load as soon as any late part shows one. Our tooltips bring a provider of their own.
 */
export function lightTheme(): Plugin {
  return {
    name: 'bowlful:light-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'radix-ui' && importer !== undefined && THEME.test(importer) ? LIGHT : null;
    },
    load(id) {
      if (id !== LIGHT) return null;
      return `export { Direction, Slot } from 'radix-ui';
export const Tooltip = { Provider: ({ children }) => children };`;
    },
  };
}
