import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { circle, data, filled, moved, opacity, type Point, smooth, stroked, TURN } from '../svg.ts';

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
