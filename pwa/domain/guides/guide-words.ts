import type { GuideBlock, GuideLine, GuideText } from './guide.ts';

/** Words an adult reads a minute, silently: Brysbaert 2019, 238 for non-fiction. */
const WORDS_A_MINUTE = 238;

const textOf = (piece: GuideText): string =>
  typeof piece === 'string'
    ? piece
    : 'strong' in piece
      ? piece.strong
      : 'em' in piece
        ? piece.em
        : piece.link;

/** A line without bold type and links. */
export function plainLine(line: GuideLine): string {
  return line.map(textOf).join('');
}

function linesOf(block: GuideBlock): GuideLine[] {
  if ('heading' in block) return [[block.heading]];
  if ('subheading' in block) return [[block.subheading]];
  if ('paragraph' in block) return [block.paragraph];
  if ('list' in block) return block.list;
  return 'note' in block ? block.note : [...block.head, ...block.rows.flat()];
}

/** Words of an article: runs between spaces that contain a letter or a digit. */
export function countWords(blocks: readonly GuideBlock[]): number {
  const text = blocks.flatMap(linesOf).map(plainLine).join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes to read an article, at least one. */
export function minutesToRead(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
}
