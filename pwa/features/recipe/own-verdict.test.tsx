import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newOwnRecipeId } from '#domain/own/own-id';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { database } from '../../platform/database/bowlful.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { OwnVerdict } from './own-verdict.tsx';

beforeEach(clearDevice);
afterEach(cleanup);

const own: OwnRecipe = {
  id: newOwnRecipeId(),
  words: {
    title: 'Pot',
    description: '',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    prepTime: 10,
    servings: 4,
    ingredients: ['500 g beef mince', '200 g carrots, no need for garlic unless you like'],
    instructions: ['Brown the mince for 10 minutes.', 'Stir in chives if you like them.'],
    imageUrl: '',
    authorName: '',
    role: 'everyday',
  },
  origin: { kind: 'hand' },
  createdAt: '2026-01-01T00:00:00.000Z',
};

const stored = async () => (await database.ownRecipes.get(own.id))?.value as OwnRecipe | undefined;

it('writes the answer to an open question into its line or step, and keeps earlier answers', async () => {
  render(<OwnVerdict own={own} />);
  const question = (food: string) =>
    screen.findByRole('group', { name: `‘${food}’ is named here. Is it in the bowl?` });
  fireEvent.click(within(await question('Garlic')).getByText('No, it is not in it'));
  await waitFor(async () =>
    expect((await stored())?.words.ingredients).toEqual([
      '500 g beef mince',
      '200 g carrots, no need for garlic unless you like (no garlic)',
    ]),
  );
  fireEvent.click(within(await question('Chives')).getByText('Yes'));
  await waitFor(async () =>
    expect((await stored())?.words.instructions).toEqual([
      'Brown the mince for 10 minutes.',
      'Stir in chives if you like them. (with chives)',
    ]),
  );
  // `own` on the screen is from before the first answer: the second must not overwrite that.
  expect((await stored())?.words.ingredients[1]).toContain('(no garlic)');
});
