import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Directory of the subset faces; `@fonts/…` in style sheets. */
export const FONT_DIRECTORY = fileURLToPath(new URL('../dist/fonts', import.meta.url));

const PRINTABLE = Array.from({ length: 0x100 }, (_, code) => code).filter(
  (code) => (code >= 0x20 && code < 0x7f) || code >= 0xa0,
);
/** Latin-1, and the dashes, quotes, bullet, ellipsis and euro that our texts use. */
const CHARACTERS = `${String.fromCodePoint(...PRINTABLE)}–—‘’“”•…€`;

/** Font features that browsers apply by default to English, plus the numerals that the style sheets use. */
const KEPT_FEATURES = 'kern liga clig calt ccmp rlig mark mkmk lnum tnum'.split(' ');

/** A subset of the face, without hints: they help small text on coarse screens, not headings, and are a third of the file. */
export function subsetOf(source: Buffer, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  return subsetFont(source, CHARACTERS, { targetFormat, keepFeatures: KEPT_FEATURES, noHinting: true });
}

/**
 * Subsets the display face: WOFF2 for the browser, TTF for the server's social images. Both have the same source and
 * letters, so that a title looks the same in both.
 */
export async function writeDisplayFont(): Promise<void> {
  const require = createRequire(import.meta.url);
  const source = await readFile(
    require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
  );
  await mkdir(FONT_DIRECTORY, { recursive: true });
  for (const [targetFormat, extension] of [
    ['woff2', 'woff2'],
    ['truetype', 'ttf'],
  ] as const) {
    await writeFile(join(FONT_DIRECTORY, `young-serif.${extension}`), await subsetOf(source, targetFormat));
  }
}
