import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import { STANDARD_VERSIONS } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { NotJudged } from '../../components/not-judged.tsx';
import { CostBlock, PriceSource } from '../market/cost-block.tsx';
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
  part: 'nutrition' | 'amounts' | 'cost' | 'ingredients' | 'sources';
};

/** Sections below the method that need the ingredient table: their own chunk, separate from the first paint. */
export function RecipeFigures({ recipe, reading, lead, part }: RecipeFiguresProps) {
  if (part === 'amounts') return <NutritionTable recipe={recipe} reading={reading} />;
  if (part === 'cost') return <CostBlock recipe={recipe} />;
  if (part === 'ingredients') return <IngredientPanel recipe={recipe} />;
  if (part === 'sources') return <FigureSources recipe={recipe} />;
  return (
    <>
      <EnergyFacts recipe={recipe} />
      <NutritionPanel recipe={recipe} reading={reading} lead={lead} />
    </>
  );
}

/** Where the figures of nutrients and cost come from, and what they leave out. */
function FigureSources({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <p>
        We calculate energy and nutrients from our ingredient table, and hold them against{' '}
        {STANDARD_VERSIONS.AAFCO} or {STANDARD_VERSIONS.FEDIAF}. Neither body approves recipes.
      </p>
      {recipe.role === 'everyday' && !isOwnRecipeId(recipe.id) && <NotJudged />}
      <PriceSource recipe={recipe} />
    </>
  );
}
