import { BookOpen, CalendarDays, type LucideIcon, Send, ShoppingBasket } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { measureEdge } from '../components/measure-edge.ts';
import { useOutboxCounts } from '../platform/outbox/use-outbox.ts';
import styles from './bottom-bar.module.css';

const isRecipes = (path: string) =>
  path === '/' || path === '/recipes' || path.endsWith('-recipes') || path.startsWith('/recipe/');

const measure = measureEdge('--nav-bar');

type Item = { to: string; label: string; Icon: LucideIcon; isHere?: (path: string) => boolean };

const ITEMS: readonly Item[] = [
  { to: '/', label: 'Recipes', Icon: BookOpen, isHere: isRecipes },
  { to: '/plan', label: 'Plan', Icon: CalendarDays },
  { to: '/shopping-list', label: 'Shopping list', Icon: ShoppingBasket },
  { to: '/queue', label: 'Queue', Icon: Send },
];

/** The installed app's navigation, within thumb reach. */
export function BottomBar() {
  const { pathname } = useLocation();
  const { waiting, refused } = useOutboxCounts();
  const queued = waiting + refused;
  return (
    <nav ref={measure} aria-label="App" className={styles['bar']} data-edge>
      {ITEMS.map(({ to, label, Icon, isHere = (path) => path === to }) => (
        <Link
          key={to}
          to={to}
          className={styles['item']}
          aria-current={isHere(pathname) ? 'page' : undefined}
        >
          <span className={styles['pill']}>
            <Icon size={24} aria-hidden />
            {to === '/queue' && queued > 0 && <span className={styles['badge']}>{queued}</span>}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
