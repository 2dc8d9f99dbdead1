export type SplitLine = {
  /** Before the first comma, without brackets. */
  head: string;
  /** Texts of the brackets in or after the head. */
  brackets: string[];
  /** Comma-separated parts after the first comma, without brackets. */
  segments: string[];
};

const OPENING = '([{';
const CLOSING = ')]}';

function push(list: string[], text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean !== '') list.push(clean);
}

/** Above any real line. */
const MAX_PARTS = 12;

/** Separators of a line's parts; most lines have none. */
const MAY_PART = /[,;—()[\]{}]| [-–] /;

/**
 * Parts an ingredient line at its commas, semicolons, free dashes and brackets, in one pass; unclosed brackets end with it.
 * @param isNamed the line's amount has been taken off, so that it begins with the food
 */
export function splitLine(line: string, isNamed: boolean): SplitLine {
  if (!MAY_PART.test(line)) return { head: line.replace(/\s+/g, ' ').trim(), brackets: [], segments: [] };
  const brackets: string[] = [];
  const parts: string[] = [];
  let part = '';
  let inside = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    const isOpening = OPENING.includes(char);
    const isClosing = depth > 0 && CLOSING.includes(char);
    const isParting = depth === 0 && isBreak(line, at);
    if (!isOpening && !isClosing && !isParting) continue;
    const read = line.slice(from, at);
    from = at + 1;
    if (depth === 0) part += read;
    else inside += isOpening ? `${read} ` : read;
    if (isOpening) depth += 1;
    if (isClosing) depth -= 1;
    if (isClosing && depth === 0) {
      push(brackets, inside);
      inside = '';
      // '2 eggs (100 g) beaten': what follows the bracket is no part of the name.
      if (!isNamed || part.trim() === '' || !/^ [a-z]/i.test(line.slice(from, from + 2))) part += ' ';
      else {
        parts.push(part);
        part = '';
      }
    }
    if (isParting) {
      parts.push(part);
      part = '';
    }
  }
  if (depth === 0) part += line.slice(from);
  else inside += line.slice(from);
  parts.push(part);
  push(brackets, inside);
  const clean = parts.map((part) => part.replace(/\s+/g, ' ').trim());
  return {
    head: clean[0] ?? '',
    brackets: brackets.slice(0, MAX_PARTS),
    segments: clean
      .slice(1)
      .filter((part) => part !== '')
      .slice(0, MAX_PARTS),
  };
}

/** A comma or semicolon, or a dash with spaces around it before a word ('chicken – diced', not 'Chicken - 500 g'). */
function isBreak(line: string, at: number): boolean {
  const char = line[at] ?? '';
  if (char === ',' || char === ';' || char === '—') return true;
  return (
    '-–—'.includes(char) && line[at - 1] === ' ' && /^ [a-z]/i.test(line.slice(at + 1, at + 3)) && at > 1
  );
}
