import type { PublishableRecipe } from '#domain/contract/admin-recipes';
import type { SubmissionOutcome } from '#domain/submission/submission';
import type { Decided } from '#domain/sync/exchange';
import {
  type Collection,
  contentHash,
  type Database,
  type Insertion,
  insertIfAbsent,
  insertOnce,
} from './database.ts';
import { PUBLISHED, type RecipeDocument } from './recipes.ts';
import type { RevisionLog } from './revisions/revision-log.ts';
import {
  type NewSubmission,
  newSubmissionDocument,
  type StoredSubmission,
  type SubmissionDecision,
  type SubmissionDocument,
  storedSubmission,
} from './submission-document.ts';

export type { NewSubmission, StoredSubmission } from './submission-document.ts';

export type RecipeDecision = {
  /** Id of the submission. */
  id: string;
  /** Username of the administrator. */
  by: string;
  notes?: string;
  /** Words to the author. */
  reply?: string;
} & ({ status: 'approved'; recipe: PublishableRecipe } | { status: 'rejected' });

export type RecipeDecisionResult =
  /** `recipeId` of the published recipe; null after a rejection. */
  | { outcome: 'decided' | 'unchanged'; recipeId: number | null }
  | { outcome: 'conflict' }
  | { outcome: 'missing' };

export type Submissions = {
  /** Stores a recipe as pending, once under its id. */
  insert(submission: NewSubmission): Promise<Insertion>;
  /** Null if unknown, or if its text was deleted. */
  find(id: string): Promise<StoredSubmission | null>;
  /** Whether this id was used, even if deleted since. */
  isKnown(id: string): Promise<boolean>;
  /** What its sender may know; null if unknown, or if its text was deleted. */
  outcome(id: string): Promise<SubmissionOutcome | null>;
  /** Oldest first. */
  listPending(limit?: number): Promise<StoredSubmission[]>;
  /**
   * Publishes the recipe under the next free id, or rejects it. 'unchanged': the same decision was made before; its
   * remaining steps are completed now. 'conflict': another decision was made, or another text published. 'missing': there
   * is no such submission, or it was removed.
   */
  decide(decision: RecipeDecision): Promise<RecipeDecisionResult>;
  /** The decision that stands; null for none, or if the submission was removed. */
  decision(id: string): Promise<Decided | null>;
  /** Deletes the text and keeps a tombstone, so that a late repeat revives nothing. A published recipe stays. */
  remove(id: string, by: string): Promise<'removed' | 'missing'>;
  countPending(): Promise<number>;
  /** Completes decisions whose process died; called at the start and by the store's maintenance. */
  carryOutDecisions(): Promise<void>;
  createIndexes(): Promise<void>;
};

type Parts = {
  database: Database;
  recipes: Collection<RecipeDocument>;
  log: RevisionLog;
  clock: () => number;
};

/**
 * Recipes sent in by visitors. A decision is the insert of a document under the submission's id, so of several
 * simultaneous ones one counts, on every engine; the steps that follow are idempotent.
 */
