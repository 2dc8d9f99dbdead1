import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { CostBlock } from '../parts/market/cost-block.tsx';
import { EnergyFacts } from './energy-facts.tsx';
import { IngredientPanel } from './ingredient-panel.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';
import { NutritionTable } from './nutrition-table.tsx';

type RecipeFiguresProps = {
  recipe: Recipe;
  /** How the words of an owner's recipe are read. */
  reading?: BatchReading | undefined;
  /** Nothing is dosed beside a food that is toxic, or may be. */
  lead?: SafetyAudit['lead'] | undefined;
  part: 'nutrition' | 'amounts' | 'cost' | 'ingredients';
};

/** Sections below the method that need the ingredient table: their own chunk, separate from the first paint. */
export function RecipeFigures({ recipe, reading, lead, part }: RecipeFiguresProps) {
  if (part === 'amounts') return <NutritionTable recipe={recipe} reading={reading} />;
  if (part === 'cost') return <CostBlock recipe={recipe} />;
  if (part === 'ingredients') return <IngredientPanel recipe={recipe} />;
  return (
    <>
      <EnergyFacts recipe={recipe} />
      <NutritionPanel recipe={recipe} reading={reading} lead={lead} />
    </>
  );
}
