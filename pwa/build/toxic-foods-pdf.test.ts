import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeToxicFoodsPdf } from './toxic-foods-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bowlful-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes a PDF of several pages, the same bytes each time', async () => {
  const [first, second] = [join(folder, 'a/one.pdf'), join(folder, 'two.pdf')];
  await writeToxicFoodsPdf(first);
  await writeToxicFoodsPdf(second);
  const bytes = await readFile(first);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(bytes.toString('latin1')).toContain('/Title');
  expect(bytes.equals(await readFile(second))).toBe(true);
});
