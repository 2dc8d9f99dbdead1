import type { Species } from '../reference/species.ts';
import { type AuditFlag, auditRecipe, type SafetyAudit } from '../safety/audit/audit-recipe.ts';
import { answeredLine } from '../safety/audit/safety-reading.ts';
import { saltGramsOf } from '../safety/audit/salt.ts';
import type { UnderstoodLine } from './read-lines.ts';

type AuditInput = {
  species: Species;
  lines: readonly UnderstoodLine[];
  instructions: readonly string[];
  energyKcal: number;
};

/** Index in `lines` of the food a whole-line flag refers to: the one whose words contain the flag, else the first. */
function lineOfFlag(flag: AuditFlag, places: readonly number[], lines: readonly UnderstoodLine[]): number {
  const holding = places.find((place) => {
    const { text = '', part = '' } = lines[place] ?? {};
    const start = text.indexOf(part);
    return start >= 0 && flag.start >= start && flag.end <= start + part.length;
  });
  return holding ?? places[0] ?? 0;
}

/**
 * Audits each written line whole, since a denial may refer to a food named elsewhere in it; the index of each flag is
 * that of its food in `lines`.
 */
export function auditLines({ species, lines, instructions, energyKcal }: AuditInput): SafetyAudit {
  const sources = [...new Set(lines.map(({ source }) => source))];
  const placesOf = new Map<number, number[]>(sources.map((source) => [source, []]));
  lines.forEach(({ source }, place) => void placesOf.get(source)?.push(place));
  const salt = saltGramsOf(lines);
  const saltGrams = sources.map((source) => {
    const grams = (placesOf.get(source) ?? []).flatMap((place) => salt[place] ?? []);
    return grams.length === 0 ? null : grams.reduce((sum, one) => sum + one, 0);
  });
  const texts = sources.map((source) => lines[placesOf.get(source)?.[0] ?? 0]?.text ?? '');
  const audit = auditRecipe({
    species,
    ingredients: texts,
    saltGrams,
    instructions: [...instructions],
    energyKcal,
    // A pinch of salt is a caution, not a toxic food that would withhold the doses.
    warnsOfSeasoning: true,
  });
  const placed = (flag: AuditFlag) =>
    flag.where === 'ingredient'
      ? { ...flag, index: lineOfFlag(flag, placesOf.get(sources[flag.index] ?? 0) ?? [], lines) }
      : flag;
  return { ...audit, flags: audit.flags.map(placed), asked: audit.asked.map(placed) };
}

const ANSWERS = [
  ['not-in', 'out'],
  ['a-little', 'little'],
  ['in', 'in'],
] as const;

/** The lines, with a question for each dangerous food that is named but may not be added; answers are kept in the line. */
export function withAsked(lines: readonly UnderstoodLine[], asked: readonly AuditFlag[]): UnderstoodLine[] {
  return lines.map((line, at) => {
    const own = asked.filter(({ where, index }) => where === 'ingredient' && index === at);
    const foods = [...new Map(own.map((flag) => [flag.text.toLowerCase(), flag])).values()];
    const questions = foods.map((flag) => ({
      code: 'named-food' as const,
      food: flag.text,
      leastShare: 1,
      choices: ANSWERS.map(([code, answer]) => ({
        code,
        text: answeredLine(line.part, flag, answer),
        isRead: false,
      })),
    }));
    return questions.length === 0 ? line : { ...line, questions: [...line.questions, ...questions] };
  });
}
