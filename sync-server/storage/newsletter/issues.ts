import type { IssueCounts, IssueDraft } from '#domain/contract/newsletter-issue';
import { momentBefore } from '../../lib/days.ts';
import { contentHash, type Database, insertIfAbsent } from '../database.ts';
import type { Epoch } from '../database-marks.ts';
import type { IssueDeliveries } from './issue-deliveries.ts';

/** A recipe as shown in every message of the issue, even if it changes meanwhile. */
export type IssueRecipe = { id: number; title: string; description: string };

export type StoredIssue = IssueDraft & {
  id: string;
  version: number;
  state: 'draft' | 'sending' | 'stopped' | 'sent';
  /** ISO 8601, UTC. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** Set when sending begins; null again 30 days after the end. */
  recipes: IssueRecipe[] | null;
  /** Set at the end; until then they are counted. */
  counts: Omit<IssueCounts, 'waiting'> | null;
};

/** `epoch`: of the database in which it was started; after a restore it is paused until someone continues it. */
type IssueDocument = Omit<StoredIssue, 'id'> & { _id: string; epoch: string | null };

/** 'stale': changed or sent since the version that was seen. */
export type Change = 'done' | 'stale' | 'missing';

const LISTED = 50;
/** Days after which the rows of a finished issue are deleted; its counts stay. */
const ROWS_KEPT_DAYS = 30;

export type Issues = {
  /** Saves a draft; version 0 for a new one. Repeating the same save is harmless. */
  save(id: string, draft: IssueDraft, version: number): Promise<Change>;
  find(id: string): Promise<StoredIssue | null>;
  /** Newest first. */
  list(): Promise<StoredIssue[]>;
  /** Starts sending a draft with these recipes; from then on it never changes. */
  start(id: string, version: number, recipes: IssueRecipe[]): Promise<Change>;
  stop(id: string, version: number): Promise<Change>;
  resume(id: string, version: number): Promise<Change>;
  /** Deletes a draft. */
  discard(id: string, version: number): Promise<Change>;
  /** Issues to be sent, oldest first. */
  sending(): Promise<StoredIssue[]>;
  finish(id: string, counts: Omit<IssueCounts, 'waiting'>): Promise<void>;
  /** Deletes an issue in any state, with its rows; messages already sent can't be recalled. */
  erase(id: string): Promise<boolean>;
  sweep(): Promise<void>;
};

function stored({ _id, epoch, ...issue }: IssueDocument, current: string): StoredIssue {
  const isForeign = issue.state === 'sending' && epoch !== current;
  return { id: _id, ...issue, ...(isForeign && { state: 'stopped' as const }) };
}

function draftOf({ list, subject, intro, recipeIds }: IssueDraft): IssueDraft {
  return { list, subject, intro, recipeIds };
}

export function createIssues(
  database: Database,
  clock: () => number,
  deliveries: Pick<IssueDeliveries, 'forget'>,
  epoch: Pick<Epoch, 'get'>,
): Issues {
  const issues = database.collection<IssueDocument>('newsletterIssues');
  const now = () => new Date(clock()).toISOString();

  type States = readonly StoredIssue['state'][];

  async function change(
    [_id, version]: [string, number],
    from: States,
    set: Partial<IssueDocument>,
  ): Promise<Change> {
    const seen = { _id, version, state: { $in: [...from] } };
    const update = { $set: { ...set, version: version + 1 } };
    if ((await issues.updateOne(seen, update)).matchedCount > 0) return 'done';
    return (await issues.findOne({ _id })) === null ? 'missing' : 'stale';
  }

  async function insert(_id: string, draft: IssueDraft): Promise<Change> {
    const never = { startedAt: null, finishedAt: null, recipes: null, counts: null, epoch: null };
    const blank = { state: 'draft', ...never } as const;
    if (await insertIfAbsent(issues, { _id, version: 1, createdAt: now(), ...blank, ...draft }))
      return 'done';
    const standing = await issues.findOne({ _id });
    const isSame = standing?.version === 1 && contentHash(draftOf(standing)) === contentHash(draft);
    return isSame ? 'done' : 'stale';
  }

  return {
    save: (id, draft, version) =>
      version === 0 ? insert(id, draft) : change([id, version], ['draft'], draft),
    async find(_id) {
      const found = await issues.findOne({ _id });
      return found && stored(found, await epoch.get());
    },
    async list() {
      const current = await epoch.get();
      const sort = { createdAt: -1, _id: 1 } as const;
      const found = await issues.find({}, { sort, limit: LISTED }).toArray();
      return found.map((each) => stored(each, current));
    },
    async start(id, version, recipes) {
      const begun = { state: 'sending', startedAt: now(), recipes, epoch: await epoch.get() } as const;
      return await change([id, version], ['draft'], begun);
    },
    stop: (id, version) => change([id, version], ['sending'], { state: 'stopped' }),
    async resume(id, version) {
      const goesOn = { state: 'sending', epoch: await epoch.get() } as const;
      return await change([id, version], ['stopped', 'sending'], goesOn);
    },
    async discard(_id, version) {
      if ((await issues.deleteOne({ _id, version, state: 'draft' })).deletedCount > 0) return 'done';
      return (await issues.findOne({ _id })) === null ? 'missing' : 'stale';
    },
    async sending() {
      const live = { state: 'sending', epoch: await epoch.get() } as const;
      const found = await issues.find(live, { sort: { startedAt: 1 } }).toArray();
      return found.map((each) => stored(each, live.epoch));
    },
    async finish(_id, counts) {
      const over = { $set: { state: 'sent', counts, finishedAt: now() }, $inc: { version: 1 } } as const;
      await issues.updateOne({ _id, state: 'sending' }, over);
    },
    async erase(_id) {
      const isGone = (await issues.deleteOne({ _id })).deletedCount > 0;
      await deliveries.forget(_id);
      return isGone;
    },
    async sweep() {
      const finishedAt = { $lt: momentBefore(clock(), ROWS_KEPT_DAYS) };
      // Only once: 'finishedAt' says when, and the recipes are deleted with the rows.
      const old = { state: 'sent', finishedAt, recipes: { $ne: null } } as const;
      for (const { _id } of await issues.find(old).toArray()) {
        await deliveries.forget(_id);
        await issues.updateOne({ _id }, { $set: { recipes: null } });
      }
    },
  };
}
