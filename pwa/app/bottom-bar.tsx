import { BookOpen, Send } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useOutboxCounts } from '../database/outbox/use-outbox.ts';
import styles from './bottom-bar.module.css';

const isRecipes = (path: string) => path === '/' || path.endsWith('-recipes') || path.startsWith('/recipe/');

/** The installed app's way around, in reach of the thumb; its screens come one by one. */
export function BottomBar() {
  const { pathname } = useLocation();
  const { waiting, refused } = useOutboxCounts();
  const queued = waiting + refused;
  return (
    <nav aria-label="App" className={styles['bar']}>
      <Link to="/" className={styles['item']} aria-current={isRecipes(pathname) ? 'page' : undefined}>
        <span className={styles['pill']}>
          <BookOpen size={24} aria-hidden />
        </span>
        Recipes
      </Link>
      <Link to="/queue" className={styles['item']} aria-current={pathname === '/queue' ? 'page' : undefined}>
        <span className={styles['pill']}>
          <Send size={24} aria-hidden />
          {queued > 0 && <span className={styles['badge']}>{queued}</span>}
        </span>
        Queue
      </Link>
    </nav>
  );
}
