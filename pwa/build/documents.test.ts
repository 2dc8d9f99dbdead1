import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from '#domain/reference/ingredients';
import { CAT_RECIPE_COUNT, DOG_RECIPE_COUNT, RECIPE_COUNT } from '../e2e/harness/catalogue.ts';
import { duplicates } from '../testing/duplicates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const FILES = [...readdirSync(root), ...['.ci', 'pwa', 'sync-server'].flatMap(below)].filter(
  (path) => !path.startsWith('pwa/dist'),
);
/** Guides are pages of the site: their links are addresses, checked by `guides/guides.test.ts`. */
const GUIDE = /^pwa\/guides\/(?!README)/;
const PAPERS = FILES.filter((path) => path.endsWith('.md') && !GUIDE.test(path));

const nameOf = (path: string) => path.split('/').at(-1) ?? '';
/** Files that may cite: tests, and tools that measure a load target. */
const CITING = /\.(?:test|spec)\.tsx?$|^sync-server\/abuse\/.*\.ts$|^pwa\/bench\/.*\.ts$/;
/** Tests whose numbers are made up. */
const NOT_CITING = ['documents.test.ts', 'soak-table.test.ts'];

/** '3', '3, 4 and 5' or '20 to 26' as numbers. */
function numbersIn(words: string): number[] {
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = first] = numbers;
  return words.includes(' to ') ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : numbers;
}

/** The numbers that a test cites: 'fault 3', 'S3', 'L3'. */
function citedIn(source: string): string[] {
  const faults = source.matchAll(/\bfaults? (\d+(?:(?:, and |, | and | to )\d+)*)/gi);
  const others = source.matchAll(/\b(?:(load target )|([SL]))(\d{1,2})\b/gi);
  return [
    ...[...faults].flatMap(([, words = '']) => numbersIn(words).map((number) => `fault ${number}`)),
    ...[...others]
      .filter(([word]) => /^[SLl]/.test(word) && !/^[sl]\d/.test(word))
      .map(([, target, letter, number]) => `${target === undefined ? letter : 'L'}${number}`),
  ];
}

/** The files that the list names for each number. */
function listed(): Map<string, string[]> {
  const [, faults = '', statements = '', targets = ''] = read('pwa/e2e/FAULTS.md').split(/^## /m);
  const rows = (text: string, prefix: string) =>
    [...text.matchAll(/^\| (\d+) \|.*\| (.*) \|$/gm)].map(([, number, files = '']): [string, string[]] => [
      `${prefix}${number}`,
      // After the semicolon: other related places.
      [...(files.split(';')[0] ?? '').matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => name),
    ]);
  return new Map([...rows(faults, 'fault '), ...rows(statements, 'S'), ...rows(targets, 'L')]);
}

function citing(): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const path of FILES) {
    if (!CITING.test(path) || NOT_CITING.includes(nameOf(path))) continue;
    for (const number of citedIn(read(path)))
      files.set(number, (files.get(number) ?? new Set()).add(nameOf(path)));
  }
  return new Map([...files].map(([number, names]) => [number, [...names].sort()]));
}

describe('the numbers that tests cite', () => {
  it('are read singly, in lists and in ranges', () => {
    expect(citedIn("it('faults 3, 4 and 25: …')")).toEqual(['fault 3', 'fault 4', 'fault 25']);
    expect(citedIn('Faults 20 to 22')).toEqual(['fault 20', 'fault 21', 'fault 22']);
    expect(citedIn('S10, S11: fault 7; L8, load target 9; s3, AS3')).toEqual([
      'fault 7',
      'S10',
      'S11',
      'L8',
      'L9',
    ]);
  });

  it('are all in e2e/FAULTS.md, which names exactly the files that cite them', () => {
    const list = listed();
    const cited = citing();
    expect(cited.size).toBeGreaterThan(90);
    expect([...cited.keys()].filter((number) => !list.has(number))).toEqual([]);
    const named = [...list].map(([number, files]) => `${number}: ${[...files].sort().join(', ')}`);
    expect(named).toEqual(
      [...list.keys()].map((number) => `${number}: ${cited.get(number)?.join(', ') ?? ''}`),
    );
  });
});

describe.each(PAPERS)('%s', (paper) => {
  const text = read(paper).replace(/```[\s\S]*?```/g, '');

  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      if (/^\w+:/.test(path)) return false;
      const target = path === '' ? paper : normalize(join(dirname(paper), path));
      if (!statSync(join(root, target), { throwIfNoEntry: false })) return true;
      const headings = [...(heading === undefined ? '' : read(target)).matchAll(/^#+ (.+)$/gm)].map(
        ([, words = '']) =>
          words
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replaceAll(' ', '-'),
      );
      return heading !== undefined && !headings.includes(heading);
    });
    expect(missing).toEqual([]);
  });

  it('names only source files that exist', () => {
    const names = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
    const unknown = names.filter(
      (name) =>
        name !== A_NEW_RECIPE &&
        !FILES.some((path) => path === name || path.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the counts of recipes and foods', () => {
  const COUNTS = {
    recipes: [RECIPE_COUNT],
    foods: [INGREDIENTS.length],
    'for dogs': [DOG_RECIPE_COUNT],
    'for cats': [CAT_RECIPE_COUNT],
  };
  // Not decisions and benchmarks, which keep the counts of the day they were written.
  it.each(['README.md', 'pwa/domain/README.md', 'sync-server/README.md', 'sync-server/catalogue/README.md'])(
    'in %s are those of the catalogue and its tables',
    (paper) => {
      const said = [...read(paper).matchAll(/\b(\d+) (?:built-in )?(recipes|foods|for dogs|for cats)\b/g)];
      expect(said.length).toBeGreaterThan(0);
      for (const [words, count, what] of said) {
        expect(COUNTS[what as keyof typeof COUNTS], words).toContain(Number(count));
      }
    },
  );
});

/** The README's example. */
const A_NEW_RECIPE = 'sync-server/catalogue/dog-044-name.ts';

describe('the documents', () => {
  it('keep README.md within 10 kB', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000);
  });

  it('number each decision once across both files, each with its date and cost', () => {
    const entries = ['pwa/DECISIONS.md', 'sync-server/DECISIONS.md'].flatMap((path) =>
      read(path).split(/^## /m).slice(1),
    );
    expect(duplicates(entries.map((entry) => Number.parseInt(entry, 10)))).toEqual([]);
    expect(
      entries.filter(
        (entry) => !/^\*\d{4}-\d{2}-\d{2}/m.test(entry) || !/^(?:Costs|- Consequence): /m.test(entry),
      ),
    ).toEqual([]);
  });
});
