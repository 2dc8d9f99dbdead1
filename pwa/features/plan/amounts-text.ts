import { counted } from '#domain/text/sentence-parts';

/** Kitchen fractions; a partial batch needs no more precision. */
const PARTS = [
  { part: 0, words: '' },
  { part: 1 / 4, words: 'a quarter' },
  { part: 1 / 3, words: 'a third' },
  { part: 1 / 2, words: 'a half' },
  { part: 2 / 3, words: 'two thirds' },
  { part: 3 / 4, words: 'three quarters' },
  { part: 1, words: '' },
] as const;
/** Rounding by more than this share of the number adds 'about'. */
const EXACT_ENOUGH = 0.03;

/** '1 batch', '4 batches and a third', 'half a batch', 'about 1 batch' of 1.1. */
export function batchesText(batches: number): string {
  const least = Math.floor(batches);
  const off = ({ part }: { part: number }) => Math.abs(batches - least - part);
  const nearest = PARTS.reduce((best, next) => (off(next) < off(best) ? next : best));
  const whole = nearest.part === 1 ? least + 1 : least;
  if (whole === 0 && nearest.words === '') return 'under a quarter of a batch';
  const about = off(nearest) > EXACT_ENOUGH * batches ? 'about ' : '';
  if (whole === 0) return `${about}${nearest.part === 1 / 2 ? 'half' : `${nearest.words} of`} a batch`;
  const wholes = `${about}${counted(whole, 'batch', 'batches')}`;
  return nearest.words === '' ? wholes : `${wholes} and ${nearest.words}`;
}

/** '100%' only for a complete share; a rounded one stays below. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 100 && share < 1 ? 'Over 99%' : `${percent}%`;
}
