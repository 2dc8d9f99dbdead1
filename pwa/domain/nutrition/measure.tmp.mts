import { INGREDIENT_LISTS } from '../assistant/ingredient-lists.fixture.ts';
import { analyseRecipe } from '../analysis/analyse-recipe.ts';
import { closeGaps } from './close-gaps.ts';
import { fixSteps } from './fix-bowl.ts';
import { solveProgram } from './solve-program.ts';
import { sureBatch } from './sure-batch.ts';
import { isUnknownFood, isUnbounded, unsaidNutrients } from './batch-part.ts';
await import("../reference/more-nutrients.ts");
const only = process.argv[2];
const tot: any = {};
for (const [species, list] of INGREDIENT_LISTS) {
  if (only && species !== only) continue;
  const a = analyseRecipe({ species, lifeStage: 'adult', servings: 1, ingredients: list.split(' | ') });
  const t = (tot[species] ??= { n: 0, readable: 0, alone: 0, fix: 0, either: 0, changes: [], doses: [], ms: [], aloneDoses: [] , programs: 0});
  t.n++;
  if (a.nutrients.parts.some(x=>isUnknownFood(x)||isUnbounded(x)||unsaidNutrients(x).length>0) || a.safety.lead !== null || a.nutrients.energyKcal <= 0) continue;
  t.readable++;
  const options = { species, lifeStage: 'adult', standard: 'AAFCO' } as const;
  const closure = closeGaps(sureBatch(a.nutrients), options);
  if (closure.closes && closure.doses.length<=5) t.alone5=(t.alone5??0)+1;
  if (closure.closes) { t.alone++; t.aloneDoses.push(closure.doses.length); }
  const start = performance.now();
  const steps = fixSteps(a.nutrients, options);
  let next = steps.next(); const log: string[] = [];
  while (!next.done) { const s = performance.now(); const v = solveProgram(next.value); if (performance.now()-s>8||!v.length) log.push(`${[...next.value.model.variables as any].length}x${[...next.value.model.constraints as any].length}:${(performance.now()-s).toFixed(0)}ms${v.length?'':'!'}`); next = steps.next(v); }
  const fix = next.value; const ms = performance.now() - start; t.ms.push(ms);
  if (fix.closes) { t.fix++; const nn=fix.changes.filter(c=>c.fromGrams===0).length, ss=fix.doses.filter(d=>!/salt/.test(d.id)).length; if(nn<=2&&ss<=5) t.strict=(t.strict??0)+1; t.changes.push(fix.changes.length); t.doses.push(fix.doses.length); }
  if (fix.closes || closure.closes) t.either++;
  console.log(species, closure.closes ? `alone ${closure.doses.length}` : `alone no (${closure.remaining.map(r=>r.nutrient+' '+r.status)})`, '|', list);
  console.log('   ', fix.closes ? `FIX ${fix.changes.map(c=>`${c.insteadOf?c.insteadOf.foodId+'>':''}${c.foodId} ${c.fromGrams.toFixed(0)}→${c.toGrams.toFixed(1)} [${c.because}]`).join('; ')} + ${fix.doses.map(d=>d.id+' '+d.grams).join(', ')}` : `none: ${fix.inTheWay} ${fix.openLines}`, log.join(' '), ms.toFixed(0)+'ms');
}
const med = (x: number[]) => x.toSorted((a, b) => a - b)[Math.floor(x.length / 2)];
for (const [s, t] of Object.entries<any>(tot)) console.log(s, { ...t, changes: med(t.changes), doses: med(t.doses), aloneDoses: med(t.aloneDoses), ms: med(t.ms), maxMs: Math.max(...t.ms) });
