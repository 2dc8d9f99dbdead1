import type { HouseholdPart } from '#domain/household/household';
import type { MergeEntry, Outcome, Subject } from '#domain/household/merge-entry';
import { counted } from '#domain/text/counted';

const PARTS: Record<HouseholdPart, string> = {
  pets: 'Pets',
  recipes: 'Recipes of your own',
  plan: 'Plan',
  shopping: 'Shopping list',
  favourites: 'Favourites',
  cookedDays: 'Days cooked',
  weighIns: 'Weights',
  fedMeals: 'Meals fed',
  notes: 'Notes',
};

/** In the order of the list, before a merge and after it. */
const HEADINGS: [Outcome, before: string, after: string][] = [
  ['added', 'Will be added', 'Added'],
  ['theirs', 'Newer on the other phone: will replace yours', 'Newer on the other phone: replaced yours'],
  ['joined', 'Will be put together from both', 'Put together from both'],
  ['ours', 'Newer here: stays', 'Newer here: stayed'],
  ['full', 'No more room: left out', 'No more room: left out'],
];

function subjectWords(subject: Subject): string {
  switch (subject.kind) {
    case 'name':
      return subject.name;
    case 'recipe':
      return `Recipe ${subject.recipeId}`;
    case 'start':
      return 'First day';
    case 'ticks':
      return counted(subject.count, 'tick');
    case 'days':
      return `${subject.name} (${counted(subject.count, 'day')})`;
    case 'meals':
      return `${subject.name} (${counted(subject.count, 'meal')})`;
  }
}

const moment = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type MergeLine = { name: string; detail: string };
type MergeGroup = { heading: string; lines: MergeLine[] };

/** What is added, one line per part. */
function addedLines(entries: readonly MergeEntry[]): MergeLine[] {
  return (Object.keys(PARTS) as HouseholdPart[]).flatMap((part) => {
    const found = entries.filter((entry) => entry.part === part);
    const detail = found.map(({ subject }) => subjectWords(subject)).join(', ');
    return found.length === 0 ? [] : [{ name: PARTS[part], detail }];
  });
}

function decidedLine({ part, subject, hereAt, fileAt }: MergeEntry): MergeLine {
  const times = hereAt && fileAt ? `: theirs of ${moment(fileAt)}, yours of ${moment(hereAt)}` : '';
  return { name: subjectWords(subject), detail: `${PARTS[part]}${times}` };
}

/** Describes a merge: what is added, and which version wins where both phones have one. */
export function mergeInWords(entries: readonly MergeEntry[], isDone: boolean): MergeGroup[] {
  return HEADINGS.flatMap(([outcome, before, after]) => {
    const found = entries.filter((entry) => entry.outcome === outcome);
    if (found.length === 0) return [];
    const lines = outcome === 'added' ? addedLines(found) : found.map(decidedLine);
    return [{ heading: isDone ? after : before, lines }];
  });
}

/** Whether a merge would change anything here. */
export const bringsSomething = (entries: readonly MergeEntry[]): boolean =>
  entries.some(({ outcome }) => outcome !== 'ours' && outcome !== 'full');

/** What an undo kept because it was changed after the merge. */
export function keptWords(rows: readonly { part: HouseholdPart; subject: Subject }[]): string {
  const words = rows.map(({ part, subject }) => {
    const name = subjectWords(subject);
    return name === '' ? PARTS[part].toLowerCase() : `${name} (${PARTS[part].toLowerCase()})`;
  });
  return [...new Set(words)].join(', ');
}
