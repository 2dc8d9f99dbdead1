import { describe, expect, it } from 'vitest';
import { readLines, type UnderstoodLine } from './read-lines.ts';

const read = (text: string) => readLines([text], [], 'uk');
const lineOf = (text: string) => read(text).lines[0] as UnderstoodLine;
const answersTo = (text: string, code = 'which-food') =>
  lineOf(text).questions.find((question) => question.code === code)?.choices ?? [];

describe('an answer to which food a line means', () => {
  it.each([
    ['500g chicken or turkey mince, cooked', '500g turkey mince, cooked', 'turkey-mince-cooked', 500],
    [
      '500g lamb or turkey mince (500 g cooked)',
      '500g turkey mince (500 g cooked)',
      'turkey-mince-cooked',
      500,
    ],
    [
      '200 g white or brown rice (uncooked weight)',
      '200 g brown rice (uncooked weight)',
      'rice-brown-dry',
      200,
    ],
    ['200 g rice (white or brown), uncooked', '200 g brown rice, uncooked', 'rice-brown-dry', 200],
    ['1 lb ground turkey or beef', '1 lb ground beef', 'beef-mince-15', 453.592],
    ['100 g cooked quinoa or rice', '100 g cooked rice', 'rice-white-cooked', 100],
    // Three quarters of a drained tin are fish.
    [
      '1 tin (213 g) salmon or mackerel, drained',
      '1 tin (213 g) mackerel, drained',
      'mackerel-tinned',
      159.75,
    ],
    // Three fifths of a drained tin are pulses.
    ['2 x 400g tins chickpeas or lentils, drained', '2 x 400g tins lentils, drained', 'lentils-cooked', 480],
    [
      '1 tin (400 g) beans, kidney or black, drained',
      '1 tin (400 g) black beans, drained',
      'black-beans-tinned',
      240,
    ],
    ['400-600 g cod or haddock', '400-600 g haddock', 'haddock', 500],
    ['2 cod or haddock fillets (150 g each)', '2 haddock fillets (150 g each)', 'haddock', 300],
    ['chicken or turkey mince, 500 g, cooked', 'turkey mince, 500 g, cooked', 'turkey-mince-cooked', 500],
    ['500 g beef or lamb with bone, minced', '500 g lamb with bone, minced', 'lamb-mince', 500],
    ['400 g cod or 300 g turkey mince, raw', '300 g turkey mince, raw', 'turkey-mince-lean', 300],
  ])('keeps the rest of the line: %s', (text, answer, id, grams) => {
    expect(answersTo(text).at(-1)?.text).toBe(answer);
    expect(lineOf(answer)).toMatchObject({ ingredientId: id, grams });
  });

  it('keeps the size: two large carrots weigh 144 g, two carrots 122 g', () => {
    const [carrots] = answersTo('2 large carrots or parsnips');
    expect(carrots?.text).toBe('2 large carrots');
    expect(lineOf('2 large carrots').grams).toBe(144);
  });

  it.each([
    ['500g chicken breast or thigh', '500g chicken breast', '500g chicken thigh'],
    ['300 g beef liver or heart', '300 g beef liver', '300 g beef heart'],
    ['400 g lamb or beef mince', '400 g lamb mince', '400 g beef mince'],
    ['500 g beef mince or turkey mince', '500 g beef mince', '500 g turkey mince'],
    ['2 cod fillet or haddock fillets', '2 cod fillet', '2 haddock fillets'],
    ['1 tbsp coconut oil or olive oil', '1 tbsp coconut oil', '1 tbsp olive oil'],
    ['1 tbsp coconut or olive oil', '1 tbsp coconut oil', '1 tbsp olive oil'],
    ['100 g green beans or peas', '100 g green beans', '100 g peas'],
    ['1 tbsp oil or 10 g butter', '1 tbsp oil', '10 g butter'],
  ])('repeats a shared word in each answer, at either end: %s', (text, ...answers) => {
    expect(answersTo(text).map((choice) => choice.text)).toEqual(answers);
  });

  it('no longer raises the question', () => {
    for (const text of ['500g chicken breast or thigh', '1 tin (213 g) salmon or mackerel, drained'])
      for (const choice of answersTo(text)) expect(answersTo(choice.text)).toEqual([]);
  });
});

describe('the foods that an unanswered line may mean', () => {
  it.each([
    ['500g chicken or turkey mince, cooked', 'chicken-mince-cooked', 'turkey-mince-cooked', 500],
    ['200 g white or brown rice (uncooked weight)', 'rice-white-dry', 'rice-brown-dry', 200],
    ['1 tin (213 g) salmon or mackerel, drained', 'salmon-pink-tinned-drained', 'mackerel-tinned', 159.75],
    // The British tin.
    ['1 tin salmon or mackerel, drained', 'salmon-pink-tinned-drained', 'mackerel-tinned', 125],
    ['400-600 g cod or haddock', 'cod', 'haddock', 500],
    ['500g chicken breast or thigh', 'chicken-breast', 'chicken-thigh', 500],
  ])('%s: %s or %s', (text, id, other, grams) => {
    expect(read(text).foods[0]).toMatchObject({ ingredientId: id, others: [{ id: other, grams }] });
  });
});

describe('an answer that only part of a food is used', () => {
  it.each([
    ['500 g chicken, cooked, use half', '250 g chicken, cooked', 'chicken-breast-cooked', 250],
    ['200 g rice (uncooked weight), only use half', '100 g rice, uncooked weight', 'rice-white-dry', 100],
    ['2 large carrots, use half', '72 g carrots', 'carrot', 72],
    [
      '1 tin (400 g) chickpeas, drained, use half',
      '120 g tinned chickpeas, drained',
      'chickpeas-tinned',
      120,
    ],
    ['1 tin salmon (use half)', '0.5 tin salmon', 'salmon-canned', 106.5],
  ])('keeps the state and the weight: %s', (text, answer, id, grams) => {
    expect(answersTo(text, 'use-part')[0]?.text).toBe(answer);
    expect(lineOf(answer)).toMatchObject({ ingredientId: id, grams });
  });
});
