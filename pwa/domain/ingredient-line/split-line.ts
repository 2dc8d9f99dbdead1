export type SplitLine = {
  /** Before the first comma, without brackets. */
  head: string;
  /** Texts of the brackets in or after the head. */
  brackets: string[];
  /** Comma-separated parts after the first comma, without brackets. */
  segments: string[];
};

/** Above any real line. */
const MAX_PARTS = 12;

/**
 * Parts an ingredient line at its commas, semicolons, free dashes and brackets, in one pass; unclosed brackets end with it.
 * @param isNamed the line's amount has been taken off, so that it begins with the food
 */
export function splitLine(line: string, isNamed: boolean): SplitLine {
  const brackets: string[] = [];
  const parts = [''];
  let depth = 0;
  const add = (list: string[], text: string) => list.push(`${list.pop()}${text}`);
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if ('([{'.includes(char)) {
      if (depth === 0) brackets.push('');
      else add(brackets, ' ');
      depth += 1;
    } else if (depth > 0 && ')]}'.includes(char)) {
      depth -= 1;
      if (depth > 0) continue;
      // '2 eggs (100 g) beaten': what follows the bracket is no part of the name.
      const isNext = isNamed && parts.at(-1)?.trim() !== '' && /^ [a-z]/i.test(line.slice(at + 1, at + 3));
      if (isNext) parts.push('');
      else add(parts, ' ');
    } else if (depth === 0 && isBreak(line, at)) parts.push('');
    else add(depth > 0 ? brackets : parts, char);
  }
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const cleaned = (list: string[]) =>
    list
      .map(clean)
      .filter((text) => text !== '')
      .slice(0, MAX_PARTS);
  const [head = '', ...segments] = parts;
  return {
    head: clean(head),
    brackets: cleaned(brackets.flatMap((text) => text.split(/[,;] /))),
    segments: cleaned(segments),
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
