import { ChevronDown, Heart, Menu, Plus, Send } from 'lucide-react';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { BrandMark } from '../components/brand-mark.tsx';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { BRAND, type Section } from '../components/section.ts';
import { useOutboxCounts } from '../platform/outbox/use-outbox.ts';
import styles from './header.module.css';
import { HEADER_LINKS, searchAddress } from './navigation.ts';
import { SearchForm } from './search-form.tsx';
import type { ShopMenu } from './shop-menu.tsx';

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
    // Once loaded, it opens within the click, so the next key goes to the menu.
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

type MenuProps = ComponentProps<typeof ShopMenu>;
type Asked = Pick<MenuProps, 'startsAs' | 'takesFocus'> & { Menu: ComponentType<MenuProps> };

/** The header's Shop button; its menu loads on hover, focus or press. */
export function ShopButton() {
  const place = useRef<HTMLSpanElement>(null);
  const wish = useRef<MenuProps['startsAs']>('shut');
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const button = (
    <button type="button" aria-haspopup="menu" className={classNames(styles['link'], styles['shop'])}>
      Shop <ChevronDown size={16} aria-hidden />
    </button>
  );
  if (asked !== null) return <asked.Menu {...asked} button={button} />;

  async function bring() {
    const { ShopMenu: Menu } = await import('./shop-menu.tsx');
    const takesFocus = place.current?.contains(document.activeElement) === true;
    setAsked((before) => before ?? { Menu, startsAs: wish.current, takesFocus });
  }

  function ask(startsAs: MenuProps['startsAs'], onMissing = () => {}) {
    // A press takes precedence over the hover and focus that come with it.
    if (wish.current !== 'pressed') wish.current = startsAs;
    bring().catch(onMissing);
  }

  function passBy() {
    if (wish.current === 'hovered') wish.current = 'shut';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the button inside
    <span
      ref={place}
      className={styles['place']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && ask('hovered')}
      onPointerLeave={passBy}
      // The menu's own button may replace this one between press and release, in which case no click fires.
      onPointerDown={() => ask('pressed')}
      onFocus={() => ask(wish.current)}
      // The menu is not precached: without it a click navigates to the page with the same links.
      onClick={() => ask('pressed', () => void navigate('/shop'))}
    >
      {button}
    </span>
  );
}
