import type { Species } from '../reference/species.ts';
import {
  type Arrangement,
  arrangementOf,
  type Contents,
  contentsOf,
  islands,
  zonesOf,
} from './arrangement.ts';
import { drawPiece, isPieceKind, turnOf } from './draw-piece.ts';
import type { DressingKind, Food, PieceKind, TextureKind } from './food.ts';
import { grainTexture, isTextureKind } from './grain-texture.ts';
import { fillZones, inLayers, type PieceFood, toss } from './placement.ts';
import { fnv1a, mulberry32, type Random } from './random.ts';
import { type BowlLine, readIngredients } from './read-ingredients.ts';
import {
  ALONE,
  circle,
  dark,
  data,
  ON_CLOTH,
  opacity,
  type Point,
  picture,
  stroked,
  TURN,
  tenth,
} from './svg.ts';
import { drawSprig, drawVessel, drawWallLight, WELL_RADIUS, WELL_Y, wareOf } from './ware.ts';

/** Three variants per food suffice: rotated and scaled, the repetition is not noticeable. */
const VARIANTS = 3;

/** Pieces defined once and reused many times. */
type Stamps = {
  /** Draws a piece with its shadow at a point of the view box, scaled between `least` and `most`. */
  stamp: (food: PieceFood, x: number, y: number, least: number, most: number) => string;
  /** The drawings of all pieces stamped so far. */
  definitions: () => string;
};

/** @param prefix of every id, so that two bowls on one page never share a definition */
function createStamps(random: Random, prefix: string): Stamps {
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
function drawDressing(random: Random, food: Food<PieceKind | DressingKind>, stamps: Stamps): string {
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

export type BowlInput = {
  id: number;
  species: Species;
  isOrganic: boolean;
  title: string;
  lines: readonly BowlLine[];
};

type BowlOptions = {
  /** Draws the cloth behind the bowl in the colours of the light theme; without it the picture is cropped closer. */
  withCloth?: boolean;
  /** Overrides the arrangement derived from the id. */
  arrangement?: Arrangement;
};

/** Limit for the grains of all layers above the base, so that the picture stays small. */
const FURTHER_GRAINS = 180;

/** The layers: bottom, broth, grain, and further layered foods. */
function drawLayers(random: Random, contents: Contents, arrangement: Arrangement, prefix: string) {
  const { base, body, dressings } = contents;
  const zones = zonesOf(contents, arrangement, random);
  const parts = [circle(200, WELL_Y, WELL_RADIUS, dark(base.colours[0], 0.14))];
  const broth = dressings.find((food) => food.kind === 'broth')?.colours[0];
  if (broth !== undefined) {
    parts.push(circle(200, WELL_Y, WELL_RADIUS, dark(broth, 0.1)), circle(196, 196, WELL_RADIUS - 14, broth));
  }
  parts.push(grainTexture(random, base.kind, base.colours[0], `${prefix}g`, () => true));
  const further = body.filter((food): food is Food<TextureKind> => isTextureKind(food.kind));
  further.forEach((food, i) => {
    const inside = zones.get(food) ?? islands(random);
    const most = Math.floor(FURTHER_GRAINS / further.length);
    parts.push(grainTexture(random, food.kind, food.colours[0], `${prefix}g${i}-`, inside, most));
  });
  return { layers: parts.join(''), zones };
}

/** Everything inside the wall, with the definitions it uses. */
function drawFood(random: Random, contents: Contents, arrangement: Arrangement, prefix: string) {
  const { layers, zones } = drawLayers(random, contents, arrangement, prefix);
  const foods = contents.body.filter((food): food is PieceFood => isPieceKind(food.kind));
  const placed = arrangement === 'tossed' ? toss(random, foods) : fillZones(random, foods, zones);
  const stamps = createStamps(random, prefix);
  const pieces = inLayers(placed).map(({ food, x, y }) => stamps.stamp(food, 200 + x, 200 + y, 0.9, 1.12));
  const dressings = contents.dressings.map((food) => drawDressing(random, food, stamps));
  return { food: [layers, ...pieces, ...dressings].join(''), definitions: stamps.definitions() };
}

/**
 * The picture of a recipe: its ingredients in a bowl seen from above, as an SVG document. Deterministic on every
 * device and the server: all randomness comes from a generator seeded with the id and the metric texts.
 */
export function bowl(input: BowlInput, options: BowlOptions = {}): string {
  const { id, species, isOrganic, title, lines } = input;
  const seed = fnv1a(`${id}|${lines.map((line) => line.metric).join(';')}`);
  // An inline picture shares the page's id namespace, so each recipe prefixes its definitions.
  const prefix = `b${seed.toString(36)}`;
  const random = mulberry32(seed);
  const arrangement = options.arrangement ?? arrangementOf(id);
  const { food, definitions } = drawFood(
    random,
    contentsOf(readIngredients(lines), species),
    arrangement,
    prefix,
  );
  const cloth = options.withCloth
    ? `<g><defs>${clothPattern(species, id)}</defs><rect x="-600" y="-200" width="1600" height="800" fill="url(#${clothPatternId(species, id)})"/></g>`
    : '';
  const content = [
    cloth,
    `<defs><clipPath id="${prefix}c">${circle(200, WELL_Y, WELL_RADIUS, '#000')}</clipPath>${definitions}</defs>`,
    drawVessel(wareOf(species, id), species, id, isOrganic),
    `<g clip-path="url(#${prefix}c)">${food}</g>`,
    drawWallLight(),
    isOrganic ? drawSprig() : '',
  ];
  return picture(options.withCloth ? ON_CLOTH : ALONE, title, content.join(''));
}

/** Steps 3 and 4 of the section's accent, light theme. */
const CLOTH: Record<Species, readonly [ground: string, mark: string]> = {
  dog: ['#fdf3d9', '#fee9ba'],
  cat: ['#fbebfb', '#f7def8'],
};

/** Angle of the stripes, by recipe id. */
const STRIPE_TURNS = [0, 90, 45, 135];

function stripes(patternId: string, id: number): string {
  const [ground, mark] = CLOTH.dog;
  return `<pattern id="${patternId}" width="52" height="52" patternUnits="userSpaceOnUse" patternTransform="rotate(${STRIPE_TURNS[id % 4]})"><rect width="52" height="52" fill="${ground}"/><path d="M0 0h20v52h-20ZM30 0h4v52h-4Z" fill="${mark}"/></pattern>`;
}

function dots(patternId: string, id: number): string {
  const [ground, mark] = CLOTH.cat;
  const radius = 5 + 1.6 * (id % 3);
  return `<pattern id="${patternId}" width="46" height="46" patternUnits="userSpaceOnUse"><rect width="46" height="46" fill="${ground}"/><circle cx="12" cy="12" r="${radius}" fill="${mark}"/><circle cx="35" cy="35" r="${radius}" fill="${mark}"/></pattern>`;
}

/** The id of the pattern that `clothPattern` defines. */
export function clothPatternId(species: Species, id: number): string {
  return `cloth-${species}-${id}`;
}

/**
 * The cloth under a recipe's bowl, as an SVG pattern in the colours of the light theme: stripes for dogs, dots for
 * cats, with angle or size by the recipe's id.
 */
export function clothPattern(species: Species, id: number): string {
  const patternId = clothPatternId(species, id);
  return species === 'dog' ? stripes(patternId, id) : dots(patternId, id);
}
