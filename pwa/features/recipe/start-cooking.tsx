import { ChefHat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import styles from './start-cooking.module.css';

/** Hidden once reviews or footer are in sight: nobody cooks from those. */
function isPastCooking(): boolean {
  const end = document.querySelector('#reviews, footer');
  return end !== null && end.getBoundingClientRect().top < window.innerHeight - 96;
}

/** Link to cook mode: within thumb reach on phones, under the facts on wide screens. */
export function StartCooking({ recipeId }: { recipeId: number }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const onScroll = () => setAway(isPastCooking());
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <PageBar className={styles['bar']} isAway={isAway}>
      <Button asChild className={styles['button']}>
        <Link to={`/recipe/${recipeId}/cook`}>
          <ChefHat size={24} aria-hidden /> Start cooking
        </Link>
      </Button>
    </PageBar>
  );
}
