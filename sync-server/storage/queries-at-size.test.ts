import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newId } from '../testing/household-builders.ts';
import { recordingDatabase } from '../testing/recording-database.ts';
import { aReview } from '../testing/storage-builders.ts';
import { describeOnEmbedded } from '../testing/storage-engines.ts';
import { aNewSubmission } from '../testing/submission-builders.ts';
import { assemble } from './assembly/assemble.ts';
import type { IndexDefinition, Sort } from './database.ts';

type Repositories = ReturnType<typeof assemble>['repositories'];
type Query = { filter: Record<string, unknown>; sort: Sort };
const BY_ID: IndexDefinition = { name: '_id', key: { _id: 1 } };

/** Collections that grow with administrators or time, not with visitors, so a query may read them whole. */
const FEW = ['administrators', 'revision_floors', 'expired_revisions', 'householdRevisionFloors'];

/** Why a query whose index does not fit exactly still costs little: the last column of the README's table. */
const REST: Record<string, string> = {
  'householdRecords: household, isGone': 'at most 25,000 of a household',
  'reviews: imageStatus': 'those that wait, sorted afterwards',
  'contactMessages: status in, createdAt between': 'four ranges',
  'contactMessages: status in': 'four ranges, sorted afterwards',
  'contactMessages: status in, handledAt between': 'all handled ones, until they are erased',
  'contactReplies: messageId': 'those to one message, sorted afterwards',
  'contactReplies: state': 'those that wait, sorted afterwards',
  'recipes: status in': 'nearly all match, sorted afterwards',
  'recipes: submissionId, status': 'one',
  'counters: kind, day between': 'all kinds of these days',
  'counters: day between, kind': 'all kinds of these days',
};

/** Who asks, with their queries: visitors, the rooms of the administrators' panel, and the regular upkeep. */
const PLACES: Record<string, (repositories: Repositories) => Promise<unknown>> = {
  'pages, catalogue': ({ changes }) => changes.snapshot(),
  pull: ({ changes }) => changes.after(0, 200),
  'a review': ({ reviews }) => reviews.insert(aReview()),
  'a submission': ({ submissions }) => submissions.insert(aNewSubmission()),
  'its outcome': async ({ submissions }) => {
    const submission = aNewSubmission();
    await submissions.insert(submission);
    await submissions.decide({ id: submission.id, by: 'keeper', status: 'rejected' });
    await submissions.outcome(submission.id);
    await submissions.decision(submission.id);
  },
  'a household': async ({ householdRecords, households }) => {
    const household = newId();
    await households.keyHashOf(household);
    await householdRecords.after(household, 0);
    const change = { record: newId(), base: null, op: newId(), past: [], body: 'abcd', isGone: false };
    await householdRecords.push(household, null, [change]);
    await householdRecords.writtenSince(0);
  },
  'a limit': ({ limits }) => limits.hit('somebody', 60, 1).then(() => limits.hit('somebody', 60, 1)),
  'panel: reviews, photos': ({ reviews }) =>
    Promise.all([reviews.listPending(), reviews.listPendingPhotos(), reviews.countApproved()]),
  'panel: recipes': ({ submissions }) => Promise.all([submissions.listPending(), submissions.countPending()]),
  'panel: messages': ({ contactMessages, contactReplies }) =>
    Promise.all([contactMessages.list(), contactReplies.of(newId()), contactReplies.waiting()]),
  'panel: safety': ({ safetyReports }) => safetyReports.list(),
  'panel: what waits': ({ waitingItems }) => waitingItems.countArrived({ since: '2026', until: '2027' }),
  'panel: published': ({ published }) =>
    Promise.all([published.reviews({ status: 'published' }, () => null), published.recipes({})]),
  'panel: acts, audit': ({ acts, auditLog }) => Promise.all([acts.list(), auditLog.find({}, 50)]),
  'panel: figures': ({ stats, counters }) =>
    Promise.all([stats.overview(), counters.since('2026-01-01', 'page-view')]),
  upkeep: async ({ pushedReminders, contactMessages, ...rest }) => {
    const { photos, households, counters, limits, formerRecipes, auditLog } = rest;
    for (const each of [photos, households, counters, limits, formerRecipes, auditLog]) await each.sweep();
    await contactMessages.eraseBefore('2026');
    await contactMessages.eraseHandledBefore('2026');
    await pushedReminders.claimDue();
  },
};

