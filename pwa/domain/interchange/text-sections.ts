import { headingOf, type TextPart } from './text-headings.ts';
import type { TextLine } from './text-lines.ts';

/** Lines under one heading; the part is null before the first. */
export type Section = { part: TextPart | null; lines: TextLine[] };

/** A heading among the steps: 'Step 2', 'For the sauce', 'To serve'. */
const STEP_HEADING = /^(?:step\b|for\b|to\b|für\b)/i;
const BEGINS_WITH_AMOUNT = /^(?:\p{N}|an? |half |some )/iu;
const LONG = 100;

/** Whether a line reads as a step: numbered, long, or a sentence to its full stop. */
export function isSentence({ text, isNumbered }: TextLine): boolean {
  if (BEGINS_WITH_AMOUNT.test(text)) return false;
  return (
    isNumbered || text.length > LONG || (/[.!]$/.test(text) && text.split(' ').length > 3) || /。$/.test(text)
  );
}

const isHigh = ({ text, level, isNumbered }: TextLine, than: number) =>
  level !== null && level <= than && !isNumbered && !STEP_HEADING.test(text);

/**
 * Cuts lines at the headings of a recipe's parts, and the steps at headings of the same rank as theirs. If the steps have
 * no heading, they begin with the first sentence below the ingredients, or the heading above it.
 */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections = headedSections(lines);
  return sections.flatMap((section, at) => {
    const next = sections.slice(at + 1).find(({ part }) => part === 'ingredients' || part === 'method');
    return section.part === 'ingredients' && next?.part !== 'method' ? withSteps(section) : [section];
  });
}

function withSteps({ part, lines }: Section): Section[] {
  const sentence = lines.findIndex((line, at) => at > 0 && line.level === null && isSentence(line));
  if (sentence === -1) return [{ part, lines }];
  // The heading above it, unless lines with amounts come between.
  const heading = lines.slice(0, sentence).findLastIndex(({ level }) => level !== null);
  const isAbove = heading > 0 && lines.slice(heading, sentence).every(({ text }) => !/^\p{N}/u.test(text));
  const start = isAbove ? heading : sentence;
  const above = isAbove ? (lines[heading]?.level ?? null) : null;
  const end = lines.findIndex((line, at) => at > sentence && isHigh(line, above ?? Number.POSITIVE_INFINITY));
  return [
    { part, lines: lines.slice(0, start) },
    { part: 'method', lines: lines.slice(isAbove ? heading + 1 : sentence, end === -1 ? undefined : end) },
    ...(end === -1 ? [] : [{ part: 'rest' as const, lines: lines.slice(end) }]),
  ];
}

function headedSections(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [{ part: null, lines: [] }];
  let level = Number.POSITIVE_INFINITY;
  let hasIngredients = false;
  for (const line of lines) {
    const section: Section = sections.at(-1) as Section;
    // Before the list a heading among other words is the recipe's title: 'How to make a dog happy'.
    const loose = headingOf(line.text, line.level !== null);
    const heading: ReturnType<typeof headingOf> =
      hasIngredients || loose?.part === 'ingredients' ? loose : headingOf(line.text);
    const isEnd = section.part === 'method' && isHigh(line, level);
    if (heading === null && !isEnd) {
      section.lines.push(line);
      continue;
    }
    const part: TextPart = heading?.part ?? 'rest';
    hasIngredients ||= part === 'ingredients';
    level = line.level ?? Number.NEGATIVE_INFINITY;
    const rest = heading?.rest ?? line.text;
    const inline = part === 'ingredients' ? foodsIn(rest) : [rest];
    const said = inline.filter((text) => text !== '');
    sections.push({
      part,
      lines: said.map((text) => ({ ...line, text, level: heading === null ? line.level : null })),
    });
  }
  return sections;
}

/** '500 g beef, 1 cup rice; 2 carrots': a comma before an amount begins another food. */
function foodsIn(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/[;；、]\s*|,\s+(?=[\d½¼¾⅓⅔]|an? |one |two |pinch |some )|\s+and\s+(?=\d)/i)
    .map((food) => food.trim());
}
