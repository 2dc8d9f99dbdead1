import {
  BookHeart,
  BookOpen,
  Calculator,
  CalendarDays,
  Cat,
  Dog,
  Heart,
  House,
  Info,
  Leaf,
  Library,
  type LucideIcon,
  Package,
  PencilLine,
  Salad,
  Search,
  Send,
  Settings,
  ShoppingBag,
  ShoppingBasket,
  Store,
  Tag,
  X,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { AppearanceChoice } from './appearance-choice.tsx';
import styles from './drawer.module.css';
import { DRAWER_GROUPS, searchAddress } from './navigation.ts';
import { SearchForm } from './search-form.tsx';

const ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/dog-recipes': Dog,
  '/cat-recipes': Cat,
  '/organic': Leaf,
  '/about': Info,
  '/submit': PencilLine,
  '/search': Search,
  '/plan': CalendarDays,
  '/shopping-list': ShoppingBasket,
  '/favourites': Heart,
  '/my-recipes': BookHeart,
  '/label-foods': Tag,
  '/queue': Send,
  '/settings': Settings,
  '/tools': Calculator,
  '/nutrition': Salad,
  '/resources': Library,
  '/guides': BookOpen,
  '/shop': ShoppingBag,
  '/ingredients': Store,
  '/dog-products': Package,
};

/**
 * The menu, from the right: the native dialog traps focus and closes on Escape.
 * @param openings number of requests to open; each increment opens it
 */
export function Drawer({ openings }: { openings: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;
  const openedAt = useRef(address);
  useEffect(() => {
    if (address !== openedAt.current) dialog.current?.close();
    openedAt.current = address;
  }, [address]);
  useEffect(() => {
    if (openings > 0 && dialog.current?.open === false) dialog.current.showModal();
  }, [openings]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this handles clicks on the backdrop
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={styles['drawer']}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={styles['panel']}>
        <button
          type="button"
          className={styles['close']}
          aria-label="Close the menu"
          onClick={() => dialog.current?.close()}
        >
          <X size={26} aria-hidden />
        </button>
        <SearchForm
          onSearch={(query) => {
            dialog.current?.close();
            navigate(searchAddress(query));
          }}
        />
        <nav aria-label="Menu" className={styles['nav']}>
          {DRAWER_GROUPS.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <p className={styles['title']}>{title}</p>
              {links.map(({ to, label }) => {
                const Icon = ICONS[to];
                return (
                  <NavLink
                    key={to}
                    to={to}
                    end
                    className={styles['link'] ?? ''}
                    onClick={() => dialog.current?.close()}
                  >
                    {Icon && <Icon size={22} aria-hidden />} {label}
                  </NavLink>
                );
              })}
            </section>
          ))}
        </nav>
        <AppearanceChoice />
      </div>
    </dialog>
  );
}
