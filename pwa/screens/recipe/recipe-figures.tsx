import type { Recipe } from '#domain/recipe/recipe';
import { CostBlock } from './cost-block.tsx';
import { EnergyFacts } from './energy-facts.tsx';
import { IngredientPanel } from './ingredient-panel.tsx';

export type RecipeFiguresProps = { recipe: Recipe; part: 'energy' | 'cost' | 'ingredients' };

/** The parts of the page that compute with the ingredient table: one chunk, apart from what the page needs first. */
export function RecipeFigures({ recipe, part }: RecipeFiguresProps) {
  if (part === 'energy') return <EnergyFacts recipe={recipe} />;
  if (part === 'cost') return <CostBlock recipe={recipe} />;
  return <IngredientPanel recipe={recipe} />;
}
