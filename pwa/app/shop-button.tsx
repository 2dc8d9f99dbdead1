import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../components/class-names.ts';
import styles from './header.module.css';
import type { ShopMenu } from './shop-menu.tsx';

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
