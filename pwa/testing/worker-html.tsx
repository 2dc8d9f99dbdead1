import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The HTML of a tree as the worker renders it. */
export async function workerHtml(tree: ReactNode): Promise<string> {
  const html = await new Response((await prerender(tree)).prelude).text();
  // React leaves the contexts of its last render behind; a test then renders the page in the same process.
  await prerender(null);
  return html;
}
