import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** Marks our module of bindings beside the package's own module. */
const BINDINGS = '?bindings';
const SOURCES = ['react', 'react/jsx-runtime'];
const RADIX = /\/node_modules\/@radix-ui\/[^/]+\/dist\/index\.mjs$/;
const NAME = /^[a-z]\w*$/i;

/** How Radix asks for what older Reacts lack, which keeps every binding. */
const BY_TEXT = /\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/** The library's code with parts of React named as bindings; ours has them all. */
export function withNames(code: string): string {
  return code.replace(BY_TEXT, '$1.$2');
}

/**
 * A module that exports each part of a CommonJS module as a binding.
 * @param source specifier of the CommonJS module
 * @param parts its exports; parts that are one function become one binding
 */
export function bindingsOf(source: string, parts: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(parts).filter((name) => NAME.test(name));
  const firstOf = (name: string) => names.find((each) => parts[each] === parts[name]) ?? name;
  const lines = names.map((name) =>
    firstOf(name) === name
      ? `export const ${name} = commonjs.${name};`
      : `export { ${firstOf(name)} as ${name} };`,
  );
  return [`import commonjs from '${source}';`, 'export default commonjs;', ...lines].join('\n');
}

/**
 * Gives React's CommonJS modules bindings that the minifier can name: without, every element is `(0,e.jsx)(…)` and every
 * module that has one asks for the package's object first.
 */
export function leanReact(): Plugin {
  let isClient = false;
  return {
    name: 'bowlful:lean-react',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isClient = !build.ssr;
    },
    async resolveId(source, importer, { kind }) {
      if (!isClient || !SOURCES.includes(source) || kind !== 'import-statement') return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null || importer?.endsWith(BINDINGS) ? resolved : `${resolved.id}${BINDINGS}`;
    },
    load(id) {
      if (!id.endsWith(BINDINGS)) return null;
      const source = SOURCES.find((each) => id === `${require.resolve(each)}${BINDINGS}`);
      return source === undefined ? null : { code: bindingsOf(source, productionParts(source)), map: null };
    },
    transform: (code, id) => (isClient && RADIX.test(id) ? { code: withNames(code), map: null } : null),
  };
}

/** React's exports where `NODE_ENV` is production: in development `jsx` and `jsxs` differ. */
function productionParts(source: string): Record<string, unknown> {
  const file = source === 'react' ? 'react' : 'react-jsx-runtime';
  return require(require.resolve('react').replace(/index\.js$/, `cjs/${file}.production.js`));
}
