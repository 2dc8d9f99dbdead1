import type { AuditRow } from '#domain/contract/editorial';
import { type Collection, type Database, insertIfAbsent } from '../database.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { ReviewDocument } from '../review-document.ts';
import type { RevisionLog } from '../revisions/revision-log.ts';

/** Published content with its number of acts; missing counts as 0. */
export type Versioned = { _id: string | number; version?: number };

/**
 * One act. Its insert decides: `_id` names the resulting version, so of several simultaneous acts one counts, on every
 * engine. The steps that follow are idempotent.
 */
type ActDocument = {
  _id: string;
  kind: 'review' | 'recipe' | string;
  target: string | number;
  version: number;
  act: string;
  by: string;
  at: string;
  reason: string | null;
  fields: string[];
  /** Fields to write; null once written, so that the row keeps no text. */
  changes: Record<string, unknown> | null;
  isCarriedOut: boolean;
};

type Documents = { review: ReviewDocument; recipe: RecipeDocument };

export type Act<Kind extends keyof Documents> = {
  kind: Kind;
  id: Documents[Kind]['_id'];
  act: string;
  by: string;
  reason: string | null;
  /** The version seen by the administrator; undefined acts on the current one. */
  ifVersion: number | undefined;
  /** Fields to change; null if nothing changes, 'missing' without a target. */
  changesOf: (document: Documents[Kind]) => Partial<Documents[Kind]> | null | 'missing';
};

/** 'stale': another act came first. */
export type ActResult<T> = { outcome: 'done' | 'unchanged'; document: T } | { outcome: 'stale' | 'missing' };

const MOST_TRIES = 5;

type Published = { [Kind in keyof Documents]: Collection<Documents[Kind]> };

export type EditorialActs = {
  perform<Kind extends keyof Documents>(act: Act<Kind>): Promise<ActResult<Documents[Kind]>>;
  /** Records an erasure once; false if it was already recorded. */
  noteErasure(erasure: { kind: string; id: string; by: string }): Promise<boolean>;
  /** Newest first. */
  list(limit?: number): Promise<AuditRow[]>;
  /** Completes acts whose process died. */
  carryOutActs(): Promise<void>;
  createIndexes(): Promise<void>;
};

export function createEditorialActs(
  database: Database,
  published: Published,
  log: RevisionLog,
  clock: () => number,
): EditorialActs {
  const acts = database.collection<ActDocument>('editorialActs');
  const now = () => new Date(clock()).toISOString();
  // Both kinds share the fields that acts use.
  const collectionOf = (kind: string) =>
    published[kind as keyof Published] as unknown as Collection<
      Versioned & { status: string; revision: number | null }
    >;

  async function carryOut(row: ActDocument): Promise<void> {
    const { target: _id, version, changes } = row;
    if (row.isCarriedOut) return;
    const collection = collectionOf(row.kind);
    const before = version === 1 ? null : version - 1;
    // Nothing is written into what was erased meanwhile.
    const seen = { _id, version: before as number, status: { $ne: 'removed' } };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await log.write((revision) => collection.updateOne(seen, { $set: { ...changes, version, revision } }));
      // Verify: an update may be lost to another one of the same document.
      const document = await collection.findOne({ _id });
      if (document !== null && document.status !== 'removed' && (document.version ?? 0) < version) continue;
      await acts.updateOne({ _id: row._id }, { $set: { isCarriedOut: true, changes: null } });
      return;
    }
    // Still lost: the next act or round tries again. Marked as carried out, it would bar every later act.
  }

  async function perform<Kind extends keyof Documents>(
    wanted: Act<Kind>,
  ): Promise<ActResult<Documents[Kind]>> {
    const { kind, act, by, reason, ifVersion } = wanted;
    const collection: Collection<Documents[Kind]> = published[kind];
    const filter = { _id: wanted.id } as Parameters<typeof collection.findOne>[0];
    const document = await collection.findOne(filter);
    if (document === null) return { outcome: 'missing' };
    const version = document.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return { outcome: 'stale' };
    const changes = wanted.changesOf(document);
    if (changes === 'missing') return { outcome: 'missing' };
    if (changes === null) return { outcome: 'unchanged', document };
    const row: ActDocument = {
      _id: `${kind}:${document._id}:${version + 1}`,
      kind,
      target: document._id,
      version: version + 1,
      act,
      by,
      at: now(),
      reason,
      fields: Object.keys(changes),
      changes,
      isCarriedOut: false,
    };
    const isMine = await insertIfAbsent(acts, row);
    const standing = isMine ? row : await acts.findOne({ _id: row._id });
    if (standing !== null) await carryOut(standing);
    if (!isMine) return { outcome: 'stale' };
    return { outcome: 'done', document: (await collection.findOne(filter)) ?? document };
  }

  return {
    perform,
    noteErasure: ({ kind, id, by }) =>
      insertIfAbsent(acts, {
        _id: `erase:${kind}:${id}`,
        kind,
        target: id,
        version: 0,
        act: 'erase',
        by,
        at: now(),
        reason: null,
        fields: [],
        changes: null,
        isCarriedOut: true,
      }),
    async list(limit = 200) {
      const rows = await acts.find({}, { sort: { at: -1, _id: 1 }, limit }).toArray();
      return rows.map(({ _id: id, kind, target, act, by, at, reason, fields }) => {
        return { id, kind, target: String(target), act, by, at, reason, fields };
      });
    },
    async carryOutActs() {
      for (const row of await acts.find({ isCarriedOut: false }).toArray()) await carryOut(row);
    },
    async createIndexes() {
      await acts.createIndexes([{ name: 'carriedOut', key: { isCarriedOut: 1 } }]);
      await acts.createIndexes([{ name: 'at', key: { at: 1 } }]);
    },
  };
}
