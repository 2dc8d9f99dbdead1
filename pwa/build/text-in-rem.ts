import type { Root } from 'postcss';

/** Pixels per rem at the browser's default text size. */
const REM_PX = 16;

/** Converts the theme's text sizes from pixels to rem, so that they follow the text size chosen in the browser. */
export function textInRem(root: Root): void {
  root.walkDecls(/^--(?:font-size|line-height)-\d$/, (size) => {
    size.value = size.value.replace(/\b(\d+)px/g, (_, px: string) => `${Number(px) / REM_PX}rem`);
  });
}
