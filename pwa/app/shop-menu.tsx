import { DropdownMenu } from 'radix-ui';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SHOP_LINKS } from './navigation.ts';
import styles from './shop-menu.module.css';

/** A passing pointer opens nothing. */
const OPEN_AFTER_MS = 100;
/** Time for the pointer to get from the button into the menu, or back. */
const GRACE_MS = 300;

/** Hovering must not steal the focus from a text field. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}

const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/**
 * A menu that opens on hovering its button, and then closes on leaving both unless the button was pressed. Otherwise a
 * press opens or closes it.
 * @param startsAs state of the menu when its chunk arrived
 */
function useHoverMenu(startsAs: 'pressed' | 'hovered' | 'shut') {
  const [isOpen, setOpen] = useState(startsAs === 'pressed');
  const [isByHover, setByHover] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cameFrom = useRef<Element | null>(null);

  function enter() {
    clearTimeout(timer.current);
    if (isOpen || isTyping()) return;
    timer.current = setTimeout(() => {
      cameFrom.current = document.activeElement;
      setByHover(true);
      setOpen(true);
    }, OPEN_AFTER_MS);
  }

  function leave() {
    clearTimeout(timer.current);
    if (isOpen && isByHover) timer.current = setTimeout(() => setOpen(false), GRACE_MS);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pointer arrived before this chunk; runs once
  useEffect(() => {
    if (startsAs === 'hovered') enter();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    isOpen,
    onOpenChange(opens: boolean) {
      clearTimeout(timer.current);
      if (opens) setByHover(false);
      setOpen(opens);
    },
    hover: { onPointerEnter: byMouse(enter), onPointerLeave: byMouse(leave) },
    /** A press on a menu opened by hover keeps it open. */
    onPress(event: PointerEvent) {
      if (!isOpen || !isByHover) return;
      event.preventDefault();
      clearTimeout(timer.current);
      setByHover(false);
    },
    /** Restores the focus from before the hover instead of focusing the button. */
    onCloseAutoFocus(event: Event) {
      if (!isByHover) return;
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}

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
