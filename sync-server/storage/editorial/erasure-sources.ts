import type { ErasureKind } from '#domain/contract/erasure';

/** A document as the search sees it. */
export type Traces = {
  names: readonly string[];
  emails: readonly string[];
  /** Free words, in which a name or address may be mentioned. */
  texts: readonly string[];
  at: string;
};

type Fields = Record<string, unknown>;

/** Where people leave traces, and how to read them there; null where a document was erased or is no trace. */
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

/** A test holds this list to the collections of the store: what keeps words of people is searched, or says why not. */
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
        : { names: [], emails: [], texts: wordsOf(document['submission']), at: at(document) },
  },
  {
    kind: 'recipe',
    collection: 'recipes',
    traces(document) {
      // The built-in ones are nobody's.
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
];
