import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Engine } from './engine.ts';

/** Size of the examined corner of an element, in px. */
const CORNER = { width: 68, height: 12 };

/** Runs in the page: the corner of the first visible element whose background begins with this pattern. */
function cornerOf(pattern: string): { left: number; top: number; width: number; height: number } | null {
  for (const element of document.querySelectorAll('body *')) {
    if (!getComputedStyle(element).backgroundImage.startsWith(pattern)) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { left, top, width, height };
  }
  return null;
}

/** Share of the most common colour in a patterned element's corner; nearly 1 if stripes are hairlines. */
export async function drawnShare(engine: Engine, pattern: string): Promise<number> {
  const look = () => engine.run(cornerOf, pattern);
  await expect.poll(look, { message: pattern, timeout: 20_000 }).not.toBeNull();
  const corner = await look();
  if (corner === null) throw new Error(`Nothing has a background of ${pattern}`);
  const { data } = await sharp(await engine.screenshot())
    .extract({
      left: Math.ceil(corner.left),
      top: Math.ceil(corner.top),
      width: Math.floor(Math.min(corner.width - 1, CORNER.width)),
      height: Math.floor(Math.min(corner.height - 1, CORNER.height)),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    // Similar shades count as one colour, because edges are anti-aliased.
    const colour = [...data.subarray(at, at + 3)].map((each) => each >> 3).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return (Math.max(...counts.values()) * 3) / data.length;
}
