import { dark, light, SHADOW_INK } from '../colour.ts';
import type { DrawPiece } from '../food.ts';
import { data, moved, stroked } from '../svg.ts';

/** A green bean: one long capsule, slightly bent. */
export const bean: DrawPiece = (random, size, [main]) => {
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

/** Shredded cabbage: three waves side by side, the first of them the paler leaf. */
export const ribbon: DrawPiece = (random, size, [main, pale = light(main, 0.3)]) => {
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
