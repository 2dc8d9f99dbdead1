import { writeFileSync } from 'node:fs';
import { INGREDIENT_LISTS } from '../assistant/ingredient-lists.fixture.ts';
import { analyseRecipe } from '../analysis/analyse-recipe.ts';
import { isUnknownFood, isUnbounded, unsaidNutrients } from './batch-part.ts';
import { sureBatch } from './sure-batch.ts';
import { completeness } from './completeness.ts';
import { fixProblem } from './fix-problem.ts';
import { choiceModel } from './fix-models.ts';
await import('../reference/more-nutrients.ts');
import { FIX_FOODS } from '../reference/fix-foods.ts';
import { foodKind } from '../reference/food-kind.ts';
for (const e of (process.env.X ?? '').split(',').filter(Boolean)) { const [id, st, sh] = e.split(':'); (FIX_FOODS as any).push({ id, words: id, stepGrams: +st, mostShare: +sh / 100, group: id, replaces: null }); }
const out: any[] = [];
for (const [species, list] of INGREDIENT_LISTS) {
  const a = analyseRecipe({ species, lifeStage: 'adult', servings: 1, ingredients: list.split(' | ') });
  const p = a.nutrients.parts;
  if (a.safety.lead !== null || p.some((x) => isUnknownFood(x) || isUnbounded(x) || unsaidNutrients(x).length > 0)) continue;
  const options = { species, lifeStage: 'adult', standard: 'AAFCO' } as const;
  if (process.env.SP && process.env.SP !== species) continue;
  for (const mode of ['sure']) {
    const b = mode === 'sure' ? sureBatch(a.nutrients) : a.nutrients;
    if (completeness(b, options).verdict === 'met') { out.push({ species, list, mode, met: true }); continue; }
    const problem = fixProblem(b, options, {});
    const m: any = choiceModel(problem, []);
    out.push({ species, list, mode, constraints: [...m.constraints], variables: [...m.variables].map(([k, v]: any) => [k, [...v]]), binaries: m.binaries });
  }
}
writeFileSync(process.env.OUT ?? '/tmp/h-fix-tmp/models.json', JSON.stringify(out));
