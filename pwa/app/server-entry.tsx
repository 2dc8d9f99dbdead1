import { Writable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '#domain/contract/page-data';
import '#domain/reference/more-nutrients';
import { App, PageTree } from './app.tsx';
import { FOLLOWED, HIDDEN, headMarkup, pageMeta, routeFiles } from './page-head.ts';
import { structuredData } from './structured-data.ts';

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', resolve).on('error', reject);
    stream.on('error', reject);
    stream.pipe(sink);
  });
  return Buffer.concat(chunks).toString('utf8');
}

function pageJsonLd({ notFound, url, origin, recipe, guide, cards = [] }: PageData, robots: string) {
  return notFound || robots === HIDDEN
    ? []
    : structuredData(url.split('?')[0] ?? '/', origin, recipe, async () => cards, guide);
}

/** Renders a public page in full: its readable content and its head. */
export async function render(data: PageData): Promise<{ html: string; head: string; status: number }> {
  const { prelude } = await prerenderToNodeStream(
    <PageTree data={data}>
      <StaticRouter location={data.url}>
        <App />
      </StaticRouter>
    </PageTree>,
    // Otherwise React streams larger parts late and moves them into place with inline scripts, which the content
    // policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const meta = pageMeta(data.url, data.origin, data.recipe?.card ?? null, data.guide);
  return {
    html: await readAll(prelude),
    head:
      headMarkup(data.isView ? { ...meta, robots: FOLLOWED } : meta, await pageJsonLd(data, meta.robots)) +
      routeFiles(data.url.split('?')[0] ?? '', data.notFound === true),
    status: data.notFound ? 404 : 200,
  };
}
