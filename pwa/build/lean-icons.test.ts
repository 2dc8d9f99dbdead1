import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shapesAlone } from './lean-icons.ts';

const icon = (name: string) =>
  readFileSync(
    new URL(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url),
    'utf8',
  );

it.each(['circle-check', 'truck', 'house'])('leaves the shapes of %s and nothing else', (name) => {
  const code = icon(name);
  const shapes = [...code.matchAll(/\b(?:d|cx|cy|r|width|height|x|y|rx|points): "[^"]*"/g)].map(String);
  const lean = shapesAlone(code);
  const [data = ''] = /const __iconData = (\{[\s\S]*?\n\});/.exec(lean) ?? [];
  expect([...data.matchAll(/[\w-]+: "[^"]*"/g)].map(String)).toEqual(shapes);
  expect(data).toContain('node: [');
  expect(lean).not.toMatch(/key:|size:|aliases:|name:/);
  expect(lean).toContain('createLucideIcon(__iconData)');
});
