import { describe, expect, it } from 'vitest';
import type { NutrientId } from '../reference/nutrient.ts';
import { NUTRIENTS } from '../reference/nutrient.ts';
import { nutrientIndex, nutrientRow } from '../reference/nutrient-table.ts';
import { readLines } from './read-lines.ts';

/** Name on a label, nutrient, share by mass of the formula, worked from atomic masses. */
const SALTS: readonly (readonly [name: string, id: NutrientId, share: number])[] = [
  ['calcium carbonate', 'calcium', 0.4004],
  ['calcium citrate', 'calcium', 0.2108],
  ['calcium lactate', 'calcium', 0.13],
  ['calcium gluconate', 'calcium', 0.0931],
  ['monocalcium phosphate', 'phosphorus', 0.2458],
  ['dicalcium phosphate', 'phosphorus', 0.18],
  ['tricalcium phosphate', 'calcium', 0.3876],
  ['zinc gluconate', 'zinc', 0.1435],
  ['zinc picolinate', 'zinc', 0.2112],
  ['zinc sulphate monohydrate', 'zinc', 0.3643],
  ['zinc sulfate', 'zinc', 0.2274],
  ['zinc oxide', 'zinc', 0.8034],
  ['zinc citrate', 'zinc', 0.3121],
  ['zinc bisglycinate', 'zinc', 0.3062],
  ['zinc acetate', 'zinc', 0.2979],
  ['copper gluconate', 'copper', 0.14],
  ['copper sulphate', 'copper', 0.2545],
  ['copper bisglycinate', 'copper', 0.3002],
  ['magnesium citrate', 'magnesium', 0.1616],
  ['magnesium oxide', 'magnesium', 0.603],
  ['magnesium glycinate', 'magnesium', 0.141],
  ['potassium chloride', 'potassium', 0.5245],
  ['potassium citrate', 'potassium', 0.3616],
  ['potassium gluconate', 'potassium', 0.1669],
  ['potassium iodide', 'iodine', 0.7645],
  ['ferrous fumarate', 'iron', 0.3287],
  ['ferrous sulphate', 'iron', 0.2009],
  ['ferrous gluconate', 'iron', 0.1158],
  ['iron bisglycinate', 'iron', 0.2738],
  ['manganese gluconate', 'manganese', 0.1142],
  ['manganese sulphate', 'manganese', 0.3251],
  ['sodium selenite', 'selenium', 0.4566],
  ['selenomethionine', 'selenium', 0.4027],
  ['choline bitartrate', 'choline', 0.4113],
  ['choline chloride', 'choline', 0.7461],
  ['thiamine hydrochloride', 'thiamine', 0.7868],
  ['thiamine mononitrate', 'thiamine', 0.8106],
  ['pyridoxine hydrochloride', 'vitamin-b6', 0.8227],
];

/** Each amount and form with the milligrams of the compound it states. */
const FORMS: readonly (readonly [write: (name: string) => string, mg: number])[] = [
  [(name) => `900 mg ${name}`, 900],
  [(name) => `900mg of ${name}`, 900],
  [(name) => `0.9 g ${name}`, 900],
  [(name) => `900 mcg ${name}`, 0.9],
  [(name) => `900 mg ${name} powder`, 900],
  [(name) => `2 ${name} tablets 450 mg`, 900],
  [(name) => `2 tablets ${name}, 450 mg each`, 900],
  [(name) => `1 capsule ${name} 900 mg`, 900],
];

const PER_MG: Readonly<Record<string, number>> = { g: 0.001, mg: 1, µg: 1000 };

/** Milligrams of a nutrient in a line, by its grams of a product or by its label. */
function milligrams(text: string, id: NutrientId): number {
  const line = readLines([text]).lines[0];
  const perMg = PER_MG[NUTRIENTS[id].unit] ?? 0;
  if (line?.holds) return (line.holds[id] ?? 0) / perMg;
  const per100g = nutrientRow(line?.ingredientId ?? '')?.[nutrientIndex(id)] ?? 0;
  return ((line?.grams ?? 0) * per100g) / 100 / perMg;
}

describe('milligrams of a compound', () => {
  it('give the nutrient’s share of the formula for every salt, unit and form', () => {
    const wrong = SALTS.flatMap(([name, id, share]) =>
      FORMS.flatMap(([write, mg]) => {
        const read = milligrams(write(name), id);
        return Math.abs(read / (mg * share) - 1) < 0.005
          ? []
          : [`${write(name)}: ${read}, not ${mg * share}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['900 mg calcium carbonate', 0.9],
    ['220 mg dicalcium phosphate', 0.22],
    // 360 / 0.4 and 15 / 0.1435 mg of the salt.
    ['360 mg elemental calcium (calcium carbonate)', 0.9],
    ['15 mg zinc (as zinc gluconate)', 0.1045],
    ['900 mg elemental calcium, calcium carbonate', 2.25],
  ])('are of the element only where the line says so: %s is %d g of the compound', (text, grams) => {
    expect(readLines([text]).lines[0]?.grams).toBeCloseTo(grams, 3);
  });

  it('are unknown for a salt missing from the tables', () => {
    expect(readLines(['2 tablets zinc orotate 50 mg']).lines[0]).toMatchObject({
      ingredientId: null,
      holds: null,
    });
  });
});
