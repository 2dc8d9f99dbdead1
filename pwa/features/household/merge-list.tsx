import type { HouseholdPart } from '#domain/household/household';
import type { MergeEntry, Outcome, Subject } from '#domain/household/merge-rule';
import { counted } from '#domain/text/sentence-parts';
import styles from './merge-list.module.css';

/** When a merge is described: before joining a household, before a file is merged, after either. */
export type MergeMoment = 'join' | 'file' | 'done';

/** What a merge does, or did. */
export function MergeList({ entries, moment }: { entries: readonly MergeEntry[]; moment: MergeMoment }) {
  return mergeInWords(entries, moment).map(({ heading, lines }) => (
    <div key={heading}>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['list']}>
        {lines.map(({ name, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={at}>
            <b>{name}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

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
  foods: 'Foods from a label',
};

/** In the order of the list. */
const HEADINGS: [Outcome, Record<MergeMoment, string>][] = [
  ['added', { join: 'Will be added', file: 'Will be added', done: 'Added' }],
  [
    'theirs',
    {
      join: 'Different in the household: will replace yours, which we’ll set aside',
      file: 'Newer on the other phone: will replace yours',
      done: 'From the other phone: replaced yours',
    },
  ],
  [
    'joined',
    {
      join: 'Will be put together from both',
      file: 'Will be put together from both',
      done: 'Put together from both',
    },
  ],
  [
    'ours',
    {
      join: 'Different in the household: yours stays',
      file: 'Newer here: stays',
      done: 'Yours stayed',
    },
  ],
  [
    'full',
    {
      join: 'No more room: left out',
      file: 'No more room: left out',
      done: 'No more room: left out',
    },
  ],
];

/** The name of what an entry or a set-aside value belongs to. */
export function subjectWords(subject: Subject): string {
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

const timeText = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type MergeLine = { name: string; detail: string };
type MergeGroup = { heading: string; lines: MergeLine[] };

/** Added entries, one line per part. */
function addedLines(entries: readonly MergeEntry[]): MergeLine[] {
  return (Object.keys(PARTS) as HouseholdPart[]).flatMap((part) => {
    const found = entries.filter((entry) => entry.part === part);
    const detail = found.map(({ subject }) => subjectWords(subject)).join(', ');
    return found.length === 0 ? [] : [{ name: PARTS[part], detail }];
  });
}

function decidedLine({ part, subject, hereAt, fileAt }: MergeEntry, moment: MergeMoment): MergeLine {
  // Joining a household compares no times.
  const isDated = moment !== 'join' && hereAt !== undefined && fileAt !== undefined;
  const times = isDated ? `: theirs of ${timeText(fileAt)}, yours of ${timeText(hereAt)}` : '';
  return { name: subjectWords(subject), detail: `${PARTS[part]}${times}` };
}

/** Describes a merge: what is added, and which version wins where both phones have one. */
function mergeInWords(entries: readonly MergeEntry[], moment: MergeMoment): MergeGroup[] {
  return HEADINGS.flatMap(([outcome, headings]) => {
    const found = entries.filter((entry) => entry.outcome === outcome);
    if (found.length === 0) return [];
    const lines = outcome === 'added' ? addedLines(found) : found.map((entry) => decidedLine(entry, moment));
    return [{ heading: headings[moment], lines }];
  });
}

/** Whether a merge would change anything here. */
export const bringsSomething = (entries: readonly MergeEntry[]): boolean =>
  entries.some(({ outcome }) => outcome !== 'ours' && outcome !== 'full');

/** Names of the entries an undo kept because somebody changed them after the merge. */
export function keptWords(rows: readonly { part: HouseholdPart; subject: Subject }[]): string {
  const words = rows.map(({ part, subject }) => {
    const name = subjectWords(subject);
    return name === '' ? PARTS[part].toLowerCase() : `${name} (${PARTS[part].toLowerCase()})`;
  });
  return [...new Set(words)].join(', ');
}
