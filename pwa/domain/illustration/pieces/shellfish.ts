import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { data, ellipse, filled, moved, stroked } from '../svg.ts';

const SHELL = '#2c3340';
const LINING = '#8f9bb0';

/** A peeled prawn: a thick three-quarter ring with light bands. */
export const prawn: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const back = data`M${-s * 0.85} ${s * 0.35}A${s * 0.85} ${s * 0.85} 0 1 1 ${s * 0.55} ${s * 0.62}`;
  const bands = [0, 1, 2, 3, 4].map((i) => {
    const angle = 2.75 + i * 0.78;
    const [x, y] = [Math.cos(angle) * s, Math.sin(angle) * s];
    return data`M${x * 0.66} ${y * 0.66}L${x * 1.04} ${y * 1.04}`;
  });
  return {
    silhouette: stroked(back, SHADOW_INK, s * 0.62),
    body:
      stroked(back, dark(main, 0.14), s * 0.62) +
      moved(-1, -1.6, stroked(back, main, s * 0.5) + stroked(bands.join(''), light(main, 0.6), s * 0.11)),
  };
};

/** A mussel in its half shell. */
export const mussel: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const outline = data`M${-s * 1.2} 0C${-s * 0.5} ${-s} ${s} ${-s * 0.85} ${s * 1.15} 0C${s} ${s * 0.85} ${-s * 0.5} ${s} ${-s * 1.2} 0Z`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: [
      filled(outline, SHELL),
      moved(-0.6, -1.4, filled(outline, LINING), [0.9, 0.86]),
      moved(0.5, 0, filled(outline, dark(main, 0.12)), [0.72, 0.66]),
      moved(0, -1, filled(outline, main), [0.62, 0.54]),
      ellipse([-s * 0.1, -s * 0.18], [s * 0.36, s * 0.13], light(main, 0.55)),
    ].join(''),
  };
};
