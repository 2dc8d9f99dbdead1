import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

const NAMES_FOR_TOOLS = /^\w+\.displayName = "[^"]*";$/gm;
const MADE_AT_THE_TOP = /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The router's code with what it makes at its top level left out where nothing uses it. */
export function withoutUnused(code: string): string {
  return code.replace(NAMES_FOR_TOOLS, '').replace(MADE_AT_THE_TOP, 'var $1 = /* @__PURE__ */ $2');
}

/**
 * The router comes in one file with the forms, fetchers and scripts of its framework: the bundler keeps all that is made
 * by a call at the top level or is given a name there, unless it reads that the call does nothing else.
 */
export function leanRouter(): Plugin {
  return {
    name: 'bowlful:lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ROUTER.test(id) ? { code: withoutUnused(code), map: null } : null),
  };
}
