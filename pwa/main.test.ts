import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: URL) => readFileSync(file, 'utf8');

it('starts the app from the page, in the element that the server fills', () => {
  const page = read(new URL('./index.html', import.meta.url));
  expect(page).toContain('<div id="root"><!--app-html--></div>');
  expect(page).toContain('<script type="module" src="/main.tsx"></script>');
  expect(read(new URL('./main.tsx', import.meta.url))).toMatch(/^startApp\(\);$/m);
});
