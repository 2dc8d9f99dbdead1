import { RotateCw, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import styles from './needs-network.module.css';

type NeedsNetworkProps = {
  /** Why, in a sentence or two. */
  children: ReactNode;
  /** Retries; by default reloads the page. */
  onRetry?: () => void;
};

/** Shown instead of content that needs the network, with links that work offline. */
export function NeedsNetwork({ children, onRetry = () => location.reload() }: NeedsNetworkProps) {
  return (
    <section className={styles['page']}>
      <h2>This page needs the network</h2>
      <p className={styles['text']}>{children} Your shopping list and all saved recipes work as usual.</p>
      <Button asChild>
        <Link to="/shopping-list">
          <ShoppingBasket size={18} aria-hidden /> Open shopping list
        </Link>
      </Button>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw size={18} aria-hidden /> Try again
      </Button>
    </section>
  );
}
