import { Heart, Menu, Plus, Send } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { BrandMark } from '../components/brand-mark.tsx';
import { Button } from '../components/button.tsx';
import { BRAND, type Section } from '../components/section.ts';
import { useOutboxCounts } from '../platform/outbox/use-outbox.ts';
import styles from './header.module.css';
import { HEADER_LINKS, searchAddress } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import { ShopButton } from './shop-button.tsx';

const HOMES: Record<Section, string> = { bowlful: '/', dogs: '/dog-recipes', cats: '/cat-recipes' };

type DrawerComponent = ComponentType<{ openings: number }>;
const loadDrawer = () => import('./drawer.tsx').then(({ Drawer }) => Drawer);

/** Section brand, navigation, search, and the queue while it is not empty. */
export function Header({ section }: { section: Section }) {
  const navigate = useNavigate();
  const { waiting, refused } = useOutboxCounts();
  const queued = waiting + refused;
  const [drawer, setDrawer] = useState<{ Drawer: DrawerComponent; openings: number } | null>(null);

  const open = (Drawer: DrawerComponent) =>
    setDrawer((before) => ({ Drawer, openings: (before?.openings ?? 0) + 1 }));

  function openDrawer() {
    // Once loaded, it opens on pointer down, so the next key goes to the menu.
    if (drawer !== null) open(drawer.Drawer);
    else void loadDrawer().then(open);
  }

  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link to={HOMES[section]} className={styles['brand']}>
          <BrandMark section={section} /> <span>{BRAND[section]}</span>
        </Link>
        <nav aria-label="Main" className={styles['nav']}>
          {HEADER_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles['link'] ?? ''}>
              {label}
            </NavLink>
          ))}
          <ShopButton />
        </nav>
        <div className={styles['search']}>
          <SearchForm onSearch={(query) => navigate(searchAddress(query))} />
        </div>
        <Button asChild className={styles['add'] ?? ''}>
          <Link to="/submit">
            <Plus size={18} aria-hidden /> Add Recipe
          </Link>
        </Button>
        <div className={styles['icons']}>
          {queued > 0 && (
            <Link to="/queue" className={styles['icon']} aria-label={`Queue, ${queued} not sent`}>
              <Send size={24} aria-hidden />
              <span className={styles['badge']}>{queued}</span>
            </Link>
          )}
          <Link to="/favourites" className={styles['icon']} aria-label="Favourites">
            <Heart size={24} aria-hidden />
          </Link>
          <button
            type="button"
            className={styles['icon']}
            aria-label="Menu"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDrawer().catch(() => {})}
            onClick={openDrawer}
          >
            <Menu size={26} aria-hidden />
          </button>
        </div>
      </div>
      {drawer !== null && <drawer.Drawer openings={drawer.openings} />}
    </header>
  );
}
