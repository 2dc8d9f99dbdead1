import { escapeMarkup } from '../text/escape-markup.ts';
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TURN = 2 * Math.PI;

/** Cache of formatted numbers: a bowl writes some four thousand, most of them repeated. */
const tenths = new Map<number, string>();

/** Coordinates have one decimal: half the bytes, and no visible difference. */
export function tenth(value: number): string {
  const count = Math.round(value * 10);
  let text = tenths.get(count);
  if (text === undefined) {
    text = String(count / 10 || 0);
    tenths.set(count, text);
  }
  return text;
}

/** Path data from a template; its numbers are rounded to one decimal. */
export function data(parts: TemplateStringsArray, ...numbers: number[]): string {
  let path = parts[0] ?? '';
  for (let i = 0; i < numbers.length; i++) path += tenth(numbers[i] ?? 0) + parts[i + 1];
  return path;
}

/** A closed curve through the midpoints of neighbours, the points themselves pulling it outwards. */
export function smooth(points: readonly Point[]): string {
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const start = middle(last, first);
  const curves = points.map((point, i) => {
    const end = middle(point, points[i + 1] ?? first);
    return data`Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`;
  });
  return `${data`M${start[0]} ${start[1]}`}${curves.join('')}Z`;
}

/** An uneven round shape: `corners` points at about `radius`, by up to half of `unevenness` nearer or farther. */
export function blob(
  random: Random,
  corners: number,
  radius: number,
  unevenness: number,
  stretch: Point = [1, 1],
): string {
  const offset = random() * TURN;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = offset + (i / corners) * TURN + (random() - 0.5) * 0.25;
    const reach = radius * (1 + (random() - 0.5) * unevenness);
    return [Math.cos(angle) * reach * stretch[0], Math.sin(angle) * reach * stretch[1]];
  });
  return smooth(points);
}

export function filled(path: string, colour: string, attributes = ''): string {
  return `<path d="${path}" fill="${colour}"${attributes}/>`;
}

/** A line with round ends and corners. */
export function stroked(path: string, colour: string, width: number, attributes = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes}/>`;
}

export function circle(x: number, y: number, radius: number, colour: string, attributes = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${colour}"${attributes}/>`;
}

/** A circle's outline. */
export function ring(x: number, y: number, radius: number, colour: string, width: number, more = ''): string {
  return circle(x, y, radius, 'none', ` stroke="${colour}" stroke-width="${tenth(width)}"${more}`);
}

export function ellipse([x, y]: Point, [radiusX, radiusY]: Point, colour: string, attributes = ''): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(radiusX)}" ry="${tenth(radiusY)}" fill="${colour}"${attributes}/>`;
}

/** Translates and optionally scales its content. */
export function moved(x: number, y: number, content: string, scale?: Point): string {
  const scaling = scale ? ` scale(${scale[0]} ${scale[1]})` : '';
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${scaling}">${content}</g>`;
}

export function opacity(share: number): string {
  return ` opacity="${share}"`;
}

/** Warm light and warm shade: white and black would make food look like plastic. */
const LIGHT = '#fff6e0';
const DARK = '#3a1c0a';

/** Ink of everything that throws a shadow; always drawn transparent. */
export const SHADOW_INK = '#2b1405';

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/**
 * A colour on the way from one to another, in sRGB.
 * @param from `#rrggbb`
 * @param to `#rrggbb`
 * @param share 0 is `from`, 1 is `to`
 */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => {
    const channel = Math.round(value + ((target[i] ?? value) - value) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export function light(colour: string, share: number): string {
  return mix(colour, LIGHT, share);
}

export function dark(colour: string, share: number): string {
  return mix(colour, DARK, share);
}

/** View box of a bowl with the cloth around it. */
export const ON_CLOTH = '0 0 400 400';
/** View box of a bowl without cloth, cropped to its ears and its shadow. */
export const ALONE = '12 12 376 376';

/** An SVG document. A picture without a title is decoration, and hidden from assistive technology. */
export function picture(viewBox: string, title: string, content: string): string {
  const label = title === '' ? 'aria-hidden="true"' : `role="img" aria-label="${escapeMarkup(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${label}>${content}</svg>`;
}
