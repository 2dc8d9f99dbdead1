import { Router } from '@koa/router';
import type { IndexingReport, Recipe404 } from '#domain/contract/indexing';
import { SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { idRanges } from '#domain/seo/id-ranges';
import { counted } from '#domain/text/sentence-parts';
import { answerSlowly } from '../../http/long-answers.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { invalid } from '../../lib/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { count, type ReadSite } from './audit-answers.ts';
import type { IndexNow } from './index-now.ts';
import type { SiteAudits } from './site-audits.ts';
import { readSite } from './site-tools.ts';

type Check = IndexingReport['checks'][number];

function check(name: string, faults: number, fine: string, wrong: string): Check {
  return { name, isFine: faults === 0, detail: faults === 0 ? fine : wrong };
}

function stepsOf(issues: IndexingReport['indexingIssues'], unlinked: number, isOn: boolean): string[] {
  const { blockedByRobots, notFound404, canonicalIssues } = issues;
  return [
    ...(notFound404 > 0
      ? [
          `Fix or withdraw ${counted(notFound404, 'failing page or dead link', 'failing pages or dead links')}.`,
        ]
      : []),
    ...(blockedByRobots > 0 ? [`Allow ${counted(blockedByRobots, 'public page')} in robots.txt.`] : []),
    ...(canonicalIssues > 0 ? [`Correct the canonical address of ${counted(canonicalIssues, 'page')}.`] : []),
    ...(unlinked > 0 ? [`Link to ${counted(unlinked, 'page')} that no other page links to.`] : []),
    'Verify the site in each search console and submit /sitemap.xml there.',
    isOn
      ? 'Press Submit for Indexing after many pages have changed.'
      : 'Turn IndexNow on to notify search engines of changes at once.',
    'Wait 7 to 14 days before judging the results: search engines crawl at their own pace.',
    'Export the search queries from the console and import them under Search console.',
  ];
}

/** The audit’s findings that keep pages out of search engines. */
function indexingReport(
  { pages, findings, auditedAt }: ReadSite,
  indexNow: IndexingReport['indexNow'],
): IndexingReport {
  const indexingIssues = {
    blockedByRobots: count(findings, 'robots-blocked'),
    notFound404: count(findings, 'status-not-200', 'link-broken'),
    canonicalIssues: count(findings, 'canonical-missing', 'canonical-elsewhere'),
  };
  const hidden = count(findings, 'noindex-listed');
  const sitemap = count(findings, 'sitemap-empty', 'sitemap-foreign');
  const unlinked = count(findings, 'page-unlinked');
  return {
    totalPages: pages.length,
    indexingIssues,
    nextSteps: stepsOf(indexingIssues, unlinked, indexNow.isOn),
    checks: [
      check(
        'Pages answer',
        count(findings, 'status-not-200'),
        `All ${pages.length} pages that we read return 200.`,
        'Some pages in the sitemap do not return 200.',
      ),
      check('Links work', count(findings, 'link-broken'), 'No page has a dead link.', 'Some links are dead.'),
      check(
        'robots.txt',
        indexingIssues.blockedByRobots,
        'It blocks no pages in the sitemap.',
        'It blocks pages in the sitemap.',
      ),
      check(
        'Canonical addresses',
        indexingIssues.canonicalIssues,
        'Every page has its own canonical address.',
        'Some pages have none, or another page’s.',
      ),
      check(
        'Robots tags',
        hidden,
        'No page in the sitemap has noindex.',
        'Some pages in the sitemap have noindex.',
      ),
      check(
        'Sitemap',
        sitemap,
        'It lists only pages of this site.',
        'It is empty or lists pages of other sites.',
      ),
    ],
    indexNow,
    auditedAt,
  };
}

/** The recipes whose pages responded; one that the audit did not read counts as valid. */
function recipe404({ pages }: ReadSite, { recipes }: Pick<Snapshot, 'recipes'>): Recipe404 {
  const away = new Set(pages.filter(({ status }) => status !== 200).map(({ path }) => path));
  const isValid = ({ id }: { id: number }) => !away.has(`/recipe/${id}`);
  const ids = (rows: typeof recipes) => rows.map(({ id }) => id);
  return {
    totalRecipes: recipes.length,
    validRecipeIds: ids(recipes.filter(isValid)),
    missingRecipeIds: ids(recipes.filter((recipe) => !isValid(recipe))),
    idRanges: {
      dogRecipes: idRanges(ids(recipes.filter(({ species }) => species === 'dog'))),
      catRecipes: idRanges(ids(recipes.filter(({ species }) => species === 'cat'))),
    },
  };
}

type IndexingDeps = { audits: SiteAudits; indexNow: IndexNow; catalogue: Catalogue; publicOrigin: string };

/** What keeps pages out of search engines, and IndexNow. Behind the session check, except the key file. */
export function indexingRoutes({ audits, indexNow, catalogue, publicOrigin }: IndexingDeps): Router {
  const router = new Router();

  serve(router, SITE_TOOL_CALLS.getIndexingReport, (ctx) => {
    const report = async () => indexingReport(await readSite(audits), await indexNow.state());
    return answerSlowly(ctx, report());
  });

  serve(router, SITE_TOOL_CALLS.checkRecipe404, (ctx) => {
    const check = async () => recipe404(await readSite(audits), await catalogue.snapshot());
    return answerSlowly(ctx, check());
  });

  serve(router, SITE_TOOL_CALLS.submitForIndexing, async (ctx, { body: { urls } }) => {
    const foreign = urls.find((url) => new URL(url).origin !== publicOrigin);
    if (foreign !== undefined) throw invalid('Every address must be on this site.', 'urls');
    const addresses = [...new Set(urls)];
    noteAct(ctx, { target: 'search engines', after: { addresses: addresses.length } });
    return await indexNow.submit(addresses, nameOf(ctx));
  });

  // Search engines read the key at the path with its name.
  router.get('/:key.txt', async (ctx, next) => {
    const { key = '' } = ctx.params;
    if (!/^[0-9a-f]{32}$/.test(key) || !(await indexNow.isKey(key))) return await next();
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = key;
  });

  return router;
}
