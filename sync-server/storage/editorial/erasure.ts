import { setImmediate } from 'node:timers/promises';
import type { ErasureKind, ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import type { ContactMessages, ContactReplies } from '../contact-messages.ts';
import type { Collection, Database, Stored } from '../database.ts';
import type { Issues } from '../newsletter/issues.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import { type Photos, recipePhotoOwner } from '../photos.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { ReviewDocument } from '../review-document.ts';
import type { Reviews } from '../reviews.ts';
import type { RevisionLog } from '../revisions/revision-log.ts';
import type { SafetyReports } from '../safety-reports.ts';
import type { SubmissionDecision } from '../submission-document.ts';
import type { Submissions } from '../submissions.ts';
import type { FormerRecipes } from '../upkeep/former-recipes.ts';
import { ERASURE_SOURCES, type ErasureSource, erasureMatch, type Traces } from './erasure-sources.ts';

type NoteKind = 'review-note' | 'submission-note' | 'act-reason';
type Act = { _id: string; reason: string | null };

/** Erases moderators' texts about someone; the decisions stay. False if there is nothing to erase. */
function eraseNotes(database: Database): Record<NoteKind, (id: string) => Promise<boolean>> {
  const reviews = database.collection<ReviewDocument>('reviews');
  const decisions = database.collection<SubmissionDecision>('submission_decisions');
  const acts = database.collection<Act>('editorialActs');
  return {
    async 'review-note'(id) {
      for (;;) {
        const review = await reviews.findOne({ _id: id });
        if (review === null || (review.moderation?.notes ?? null) === null) return false;
        const { status, moderation } = review;
        const emptied = { $set: { moderation: moderation && { ...moderation, notes: null } } };
        // A decision made meanwhile stays, with its own notes.
        if ((await reviews.updateOne({ _id: id, status }, emptied)).matchedCount > 0) return true;
      }
    },
    async 'submission-note'(id) {
      const decision = await decisions.findOne({ _id: id });
      if ((decision?.notes ?? decision?.reply ?? null) === null) return false;
      await decisions.updateOne({ _id: id }, { $set: { notes: null, reply: null } });
      return true;
    },
    async 'act-reason'(id) {
      if (((await acts.findOne({ _id: id }))?.reason ?? null) === null) return false;
      await acts.updateOne({ _id: id }, { $set: { reason: null } });
      return true;
    },
  };
}

/** A match with the fields exported to a person who requests their data. */
export type FoundRecord = ErasureMatch & { content: Record<string, unknown> };

export type Erasure = {
  /** All stored documents of, or mentioning, a name or e-mail; at most `limit` + 1. */
  find(query: ErasureQuery, limit: number): Promise<ErasureMatch[]>;
  /** The same with the fields exported to a person who requests their data. */
  records(query: ErasureQuery, limit: number): Promise<FoundRecord[]>;
  /**
   * Erases the text for good and keeps key and hash, so that a late repeat is acknowledged and revives nothing. False if
   * there is nothing to erase.
   */
  erase(kind: Exclude<ErasureKind, 'mail'>, id: string, by: string): Promise<boolean>;
};

type Parts = {
  database: Database;
  log: RevisionLog;
  recipes: Collection<RecipeDocument>;
  reviews: Reviews;
  photos: Photos;
  submissions: Submissions;
  contactMessages: ContactMessages;
  contactReplies: ContactReplies;
  newsletter: Newsletter;
  issues: Issues;
  safetyReports: SafetyReports;
  formerRecipes: FormerRecipes;
};

export function createErasure(parts: Parts): Erasure {
  const { database, log, recipes, reviews, photos, submissions } = parts;
  const notes = eraseNotes(database);

  async function eraseRecipe(id: number): Promise<boolean> {
    const document = await recipes.findOne({ _id: id, status: { $ne: 'removed' } });
    if (document?.submissionId === undefined) return false;
    const emptied = {
      ...document.recipe,
      title: '',
      description: '',
      authorName: null,
      imageUrl: null,
      ingredientLines: [],
      steps: [],
    };
    await log.write((revision) =>
      recipes.updateOne({ _id: id }, { $set: { recipe: emptied, status: 'removed', revision } }),
    );
    await parts.formerRecipes.eraseOf(id);
    await photos.eraseOf(recipePhotoOwner(id));
    return true;
  }

  return {
    find: (query, limit) => findTraces(database, query, limit),
    records: (query, limit) => findRecords(database, query, limit),
    async erase(kind, id, by): Promise<boolean> {
      switch (kind) {
        case 'review': {
          const isGone = (await reviews.remove(id, by)) === 'removed';
          await photos.eraseOf(id);
          return isGone;
        }
        case 'submission': {
          const isGone = (await submissions.remove(id, by)) === 'removed';
          await notes['submission-note'](id);
          return isGone;
        }
        case 'recipe':
          return await eraseRecipe(Number(id));
        case 'message':
          return await parts.contactMessages.erase(id);
        case 'reply':
          return await parts.contactReplies.erase(id);
        case 'subscription':
          return await parts.newsletter.erase(id);
        case 'issue':
          return await parts.issues.erase(id);
        case 'report':
          return await parts.safetyReports.erase(id);
        case 'review-note':
        case 'submission-note':
        case 'act-reason':
          return await notes[kind](id);
      }
    },
  };
}

/** Documents read between yields to other work. */
const PORTION = 500;
const EXCERPT_LENGTH = 160;

type Fields = Stored & Record<string, unknown>;

/** Sorts documents of a person before those that mention them. */
export const exactFirst = (a: Pick<ErasureMatch, 'isExact'>, b: Pick<ErasureMatch, 'isExact'>) =>
  Number(b.isExact) - Number(a.isExact);

function excerptOf({ names, emails, texts }: Traces): string {
  const words = [...names, ...emails, ...texts].filter((part) => part !== '');
  return words.join(' · ').replace(/\s+/g, ' ').slice(0, EXCERPT_LENGTH);
}

function contentOf(document: Fields, exported: readonly string[]): Record<string, unknown> {
  const known = exported.filter((name) => (document[name] ?? null) !== null);
  return Object.fromEntries(known.map((name) => [name, document[name]]));
}

/** All stored documents of, or mentioning, a name or e-mail with their content, exact matches first; at most `limit` + 1. */
async function findRecords(database: Database, query: ErasureQuery, limit: number): Promise<FoundRecord[]> {
  async function inSource({
    kind,
    collection: name,
    traces,
    exported,
  }: ErasureSource): Promise<FoundRecord[]> {
    const collection = database.collection<Fields>(name);
    const found: FoundRecord[] = [];
    let exact = 0;
    let after: Stored['_id'] | undefined;
    for (;;) {
      const filter = after === undefined ? {} : { _id: { $gt: after } };
      const sort = { _id: 1 } as const;
      const portion = await collection.find(filter as never, { sort, limit: PORTION }).toArray();
      for (const document of portion) {
        const seen = traces(document);
        const match = seen && erasureMatch(query, seen);
        if (seen === null || match === null) continue;
        if (match === 'exact') exact += 1;
        // Those that only mention the person must not crowd out the person's own.
        else if (found.length > limit) continue;
        const excerpt = excerptOf(seen);
        const content = contentOf(document, exported);
        found.push({
          kind,
          id: String(document._id),
          isExact: match === 'exact',
          excerpt,
          at: seen.at,
          content,
        });
      }
      after = portion.at(-1)?._id;
      if (portion.length < PORTION || exact > limit) return found;
      await setImmediate();
    }
  }

  const all: FoundRecord[] = [];
  for (const source of ERASURE_SOURCES) all.push(...(await inSource(source)));
  return all.sort(exactFirst).slice(0, limit + 1);
}

/** The same without the content. */
async function findTraces(database: Database, query: ErasureQuery, limit: number): Promise<ErasureMatch[]> {
  const found = await findRecords(database, query, limit);
  return found.map(({ content: _content, ...match }) => match);
}
