import type { Context, Middleware } from 'koa';
import { MISSING, pageAddress, type RenderedAddress } from '#domain/contract/page-address';
import { MISSING_RECIPE_URL } from '#domain/contract/page-data';
import { pageDataOf } from '#domain/contract/page-data-of';
import type { SiteSettings } from '#domain/contract/site-settings';
import { routeAt } from '#domain/site/route-at';
import { answerOptions } from '../../http/allowed-methods.ts';
import { isApi } from '../../http/api-guard.ts';
import { compressedAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';
import { isOutage, notFound } from '../../lib/errors.ts';
import { type Catalogue, respond } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Products } from '../shop/products.ts';
import type { Guides } from './guides.ts';
import type { PageRenderer } from './page-renderer.ts';

const HTML = 'text/html; charset=utf-8';
/** Stands in for every missing recipe: one page, rendered once. */
const NO_SUCH_RECIPE = { kind: 'recipe', url: MISSING_RECIPE_URL, recipeId: 0 } as const;
const ALLOW = 'GET, HEAD, OPTIONS';
type Robots = Readonly<Record<string, string>>;
const INDEXED: Robots = {};
const VIEW: Robots = { 'X-Robots-Tag': 'noindex, follow' };
const HIDDEN: Robots = { 'X-Robots-Tag': 'noindex' };

type PageDeps = {
  catalogue: Catalogue;
  guides: Guides;
  /** By address. */
  files: ReadonlyMap<string, PreparedAnswer>;
  /** Null if the app has not been built. */
  renderer: PageRenderer | null;
  publicOrigin: string;
  site: SiteSettings;
  products: Products;
  headers: Record<string, string>;
};

/** A file requested by name. */
function isFileName(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.slice(pathname.lastIndexOf('/')).includes('.');
}

/** A person's navigation; scripts, styles and pictures accept other types and never get a page. */
const acceptsPage = (ctx: Context) => ctx.get('Accept').includes('text/html');

function isSearch(pathname: string): boolean {
  const { route } = routeAt(pathname);
  return route.serves === 'cards' && route.isSearch === true;
}

function isHidden(pathname: string): boolean {
  const { route } = routeAt(pathname);
  return route.serves === 'page' && route.isHidden === true;
}

/** A page with a query is only a view of the page without it, except on the search page. */
function robotsOf(ctx: Context, { kind }: RenderedAddress): Robots {
  if (kind === 'cook' || kind === 'device' || isHidden(ctx.path)) return HIDDEN;
  return ctx.querystring === '' || isSearch(ctx.path) ? INDEXED : VIEW;
}

const isReading = ({ method }: Context) => method === 'GET' || method === 'HEAD';

function prepareShell(renderer: PageRenderer, headers: Record<string, string>): Promise<PreparedAnswer> {
  return compressedAnswer({
    type: HTML,
    cacheControl: 'no-cache',
    headers: { ...headers, ...HIDDEN },
    body: Buffer.from(renderer.shell()),
  });
}

/** Without the database, the app still starts from the device's data. */
function answerOutage(ctx: Context, renderer: PageRenderer): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': '2' });
  ctx.type = HTML;
  ctx.body = renderer.shell();
}

/** Server-side rendering of the site's pages; the last handler of every request outside the API. */
export function pageRoutes({
  catalogue,
  guides,
  files,
  renderer,
  publicOrigin,
  site,
  products,
  headers,
}: PageDeps): Middleware {
  const shell = renderer && prepareShell(renderer, headers);

  let isSearching = false;

  async function page(address: RenderedAddress, snapshot: Snapshot, from: PageRenderer, robots: Robots) {
    const data = pageDataOf(address, snapshot, publicOrigin, { site, products, guides });
    const { html, status } = await from.render(robots === VIEW ? { ...data, isView: true } : data);
    const source = { status, type: HTML, headers: { ...headers, ...robots }, body: Buffer.from(html) };
    return await compressedAnswer({ ...source, cacheControl: status === 200 ? 'no-cache' : 'no-store' });
  }

  /** The address, or the shared one for unknown addresses of its kind. */
  async function knownAddress(asked: RenderedAddress): Promise<RenderedAddress> {
    if (asked.kind === 'guide' && guides.find(asked.slug) === undefined) return MISSING;
    const isKnown = !('recipeId' in asked) || (await catalogue.snapshot()).recipe(asked.recipeId);
    return isKnown ? asked : NO_SUCH_RECIPE;
  }

  async function sendPage(ctx: Context, asked: RenderedAddress, from: PageRenderer): Promise<void> {
    const robots = robotsOf(ctx, asked);
    if ('text' in asked) return sendSearch(ctx, asked, from, robots);
    const address = await knownAddress(asked);
    const recipeId = 'recipeId' in address ? address.recipeId : 0;
    const isOfOneRecipe = 'recipeId' in address || ['page', 'device', 'missing'].includes(address.kind);
    // Requested addresses never have a fragment.
    const key = robots === VIEW ? `${address.url}#view` : address.url;
    await catalogue.send(ctx, key, (snapshot) => page(address, snapshot, from, robots), {
      versionOf: isOfOneRecipe ? (current) => current.versionOf(recipeId) : undefined,
      // A page takes long to compute under load; the device updates itself after hydration.
      mayLag: true,
    });
  }

  /**
   * Anyone can make up searches, so they are rendered one at a time and never cached; other callers meanwhile get the
   * empty page, which the device fills.
   */
  async function sendSearch(ctx: Context, asked: RenderedAddress, from: PageRenderer, robots: Robots) {
    if (isSearching && shell) return respond(ctx, await shell);
    isSearching = true;
    try {
      respond(ctx, await page(asked, await catalogue.snapshot(), from, robots));
    } finally {
      isSearching = false;
    }
  }

  return async (ctx) => {
    if (isApi(ctx)) return;
    const file = files.get(ctx.path);
    if (file === undefined && isFileName(ctx.path) && !acceptsPage(ctx)) {
      throw notFound('There is no such file.');
    }
    const address = file ?? pageAddress(ctx.path, ctx.querystring);
    if ('kind' in address && address.kind === 'missing' && !isReading(ctx)) throw notFound();
    if (!isReading(ctx)) return answerOptions(ctx, ALLOW);
    if (!('kind' in address)) return respond(ctx, address);
    if (address.kind === 'moved') {
      ctx.status = 301;
      ctx.set({ Location: address.to, 'Cache-Control': 'no-cache' });
    } else if (renderer === null || shell === null) {
      ctx.status = address.kind === 'missing' ? 404 : 503;
      ctx.set('Cache-Control', 'no-store');
      ctx.body = 'Bowlful is running, but its pages haven’t been built. Run "npm run build" and restart it.';
    } else if (address.kind === 'shell' || (address.kind === 'device' && address.isOwnRecipe)) {
      respond(ctx, await shell);
    } else {
      const sent = sendPage(ctx, address, renderer);
      await sent.catch((error: unknown) => {
        if (!isOutage(error)) throw error;
        answerOutage(ctx, renderer);
      });
    }
  };
}
