import type { DrawPiece, FoodKind, PieceKind } from '../food.ts';
import type { Random } from '../random.ts';
import { boneBiscuit, fishBiscuit } from './biscuit.ts';
import { cube, kernel, slice, strawberry, strip, wedge } from './cuts.ts';
import { berry, carrot, coin, pea } from './discs.ts';
import { curds, dollop, eggHalf } from './egg-and-dairy.ts';
import { fish, flake } from './fish.ts';
import { floret, kale, leaf } from './greens.ts';
import { chunk, liver, shred } from './meat.ts';
import { mussel, prawn } from './shellfish.ts';
import { bean, ribbon } from './strands.ts';
import { herb, seed } from './strewn.ts';

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