export function createSubmissions({ database, recipes, log, clock }: Parts): Submissions {
  const submissions = database.collection<SubmissionDocument>('submissions');
  const decisions = database.collection<SubmissionDecision>('submission_decisions');

  async function carryOut(decision: SubmissionDecision): Promise<number | null> {
    const { _id, status, recipe, at } = decision;
    const recipeId =
      status === 'approved' ? await publishSubmission(recipes, log, { submissionId: _id, recipe, at }) : null;
    if (!decision.isCarriedOut) {
      await submissions.updateOne({ _id, status: 'pending' }, { $set: { status } });
      await decisions.updateOne({ _id }, { $set: { isCarriedOut: true, recipe: null } });
    }
    return recipeId;
  }

  function decisionDocument(decision: RecipeDecision): SubmissionDecision {
    const { id, status, by, notes = null, reply = null } = decision;
    const recipe = decision.status === 'approved' ? decision.recipe : null;
    const recipeHash = recipe && contentHash(recipe);
    const at = new Date(clock());
    return {
      _id: id,
      status,
      by,
      at,
      notes,
      reply,
      recipe,
      recipeHash,
      isCarriedOut: false,
      hasAuthor: true,
    };
  }

  return {
    insert: (submission) => insertOnce(submissions, newSubmissionDocument(submission)),
    async find(id) {
      const found = await submissions.findOne({ _id: id });
      return found && storedSubmission(found);
    },
    async outcome(id) {
      const submission = await submissions.findOne({ _id: id });
      if (submission === null || submission.status === 'removed') return null;
      const decision = await decisions.findOne({ _id: id });
      if (decision === null || decision.status === 'removed') {
        return { status: 'pending', recipeId: null, reply: null };
      }
      const published = await recipes.findOne({ submissionId: id, ...PUBLISHED });
      return { status: decision.status, recipeId: published?._id ?? null, reply: decision.reply ?? null };
    },
    isKnown: async (id) => (await submissions.findOne({ _id: id })) !== null,
    async listPending(limit = 100) {
      const sort = { createdAt: 1, _id: 1 } as const;
      const pending = await submissions.find({ status: 'pending' }, { sort, limit }).toArray();
      return pending.map(storedSubmission).filter((submission) => submission !== null);
    },
    async decide(decision) {
      const submission = await submissions.findOne({ _id: decision.id });
      if (submission === null || submission.status === 'removed') return { outcome: 'missing' };
      const wanted = decisionDocument(decision);
      const isFirst = await insertIfAbsent(decisions, wanted);
      const standing = isFirst ? wanted : await decisions.findOne({ _id: decision.id });
      if (standing === null || standing.status === 'removed') return { outcome: 'missing' };
      const isSame = standing.status === wanted.status && standing.recipeHash === wanted.recipeHash;
      const recipeId = await carryOut(standing);
      return isSame ? { outcome: isFirst ? 'decided' : 'unchanged', recipeId } : { outcome: 'conflict' };
    },
    async decision(id) {
      const decision = await decisions.findOne({ _id: id });
      if (decision === null || decision.status === 'removed') return null;
      const { by, at, status } = decision;
      const published = await recipes.findOne({ submissionId: id });
      return { by, at: at.toISOString(), status, recipeId: published?._id ?? null };
    },
    async remove(id, by) {
      for (let isMine = false; ; ) {
        const submission = await submissions.findOne({ _id: id });
        if (submission === null || submission.status === 'removed') return isMine ? 'removed' : 'missing';
        // Blocks later approvals; an earlier one is published first.
        const tombstone = { _id: id, by, at: new Date(clock()), notes: null, recipe: null, recipeHash: null };
        await insertIfAbsent(decisions, { ...tombstone, status: 'removed', isCarriedOut: true });
        const standing = await decisions.findOne({ _id: id });
        if (standing !== null) await carryOut(standing);
        const gone = { submission: null, country: null, status: 'removed' } as const;
        const { matchedCount } = await submissions.updateOne(
          { _id: id, status: { $ne: 'removed' } },
          { $set: gone },
        );
        // Verify: an update may be lost to another one of the same document.
        isMine ||= matchedCount > 0;
      }
    },
    countPending: () => submissions.countDocuments({ status: 'pending' }),
    async carryOutDecisions() {
      for (const decision of await decisions.find({ isCarriedOut: false }).toArray())
        await carryOut(decision);
    },
    async createIndexes() {
      await recipes.createIndexes([{ name: 'submission', key: { submissionId: 1 } }]);
      await submissions.createIndexes([{ name: 'status', key: { status: 1, createdAt: 1 } }]);
      await decisions.createIndexes([{ name: 'carriedOut', key: { isCarriedOut: 1 } }]);
    },
  };
}

/** First id of published visitors' recipes; lower ones belong to the built-in catalogue. */
const FIRST_VISITOR_RECIPE_ID = 111;
const VISITOR_RECIPE_IDS_END = 1_000_000;

async function highestTakenId(recipes: Collection<RecipeDocument>): Promise<number> {
  const _id = { $gte: FIRST_VISITOR_RECIPE_ID, $lt: VISITOR_RECIPE_IDS_END };
  const [highest] = await recipes.find({ _id }, { sort: { _id: -1 }, limit: 1 }).toArray();
  return highest?._id ?? FIRST_VISITOR_RECIPE_ID - 1;
}

/** Id of the recipe published from a submission; null if there is none. */
async function publishedId(
  recipes: Collection<RecipeDocument>,
  submissionId: string,
): Promise<number | null> {
  return (await recipes.findOne({ submissionId }))?._id ?? null;
}

/**
 * Publishes a recipe under the next id, once per submission, for any number of concurrent processes. Inserting the
 * document claims the id. The highest id is read before the search for the submission, and ids are tried upwards from
 * there, so an id claimed for the same submission after the search is met on the way.
 * @param recipe null if it has been published before
 * @returns its id; null where there is neither a published recipe nor one to publish
 */
async function publishSubmission(
  recipes: Collection<RecipeDocument>,
  log: RevisionLog,
  { submissionId, recipe, at }: { submissionId: string; recipe: PublishableRecipe | null; at: Date },
): Promise<number | null> {
  const highest = await highestTakenId(recipes);
  const known = await publishedId(recipes, submissionId);
  if (known !== null || recipe === null) return known;
  for (let id = highest + 1; id < VISITOR_RECIPE_IDS_END; id += 1) {
    const content = { ...recipe, id, createdAt: at.toISOString() };
    const document = {
      _id: id,
      recipe: content,
      status: 'published',
      contentHash: contentHash(content),
      shippedHash: null,
      changedAt: content.createdAt,
      submissionId,
    } as const;
    if (await log.write((revision) => insertIfAbsent(recipes, { ...document, revision }))) return id;
    const taken = await recipes.findOne({ _id: id });
    if (taken?.submissionId === submissionId) return id;
  }
  throw new RangeError('No id is left for another recipe.');
}
