import { createServer, request, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../testing/kitchen-certificate.ts';
import { fetchPage, type Outside, REAL_OUTSIDE } from './fetch-page.ts';

let server: Server;
/** Host name in the TLS handshake (SNI) of each request that arrived. */
let serverNames: (string | false | null)[] = [];
beforeAll(async () => {
  server = createServer({ key: CERTIFICATE_KEY, cert: CERTIFICATE }, (message, response) => {
    serverNames.push((message.socket as unknown as { servername: string | false }).servername);
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<p>${message.headers.host}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Every host name leads to the local server. */
function world(trustsCertificate: boolean): Outside {
  const { port } = server.address() as AddressInfo;
  const ca = trustsCertificate ? { ca: CERTIFICATE } : {};
  return {
    ...REAL_OUTSIDE,
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    request: (options) => request({ ...options, port, ...ca }),
  };
}

describe('S37: fetchPage', () => {
  it('connects to the checked address and accepts a certificate for the link’s host', async () => {
    serverNames = [];
    const { bytes } = await fetchPage('https://kitchen.example/', 'test', world(true));
    expect(Buffer.from(bytes).toString()).toMatch(/^<p>kitchen\.example/);
    expect(serverNames).toEqual(['kitchen.example']);
  });

  it('rejects a certificate for another name or from an unknown authority', async () => {
    const refused = { code: 'page-unreachable' };
    await expect(fetchPage('https://other.example/', 'test', world(true))).rejects.toMatchObject(refused);
    await expect(fetchPage('https://kitchen.example/', 'test', world(false))).rejects.toMatchObject(refused);
  });

  it('never connects to this machine under the real address rules', async () => {
    const { port } = server.address() as AddressInfo;
    const outside: Outside = {
      ...REAL_OUTSIDE,
      resolve: async () => ['127.0.0.1'],
      request: (options) => request({ ...options, port, ca: CERTIFICATE }),
    };
    serverNames = [];
    await expect(fetchPage('https://kitchen.example/', 'test', outside)).rejects.toMatchObject({
      message: 'forbidden address',
    });
    expect(serverNames).toEqual([]);
  });
});
