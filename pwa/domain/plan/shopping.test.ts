import { describe, expect, it } from 'vitest';
import { listText } from './list-text.ts';
import { chickenRecipe, recipesOf } from './plan-rows.test-support.ts';
import {
  cleared,
  NO_SHOPPING,
  type Shopping,
  shoppingSchema,
  tickedItems,
  toggleOwnItem,
  toggleTick,
  withOwnItem,
  withoutOwnItem,
} from './shopping.ts';
import { shoppingList } from './shopping-list.ts';

const recipe = chickenRecipe({
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
    { ingredientId: 'carrot', grams: 100, metric: '100 g carrot', us: '4 oz carrot' },
  ],
});
const listFor = (batches: number, from = recipe) => shoppingList([{ recipeId: 1, batches }], recipesOf(from));
const items = (batches: number, shopping: Shopping) => tickedItems(listFor(batches), shopping);
const tick = (shopping: Shopping, batches: number, id = 'chicken-breast') =>
  toggleTick(shopping, { items: items(batches, shopping), isWhole: true }, id);

describe('ticking off', () => {
  it('ticks and unticks', () => {
    const ticked = tick(NO_SHOPPING, 1);
    expect(ticked.ticks).toEqual({ 'chicken-breast': 1000 });
    expect(items(1, ticked).map(({ isTicked }) => isTicked)).toEqual([true, false]);
    expect(tick(ticked, 1)).toEqual(NO_SHOPPING);
  });

  it('keeps ticks of items still needed after a change of plan', () => {
    const ticked = tick(NO_SHOPPING, 1.96); // 2 kg were bought for 1960 g
    expect(items(0.5, ticked)[0]?.isTicked).toBe(true);
    expect(items(2, ticked)[0]?.isTicked).toBe(true);
  });

  it('asks only for the rest if the plan has grown beyond the purchase', () => {
    const ticked = tick(NO_SHOPPING, 1);
    const [chicken] = items(1.25, ticked);
    expect(chicken).toMatchObject({
      isTicked: false,
      haveGrams: 1000,
      stillToBuy: { grams: 300, words: '300 g' },
    });
    expect(tick(ticked, 1.25).ticks).toEqual({ 'chicken-breast': 1300 });
  });

  it('drops the ticks of items no longer needed with the next tick', () => {
    const ticked = tick(NO_SHOPPING, 1);
    const others = tickedItems(
      listFor(1, { ...recipe, ingredientLines: recipe.ingredientLines.slice(1) }),
      ticked,
    );
    const whole = { items: others, isWhole: true };
    expect(toggleTick(ticked, whole, 'carrot').ticks).toEqual({ carrot: 100 });
  });

  it('keeps the ticks of items that only a missing recipe asks for', () => {
    const ticked = tick(NO_SHOPPING, 1);
    const some = { items: tickedItems([], ticked), isWhole: false };
    expect(toggleTick(ticked, some, 'carrot').ticks).toEqual({ 'chicken-breast': 1000 });
  });
});

describe('the owner’s additions', () => {
  it('are added, ticked and removed', () => {
    const added = withOwnItem(NO_SHOPPING, 'a', '  Poo bags ');
    expect(added.own).toEqual([{ id: 'a', text: 'Poo bags', isTicked: false }]);
    expect(toggleOwnItem(added, 'a').own[0]?.isTicked).toBe(true);
    expect(withoutOwnItem(added, 'a')).toEqual(NO_SHOPPING);
  });

  it('are not blank, not too long and not too many', () => {
    expect(withOwnItem(NO_SHOPPING, 'a', '   ')).toBe(NO_SHOPPING);
    const long = withOwnItem(NO_SHOPPING, 'a', 'x'.repeat(200));
    expect(shoppingSchema.safeParse(long).success).toBe(true);
    let full = NO_SHOPPING;
    for (let at = 0; at < 120; at += 1) full = withOwnItem(full, String(at), 'Bags');
    expect(full.own).toHaveLength(100);
  });

  it('stay on a cleared list until bought', () => {
    const two = withOwnItem(withOwnItem(tick(NO_SHOPPING, 1), 'a', 'Bags'), 'b', 'Foil');
    expect(cleared(toggleOwnItem(two, 'a'))).toEqual({
      ticks: {},
      own: [{ id: 'b', text: 'Foil', isTicked: false }],
      recipes: [],
    });
  });
});

it('the shopping list is shared as plain text, without ticked items', () => {
  const shopping = withOwnItem(tick(NO_SHOPPING, 1, 'carrot'), 'a', 'Poo bags');
  expect(listText(items(1.5, { ...shopping, ticks: { carrot: 500 } }), shopping.own)).toBe(
    'Meat and fish\n- Chicken breast, skinless: 1.5 kg\n\nYour own\n- Poo bags',
  );
});
