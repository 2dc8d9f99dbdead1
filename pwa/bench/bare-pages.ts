import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXT = 'It is kept by a worker that does nothing else, so no page of this browser stands sooner.';
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<main><h1>A bare page</h1><p>${TEXT}</p></main><script>navigator.serviceWorker.register('/worker.js')</script></html>`;
const WORKER = `addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((kept) => kept.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

/** The baseline of repeat visits: a heading and a line, served by a worker from its cache. */
export async function withBarePage<T>(act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/worker.js' ? ['text/javascript', WORKER] : ['text/html', PAGE];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await act(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
