import { drawPiece, turnOf } from './pieces/draw-piece.ts';
import type { PieceFood } from './placement.ts';
import type { Random } from './random.ts';
import { tenth } from './svg.ts';

/** Three variants per food suffice: rotated and scaled, the repetition is not noticeable. */
const VARIANTS = 3;

/** Pieces defined once and reused many times. */
export type Stamps = {
  /** Draws a piece with its shadow at a point of the view box, scaled between `least` and `most`. */
  stamp: (food: PieceFood, x: number, y: number, least: number, most: number) => string;
  /** The drawings of all pieces stamped so far. */
  definitions: () => string;
};

/** @param prefix of every id, so that two bowls on one page never share a definition */
export function createStamps(random: Random, prefix: string): Stamps {
  const definitions = new Map<string, string>();
  const foods: PieceFood[] = [];

  function keyOf(food: PieceFood): string {
    if (!foods.includes(food)) foods.push(food);
    const key = `${prefix}p${foods.indexOf(food)}${'abc'[Math.floor(random() * VARIANTS)]}`;
    if (!definitions.has(key)) {
      const { silhouette, body } = drawPiece(food.kind)(random, food.size, food.colours);
      definitions.set(key, `<g id="${key}s">${silhouette}</g><g id="${key}">${body}</g>`);
    }
    return key;
  }

  return {
    stamp(food, x, y, least, most) {
      const key = keyOf(food);
      const scale = Math.round((least + random() * (most - least)) * 100) / 100;
      const turn = turnOf(food.kind, random);
      const placing = `${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})`;
      return `<use href="#${key}s" opacity=".26" transform="translate(${tenth(x + 2.4)} ${tenth(y + 4.4)})${placing}"/><use href="#${key}" transform="translate(${tenth(x)} ${tenth(y)})${placing}"/>`;
    },
    definitions: () => [...definitions.values()].join(''),
  };
}
