import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '#domain/contract/page-data';
import { breadcrumbJsonLd } from '#domain/recipe/breadcrumb';
import { itemListCards, itemListJsonLd } from '#domain/recipe/item-list';
import type { JsonLd } from '#domain/recipe/json-ld';
import { recipeJsonLd } from '#domain/recipe/structured-data';
import '#domain/reference/more-foods';
import { PageDataProvider } from '../database/early-data.ts';
import { App } from './app.tsx';
import { headMarkup } from './head-markup.ts';
import { pageMeta } from './page-meta.ts';

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

function structuredData(data: PageData): JsonLd[] {
  if (data.notFound) return [];
  const path = data.url.split('?')[0] ?? '/';
  const crumbs = breadcrumbJsonLd(path, data.origin, data.recipe?.recipe);
  if (data.recipe !== undefined) {
    const { recipe, card } = data.recipe;
    return [recipeJsonLd(recipe, card, data.origin), crumbs];
  }
  const listed = itemListCards(path, data.cards ?? []);
  return listed === null ? [crumbs] : [itemListJsonLd(listed, data.origin), crumbs];
}

/** Renders a public page whole: its readable content, and what its head says. */
export async function render(data: PageData): Promise<{ html: string; head: string; status: number }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PageDataProvider data={data}>
        <StaticRouter location={data.url}>
          <App />
        </StaticRouter>
      </PageDataProvider>
    </StrictMode>,
    // Otherwise React streams larger parts late and moves them into place with inline scripts, which the content
    // policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const meta = pageMeta(data.url, data.origin, data.recipe?.card ?? null);
  return {
    html: await readAll(prelude),
    head: headMarkup(meta, structuredData(data)),
    status: data.notFound ? 404 : 200,
  };
}
