import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { circle, ellipse, filled, type Point, ring, smooth, TURN } from '../svg.ts';

/** A star of soft lobes around a centre. */
function star(random: () => number, lobes: number, [inner, outer]: Point, [x, y]: Point): string {
  const offset = random() * TURN;
  const points = Array.from({ length: 2 * lobes }, (_, i): Point => {
    const angle = offset + (i / (2 * lobes)) * TURN;
    const reach = i % 2 ? outer : inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return smooth(points);
}

/** A carrot coin: growth ring and six-lobed heart. */
export const carrot: DrawPiece = (random, size, [main]) => ({
  silhouette: circle(0, 0, size, SHADOW_INK),
  body: [
    circle(0, 0, size, dark(main, 0.2)),
    circle(-0.8, -2, size * 0.97, main),
    filled(star(random, 6, [size * 0.34, size * 0.5], [-0.8, -2]), light(main, 0.34)),
    ring(-0.8, -2, size * 0.78, light(main, 0.2), size * 0.09),
  ].join(''),
});

/** A coin with a thin skin, pale flesh and six seeds: courgette, cucumber, banana. */
export const coin: DrawPiece = (random, size, [skin, flesh = light(skin, 0.7)]) => {
  const offset = random() * TURN;
  const seeds = Array.from({ length: 6 }, (_, i) => {
    const angle = offset + (i / 6) * TURN;
    const [x, y] = [Math.cos(angle) * size * 0.4 - 0.7, Math.sin(angle) * size * 0.4 - 1.8];
    const degrees = Math.round((angle / TURN) * 360);
    const turn = ` transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})"`;
    return ellipse([0, 0], [size * 0.12, size * 0.07], dark(flesh, 0.16), turn);
  });
  return {
    silhouette: circle(0, 0, size, SHADOW_INK),
    body: [
      circle(0, 0, size, dark(skin, 0.25)),
      circle(-0.7, -1.8, size * 0.98, skin),
      circle(-0.7, -1.8, size * 0.82, flesh),
      ...seeds,
    ].join(''),
  };
};

/** A blueberry: a ball with gleam and crown. */
export const berry: DrawPiece = (random, size, [main]) => ({
  silhouette: circle(0, 0, size, SHADOW_INK),
  body: [
    circle(0, 0, size, dark(main, 0.3)),
    circle(-0.8, -1.5, size * 0.92, main),
    circle(-size * 0.36, -size * 0.45, size * 0.24, light(main, 0.45)),
    filled(star(random, 5, [size * 0.42, size * 0.2], [size * 0.16, size * 0.12]), dark(main, 0.4)),
  ].join(''),
});

/** A pea, a cranberry, a chickpea: a ball with gleam. */
export const pea: DrawPiece = (_random, size, [main]) => ({
  silhouette: circle(0, 0, size, SHADOW_INK),
  body:
    circle(0, 0, size, dark(main, 0.26)) +
    circle(-0.8, -1.4, size * 0.9, main) +
    circle(-size * 0.34, -size * 0.46, size * 0.26, light(main, 0.6)),
});
