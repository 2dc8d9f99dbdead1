import type { Call } from '#domain/contract/call';

export const REASONS: Record<number, string> = {
  400: 'The request is invalid; `field` names what is wrong.',
  401: 'Nobody is signed in.',
  403: 'The call came from another origin, without the secret of the review, or from a moderator where an owner is asked for.',
  404: 'There is no such thing.',
  409: 'Somebody else has decided differently in the meantime, or the household is full; `code` says which.',
  410: 'The cursor is too old or of another epoch: load everything anew.',
  412: 'It has changed since the version that was seen.',
  413: 'The body is too large: most calls take 64 KB, a recipe 256 KB, a household’s records 2 MB.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The key was used for another body, or no recipe came of a link; `code` says which.',
  426: 'The client speaks a protocol that is no longer understood: reload the app.',
  429: 'Too many; `Retry-After` says when to try again.',
  500: 'Something went wrong on the server.',
  503: 'Not available at the moment, or too many calls of this kind are in progress; `Retry-After` says when to try again.',
};

/** The groups of calls in display order. */
export const TAGS = [
  { name: 'recipes', description: 'The catalogue, and recipes that visitors send in.' },
  { name: 'reviews', description: 'Reviews of recipes with their photos.' },
  {
    name: 'analysis',
    description:
      'What a recipe contains, lacks and costs, and what in it is toxic; recipes from linked pages; reports of wrong flags.',
  },
  { name: 'assistant', description: 'Questions and recipes in plain words.' },
  { name: 'messages', description: 'Messages, the newsletter, recipes sent by e-mail.' },
  { name: 'sync', description: 'How a device keeps its copy of the catalogue.' },
  { name: 'households', description: 'Sealed records that the devices of one household share.' },
  { name: 'reminders', description: 'Use-by dates that are pushed to a device.' },
  {
    name: 'measurement',
    description: 'Advertisements, clicks, measured visits, the caller’s country, the site audit.',
  },
  { name: 'search engines', description: 'What search engines can read here.' },
  { name: 'shop', description: 'Products on the shop pages.' },
  { name: 'administration', description: 'For administrators with a session.' },
  { name: 'service', description: 'Health, and this description.' },
];
type Tag = string;

/** The first match of the path counts. */
const TAG_OF: [RegExp, Tag][] = [
  [/^\/api\/admin\//, 'administration'],
  [/^\/api\/recipes\/(?:analyse|read-page)$|^\/api\/safety-reports/, 'analysis'],
  [/^\/api\/ai\//, 'assistant'],
  [/\/ratings/, 'reviews'],
  [/\/share\/|^\/api\/(?:contact|newsletter)/, 'messages'],
  [/^\/api\/recipes/, 'recipes'],
  [/^\/api\/sync$/, 'sync'],
  [/^\/api\/households\//, 'households'],
  [/^\/api\/push\//, 'reminders'],
  [/^\/api\/seo\//, 'search engines'],
  [/^\/api\/(?:advertisements|affiliate|events|detect-country)/, 'measurement'],
  [/^\/api\/products$/, 'shop'],
];

export function tagOf({ path, needsSession }: Pick<Call, 'path' | 'needsSession'>): Tag {
  // The paths of some documented admin calls don't show it.
  if (needsSession) return 'administration';
  return TAG_OF.find(([pattern]) => pattern.test(path))?.[1] ?? 'service';
}

/** Describes the rule in `http/api-guard.ts`. */
export function originRule(publicOrigin: string, isAdministrators: boolean): string {
  const rule = `Calls that change something are accepted only from ${publicOrigin}: with \`Sec-Fetch-Site\` of \`same-origin\` or \`none\`, or, if that header is absent, with this \`Origin\`.`;
  return isAdministrators
    ? `${rule} One of the two headers is required.`
    : `${rule} A caller that sends neither is not a browser and may write too.`;
}
