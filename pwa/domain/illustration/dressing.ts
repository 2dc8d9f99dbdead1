import type { DressingKind, Food, PieceKind } from './food.ts';
import { isPieceKind } from './pieces/draw-piece.ts';
import type { Random } from './random.ts';
import type { Stamps } from './stamps.ts';
import { circle, data, opacity, type Point, stroked, TURN } from './svg.ts';

const OIL = '#f3c653';
const OIL_GLEAM = '#fffbe6';
const OIL_DROPS = 7;
const POWDER_DOTS = 34;
const HERBS = 6;
const SEEDS = 16;

/** Even over the disc of the radius around the centre. */
function somewhere(random: Random, radius: number): Point {
  const angle = random() * TURN;
  const reach = Math.sqrt(random()) * radius;
  return [200 + reach * Math.cos(angle), 200 + reach * Math.sin(angle)];
}

function oil(random: Random): string {
  const drops = Array.from({ length: OIL_DROPS }, () => {
    const [x, y] = somewhere(random, 112);
    const radius = 3 + random() * 5;
    const gleam = circle(x - radius * 0.3, y - radius * 0.35, radius * 0.32, OIL_GLEAM, opacity(0.95));
    return circle(x, y, radius, OIL, opacity(0.72)) + gleam;
  });
  return drops.join('');
}

function powder(random: Random, colour: string): string {
  const dots = Array.from({ length: POWDER_DOTS }, () => {
    const [x, y] = somewhere(random, 104);
    return data`M${x} ${y}h.1`;
  });
  return stroked(dots.join(''), colour, 3, opacity(0.9));
}

/** Dressings drawn last, over the food; excludes broth, which is under the grain. */
export function drawDressing(random: Random, food: Food<PieceKind | DressingKind>, stamps: Stamps): string {
  const { kind } = food;
  if (kind === 'oil') return oil(random);
  if (kind === 'powder') return powder(random, food.colours[0]);
  if (!isPieceKind(kind)) return '';
  const piece = { ...food, kind };
  const pieces = Array.from({ length: kind === 'herb' ? HERBS : SEEDS }, () => {
    const [x, y] = somewhere(random, 106);
    return stamps.stamp(piece, x, y, 0.85, 1.15);
  });
  return pieces.join('');
}
