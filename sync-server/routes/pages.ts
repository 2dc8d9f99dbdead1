import type { Context, Middleware } from 'koa';
import { MISSING_RECIPE_URL } from '#domain/contract/page-data';
import type { SiteSettings } from '#domain/contract/site-settings';
import { ApiError, isOutage, notFound } from '../errors.ts';
import { isApi } from '../middleware/api-guard.ts';
import { type Catalogue, respond } from '../services/catalogue.ts';
import { pageAddress, type RenderedAddress } from '../services/page-address.ts';
import { pageDataOf } from '../services/page-data-of.ts';
import type { PageRenderer } from '../services/page-renderer.ts';
import { compressedAnswer, type PreparedAnswer } from '../services/prepared-answer.ts';
import type { Snapshot } from '../services/snapshot.ts';

const HTML = 'text/html; charset=utf-8';
const SEARCH_PATH = '/search';
/** Stands for every recipe that does not exist: one page, rendered once. */
const NO_SUCH_RECIPE = { kind: 'recipe', url: MISSING_RECIPE_URL, recipeId: 0 } as const;
const ALLOW = 'GET, HEAD, OPTIONS';

type PageDeps = {
  catalogue: Catalogue;
  /** By address. */
  files: ReadonlyMap<string, PreparedAnswer>;
  /** Null where the app has not been built. */
  renderer: PageRenderer | null;
  publicOrigin: string;
  site: SiteSettings;
  headers: Record<string, string>;
};

/** A file that was asked for by name; never answered with a page. */
function isFileName(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.slice(pathname.lastIndexOf('/')).includes('.');
}

const isReading = ({ method }: Context) => method === 'GET' || method === 'HEAD';

/** Whether the request reads; answers OPTIONS and refuses all other methods, at addresses where there is something. */
function allowOnlyReading(ctx: Context): boolean {
  if (isReading(ctx)) return true;
  if (ctx.method !== 'OPTIONS') {
    throw new ApiError(405, 'method-not-allowed', `This address takes ${ALLOW}.`, {
      headers: { Allow: ALLOW },
    });
  }
  ctx.status = 204;
  ctx.set('Allow', ALLOW);
  return false;
}

function prepareShell(renderer: PageRenderer, headers: Record<string, string>): Promise<PreparedAnswer> {
  return compressedAnswer({
    type: HTML,
    cacheControl: 'no-cache',
    headers: { ...headers, 'X-Robots-Tag': 'noindex' },
    body: Buffer.from(renderer.shell()),
  });
}

/** Without the database the app still starts from what the device holds. */
function answerOutage(ctx: Context, renderer: PageRenderer): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': '2' });
  ctx.type = HTML;
  ctx.body = renderer.shell();
}

/** The pages of the site, rendered by the app's own components; the last stop of every request outside the API. */
export function pageRoutes({
  catalogue,
  files,
  renderer,
  publicOrigin,
  site,
  headers,
}: PageDeps): Middleware {
  const shell = renderer && prepareShell(renderer, headers);

  async function page(address: RenderedAddress, snapshot: Snapshot, from: PageRenderer) {
    const { html, status } = await from.render(pageDataOf(address, snapshot, publicOrigin, site));
    const source = { status, type: HTML, headers, body: Buffer.from(html) };
    return await compressedAnswer({ ...source, cacheControl: status === 200 ? 'no-cache' : 'no-store' });
  }

  async function sendPage(ctx: Context, asked: RenderedAddress, from: PageRenderer): Promise<void> {
    const isKnown = asked.kind !== 'recipe' || (await catalogue.snapshot()).recipe(asked.recipeId);
    const address = isKnown ? asked : NO_SUCH_RECIPE;
    const isOfOneRecipe = address.kind === 'recipe' || address.kind === 'page' || address.kind === 'missing';
    const recipeId = address.kind === 'recipe' ? address.recipeId : 0;
    await catalogue.send(ctx, address.url, (snapshot) => page(address, snapshot, from), {
      versionOf: isOfOneRecipe ? (current) => current.versionOf(recipeId) : undefined,
      // A page is long in the making when many are asked for; the device brings itself up to date.
      mayLag: true,
    });
  }

  return async (ctx) => {
    if (isApi(ctx)) return;
    const file = files.get(ctx.path);
    if (file === undefined && isFileName(ctx.path)) throw notFound('There is no such file.');
    const address = file ?? pageAddress(ctx.path, ctx.querystring);
    if ('kind' in address && address.kind === 'missing' && !isReading(ctx)) throw notFound();
    if (!allowOnlyReading(ctx)) return;
    if (!('kind' in address)) return respond(ctx, address);
    if (address.kind === 'moved') {
      ctx.status = 301;
      ctx.set({ Location: address.to, 'Cache-Control': 'no-cache' });
    } else if (renderer === null || shell === null) {
      ctx.status = address.kind === 'missing' ? 404 : 503;
      ctx.set('Cache-Control', 'no-store');
      ctx.body = 'Bowlful runs, but its pages have not been built. Run "npm run build" and start again.';
    } else if (address.kind === 'shell') {
      respond(ctx, await shell);
    } else {
      // A page with a query is a view of the same page; the search alone is made of its query.
      if (ctx.querystring !== '' && ctx.path !== SEARCH_PATH) ctx.set('X-Robots-Tag', 'noindex, follow');
      const sent = sendPage(ctx, address, renderer);
      await sent.catch((error: unknown) => {
        if (!isOutage(error)) throw error;
        answerOutage(ctx, renderer);
      });
    }
  };
}
