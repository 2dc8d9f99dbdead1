import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { blob, circle, data, ellipse, filled, moved, stroked, TURN } from '../svg.ts';

/** Half a boiled egg, cut face up. */
export const eggHalf: DrawPiece = (_random, size, [white, yolk = '#f7bd3a']) => {
  const oval = (x: number, y: number, scale: number, colour: string) =>
    ellipse([x, y], [size * 1.02 * scale, size * 0.82 * scale], colour);
  return {
    silhouette: oval(0, 0, 1, SHADOW_INK),
    body: [
      oval(0, 0, 1, dark(white, 0.16)),
      oval(-1, -1.8, 0.97, white),
      circle(size * 0.06, -1.4, size * 0.47, dark(yolk, 0.12)),
      circle(size * 0.04, -2, size * 0.42, yolk),
      ellipse([-size * 0.1, -size * 0.2], [size * 0.15, size * 0.09], light(yolk, 0.6)),
    ].join(''),
  };
};

/** A spoonful of something soft, with the swirl the spoon left. */
export const dollop: DrawPiece = (random, size, [main]) => {
  const s = size;
  const outline = blob(random, 8, s, 0.16);
  const turn = Math.round(random() * 360);
  const shade = data`M${s * 0.62} 0A${s * 0.62} ${s * 0.62} 0 1 1 0 ${-s * 0.62}A${s * 0.38} ${s * 0.38} 0 1 1 ${-s * 0.3} ${s * 0.12}A${s * 0.2} ${s * 0.2} 0 0 0 ${s * 0.06} ${s * 0.08}`;
  const gleam = data`M${s * 0.5} ${-s * 0.06}A${s * 0.52} ${s * 0.52} 0 1 1 ${-s * 0.08} ${-s * 0.5}`;
  const swirl = stroked(shade, dark(main, 0.13), s * 0.09) + stroked(gleam, light(main, 0.7), s * 0.09);
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.14)) +
      moved(-1, -2, `${filled(outline, main)}<g transform="rotate(${turn})">${swirl}</g>`),
  };
};

/** Cottage cheese: a heap of eleven curds. */
export const curds: DrawPiece = (random, size, [main]) => {
  const grains = Array.from({ length: 11 }, () => {
    const angle = random() * TURN;
    const reach = Math.sqrt(random()) * size * 0.85;
    return {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      radius: size * (0.24 + random() * 0.16),
    };
  });
  return {
    silhouette: grains.map(({ x, y, radius }) => circle(x, y, radius, SHADOW_INK)).join(''),
    body: grains
      .map(
        ({ x, y, radius }) =>
          circle(x, y, radius, dark(main, 0.14)) + circle(x - 0.7, y - 1.4, radius * 0.86, main),
      )
      .join(''),
  };
};
