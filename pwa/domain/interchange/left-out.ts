import { asList, isRecord, type JsonRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';
import type { LeftOut, LeftOutPart } from './read-source.ts';

const PROPERTIES: readonly (readonly [LeftOutPart, readonly string[]])[] = [
  ['nutrition', ['nutrition']],
  ['ratings', ['aggregateRating', 'review', 'comment']],
  ['video', ['video']],
  ['equipment', ['tool']],
  ['notes', ['notes', 'recipeNotes']],
];
const PARTS_WITH_TEXT = new Set<LeftOutPart>(['equipment', 'notes']);
const MOST_TEXTS = 20;

/** Properties of a node that a recipe cannot represent. */
export function leftOutOf(node: JsonRecord, imageUrl: string | null): LeftOut[] {
  const found = PROPERTIES.flatMap(([part, names]): LeftOut[] => {
    const values = names.flatMap((name) => asList(read(node, name))).filter(isSaid);
    if (values.length === 0) return [];
    const texts = PARTS_WITH_TEXT.has(part) ? values.slice(0, MOST_TEXTS).map(plainText) : [];
    return [{ part, texts: texts.filter((text) => text !== null) }];
  });
  const hasPicture = asList(read(node, 'image')).some(
    (image) => isRecord(image) || plainText(image) !== null,
  );
  return hasPicture && imageUrl === null ? [...found, { part: 'picture', texts: [] }] : found;
}

/** Recipe managers also write empty fields. */
function isSaid(value: unknown): boolean {
  if (!isRecord(value)) return value !== null && value !== '' && value !== 0;
  return Object.entries(value).some(([key, inner]) => !key.startsWith('@') && inner !== null && inner !== '');
}
