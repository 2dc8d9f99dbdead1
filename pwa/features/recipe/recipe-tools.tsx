import { Download, PencilLine, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-file.ts';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import styles from './recipe-tools.module.css';

/** Opens a copy of the recipe, for its reader to change and keep. */
function MakeMine({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const make = () =>
    runCommand(async () => {
      const { copyAsOwn } = await import('./copy-as-own.ts');
      navigate(await copyAsOwn(recipe));
    }, 'We couldn’t save the copy on this device. Reload the page and try again.');
  return (
    <Button variant="outline" onClick={() => void make()}>
      <PencilLine size={18} aria-hidden /> Make it mine
    </Button>
  );
}

/** The module that writes the file loads on demand. */
const save = (recipe: Recipe) =>
  runCommand(async () => {
    const { saveRecipeFile } = await import('../page/save-recipe-file.ts');
    saveRecipeFile(recipe);
  }, NO_FILE);

/** Actions on a recipe: plan it, print it, save it as a file, copy it as the owner's. */
export function RecipeTools({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  return (
    <section className={styles['tools']} aria-labelledby="recipe-tools-title">
      <h2 id="recipe-tools-title">Recipe tools</h2>
      <div className={styles['buttons']}>
        <AddToPlan key={recipe.id} recipeId={recipe.id} />
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <Button variant="outline" onClick={() => void save(recipe)}>
          <Download size={18} aria-hidden /> Save as file
        </Button>
        {!isOwn && <MakeMine recipe={recipe} />}
      </div>
    </section>
  );
}
