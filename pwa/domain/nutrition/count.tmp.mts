import { INGREDIENT_LISTS } from '../assistant/ingredient-lists.fixture.ts';
import { analyseRecipe } from '../analysis/analyse-recipe.ts';
import { isEither, isVague, isUnknownFood, isUnbounded, unsaidNutrients } from './batch-part.ts';
import { isOpen, sureBatch } from './sure-batch.ts';
import { closeGaps } from './close-gaps.ts';
await import('../reference/more-nutrients.ts');
const c: any = {};
const inc = (k: string) => c[k] = (c[k] ?? 0) + 1;
for (const [species, list] of INGREDIENT_LISTS) {
  const a = analyseRecipe({ species, lifeStage: 'adult', servings: 1, ingredients: list.split(' | ') });
  const p = a.nutrients.parts; const safe = a.safety.lead === null;
  inc(species);
  if (p.every((x) => !isUnknownFood(x))) { inc(species + ' no unknown'); if (safe) inc(species + ' no unknown safe');
    if (p.every((x) => !isUnbounded(x) && unsaidNutrients(x).length === 0)) { inc(species + ' bounded'); if (safe) { inc(species + ' bounded safe');
      const s = sureBatch(a.nutrients); const cl = closeGaps(s, { species, lifeStage: 'adult', standard: 'AAFCO' }); if (cl.closes) inc(species + ' bounded safe closes sure');
    if (p.every((x) => !isVague(x))) { inc(species + ' exact safe'); if (cl.closes) inc(species+' exact safe closes sure') }
    if (p.every((x) => !isOpen(x))) inc(species + ' notopen safe');
    if (p.every((x) => !isEither(x))) inc(species + ' noteither safe');
    } } }
  if (a.lines.every((l) => l.ingredientId !== null && l.grams !== null)) { inc(species + ' lines ok'); if (safe) inc(species + ' lines ok safe'); }
}
console.log(c);
