import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Directory of the subset faces; `@fonts/…` in style sheets. */
export const FONT_DIRECTORY = fileURLToPath(new URL('../dist/fonts', import.meta.url));

/** Latin-1 characters that no heading has: other currencies, mathematical and legal signs. */
const UNUSED = '¢¤¥¦§¨©ª¬®¯±²³´µ¶¸¹º×÷';
/** Characters that a browser may draw in a fallback face; the server has none for its images. */
const RARE = '¼½¾·^`|~\\{}<>_';

/** Latin-1, and the dashes, quotes, bullet, ellipsis and euro that our texts use. */
function characters(without: string): string {
  const latin1 = Array.from({ length: 0x100 }, (_, code) => code).filter(
    (code) =>
      ((code >= 0x20 && code < 0x7f) || code >= 0xa0) && !without.includes(String.fromCodePoint(code)),
  );
  const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac];
  return String.fromCodePoint(...latin1, ...punctuation);
}

/** Font features that browsers apply by default to English, plus the numerals that the style sheets use. */
const KEPT_FEATURES = 'kern liga clig calt ccmp rlig mark mkmk lnum tnum'.split(' ');

/** A subset of the face, without hints: they help small text on coarse screens, not headings, and are a third of the file. */
export function subsetOf(source: Buffer, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const kept = characters(targetFormat === 'woff2' ? UNUSED + RARE : UNUSED);
  return subsetFont(source, kept, { targetFormat, keepFeatures: KEPT_FEATURES, noHinting: true });
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
