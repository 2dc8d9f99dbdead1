import { createServer } from 'node:http';

/** The yardstick: node:http answering one buffer from memory, with nothing around it. Started with PORT and SOURCE. */
const source = await fetch(process.env['SOURCE'] ?? '', { headers: { 'accept-encoding': 'gzip' } });
const etag = source.headers.get('etag') ?? '"bare"';
// fetch unpacks the body: the length alone matters here, so as many bytes as the real answer puts on the wire.
const body = Buffer.alloc(Number(process.env['BODY_BYTES'] ?? 0), 97);

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
