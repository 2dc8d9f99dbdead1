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
