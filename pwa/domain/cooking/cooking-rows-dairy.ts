import type { CookingMethodId } from './cooking-methods.ts';

/** Dairy foods and eggs by the way they are added to the bowl; matched as in the table of plants. */
export const DAIRY_ROWS: readonly (readonly [CookingMethodId, string])[] = [
  [
    'egg',
    'egg, egg yolk, egg white, duck egg, quail egg, goose egg, chicken egg, yolk, hens egg, egg powder, liquid egg',
  ],
  [
    'dairy',
    `milk, goat milk, goats milk, sheep milk, whole milk, skimmed milk, coconut milk, almond milk, oat milk, rice milk, soya milk, soy milk, milk powder, evaporated milk, condensed milk, kitten milk, puppy milk, lactose milk, buttermilk, kefir, goat kefir,
    milk kefir, water kefir, yogurt, plain yogurt, greek yogurt, goat yogurt, coconut yogurt, skyr, quark, fromage frais, cottage cheese, ricotta, cream cheese, cheese, cheddar, mozzarella, parmesan, feta, edam, gouda, emmental, swiss cheese, brie, paneer, halloumi,
    goat cheese, goats cheese, blue cheese, mascarpone, cream, double cream, single cream, soured cream, sour cream, creme fraiche, butter, unsalted butter, ice cream, custard, whey, colostrum, curd, quark cheese, red leicester, gruyere, monterey jack, colby, string cheese`,
  ],
];
