import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Of an icon's data, all but the shapes: its name and former names make class names, 24 is the default size. */
const UNUSED = /^ {2}(?:name|size|aliases): .*\n|,?\s*key: "\w+"/gm;

/** An icon's module without names for tools, and without the keys that React warns about in development only. */
export function shapesAlone(code: string): string {
  return code.replace(UNUSED, '');
}

/** Ships the shapes of the icons alone: the random keys of seventy icons do not compress. */
export function leanIcons(): Plugin {
  return {
    name: 'bowlful:lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ICON.test(id) ? { code: shapesAlone(code), map: null } : null),
  };
}
