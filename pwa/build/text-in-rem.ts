import type { Root } from 'postcss';

/** Pixels of a rem where nobody has changed the size of text. */
const REM_PX = 16;

/** Sizes of the theme's text, which it states in pixels: in rem they follow the size that a person chose in the browser. */
export function textInRem(root: Root): void {
  root.walkDecls(/^--(?:font-size|line-height)-\d$/, (size) => {
    size.value = size.value.replace(/\b(\d+)px/g, (_, px: string) => `${Number(px) / REM_PX}rem`);
  });
}
