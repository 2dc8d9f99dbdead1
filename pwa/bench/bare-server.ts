import { createServer, get, type IncomingMessage } from 'node:http';

/**
 * The baseline: node:http serving one buffer from memory, with nothing around it. Started with PORT and
 * SOURCE. It sends the bytes of the real answer, because the load generator is faster with uniform bytes.
 */
const source = await new Promise<IncomingMessage>((resolve, reject) => {
  get(process.env['SOURCE'] ?? '', { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
});
const etag = source.headers.etag ?? '"bare"';
const body = Buffer.concat(await source.toArray());

createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': body.length,
      etag,
    })
    .end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('listening'));
