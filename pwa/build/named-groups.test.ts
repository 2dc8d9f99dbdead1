import { expect, it } from 'vitest';
import { chunkGroups, emptyGroups, iconsOf, modulesOf, namedGroup } from './named-groups.ts';

const IDS = [
  '/home/pwa/domain/pet/feeding.ts',
  '/home/pwa/screens/plan/plan.tsx',
  '/home/pwa/screens/plan/plan.module.css',
  '/home/node_modules/lucide-react/dist/esm/icons/cat.mjs',
];

it('finds every listed module', () => {
  const groups = [
    namedGroup('energy', modulesOf('domain/pet', 'feeding')),
    namedGroup('plan', modulesOf('screens/plan', 'plan'), iconsOf('cat')),
  ];
  expect(emptyGroups(groups, IDS)).toEqual([]);
  expect(chunkGroups(groups).map(({ test }) => IDS.filter(test).length)).toEqual([1, 3]);
});

it('names each listed module that is not there, also beside others that are', () => {
  const groups = [namedGroup('energy', modulesOf('domain/pet', 'feeding|fed|energy'), iconsOf('cat|cow'))];
  expect(emptyGroups(groups, IDS)).toEqual([
    expect.stringMatching(/^energy: .*fed/),
    expect.stringMatching(/^energy: .*energy/),
    expect.stringMatching(/^energy: .*cow/),
  ]);
});

it('names a group whose modules all belong to an earlier one', () => {
  const groups = [
    namedGroup('plan', modulesOf('screens/plan', '(?!page)[a-z]+')),
    namedGroup('rest', modulesOf('screens/plan')),
  ];
  expect(emptyGroups(groups, IDS)).toEqual(['rest: nothing is left for it']);
});
