import { dark, light, SHADOW_INK } from '../colour.ts';
import type { Drawing, DrawPiece } from '../food.ts';
import { circle, data, filled, moved, type Point, stroked } from '../svg.ts';

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
export const boneBiscuit: DrawPiece = (_random, size, [main]) => {
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
export const fishBiscuit: DrawPiece = (_random, size, [main]) => {
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
