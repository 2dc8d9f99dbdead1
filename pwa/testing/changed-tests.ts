import { basename, dirname } from 'node:path';
import { testSeconds } from './test-seconds.ts';

type Link = { from: string; to: string };
type Candidate = { test: string; distance: number; likeness: number };

/** Estimated processor time for one check's tests: some 20 s on two cores, which leaves types and lint their share. */
const SECONDS = 30;

/** Folders whose tests are cheap and guard animals' health: all of them run when any file there changes. */
const ALWAYS = /^(?:pwa\/domain\/(?:safety|reference|nutrition)|sync-server\/catalogue)\//;
/** A speed test among them is chosen by distance like any other. */
const MEASURES_SPEED = 'pwa/domain/safety/audit/linear-time.test.ts';

const DOCUMENT_TESTS = ['pwa/build/documents.test.ts'];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isDocument = (path: string) => /\.md$/.test(path) && !/^pwa\/guides\/(?!README)/.test(path);

/** Whether a file is part of what ships: not a test, a tool, a document, a picture of the app or configuration. */
export function isProduct(path: string): boolean {
  return (
    /^(?:pwa|sync-server)\//.test(path) &&
    !isDocument(path) &&
    !/\.(?:test|spec|fixture|test-support)\.tsx?$|\.d\.ts$|tsconfig\.json$/.test(path) &&
    !/^pwa\/(?:e2e|bench|testing|public\/screenshots)\/|^sync-server\/(?:testing|abuse)\//.test(path)
  );
}

const stem = (path: string) => basename(path).replace(/\.(?:test\.)?[a-z]+$/, '');

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Links each test to the file beside it that it is named after: `contact-replies.test.ts` to `contact.ts`.
 */
function linksByName(files: readonly string[]): Link[] {
  const inFolder = grouped(
    files.filter((path) => !isTest(path)),
    dirname,
  );
  return files.filter(isTest).flatMap((test) => {
    const named = (inFolder.get(dirname(test)) ?? [])
      .filter((path) => `${stem(test)}-`.startsWith(`${stem(path)}-`))
      .sort((one, other) => stem(other).length - stem(one).length)[0];
    return named === undefined ? [] : [{ from: test, to: named }];
  });
}

/** How many imports lie between a file and each file that needs it. */
function distancesFrom(file: string, importers: ReadonlyMap<string, readonly Link[]>): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [path, distance] of distances) {
    for (const { from } of importers.get(path) ?? []) {
      if (!distances.has(from)) distances.set(from, distance + 1);
    }
  }
  return distances;
}

/** Tests of the file's folder, or of the nearest folder above that has any, short of `pwa` and `sync-server`. */
function neighbours(file: string, tests: readonly string[]): string[] {
  const folder = dirname(file);
  const inside = tests.filter((test) => dirname(test) === folder);
  return inside.length > 0 || !dirname(folder).includes('/') ? inside : neighbours(folder, tests);
}

/** How many words two names share: `admin-recipes.ts` and `recipes.test.ts` share one. */
function likeness(file: string, test: string): number {
  const words = new Set(stem(file).split('-'));
  return stem(test)
    .split('-')
    .filter((word) => words.has(word)).length;
}

const byDistance = (one: Candidate, other: Candidate) =>
  one.distance - other.distance ||
  other.likeness - one.likeness ||
  testSeconds(one.test) - testSeconds(other.test) ||
  one.test.localeCompare(other.test);

/** The tests of a check: those that run, those too far away for its time, and product files that no test reaches. */
export type Selection = { run: string[]; leftOut: string[]; untested: string[] };

/**
 * Chooses tests for changed files: through imports, nearest first, with those of the same name and folder, until the
 * check's time is used up.
 */
export function changedTests(
  changed: readonly string[],
  files: readonly string[],
  imports: readonly Link[],
): Selection {
  const tests = files.filter(isTest);
  const importers = grouped([...imports, ...linksByName(files)], ({ to }) => to);

  const candidatesOf = (file: string): Candidate[] => {
    const distances = distancesFrom(file, importers);
    // A neighbour counts like a test behind one more import.
    for (const test of neighbours(file, tests)) distances.set(test, Math.min(distances.get(test) ?? 2, 2));
    if (isDocument(file)) for (const test of DOCUMENT_TESTS) distances.set(test, 1);
    return tests
      .flatMap((test) => {
        const distance = distances.get(test);
        return distance === undefined ? [] : [{ test, distance, likeness: likeness(file, test) }];
      })
      .sort(byDistance);
  };

  const candidates = changed.map((file) => candidatesOf(file));
  const always = changed.some((file) => ALWAYS.test(file))
    ? tests.filter((test) => ALWAYS.test(test) && test !== MEASURES_SPEED)
    : [];
  // The nearest test of every changed file comes before the further ones of any.
  const wished = new Set([
    ...always,
    ...candidates.flatMap(([nearest]) => nearest?.test ?? []),
    ...candidates
      .flat()
      .sort(byDistance)
      .map(({ test }) => test),
  ]);

  let seconds = 0;
  const run = [...wished].filter((test, at) => {
    const fits = at === 0 || seconds + testSeconds(test) <= SECONDS;
    if (fits) seconds += testSeconds(test);
    return fits;
  });
  const isRun = new Set(run);
  return {
    run,
    leftOut: [...wished].filter((test) => !isRun.has(test)),
    untested: changed.filter(
      (file, at) => isProduct(file) && files.includes(file) && candidates[at]?.length === 0,
    ),
  };
}
