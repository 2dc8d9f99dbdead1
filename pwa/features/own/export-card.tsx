import { BookHeart, Download, Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import type { RecipeWithCard } from '../../platform/database/rows.ts';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-file.ts';
import styles from './own-page.module.css';

/** The ways out: one file for another device, a zip for other apps, a book for the shelf. */
export function ExportCard({ recipes }: { recipes: readonly RecipeWithCard[] }) {
  const save = (kind: 'saveCollection' | 'saveZip') =>
    runCommand(async () => {
      const files = await import('./export-recipes.ts');
      await files[kind](recipes);
    }, NO_FILE);
  return (
    <section aria-labelledby="export-title" className={styles['export']}>
      <h2 id="export-title">Take them with you</h2>
      <div className={styles['actions']}>
        <Button variant="outline" onClick={() => void save('saveCollection')}>
          <Download size={18} aria-hidden /> One file for Bowlful
        </Button>
        <Button variant="outline" onClick={() => void save('saveZip')}>
          <Package size={18} aria-hidden /> Zip for other apps
        </Button>
        <Button asChild variant="outline">
          <Link to="/my-recipes/book">
            <BookHeart size={18} aria-hidden /> A book to print
          </Link>
        </Button>
      </div>
      <p className={styles['note']}>
        The zip carries your photos and opens in Nextcloud Cookbook, Mealie and Tandoor. The one file opens in
        RecipeSage too, but carries no photos.
      </p>
    </section>
  );
}
