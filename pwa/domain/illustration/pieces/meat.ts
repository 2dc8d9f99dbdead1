import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { blob, data, filled, moved, opacity, stroked } from '../svg.ts';

/** Diced meat: an uneven block, a lighter face, three fibres across it. */
export const chunk: DrawPiece = (random, size, [main, fibre = dark(main, 0.14)]) => {
  const outline = blob(random, 6, size, 0.34, [1.14, 0.9]);
  const face = blob(random, 6, size * 0.7, 0.25, [1.1, 0.86]);
  const fibres = [-1, 0, 1].map((row) => {
    const y = row * size * 0.3 - 3;
    return data`M${-size * 0.55} ${y}q${size * 0.5} ${(random() - 0.5) * 5} ${size} ${(random() - 0.5) * 4}`;
  });
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: [
      filled(outline, dark(main, 0.24)),
      moved(-1.4, -2.6, filled(outline, main)),
      moved(-2.2, -3.6, filled(face, light(main, 0.24))),
      stroked(fibres.join(''), fibre, 1.7, opacity(0.55)),
    ].join(''),
  };
};

/** Pulled meat: five wavy strands side by side, the middle ones longer. */
export const shred: DrawPiece = (random, size, [main]) => {
  const strands = [-2, -1, 0, 1, 2].map((row) => {
    const y = row * size * 0.26;
    const half = size * (1.15 - Math.abs(row) * 0.13 + random() * 0.15);
    return data`M${-half} ${y + random() * 3}C${-half * 0.4} ${y - 4 - random() * 4} ${half * 0.3} ${y + 5 + random() * 4} ${half} ${y + (random() - 0.5) * 5}`;
  });
  const [edge, bright] = [dark(main, 0.16), light(main, 0.28)];
  return {
    silhouette: stroked(strands.join(''), SHADOW_INK, size * 0.32),
    body: strands
      .map(
        (strand, i) =>
          stroked(strand, edge, size * 0.33) +
          moved(-0.8, -1.4, stroked(strand, i % 2 ? main : bright, size * 0.22)),
      )
      .join(''),
  };
};

/** Liver, kidney, heart: a smooth lobe with a wet gleam. */
export const liver: DrawPiece = (random, size, [main]) => {
  const outline = blob(random, 5, size, 0.4, [1.25, 0.82]);
  const gleam = data`M${-size * 0.6} ${-size * 0.28}Q${-size * 0.1} ${-size * 0.62} ${size * 0.4} ${-size * 0.36}`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.3)) +
      moved(-1, -2, filled(outline, main)) +
      stroked(gleam, light(main, 0.42), size * 0.16, opacity(0.8)),
  };
};
