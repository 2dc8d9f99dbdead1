import { Download, Printer } from 'lucide-react';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast-store.ts';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import styles from './recipe-tools.module.css';

/** The module that writes the file loads on use. */
async function save(recipe: Recipe): Promise<void> {
  try {
    const { saveRecipeFile } = await import('./save-recipe-file.ts');
    saveRecipeFile(recipe);
  } catch {
    showToast({
      variant: 'destructive',
      title: 'Error',
      description: 'The file could not be made. Reload the page and try again.',
    });
  }
}

/** Panel of things to do with a recipe: print it, keep it as a file. */
export function RecipeTools({ recipe }: { recipe: Recipe }) {
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
      </div>
    </section>
  );
}
