import { ingredientTexts } from '../recipe/ingredient-text.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { ownToSchemaOrg } from './own-to-schema-org.ts';

const list = (tag: 'ul' | 'ol', lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</${tag}>`;

/**
 * An owner's recipe as one page to send to somebody: readable in any browser, with the whole recipe embedded for this and
 * other kitchen apps.
 */
export function ownToPage(recipe: Recipe): string {
  // A script ends at the first '</', wherever it occurs.
  const data = JSON.stringify(ownToSchemaOrg(recipe)).replaceAll('<', '\\u003c');
  const title = escapeMarkup(recipe.title);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title><script type="application/ld+json">${data}</script></head><body>`,
    `<h1>${title}</h1>`,
    recipe.description === '' ? '' : `<p>${escapeMarkup(recipe.description)}</p>`,
    `<p>For ${recipe.species}s, ${recipe.servings} servings.</p>`,
    `<h2>Ingredients</h2>${list('ul', ingredientTexts(recipe, 'metric'))}`,
    `<h2>Method</h2>${list(
      'ol',
      recipe.steps.map(({ text }) => text),
    )}`,
    '</body></html>',
  ].join('\n');
}
