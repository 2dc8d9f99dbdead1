import { chunk, curds, dollop, eggHalf, liver, mussel, prawn, shred } from './animal-foods.ts';
import type { Drawing, DrawPiece, FoodKind, PieceKind } from './food.ts';
import {
  berry,
  carrot,
  coin,
  cube,
  floret,
  kale,
  kernel,
  leaf,
  pea,
  slice,
  strawberry,
  strip,
  wedge,
} from './plants.ts';
import type { Random } from './random.ts';
import {
  circle,
  dark,
  data,
  filled,
  light,
  moved,
  opacity,
  type Point,
  SHADOW_INK,
  stroked,
  tenth,
} from './svg.ts';

/** A baked shape: browned edge, paler face, the holes of the fork. */
function baked(outline: string, main: string, holes: readonly Point[], size: number): Drawing {
  const top = filled(outline, main) + stroked(outline, light(main, 0.22), 1.4, ' opacity=".8"');
  return {
    silhouette: filled(outline, SHADOW_INK),
    body: [
      filled(outline, dark(main, 0.32)),
      moved(-0.8, -2.2, top),
      ...holes.map(([x, y]) => circle(x * size - 0.8, y * size - 2.2, size * 0.075, dark(main, 0.4))),
    ].join(''),
  };
}

/** A biscuit for dogs: a bone. */
const boneBiscuit: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const knob = s * 0.34;
  const outline = data`M${-s * 0.655} ${-s * 0.22}H${s * 0.655}A${knob} ${knob} 0 1 1 ${s * 1.095} 0A${knob} ${knob} 0 1 1 ${s * 0.655} ${s * 0.22}H${-s * 0.655}A${knob} ${knob} 0 1 1 ${-s * 1.095} 0A${knob} ${knob} 0 1 1 ${-s * 0.655} ${-s * 0.22}Z`;
  return baked(
    outline,
    main,
    [
      [-0.45, 0],
      [0, 0],
      [0.45, 0],
    ],
    size,
  );
};

/** A biscuit for cats: a fish. */
const fishBiscuit: DrawPiece = (_random, size, [main]) => {
  const s = size;
  const outline = data`M${-s * 1.3} 0Q${-s * 0.3} ${-s * 1.1} ${s * 0.65} ${-s * 0.12}L${s * 1.25} ${-s * 0.55}Q${s * 1.05} 0 ${s * 1.25} ${s * 0.55}L${s * 0.65} ${s * 0.12}Q${-s * 0.3} ${s * 1.1} ${-s * 1.3} 0Z`;
  return baked(
    outline,
    main,
    [
      [-0.75, -0.1],
      [-0.2, 0],
      [0.2, 0],
    ],
    size,
  );
};

/** A flake of fillet: a petal with the light lines between its layers. */
const flake: DrawPiece = (_random, size, [main, lines = light(main, 0.55)]) => {
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

/** A whole small fish: tail, gleam along the back, dark line along the side, eye. */
const fish: DrawPiece = (_random, size, [main]) => {
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

/** A green bean: one long capsule, slightly bent. */
const bean: DrawPiece = (random, size, [main]) => {
  const bend = (random() - 0.5) * size * 1.1;
  const pod = data`M${-size * 1.6} 0Q0 ${bend} ${size * 1.6} ${(random() - 0.5) * 4}`;
  return {
    silhouette: stroked(pod, SHADOW_INK, size * 0.7),
    body:
      stroked(pod, dark(main, 0.26), size * 0.72) +
      moved(-0.8, -1.6, stroked(pod, main, size * 0.58)) +
      moved(-1.4, -2.8, stroked(pod, light(main, 0.38), size * 0.13)),
  };
};

/** Shredded cabbage: three waves side by side, the middle one paler. */
const ribbon: DrawPiece = (random, size, [main, pale = light(main, 0.3)]) => {
  const s = size;
  const waves = [-1, 0, 1].map(
    (row) =>
      data`M${-s * 1.2} ${row * s * 0.5}q${s * 0.4} ${-s * 0.5} ${s * 0.8} 0t${s * 0.8} 0t${s * 0.7} ${(random() - 0.5) * 6}`,
  );
  return {
    silhouette: stroked(waves.join(''), SHADOW_INK, s * 0.3),
    body: waves
      .map(
        (wave, i) =>
          stroked(wave, dark(main, 0.18), s * 0.32) +
          moved(-0.7, -1.2, stroked(wave, i === 1 ? pale : main, s * 0.2)),
      )
      .join(''),
  };
};

/** A sprig of parsley or catnip: three leaflets on a stalk. */
const herb: DrawPiece = (_random, size, [main]) => {
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
const seed: DrawPiece = (_random, size, [main]) => {
  const outline = data`M${-size} 0Q${-size * 0.1} ${-size * 0.85} ${size} 0Q${-size * 0.1} ${size * 0.85} ${-size} 0Z`;
  return {
    silhouette: filled(outline, SHADOW_INK),
    body:
      filled(outline, dark(main, 0.15)) + moved(-0.3, -0.7, filled(outline, light(main, 0.12)), [0.8, 0.8]),
  };
};

const PIECES: Record<PieceKind, DrawPiece> = {
  chunk,
  shred,
  liver,
  flake,
  fish,
  prawn,
  mussel,
  eggHalf,
  dollop,
  curds,
  cube,
  carrot,
  coin,
  wedge,
  pea,
  berry,
  kernel,
  bean,
  strip,
  slice,
  ribbon,
  floret,
  leaf,
  kale,
  strawberry,
  herb,
  seed,
  boneBiscuit,
  fishBiscuit,
};

/** How a piece of the kind is drawn. */
export function drawPiece(kind: PieceKind): DrawPiece {
  return PIECES[kind];
}

export function isPieceKind(kind: FoodKind): kind is PieceKind {
  return kind in PIECES;
}

/**
 * Rotation in degrees either way; unlisted kinds rotate freely. Round pieces do not, so that their highlight stays
 * upper left.
 */
const TURN_DEGREES: Partial<Record<PieceKind, number>> = {
  pea: 0,
  berry: 0,
  curds: 0,
  dollop: 0,
  carrot: 0,
  coin: 0,
  cube: 45,
  floret: 55,
};

/** A turn for one piece, in whole degrees. */
export function turnOf(kind: PieceKind, random: Random): number {
  return Math.round((random() * 2 - 1) * (TURN_DEGREES[kind] ?? 180));
}
