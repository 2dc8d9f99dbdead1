import type { ErasureKind } from '#domain/contract/erasure';

/** The searchable parts of a document. */
export type Traces = {
  names: readonly string[];
  emails: readonly string[];
  /** Free texts that may mention a name or address. */
  texts: readonly string[];
  at: string;
};

type Fields = Record<string, unknown>;

/** Where people's data are stored, and how to read them there; null if a document is erased or holds none. */
export type ErasureSource = {
  kind: Exclude<ErasureKind, 'mail'>;
  collection: string;
  traces(document: Fields): Traces | null;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const at = (document: Fields) => text(document['createdAt']);

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** What moderators wrote, of whomever; their own names are the operator's. */
function written(value: unknown, when: unknown): Traces | null {
  const at = when instanceof Date ? when.toISOString() : text(when);
  const texts = wordsOf(value).filter((each) => each !== '');
  return texts.length === 0 ? null : { names: [], emails: [], texts, at };
}

/** Every collection with personal data must be listed; a test compares this list with the store's collections. */
export const ERASURE_SOURCES: readonly ErasureSource[] = [
  {
    kind: 'review',
    collection: 'reviews',
    traces(document) {
      if (document['status'] === 'removed') return null;
      const { userName, comment, translation, adminReply, withdrawnReply } = document;
      const texts = wordsOf([comment, translation, adminReply, withdrawnReply]);
      return { names: [text(userName)], emails: [], texts, at: at(document) };
    },
  },
  {
    kind: 'submission',
    collection: 'submissions',
    traces: (document) =>
      document['submission'] === null
        ? null
        : {
            names: [text((document['submission'] as Fields)['authorName'])],
            emails: [],
            texts: wordsOf(document['submission']),
            at: at(document),
          },
  },
  {
    kind: 'recipe',
    collection: 'recipes',
    traces(document) {
      // Built-in recipes have no author.
      if (document['status'] === 'removed' || document['submissionId'] === undefined) return null;
      const recipe = document['recipe'] as Fields;
      return {
        names: [text(recipe['authorName'])],
        emails: [],
        texts: wordsOf([recipe['title'], recipe['description'], recipe['ingredientLines'], recipe['steps']]),
        at: at(recipe),
      };
    },
  },
  {
    kind: 'message',
    collection: 'contactMessages',
    traces(document) {
      if (document['status'] === 'erased') return null;
      const { name, email, subject, message, adminNotes } = document;
      const texts = wordsOf([subject, message, adminNotes]);
      return { names: [text(name)], emails: [text(email)], texts, at: at(document) };
    },
  },
  {
    kind: 'subscription',
    collection: 'subscriptions',
    traces: ({ email, subscribedAt }) => ({
      names: [],
      emails: [text(email)],
      texts: [],
      at: text(subscribedAt),
    }),
  },
  {
    kind: 'report',
    collection: 'safetyReports',
    traces(document) {
      if (document['isErased'] === true) return null;
      const texts = wordsOf([document['text'], document['food'], document['comment']]);
      return { names: [], emails: [], texts, at: at(document) };
    },
  },
  {
    kind: 'review-note',
    collection: 'reviews',
    traces({ moderation }) {
      const { notes, at: when } = (moderation ?? {}) as Fields;
      return written(notes, when);
    },
  },
  {
    kind: 'submission-note',
    collection: 'submission_decisions',
    traces: ({ notes, reply, at: when }) => written([notes, reply], when),
  },
  {
    kind: 'act-reason',
    collection: 'editorialActs',
    traces: ({ reason, at: when }) => written(reason, when),
  },
];
