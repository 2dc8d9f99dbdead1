import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenFault, requireFreePort } from './free-port.ts';

it('says which port is in use, and finds a free port free twice, so the check releases it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(`PORT ${port} is in use on 127.0.0.1.`);
  await new Promise((resolve) => other.close(resolve));
  await requireFreePort(port, '127.0.0.1');
  await requireFreePort(port, '127.0.0.1');
});

it.each([
  ['EACCES', /PORT 80 may not be used by this account/],
  ['EADDRNOTAVAIL', /HOST 192\.0\.2\.1 is not an address of this machine/],
  ['EMFILE', /cannot be used \(EMFILE\)/],
])('explains why the server cannot listen after %s', (code, words) => {
  expect(listenFault(Object.assign(new Error(code), { code }), 80, '192.0.2.1').message).toMatch(words);
});
