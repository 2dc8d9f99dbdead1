import { Calculator, Cat, Dog, Heart, House, type LucideIcon, Salad, Scale, Send, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { SearchForm } from '../components/search-form.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import styles from './drawer.module.css';
import { HEADER_LINKS, OWNER_LINKS, searchAddress, TOOL_LINKS } from './navigation.ts';

const ICONS: Record<string, LucideIcon> = {
  '/': House,
  '/dog-recipes': Dog,
  '/cat-recipes': Cat,
  '/tools/nutrition-checker': Scale,
  '/tools/calorie-calculator': Calculator,
  '/nutrition': Salad,
  '/favourites': Heart,
  '/queue': Send,
};

/** The menu from the right: the browser's own dialog keeps the focus in and closes on Escape. */
export function Drawer({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;
  useEffect(() => {
    if (address !== '') dialog.current?.close();
  }, [address, dialog]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the one beside the panel
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
          label="Search recipes"
          onSearch={(query) => {
            dialog.current?.close();
            navigate(searchAddress(query));
          }}
        />
        <nav aria-label="Menu" className={styles['nav']}>
          {[...HEADER_LINKS, ...TOOL_LINKS, ...OWNER_LINKS].map(({ to, label }) => {
            const Icon = ICONS[to];
            return (
              <NavLink key={to} to={to} end className={styles['link'] ?? ''}>
                {Icon && <Icon size={22} aria-hidden />} {label}
              </NavLink>
            );
          })}
        </nav>
        <AppearanceChoice />
      </div>
    </dialog>
  );
}
