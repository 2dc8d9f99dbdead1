import type { DrawPiece } from './food.ts';
import {
  blob,
  circle,
  dark,
  data,
  ellipse,
  filled,
  light,
  moved,
  opacity,
  SHADOW_INK,
  stroked,
  TURN,
} from './svg.ts';

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
