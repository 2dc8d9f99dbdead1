import { expect, it } from 'vitest';
import { textLines } from './http.ts';

it('yields whole lines however they are chunked, and drops a cut-off one', async () => {
  const pieces = ['{"a', '":1}\n{"b":"é', '"}\n', '{"c":'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of textLines(body)) lines.push(line);
  expect(lines).toEqual(['{"a":1}', '{"b":"é"}']);
});
