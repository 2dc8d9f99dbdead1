import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { data, filled, moved, stroked, tenth } from '../svg.ts';

/** A sprig of parsley or catnip: three leaflets on a stalk. */
export const herb: DrawPiece = (_random, size, [main]) => {
  const leaflets = (colours: readonly [string, string, string]) =>
    colours
      .map(
        (colour, i) =>
          `<ellipse cx="0" cy="${tenth(-size * 0.6)}" rx="${tenth(size * 0.4)}" ry="${tenth(size * 0.62)}" transform="rotate(${(i - 1) * 62})" fill="${colour}"/>`,
      )
      .join('');
  return {
    silhouette: leaflets([SHADOW_INK, SHADOW_INK, SHADOW_INK]),
    body:
      leaflets([main, light(main, 0.22), main]) +
      stroked(data`M0 0V${size * 0.8}`, dark(main, 0.1), size * 0.18),
  };
};

/** A seed, pointed at both ends. */
export const seed: DrawPiece = (_random, size, [main]) => {
  const outline = data`M${-size} 0Q${-size * 0.1} ${-size * 0.85} ${size} 0Q${-size * 0.1} ${size * 0.85} ${-size} 0Z`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.15)) + moved(-0.3, -0.7, filled(outline, light(main, 0.12)), [0.8, 0.8]),
  };
};
