import type { Breed, EnergyLevel } from './breed.ts';
import { DOG_BREED_ROWS } from './dog-breed-rows.ts';

export const DOG_BREED_GROUPS = [
  'toy',
  'terrier',
  'non-sporting',
  'sporting',
  'hound',
  'working',
  'herding',
  'designer',
  'mixed',
] as const;

type DogBreed = Breed & { group: (typeof DOG_BREED_GROUPS)[number] };

const AKC = 'AKC data set';
const SOURCES: Record<string, string> = {
  a: AKC,
  w: `${AKC}; weight corrected from knowledge`,
  e: `${AKC}; weight and energy corrected from knowledge`,
  k: 'From knowledge: kennel-club or breeder ranges, approximate',
};

function parse(row: string): DogBreed {
  const [name, group, min, max, energyLevel, aliases, source] = row.split('|') as [
    string,
    DogBreed['group'],
    string,
    string,
    EnergyLevel,
    string,
    string,
  ];
  return {
    name,
    group,
    minWeightKg: Number(min),
    maxWeightKg: Number(max),
    energyLevel,
    aliases: aliases === '' ? [] : aliases.split(','),
    source: SOURCES[source] ?? '',
  };
}

/** The 240 dog breeds, by group. Import lazily: only forms, the calculator and a puppy's needs use them. */
export const DOG_BREEDS: readonly DogBreed[] = DOG_BREED_ROWS.trim().split('\n').map(parse);
