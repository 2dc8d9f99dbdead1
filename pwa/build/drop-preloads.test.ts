import { expect, it } from 'vitest';
import { dropPreloads } from './drop-preloads.ts';

const chunk = (files: string[], ...calls: string[]) =>
  [
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`,
    ...calls.map((numbers) => `load(()=>import("./x.js"),__vite__mapDeps([${numbers}]));`),
  ].join('\n');

it('inlined files are not requested, and the others keep their importers', () => {
  const code = chunk(['a.css', 'b.js', 'c.css', 'd.css'], '0,1,2', '2', '3');
  expect(dropPreloads(code, ['a.css', 'c.css'])).toBe(
    [chunk(['b.js', 'd.css'], '0'), 'load(()=>import("./x.js"),[]);', chunk([], '1').split('\n')[1]].join(
      '\n',
    ),
  );
});

it('an empty list is removed', () => {
  expect(dropPreloads(chunk(['a.css'], '0', '0'), ['a.css'])).toBe(
    'load(()=>import("./x.js"),[]);\nload(()=>import("./x.js"),[]);',
  );
});

it('a chunk without a list is unchanged', () => {
  expect(dropPreloads('const f=[1];', ['a.css'])).toBe('const f=[1];');
});
