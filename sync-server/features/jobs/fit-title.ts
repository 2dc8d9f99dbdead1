/** Width of a text in pixels at a font size of 1. */
export type Measure = (text: string) => number;

type FittedTitle = { lines: string[]; fontSize: number };

type TitleBox = { width: number; mostLines: number; sizes: readonly number[] };

/** Breaks at spaces; each line as full as possible. */
function wrap(words: readonly string[], widest: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= widest) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The longest prefix that fits with an ellipsis. */
function shorten(line: string, widest: number, measure: Measure): string {
  const characters = [...line];
  while (characters.length > 1 && measure(`${characters.join('')}…`) > widest) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/**
 * Sets a title in the largest size that fits; otherwise truncated in the smallest.
 * @param box width in pixels; sizes in descending order
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const words = title.split(/\s+/).filter((word) => word !== '');
  for (const fontSize of box.sizes) {
    const widest = box.width / fontSize;
    const lines = wrap(words, widest, measure);
    if (lines.length <= box.mostLines && lines.every((line) => measure(line) <= widest)) {
      return { lines, fontSize };
    }
  }
  const fontSize = box.sizes.at(-1) ?? 1;
  const widest = box.width / fontSize;
  const all = wrap(words, widest, measure);
  const lines = all.slice(0, box.mostLines).map((line, i) => {
    const isCut = i === box.mostLines - 1 && all.length > box.mostLines;
    return isCut || measure(line) > widest ? shorten(line, widest, measure) : line;
  });
  return { lines, fontSize };
}
