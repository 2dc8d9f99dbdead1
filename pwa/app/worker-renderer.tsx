import { prerender } from 'react-dom/static.browser';
import { StaticRouter } from 'react-router-dom';
import { pageAddress } from '#domain/contract/page-address';
import type { PageData } from '#domain/contract/page-data';
import { pageDataOf } from '#domain/contract/page-data-of';
import { loadGuide } from '../features/guides/load-guide.ts';
import { deviceView } from '../platform/database/device-view.ts';
import { AskedAnswers } from '../platform/database/painted-answers.ts';
import { isPaintable, paintingDevice } from '../platform/database/painting-device.ts';
import type { PaintedPage, PainterScope } from '../service-worker/page-painter.ts';
import { App } from './app.tsx';
import { headMarkup } from './head-markup.ts';
import { pageMeta } from './page-meta.ts';
import { PageTree } from './page-tree.tsx';
import { routeFiles } from './route-files.ts';

declare const self: ServiceWorkerGlobalScope & PainterScope;

/** A page that the app finds as it is: in one piece, since the content policy forbids React's scripts that move parts. */
const WHOLE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function pageData({ pathname, search, origin }: URL): Promise<PageData | null> {
  const address = pageAddress(pathname, search.slice(1));
  if (address.kind === 'shell' || address.kind === 'moved' || address.kind === 'missing') return null;
  // The app searches among the owner's recipes too.
  if ('text' in address) return null;
  const device = await paintingDevice();
  const [isWhole, view, guide] = await Promise.all([
    isPaintable(device),
    deviceView(device, address),
    address.kind === 'guide' ? loadGuide(address.slug) : null,
  ]);
  if (!isWhole || view === null) return null;
  return pageDataOf(address, view, origin, { guides: { find: () => guide ?? undefined } });
}

/** Paints the page at an address from the device's rows; null where the app must make it itself. */
async function paint(url: URL): Promise<PaintedPage | null> {
  const data = await pageData(url);
  if (data === null || data.notFound) return null;
  const faults: unknown[] = [];
  const answers = new AskedAnswers(await paintingDevice());
  const { prelude } = await prerender(
    <PageTree data={data} answers={answers}>
      <StaticRouter location={data.url}>
        <App />
      </StaticRouter>
    </PageTree>,
    { ...WHOLE, onError: (error) => void faults.push(error) },
  );
  // A part that failed would be made again by the app, and jump.
  if (faults.length > 0) throw faults[0];
  const html = await new Response(prelude).text();
  const meta = pageMeta(data.url, data.origin, data.recipe?.card ?? null, data.guide);
  const head = headMarkup(meta, []) + routeFiles(url.pathname, false);
  return { html, head, data: { ...data, device: answers.given() } };
}

self.paintPage = paint;
