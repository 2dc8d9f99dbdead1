import { TOXIC_FOODS } from './toxic-foods.ts';

/** The foods of which one is enough, and whether none is right as well. */
export type Expected = { anyOf: string[]; isOptional: boolean };

function foodCalled(beginning: string): string {
  const names = TOXIC_FOODS.map(({ name }) => name);
  const found = names.filter(
    (name) => name === beginning || (beginning !== 'Milk' && name.startsWith(beginning)),
  );
  if (found.length !== 1) throw new RangeError(`${beginning} is the beginning of ${found.length} names`);
  return found[0] as string;
}

/** The foods that a column of a fixture asks for: beginnings of table names, `+` for and, `/` for or, `?` for maybe, `-` for none. */
export const expectedOf = (foods: string): Expected[] =>
  foods === '-'
    ? []
    : foods.split('+').map((group) => ({
        anyOf: group.replace('?', '').split('/').map(foodCalled),
        isOptional: group.endsWith('?'),
      }));

/** What was asked for and not found, and what was found and not asked for. */
export function compare(found: readonly string[], foods: string) {
  const expected = expectedOf(foods);
  const missed = expected.filter(
    ({ anyOf, isOptional }) => !isOptional && !anyOf.some((food) => found.includes(food)),
  );
  return { missed, extra: found.filter((food) => !expected.some(({ anyOf }) => anyOf.includes(food))) };
}
