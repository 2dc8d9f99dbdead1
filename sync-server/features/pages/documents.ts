import { Router } from '@koa/router';
import { isInScope } from '#domain/catalogue/recipe-lists';
import { LIST_SCOPES, PLAIN_PAGES } from '#domain/contract/page-address';
import { SERVICE_CALLS } from '#domain/contract/service';
import { guidePath } from '#domain/guides/guide-slug';
import type { Recipe } from '#domain/recipe/recipe';
import { compressedAnswer } from '../../http/prepared-answer.ts';
import { serve } from '../../http/serve.ts';
import { sessionCookieName } from '../../http/sessions.ts';
import { ConfigError } from '../../lib/config.ts';
import { notFound } from '../../lib/errors.ts';
import { operatorText } from '../../lib/operator-files.ts';
import { type Catalogue, respond } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { openApiDocument } from '../operations/openapi.ts';
import type { Guides } from './guides.ts';

type DocumentDeps = {
  catalogue: Catalogue;
  guides: Guides;
  publicOrigin: string;
  isSecure: boolean;
  /** ads.txt; null without one. */
  adsTxt: string | null;
  headers: Record<string, string>;
  /** Build time of the served client, ISO 8601; null if unknown. */
  builtAt: string | null;
};

const CACHE_CONTROL = 'no-cache';

/** Machine-readable documents of the site: OpenAPI, robots.txt, ads.txt, the sitemap. */
export function documentRoutes({
  catalogue,
  guides,
  publicOrigin,
  isSecure,
  adsTxt,
  headers,
  builtAt,
}: DocumentDeps): Router {
  const router = new Router();
  const document = (type: string, text: string) =>
    compressedAnswer({ type, cacheControl: CACHE_CONTROL, headers, body: Buffer.from(text) });

  let openApi: ReturnType<typeof document> | undefined;
  serve(router, SERVICE_CALLS.openapi, async (ctx) => {
    // Built for the first caller: it takes 100 ms, which start-up shouldn't wait for.
    openApi ??= document(
      'application/json; charset=utf-8',
      JSON.stringify(openApiDocument(publicOrigin, sessionCookieName(isSecure))),
    );
    respond(ctx, await openApi);
    return undefined;
  });

  const robots = document('text/plain; charset=utf-8', robotsTxt(publicOrigin));
  router.get('/robots.txt', async (ctx) => respond(ctx, await robots));

  const ads = adsTxt ? document('text/plain; charset=utf-8', adsTxt) : null;
  router.get('/ads.txt', async (ctx) => {
    if (ads === null) throw notFound();
    respond(ctx, await ads);
  });

  router.get('/sitemap.xml', (ctx) =>
    catalogue.send(ctx, '/sitemap.xml', (snapshot) =>
      document('application/xml; charset=utf-8', sitemapXml(publicOrigin, snapshot, builtAt, guides)),
    ),
  );

  return router;
}

type Scope = (typeof LIST_SCOPES)[number]['scope'];

/** Screens without public content are not disallowed, because crawlers have to see their noindex. */
export function robotsTxt(publicOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

function isListed({ species, isOrganic }: Recipe, scope: Scope): boolean {
  if (scope === 'organic') return isOrganic;
  return scope === 'popular' || isInScope(species, scope);
}

/**
 * All public pages, each with its last change if known. Addresses consist of digits, hyphens and plain words, so
 * need no escaping.
 * @param builtAt build time of the plain pages' text, ISO 8601; null if that is unknown
 */
export function sitemapXml(
  publicOrigin: string,
  { recipes, changedAt }: Pick<Snapshot, 'recipes' | 'changedAt'>,
  builtAt: string | null,
  { published }: Pick<Guides, 'published'>,
): string {
  const url = (path: string, at: string | null | undefined) => {
    const lastmod = at ? `<lastmod>${at}</lastmod>` : '';
    return `  <url><loc>${publicOrigin}${path}</loc>${lastmod}</url>`;
  };
  const newestOf = (scope: Scope) =>
    recipes
      .filter((recipe) => isListed(recipe, scope))
      .map(({ id }) => changedAt.get(id) ?? '')
      .sort()
      .at(-1);
  const urls = [
    ...LIST_SCOPES.map(({ path, scope }) => url(path, newestOf(scope))),
    ...PLAIN_PAGES.map((path) => url(path, builtAt)),
    ...published.map(({ slug, publishedAt, updatedAt }) => url(guidePath(slug), updatedAt ?? publishedAt)),
    ...recipes.map(({ id }) => url(`/recipe/${id}`, changedAt.get(id))),
  ];
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Variables of ads.txt 1.1 (IAB Tech Lab). */
const VARIABLES = ['CONTACT', 'SUBDOMAIN', 'INVENTORYPARTNERDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN'];
const MOST_BYTES = 256 * 1024;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** What is wrong with a line, as 'field: what it must be'; null if nothing is. */
function faultOf(line: string): string | null {
  const [text = ''] = line.split(/[#;]/);
  if (text.trim() === '') return null;
  const [, variable, value = ''] = /^\s*(\w+)\s*=(.*)$/.exec(text) ?? [];
  if (variable !== undefined) {
    if (!VARIABLES.includes(variable.toUpperCase()))
      return `variable: ${variable} is none of ${VARIABLES.join(', ')}`;
    return value.trim() === '' ? `${variable.toUpperCase()}: has no value` : null;
  }
  const [domain = '', account = '', relation = '', authority, ...more] = text.split(',').map((f) => f.trim());
  if (!DOMAIN.test(domain)) return 'domain: must be the domain of an advertising system';
  if (account === '' || /\s/.test(account)) return 'account: must be the account in that system';
  if (!/^(?:DIRECT|RESELLER)$/i.test(relation)) return 'relationship: must be DIRECT or RESELLER';
  if (authority !== undefined && !/^[\w.-]+$/.test(authority)) return 'certification: must be one word';
  return more.length > 0 ? 'certification: must be the last field' : null;
}

/**
 * The operator's ads.txt, from a file or the environment; null without either.
 * @throws {ConfigError} naming variable, file, and for each fault its line and field
 */
export function readAdsTxt(config: { adsTxt?: string; adsTxtFile?: string }): string | null {
  const { adsTxt, adsTxtFile } = config;
  if (adsTxt === undefined && adsTxtFile === undefined) return null;
  const place = adsTxtFile === undefined ? 'ADS_TXT' : `ADS_TXT_FILE: ${adsTxtFile}`;
  // Environment files can't contain line feeds, so '\n' in two characters stands for one.
  const text = adsTxt?.replaceAll('\\n', '\n') ?? operatorText('ADS_TXT_FILE', adsTxtFile ?? '');
  if (Buffer.byteLength(text) > MOST_BYTES) throw new ConfigError(`${place} is larger than 256 kB`);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const faults = lines.flatMap((line, at) => {
    const fault = faultOf(line);
    return fault === null ? [] : [`${place}, line ${at + 1}, ${fault}`];
  });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return `${lines.join('\n').trimEnd()}\n`;
}
