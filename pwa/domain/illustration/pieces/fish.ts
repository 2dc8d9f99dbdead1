import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { circle, data, filled, moved, opacity, stroked } from '../svg.ts';

/** A flake of fillet: a petal with the light lines between its layers. */
export const flake: DrawPiece = (_random, size, [main, lines = light(main, 0.55)]) => {
  const s = size;
  const outline = data`M${-s * 1.15} ${s * 0.1}C${-s * 0.8} ${-s * 0.95} ${s * 0.7} ${-s * 0.95} ${s * 1.2} ${-s * 0.05}C${s * 0.8} ${s * 0.75} ${-s * 0.7} ${s * 0.85} ${-s * 1.15} ${s * 0.1}Z`;
  const layers = [-1, 0, 1, 2].map(
    (i) => data`M${i * s * 0.45 - s * 0.3} ${-s * 0.62}q${s * 0.42} ${s * 0.6} ${s * 0.02} ${s * 1.12}`,
  );
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.16)) +
      moved(-1, -2, filled(outline, main) + stroked(layers.join(''), lines, s * 0.1, opacity(0.85))),
  };
};

/** A whole small fish: tail, dark back line, gleam along the belly, eye. */
export const fish: DrawPiece = (_random, size, [main]) => {
  const half = size * 1.7;
  const h = size * 0.5;
  const outline = data`M${-half} 0C${-half * 0.6} ${-h * 1.25} ${half * 0.35} ${-h * 1.2} ${half * 0.72} ${-h * 0.12}L${half * 1.08} ${-h * 0.85}Q${half * 0.94} 0 ${half * 1.08} ${h * 0.85}L${half * 0.72} ${h * 0.12}C${half * 0.35} ${h * 1.2} ${-half * 0.6} ${h * 1.25} ${-half} 0Z`;
  const gleam = data`M${-half * 0.62} ${-h * 0.45}Q0 ${-h * 0.86} ${half * 0.6} ${-h * 0.12}`;
  const side = data`M${-half * 0.55} ${h * 0.12}Q0 ${h * 0.3} ${half * 0.62} 0`;
  const top = [
    filled(outline, main),
    stroked(gleam, light(main, 0.65), h * 0.24),
    stroked(side, dark(main, 0.42), h * 0.14, opacity(0.6)),
    circle(-half * 0.76, -h * 0.1, h * 0.17, '#26303a'),
  ];
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: filled(outline, dark(main, 0.35)) + moved(-0.6, -1.6, top.join('')),
  };
};
