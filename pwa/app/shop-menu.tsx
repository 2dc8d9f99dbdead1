import { DropdownMenu } from 'radix-ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SHOP_LINKS } from './navigation.ts';
import styles from './shop-menu.module.css';
import { useHoverMenu } from './use-hover-menu.ts';

type ShopMenuProps = {
  /** The visitor's interaction with the button before the menu's chunk loaded. */
  startsAs: 'pressed' | 'hovered' | 'shut';
  /** The button had the focus, but has been replaced. */
  takesFocus: boolean;
  button: ReactElement;
};

/** The shop's screens: 100 ms to open under a mouse, 300 ms of grace, typed letters forgotten after 1000 ms. */
export function ShopMenu({ startsAs, takesFocus, button }: ShopMenuProps) {
  const { isOpen, onOpenChange, hover, onPress, onCloseAutoFocus } = useHoverMenu(startsAs);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A menu that opens at once takes the focus itself; focusing the button would close it.
    if (takesFocus && startsAs !== 'pressed') trigger.current?.focus();
  }, [takesFocus, startsAs]);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger ref={trigger} asChild onPointerDown={onPress} {...hover}>
        {button}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector<HTMLElement>('[data-section]')}>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          className={styles['menu']}
          onCloseAutoFocus={onCloseAutoFocus}
          {...hover}
        >
          {SHOP_LINKS.map(({ to, label }) => (
            <DropdownMenu.Item key={to} asChild className={styles['item']}>
              <Link to={to}>{label}</Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
