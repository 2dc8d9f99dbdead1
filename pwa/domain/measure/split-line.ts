export type SplitLine = {
  /** Before the first comma, brackets taken out. */
  head: string;
  /** What stood in brackets within the head or after it. */
  brackets: string[];
  /** What stands after the first comma, brackets taken out, a comma apart. */
  segments: string[];
};

const OPENING = '([{';
const CLOSING = ')]}';

function push(list: string[], text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean !== '') list.push(clean);
}

/** More than any real line has. */
const MAX_PARTS = 12;

/** Parts an ingredient line at its commas, semicolons, free dashes and brackets, in one pass; unclosed brackets end with it. */
export function splitLine(line: string): SplitLine {
  const brackets: string[] = [];
  const parts: string[] = [''];
  let depth = 0;
  let inside = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (OPENING.includes(char)) {
      if (depth > 0) inside += ' ';
      depth += 1;
    } else if (CLOSING.includes(char) && depth > 0) {
      depth -= 1;
      if (depth === 0) {
        push(brackets, inside);
        inside = '';
        const before = parts.pop() ?? '';
        // '2 eggs (100 g) beaten': what follows the bracket is no part of the name.
        if (/^\d/.test(before) && /^ [a-z]/i.test(line.slice(at + 1, at + 3))) parts.push(before, '');
        else parts.push(`${before} `);
      }
    } else if (depth > 0) inside += char;
    else if (isBreak(line, at)) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
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
