import { escapeMarkup } from '../text/escape-markup.ts';

/** View box of a bowl with the cloth around it. */
export const ON_CLOTH = '0 0 400 400';
/** View box of a bowl without cloth, cropped to its ears and its shadow. */
export const ALONE = '12 12 376 376';

/** An SVG document. A picture without a title is decoration, and hidden from assistive technology. */
export function picture(viewBox: string, title: string, content: string): string {
  const label = title === '' ? 'aria-hidden="true"' : `role="img" aria-label="${escapeMarkup(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${label}>${content}</svg>`;
}
