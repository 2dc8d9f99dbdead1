import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const lineOf = (text: string) => {
  const { lines } = readLines([text]);
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines in ${text}`);
  return line;
};

const POUND = 453.592;
const OUNCE = 28.3495;
/** Foods that are weighed without a question about their amount, with the grams of one. */
const FOODS = [
  { name: 'carrots', id: 'carrot', piece: 61 },
  { name: 'cod fillets', id: 'cod', piece: 130 },
  { name: 'bananas', id: 'banana', piece: 118 },
] as const;
const UNITS = [
  ['g', 1],
  ['kg', 1000],
  ['oz', OUNCE],
  ['lb', POUND],
] as const;
const food = fc.constantFrom(...FOODS);
const unit = fc.constantFrom(...UNITS);
const small = fc.integer({ min: 1, max: 90 });
/** With and without a space before the unit, as cooks write it. */
const gap = fc.constantFrom('', ' ');

/** Checks the food of a line, its bounds and that its grams are the middle between them. */
function expectBounds(text: string, id: string, least: number, most: number) {
  const line = lineOf(text);
  expect(line.ingredientId, text).toBe(id);
  expect(line.leastGrams, text).toBeCloseTo(least, 1);
  expect(line.mostGrams, text).toBeCloseTo(most, 1);
  expect(line.grams, text).toBeCloseTo((least + most) / 2, 1);
}

describe('every number of a line is used, or we ask for the amount', () => {
  it('takes a range between its ends, with the unit once or twice, before or after the food', () => {
    const sign = fc.constantFrom('-', '–', ' - ', ' – ', ' to ', '/');
    fc.assert(
      fc.property(
        food,
        unit,
        small,
        small,
        sign,
        gap,
        fc.boolean(),
        fc.nat(4),
        (f, [u, factor], a, b, joint, space, isTwice, place) => {
          // At least 10, since '1/2' is a fraction.
          const [low, high] = [Math.min(a, b) * 10, Math.min(a, b) * 10 + b * 10];
          const range = `${low}${isTwice ? `${space}${u}` : ''}${joint}${high}${space}${u}`;
          const text = [
            `${range} ${f.name}`,
            `${range} of ${f.name}, diced`,
            `${f.name} (${range})`,
            `${f.name}, ${range}`,
            `about ${range} or so ${f.name}`,
          ][place];
          // '80/20' is a share of fat, and more than 100 kg are an absurd amount.
          if ((joint === '/' && low + high === 100) || high * factor > 90_000) return;
          expectBounds(text ?? '', f.id, low * factor, high * factor);
        },
      ),
      { seed: 28, numRuns: 400 },
    );
  });

  it("reads 'between', 'from', 'each' and 'x' with ranges", () => {
    fc.assert(
      fc.property(
        food,
        fc.integer({ min: 2, max: 9 }),
        small,
        small,
        fc.nat(6),
        (f, count, a, more, form) => {
          const [low, high] = [a * 10, (a + more) * 10];
          const [text, times] = (
            [
              [`between ${low} and ${high} g ${f.name}`, 1],
              [`between ${low}g and ${high}g of ${f.name}`, 1],
              [`from ${low} to ${high} g ${f.name}`, 1],
              [`${count} x ${low}-${high} g ${f.name}`, count],
              [`${count} (${low}-${high} g) ${f.name}`, count],
              [`${count} ${f.name} (${low}-${high} g each)`, count],
              [`${count} ${f.name}, ${low} g to ${high} g each`, count],
            ] as const
          )[form] ?? ['', 0];
          expectBounds(text, f.id, low * times, high * times);
        },
      ),
      { seed: 28, numRuns: 300 },
    );
  });

  it('reads a bracketed weight as per piece or total, whichever fits', () => {
    fc.assert(
      fc.property(
        food,
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 80, max: 125 }),
        fc.boolean(),
        (f, count, percent, isAll) => {
          const stated = Math.round((f.piece * (isAll ? count : 1) * percent) / 100);
          const grams = isAll ? stated : stated * count;
          expectBounds(`${count} ${f.name} (${stated} g)`, f.id, grams, grams);
          expectBounds(
            `${count} ${stated}-gram (${isAll ? stated * count : stated} g) ${f.name}`,
            f.id,
            stated * count,
            stated * count,
          );
        },
      ),
      { seed: 28, numRuns: 200 },
    );
  });

  it('never gives an exact weight to a line with an unexplained number or unit', () => {
    const stray = fc.constantFrom('300 g', '12', '7 lb', '2 cups', '3/4', '+ 1', 'minus 40 g', '½', '9 kg 3');
    const amount = fc.constantFrom('200 g', '2 lb', '3', '1 cup', '4 x 20 g', '2 (60 g)');
    fc.assert(
      fc.property(food, amount, stray, fc.boolean(), (f, stated, left, isLast) => {
        const text = isLast ? `${stated} ${f.name} ${left}` : `${stated} ${left} ${f.name}`;
        const alone = lineOf(`${stated} ${f.name}`).grams;
        const { leastGrams, mostGrams, grams } = lineOf(text);
        const isCertain = grams !== null && leastGrams === mostGrams && grams === alone;
        // Explained: a second wording of the same amount, a size beside a count, a sum.
        const isUsed =
          left === '2 cups' || (/^(?:3|1 cup)$/.test(stated) && /^(?:300 g|7 lb|½|3\/4)$/.test(left));
        if (!isUsed) expect(isCertain, text).toBe(false);
      }),
      { seed: 28, numRuns: 300 },
    );
  });

  it('does not count pieces if a unit in brackets follows the number', () => {
    fc.assert(
      fc.property(
        food,
        fc.integer({ min: 2, max: 900 }),
        fc.constantFrom('(g)', '[g]', '(oz)'),
        (f, count, u) => {
          const grams = u === '(oz)' ? count * OUNCE : count;
          expectBounds(`${count} ${u} ${f.name}`, f.id, grams, grams);
        },
      ),
      { seed: 28, numRuns: 60 },
    );
  });
});

describe('the amount of', () => {
  it.each<[string, number, number]>([
    ['200g-250g carrots', 200, 250],
    ['200 (g) carrots', 200, 200],
    ['500/600 g beef mince', 500, 600],
    ['500g-600g beef mince', 500, 600],
    ['4 (6-8 oz) chicken breasts', 680.4, 907.2],
    ['4 6-ounce (170 g) chicken breasts', 680, 680],
    ['One ½ lb chicken breast', 226.8, 226.8],
    ['2 + 1/2 cups oats', 202.3, 202.3], // 2.5 × 80.9
    ['2 & ½ cups oats', 202.3, 202.3],
    ['10 baby carrots', 80, 150],
    ['½ small butternut squash', 225, 425],
    ['4 new potatoes', 100, 280],
    ['3 pumps (1 ml each) salmon oil', 2.76, 2.76], // 3 ml × 0.921
    ['1 tray chicken hearts', 200, 1500],
    ['1 pouch cooked white rice', 50, 500],
    ['2 tbps olive oil', 27, 27],
    ['500 g cod 600 g', 500, 600],
    ['1 kg / 3 lb cod', 1000, 1360.8],
  ])('%s is between %d and %d g', (text, least, most) => {
    const { leastGrams, mostGrams } = lineOf(text);
    expect(Math.abs(leastGrams - least)).toBeLessThanOrEqual(0.01 * least);
    expect(Math.abs((mostGrams ?? 0) - most)).toBeLessThanOrEqual(0.01 * most);
  });

  it.each<[string, string[]]>([
    ['1.500 g cod', ['1500 g cod', '1.5 g cod']],
    ['1 500 mg taurine', ['1500 mg taurine', '1 x 500 mg taurine']],
    ['200 carrots (5)', []],
    ['200 carrots g', []],
    ['1 kg minus 200 g cod', []],
  ])('%s raises a question', (text, answers) => {
    const line = lineOf(text);
    expect([line.grams, line.mostGrams]).toEqual([null, null]);
    const question = line.questions.find(({ code }) => code === 'which-amount');
    expect(question?.choices.map((choice) => choice.text)).toEqual(answers);
    for (const answer of answers) expect(lineOf(answer).grams).not.toBeNull();
  });

  it.each([
    '100 g cod, baked at 180°C for 20 minutes',
    '100 g cod, cut in 2 cm cubes',
    '100 g 0% fat cod',
    '100 g cod (serves 2)',
    '100 g cod, cut into 3 pieces',
  ])('%s is 100 g: its other numbers are not part of the amount', (text) => {
    expect([lineOf(text).grams, lineOf(text).mostGrams]).toEqual([100, 100]);
  });
});
