import { prerender } from 'react-dom/static.browser';
import { StaticRouter } from 'react-router-dom';
import { pageAddress } from '#domain/contract/page-address';
import type { PageData } from '#domain/contract/page-data';
import { pageDataOf } from '#domain/contract/page-data-of';
import { App, PageTree } from '../../app/app.tsx';
import { headMarkup, pageMeta, routeFiles } from '../../app/page-head.ts';
import { loadGuide } from '../../features/guides/load-guide.ts';
import { AskedAnswers } from '../../platform/query/prerendered-answers.ts';
import type { RenderedPage, RendererScope } from '../renderer-script.ts';
import { deviceView, isRenderable, renderDevice } from './render-device.ts';

declare const self: ServiceWorkerGlobalScope & RendererScope;

/** Renders a page in one piece, since the content policy forbids the inline scripts with which React moves streamed parts. */
const WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function pageData({ pathname, search, origin }: URL): Promise<PageData | null> {
  const address = pageAddress(pathname, search.slice(1));
  if (address.kind === 'shell' || address.kind === 'moved' || address.kind === 'missing') return null;
  // The app searches among the owner's recipes too.
  if ('text' in address) return null;
  const device = await renderDevice();
  const [isWhole, view, guide] = await Promise.all([
    isRenderable(device),
    deviceView(device, address),
    address.kind === 'guide' ? loadGuide(address.slug) : null,
  ]);
  if (!isWhole || view === null) return null;
  return pageDataOf(address, view, origin, { guides: { find: () => guide ?? undefined } });
}

/** Renders the page at an address from the device's rows; null if the app must render it itself. */
async function render(url: URL): Promise<RenderedPage | null> {
  const data = await pageData(url);
  if (data === null || data.notFound) return null;
  const faults: unknown[] = [];
  const answers = new AskedAnswers(await renderDevice());
  const { prelude } = await prerender(
    <PageTree data={data} answers={answers}>
      <StaticRouter location={data.url}>
        <App />
      </StaticRouter>
    </PageTree>,
    { ...WHOLE, onError: (error) => void faults.push(error) },
  );
  // The app would re-render a failed part, and the layout would jump.
  if (faults.length > 0) throw faults[0];
  const html = await new Response(prelude).text();
  const meta = pageMeta(data.url, data.origin, data.recipe?.card ?? null, data.guide);
  const head = headMarkup(meta, []) + routeFiles(url.pathname, false);
  return { html, head, data: { ...data, device: answers.given() } };
}

self.renderPage = render;
