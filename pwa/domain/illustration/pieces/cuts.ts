import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { data, ellipse, filled, moved, opacity, stroked, tenth } from '../svg.ts';

/** A cube of a root or a soft fruit: rounded square, raised face. */
export const cube: DrawPiece = (_random, size, [main, face = light(main, 0.22)]) => {
  const square = (scale: number, corner: number, colour: string) => {
    const [x, y] = [size * scale, size * scale * 0.94];
    return `<rect x="${tenth(-x)}" y="${tenth(-y)}" width="${tenth(2 * x)}" height="${tenth(2 * y)}" rx="${tenth(size * corner)}" fill="${colour}"/>`;
  };
  return {
    silhouette: square(1, 0.3, SHADOW_INK),
    body:
      square(1, 0.3, dark(main, 0.2)) +
      moved(-1.4, -3, square(0.95, 0.28, main)) +
      moved(-2.2, -4, square(0.66, 0.2, face)),
  };
};

/** Pumpkin: a thick crescent with its rind outside. */
export const wedge: DrawPiece = (_random, size, [main, rind = dark(main, 0.35)]) => {
  const s = size;
  const outline = data`M${-s * 1.35} ${-s * 0.35}A${s * 1.42} ${s * 1.42} 0 0 0 ${s * 1.35} ${-s * 0.35}L${s * 0.85} ${-s * 0.5}A${s * 0.95} ${s * 0.95} 0 0 1 ${-s * 0.85} ${-s * 0.5}Z`;
  const gleam = data`M${-s * 0.95} ${-s * 0.3}A${s} ${s} 0 0 0 ${s * 0.95} ${-s * 0.3}`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, rind) +
      moved(0, -s * 0.16, filled(outline, main), [0.95, 0.93]) +
      stroked(gleam, light(main, 0.35), s * 0.13, opacity(0.8)),
  };
};

/** Apple, pear, celery: a half moon with its skin outside. */
export const slice: DrawPiece = (_random, size, [skin, flesh = light(skin, 0.7)]) => {
  const s = size;
  const outline = data`M${-s * 1.1} ${-s * 0.25}A${s * 1.12} ${s * 1.12} 0 0 0 ${s * 1.1} ${-s * 0.25}Q0 ${-s * 0.02} ${-s * 1.1} ${-s * 0.25}Z`;
  const gleam = data`M${-s * 0.6} ${-s * 0.08}Q0 ${s * 0.14} ${s * 0.6} ${-s * 0.08}`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(skin, 0.12)) +
      moved(0, -s * 0.14, filled(outline, flesh), [0.96, 0.9]) +
      stroked(gleam, light(flesh, 0.5), s * 0.1),
  };
};

/** Red pepper, cheese: one bent strip. */
export const strip: DrawPiece = (_random, size, [main]) => {
  const bend = data`M${-size * 1.2} ${size * 0.3}Q0 ${-size * 0.9} ${size * 1.2} ${size * 0.25}`;
  return {
    silhouette: stroked(bend, SHADOW_INK, size * 0.6),
    body:
      stroked(bend, dark(main, 0.2), size * 0.62) +
      moved(-0.8, -1.5, stroked(bend, main, size * 0.48)) +
      moved(-1.3, -2.8, stroked(bend, light(main, 0.42), size * 0.13)),
  };
};

/** A kernel of sweetcorn: a drop with a gleam. */
export const kernel: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const outline = data`M0 ${s}C${-s * 1.1} ${s * 0.6} ${-s} ${-s} 0 ${-s}C${s} ${-s} ${s * 1.1} ${s * 0.6} 0 ${s}Z`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.2)) +
      moved(-0.4, -1, filled(outline, main), [0.88, 0.88]) +
      ellipse([-s * 0.2, -s * 0.4], [s * 0.3, s * 0.2], light(main, 0.6)),
  };
};

/** A strawberry, halved: pale heart, lighter core. */
export const strawberry: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const outline = data`M${-s} ${-s * 0.2}C${-s} ${-s * 1.1} ${s} ${-s * 1.1} ${s} ${-s * 0.2}Q${s * 0.7} ${s * 0.8} 0 ${s * 1.2}Q${-s * 0.7} ${s * 0.8} ${-s} ${-s * 0.2}Z`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: [
      filled(outline, dark(main, 0.15)),
      moved(-0.5, -1.5, filled(outline, main), [0.93, 0.93]),
      moved(0, 0, filled(outline, light(main, 0.62)), [0.56, 0.56]),
      moved(0, 0, filled(outline, '#fff3e6'), [0.25, 0.25]),
    ].join(''),
  };
};
