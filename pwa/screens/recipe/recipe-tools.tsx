import { Link as LinkIcon, Printer, Share2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import styles from './recipe-tools.module.css';
import { useShareRecipe } from './use-share-recipe.ts';

/** Panel of things to do with a recipe: print it, hand it on. */
export function RecipeTools({ title }: { title: string }) {
  const { share, copy } = useShareRecipe(title);
  return (
    <section className={styles['tools']} aria-labelledby="recipe-tools-title">
      <h2 id="recipe-tools-title">Recipe tools</h2>
      <div className={styles['buttons']}>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
        <Button variant="outline" onClick={share}>
          <Share2 size={18} aria-hidden /> Share
        </Button>
        <Button variant="outline" onClick={copy}>
          <LinkIcon size={18} aria-hidden /> Copy link
        </Button>
      </div>
    </section>
  );
}
