import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

const NAMES_FOR_TOOLS = /^\w+\.displayName = "[^"]*";$/gm;
const MADE_AT_THE_TOP = /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The router's code without unused top-level definitions. */
export function withoutUnused(code: string): string {
  return code.replace(NAMES_FOR_TOOLS, '').replace(MADE_AT_THE_TOP, 'var $1 = /* @__PURE__ */ $2');
}

/**
 * The router ships in one file with its framework's forms, fetchers and scripts: the bundler keeps every top-level
 * call or name assignment unless it is annotated as pure.
 */
export function leanRouter(): Plugin {
  return {
    name: 'bowlful:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ROUTER.test(id) ? { code: withoutUnused(code), map: null } : null),
  };
}
