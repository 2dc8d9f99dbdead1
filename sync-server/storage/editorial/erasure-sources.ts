import type { ErasureKind, ErasureQuery } from '#domain/contract/erasure';

/** The searchable parts of a document. */
export type Traces = {
  names: readonly string[];
  emails: readonly string[];
  /** Free texts that may mention a name or address. */
  texts: readonly string[];
  at: string;
};

type Fields = Record<string, unknown>;

/** Where people's data are stored, and how to find and read them there; null if a document is erased or holds none. */
export type ErasureSource = {
  kind: Exclude<ErasureKind, 'mail'>;
  collection: string;
  traces(document: Fields): Traces | null;
  /** The fields exported to a person who requests their data; the rest is internal. */
  exported: readonly string[];
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const at = (document: Fields) => text(document['createdAt']);

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** Moderators' texts about anyone; their own names belong to the operator. */
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
    exported: [
      'userName',
      'rating',
      'comment',
      'translation',
      'userCountry',
      'recipeId',
      'status',
      'imageUrl',
      'imageStatus',
      'adminReply',
      'withdrawnReply',
      'createdAt',
    ],
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
    exported: ['submission', 'country', 'status', 'createdAt'],
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
    exported: ['recipe', 'status'],
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
    exported: [
      'name',
      'email',
      'subject',
      'message',
      'category',
      'context',
      'status',
      'adminNotes',
      'createdAt',
    ],
    traces(document) {
      if (document['status'] === 'erased') return null;
      const { name, email, subject, message, adminNotes } = document;
      const texts = wordsOf([subject, message, adminNotes]);
      return { names: [text(name)], emails: [text(email)], texts, at: at(document) };
    },
  },
  {
    kind: 'reply',
    collection: 'contactReplies',
    exported: ['text', 'createdAt'],
    traces: ({ text: words, createdAt }) => written(words, createdAt),
  },
  {
    kind: 'subscription',
    collection: 'subscriptions',
    exported: ['email', 'list', 'subscribedAt', 'confirmedAt', 'unsubscribedAt', 'suspendedAt'],
    traces: ({ email, subscribedAt }) => ({
      names: [],
      emails: [text(email)],
      texts: [],
      at: text(subscribedAt),
    }),
  },
  {
    kind: 'issue',
    collection: 'newsletterIssues',
    exported: ['list', 'subject', 'intro', 'recipes', 'createdAt'],
    traces: ({ subject, intro, recipes, createdAt }) => written([subject, intro, recipes], createdAt),
  },
  {
    kind: 'report',
    collection: 'safetyReports',
    exported: ['kind', 'species', 'text', 'food', 'comment', 'createdAt', 'handledAt'],
    traces(document) {
      if (document['isErased'] === true) return null;
      const texts = wordsOf([document['text'], document['food'], document['comment']]);
      return { names: [], emails: [], texts, at: at(document) };
    },
  },
  {
    kind: 'review-note',
    collection: 'reviews',
    exported: ['moderation'],
    traces({ moderation }) {
      const { notes, at: when } = (moderation ?? {}) as Fields;
      return written(notes, when);
    },
  },
  {
    kind: 'submission-note',
    collection: 'submission_decisions',
    exported: ['status', 'notes', 'reply', 'at'],
    traces: ({ notes, reply, at: when }) => written([notes, reply], when),
  },
  {
    kind: 'act-reason',
    collection: 'editorialActs',
    exported: ['kind', 'target', 'act', 'at', 'reason'],
    traces: ({ reason, at: when }) => written(reason, when),
  },
];

/** Canonical form for comparison: ignores case, width and spaces. */
function plain(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function mentions(words: string, name: string): boolean {
  for (let from = words.indexOf(name); from >= 0; from = words.indexOf(name, from + 1)) {
    const around = [words.slice(0, from).at(-1), words[from + name.length]];
    if (!around.some((letter) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter))) return true;
  }
  return false;
}

/** Whether a document belongs to the name or e-mail ('exact'), mentions it in its text, or neither (null). */
export function erasureMatch(query: ErasureQuery, traces: Traces): 'exact' | 'mention' | null {
  const wanted = [query.name, query.email].filter((part) => part !== undefined).map(plain);
  const own = [...traces.names, ...traces.emails].map(plain);
  if (own.some((part) => part !== '' && wanted.includes(part))) return 'exact';
  const words = [...traces.texts, ...traces.names].map(plain);
  return words.some((part) => wanted.some((name) => mentions(part, name))) ? 'mention' : null;
}
