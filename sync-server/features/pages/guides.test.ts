import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDraft, aGuide } from '../../testing/guide-builders.ts';
import { guidesOf, readGuides } from './guides.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowlful-guides-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (content: unknown) => writeFile(path.join(folder, 'guides.json'), JSON.stringify(content));
const client = () => path.join(folder, 'client');

it('a published guide is found by its exact slug; a draft is not found', () => {
  const guides = guidesOf([aGuide(), aDraft()]);
  expect(guides.find('storing-food')?.title).toBe('Storing food');
  expect(guides.find('cooking-for-two')).toBeUndefined();
  expect(guides.find('constructor')).toBeUndefined();
  expect(guides.published).toHaveLength(1);
});

it('the build’s guides.json is read, and refused with an unknown field or a javascript: link', async () => {
  expect(readGuides(client()).content).toEqual([]);
  expect(readGuides(null).content).toEqual([]);
  await write([aGuide()]);
  expect(readGuides(client()).content).toMatchObject([{ id: 'storing-food', wordCount: 5 }]);
  await write([{ ...aGuide(), html: '<b>x</b>' }]);
  expect(() => readGuides(client())).toThrow(/html/);
  await write([aGuide({ blocks: [{ paragraph: [{ link: 'x', to: 'javascript:alert(1)' }] }] })]);
  expect(() => readGuides(client())).toThrow();
});