const isOperators = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith('$'));

function kindOf(condition: unknown): 'equal' | 'in' | 'not' | 'between' {
  if (!isOperators(condition)) return 'equal';
  return '$in' in condition ? 'in' : '$ne' in condition ? 'not' : 'between';
}

const fieldsOf = ({ filter }: Query, kind: ReturnType<typeof kindOf>) =>
  Object.keys(filter).filter((field) => kindOf(filter[field]) === kind);

const wordsOf = ({ filter }: Query) =>
  Object.entries(filter)
    .map(([field, condition]) => [field, kindOf(condition)].join(' ').replace(' equal', ''))
    .join(', ');

/**
 * `isLed`: the index begins with a field of the query. `isWhole`: it serves the whole query, with the fields
 * of equality first and then the one of `$in`, of the order or of a range; `$ne` is left out.
 */
function ledBy(query: Query, key: IndexDefinition['key']): { isLed: boolean; isWhole: boolean } {
  const fields = Object.keys(key);
  const equal = fieldsOf(query, 'equal');
  const [either] = fieldsOf(query, 'in');
  const ranges = fieldsOf(query, 'between');
  const begin = fields.slice(0, equal.length);
  const order = Object.keys(query.sort)[0];
  const next = fields[equal.length];
  const isEqual = equal.every((field) => begin.includes(field));
  const rest = [order, ...ranges].filter((field) => field !== undefined);
  const isWhole =
    isEqual &&
    (either === undefined || (either === next && rest.length === 0)) &&
    rest.every((field) => field === next);
  const isFirst = [...equal, either, ...ranges, order].includes(fields[0]);
  return { isLed: isFirst, isWhole: isWhole && isFirst };
}

describeOnEmbedded('the queries of pages, panel and upkeep', (engine) => {
  it('are each led by an index, as the table of the README says', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const { repositories, initialise } = assemble(database, { builtinRecipes: [] });
    await initialise();
    const indexes = new Map<string, IndexDefinition[]>();
    const indexesOf = (collection: string) => [...(indexes.get(collection) ?? []), BY_ID];
    for (const { collection, name, filter } of commands) {
      const declared = name === 'createIndexes' ? (filter as IndexDefinition[]) : [];
      indexes.set(collection, [...declared, ...(indexes.get(collection) ?? [])]);
    }
    const rows = new Map<string, string>();
    for (const [place, act] of Object.entries(PLACES)) {
      commands.length = 0;
      await act(repositories);
      for (const { collection, name, filter = {}, options } of commands) {
        const { sort = {} } = (options ?? {}) as { sort?: Sort };
        const query = { filter: filter as Query['filter'], sort };
        const isById = ['equal', 'in'].includes(kindOf(query.filter['_id'])) && '_id' in query.filter;
        if (!/^(find|count|delete|update)/.test(name) || FEW.includes(collection) || isById) continue;
        const words = wordsOf(query);
        const all = indexesOf(collection);
        const whole = all.find(({ key }) => ledBy(query, key).isWhole);
        const index = whole ?? all.find(({ key }) => ledBy(query, key).isLed);
        const rest = whole === undefined ? REST[`${collection}: ${words}`] : '';
        expect([collection, words, index?.name, rest], place).not.toContain(undefined);
        const cells = [
          `\`${collection}\``,
          words,
          Object.keys(sort).join(', '),
          Object.keys(index?.key ?? {}).join(', '),
        ];
        const row = [...cells, rest].join(' | ');
        if (!rows.has(row)) rows.set(row, place);
      }
    }
    const table = [...rows].map(([row, place]) => `| ${place} | ${row} |`.replaceAll('  ', ' ')).join('\n');
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain(table);
    await database.close();
  });
});
