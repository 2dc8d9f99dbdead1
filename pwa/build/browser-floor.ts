import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../package.json', import.meta.url);

/** The oldest browsers that run the app, by `browserslist` in `package.json`. */
export const BROWSER_FLOOR = (JSON.parse(readFileSync(MANIFEST, 'utf8')).browserslist as string[]).map(
  (query) => {
    const [browser = '', , version = ''] = query.split(' ');
    return { browser, version };
  },
);

/** The same as build targets: the build lowers newer syntax and adds prefixes. */
export const BUILD_TARGETS = BROWSER_FLOOR.map(
  ({ browser, version }) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
);
