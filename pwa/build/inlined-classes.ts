import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
const STYLES = /\.module\.css$/;

/**
 * Imports the class names of a style sheet one by one where each is written out, so that the bundler puts them in their places
 * and the table of all names is no part of the build. A module that looks names up while it runs keeps the table.
 */
export function classesByName(code: string): string {
  return code.replace(IMPORT, (line, styles: string, path: string) => {
    const lookedUp = new RegExp(`(?<![\\w$.'/-])${styles}(?:\\[(?!'[A-Za-z]\\w*'\\])|\\s*[,)}])`);
    return lookedUp.test(code) ? line : `import * as ${styles} from ${path};`;
  });
}

/** Puts class names where they are used; the bundler would drop a style sheet together with its table. */
export function inlinedClasses(): Plugin[] {
  return [
    {
      name: 'bowlful:inlined-classes',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) => (/\.tsx?$/.test(id) ? { code: classesByName(code), map: null } : null),
    },
    {
      name: 'bowlful:kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        STYLES.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}
