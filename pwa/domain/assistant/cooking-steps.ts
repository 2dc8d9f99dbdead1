import type { Species } from '../recipe/species.ts';
import type { FoodKind } from './step-foods.ts';

export type StepFood = { id: string | null; name: string; kind: FoodKind };

/** Minutes at a simmer, as the packets say. */
const GRAIN_MINUTES: Readonly<Record<string, number>> = {
  'rice-brown-dry': 35,
  'rice-white-dry': 15,
  oats: 8,
  'quinoa-dry': 15,
  'barley-dry': 45,
};
const OTHER_GRAIN_MINUTES = 20;
const SUPPLEMENT_STEP =
  'Crush tablets, open capsules and measure powders level. Stir the supplements into a cupful of the cooled food first, then into all of it for a full minute, so that every portion gets its share.';
const BAKED = /\b(?:biscuits?|cookies?|treats?|crackers?|bites|coins)\b/i;

function joined(names: readonly string[]): string {
  const each = [...new Set(names)];
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function grainStep(grains: readonly StepFood[]): string {
  const minutes = Math.max(...grains.map(({ id }) => GRAIN_MINUTES[id ?? ''] ?? OTHER_GRAIN_MINUTES));
  return `Rinse the ${joined(grains.map(({ name }) => name))} and simmer in plenty of plain water for about ${minutes} minutes, until soft right through.`;
}

/** A dough is baked, everything else is cooked in a pot. */
function bakingSteps(of: (...kinds: FoodKind[]) => string): string[] {
  const wet = of('egg', 'ready', 'tinned fish', 'meat', 'organ', 'raw fish', 'vegetable', 'late', 'unknown');
  return [
    'Heat the oven to 180 °C (350 °F) and line a tray with baking paper.',
    `Chop or mash ${wet === '' ? 'everything' : `the ${wet}`} finely and work it into the ${of('flour', 'dry grain')} with as much plain water as makes a firm dough.`,
    'Roll or press the dough out 1 cm (1/2 in) thick and cut it into small pieces.',
    'Bake for 20 to 25 minutes, until the pieces are dry outside and cooked through: 74 °C (165 °F) in the middle.',
    'Leave them on the tray until they are quite cool.',
  ];
}

function potSteps(foods: readonly StepFood[], of: (...kinds: FoodKind[]) => string): string[] {
  const steps: string[] = [];
  const grains = foods.filter(({ kind }) => kind === 'dry grain' || kind === 'flour');
  if (grains.length > 0) steps.push(grainStep(grains));
  const meat = of('meat');
  if (meat !== '')
    steps.push(
      `Put the ${meat} into a wide pot with enough plain water to cover the bottom, and cook over a moderate heat for 12 to 15 minutes, breaking up lumps, until the thickest piece reaches 74 °C (165 °F).`,
    );
  const vegetables = of('vegetable', 'unknown');
  if (vegetables !== '')
    steps.push(
      `${meat === '' ? 'Put' : 'Add'} the ${vegetables}${meat === '' ? ' into a pot with a little plain water' : ' to the pot'}, cover, and simmer for 8 to 12 minutes, until everything can be crushed with a fork.`,
    );
  const organs = of('organ');
  if (organs !== '')
    steps.push(
      `Stir in the ${organs}, chopped small, and cook for 5 minutes more, until none of it is pink: 74 °C (165 °F).`,
    );
  const fish = of('raw fish');
  if (fish !== '')
    steps.push(
      `Lay the ${fish} on top, cover and cook for 6 to 8 minutes, until the flesh flakes and reaches 63 °C (145 °F). Feel for bones, take every one out, and break the flesh up.`,
    );
  const eggs = of('egg');
  if (eggs !== '') steps.push(`Beat the ${eggs}, stir in and keep stirring for 3 minutes, until fully set.`);
  const ready = of('ready', 'tinned fish');
  if (ready !== '')
    steps.push(`Fold in the ${ready}, drained and mashed where that is needed, and warm through.`);
  return steps;
}

/**
 * Steps for foods in the order in which a kitchen takes them: cut, cook each kind as long as it needs and to a safe
 * temperature, cool, stir in what heat harms, portion. Only foods that are given are named.
 */
export function cookingSteps(foods: readonly StepFood[], species: Species, title = ''): string[] {
  const of = (...kinds: FoodKind[]) =>
    joined(foods.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name));
  const cut = of('meat', 'organ', 'vegetable', 'unknown');
  const has = (...kinds: FoodKind[]) => foods.some(({ kind }) => kinds.includes(kind));
  const isDough =
    has('flour', 'dry grain') && (BAKED.test(title) || (has('flour') && !has('meat', 'raw fish')));
  const late = isDough ? '' : of('late');
  return [
    `Weigh out everything first${cut === '' ? '' : `, and cut the ${cut} into pieces that suit your ${species}`}.`,
    ...(isDough ? bakingSteps(of) : potSteps(foods, of)),
    ...(isDough ? [] : ['Take the pot off the heat and let it cool until it is no more than lukewarm.']),
    ...(late === '' ? [] : [`Stir in the ${late}.`]),
    ...(has('supplement') ? [SUPPLEMENT_STEP] : []),
    'Divide into portions. Keep them in the refrigerator for up to 3 days or in the freezer for up to 3 months, and change to a new food over 7-10 days.',
  ].map(sentenceCase);
}
