import { ChefHat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import styles from './start-cooking.module.css';

/** Link to cook mode: within reach of the thumb on phones, under the facts on wide screens. */
export function StartCooking({ recipeId }: { recipeId: number }) {
  return (
    <div className={styles['bar']} data-bottom-action>
      <Button asChild className={styles['button']}>
        <Link to={`/recipe/${recipeId}/cook`}>
          <ChefHat size={24} aria-hidden /> Start cooking
        </Link>
      </Button>
    </div>
  );
}
