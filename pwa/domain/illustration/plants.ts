import type { DrawPiece } from './food.ts';
import {
  circle,
  dark,
  data,
  ellipse,
  filled,
  light,
  moved,
  opacity,
  type Point,
  ring,
  SHADOW_INK,
  smooth,
  stroked,
  TURN,
  tenth,
} from './svg.ts';

const SPECKS = 13;

/** Broccoli, cauliflower: a stem and a crown of ten discs with specks of light and shade. */
export const floret: DrawPiece = (random, size, [main, stem = light(main, 0.4)]) => {
  const s = size;
  const rimDiscs = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (1.02 + i * 0.16);
    return [
      Math.cos(angle) * s * 0.72,
      Math.sin(angle) * s * 0.62 - s * 0.02,
      s * (0.36 + random() * 0.1),
    ] as const;
  });
  const discs = [
    ...rimDiscs,
    [0, -s * 0.2, s * 0.52],
    [-s * 0.34, -s * 0.12, s * 0.34],
    [s * 0.36, -s * 0.1, s * 0.36],
  ] as const;
  const specks = Array.from({ length: SPECKS }, (_, i) => {
    const angle = Math.PI * (1 + random());
    const reach = s * random() * 0.82;
    const colour = i % 3 ? light(main, 0.36) : dark(main, 0.25);
    return circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.95 - s * 0.06,
      s * 0.075 + random() * 1.1,
      colour,
    );
  });
  return {
    silhouette:
      stroked(data`M0 ${s * 0.95}V0`, SHADOW_INK, s * 0.5) +
      discs.map(([x, y, radius]) => circle(x, y, radius, SHADOW_INK)).join(''),
    body: [
      stroked(data`M0 ${s * 0.95}V0`, dark(stem, 0.14), s * 0.58),
      stroked(data`M-.8 ${s * 0.9}V0`, stem, s * 0.44),
      ...discs.map(([x, y, radius]) => circle(x, y, radius, dark(main, 0.22))),
      ...discs.map(([x, y, radius]) => circle(x - 1, y - 1.8, radius * 0.86, main)),
      ...specks,
    ].join(''),
  };
};

/** Spinach: a pointed oval, one half in the light, with its veins. */
export const leaf: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const w = s * 0.62;
  const outline = data`M${-s * 1.25} 0C${-s * 0.6} ${-w * 1.35} ${s * 0.5} ${-w * 1.3} ${s * 1.3} 0C${s * 0.5} ${w * 1.3} ${-s * 0.6} ${w * 1.35} ${-s * 1.25} 0Z`;
  const upperHalf = data`M${-s * 1.25} 0C${-s * 0.6} ${-w * 1.35} ${s * 0.5} ${-w * 1.3} ${s * 1.3} 0Z`;
  const sideVeins = [-1, 0, 1].map(
    (i) => data`M${i * s * 0.45} 0l${s * 0.3} ${-w * 0.62}M${i * s * 0.45} 0l${s * 0.3} ${w * 0.62}`,
  );
  const top = [
    filled(outline, main),
    filled(upperHalf, light(main, 0.16)),
    stroked(data`M${-s * 1.6} 0H${s * 1.05}`, light(main, 0.5), s * 0.09),
    stroked(sideVeins.join(''), light(main, 0.4), s * 0.055, opacity(0.8)),
  ];
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: filled(outline, dark(main, 0.16)) + moved(-0.5, -1.5, top.join('')),
  };
};

/** Kale: an oval with a ruffled edge, a paler middle and branching veins. */
export const kale: DrawPiece = (random, size, [main]) => {
  const s = size;
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * TURN;
    const reach = s * (i % 2 ? 1.16 : 0.78) * (1 + (random() - 0.5) * 0.12);
    return [Math.cos(angle) * reach * 1.2, Math.sin(angle) * reach * 0.72];
  });
  const outline = smooth(points);
  const veins = data`M${-s * 1.3} 0H${s}M${-s * 0.3} 0l${s * 0.34} ${-s * 0.4}M${-s * 0.3} 0l${s * 0.34} ${s * 0.4}M${s * 0.25} 0l${s * 0.3} ${-s * 0.34}M${s * 0.25} 0l${s * 0.3} ${s * 0.34}`;
  const top = [
    filled(outline, main),
    moved(0, 0, filled(outline, light(main, 0.14)), [0.66, 0.66]),
    stroked(veins, light(main, 0.55), s * 0.08),
  ];
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: filled(outline, dark(main, 0.2)) + moved(-0.6, -1.7, top.join('')),
  };
};

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
