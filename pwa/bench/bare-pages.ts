import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Bare</title></head><body><main><h1>Bare</h1></main></body></html>';
const REGISTER = PAGE.replace(
  '</body>',
  '<script>navigator.serviceWorker.register("/worker.js")</script></body>',
);
/** Answers with the page alone, from memory. */
const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(new Response(${JSON.stringify(PAGE)}, { headers: { 'Content-Type': 'text/html' } }));
});`;

/** The least that a page from a worker can be: what the ratios of ours are measured against. */
export async function withBarePages<T>(act: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? WORKER : REGISTER);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await act(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
