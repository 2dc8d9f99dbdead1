import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { scrollRowTo } from './parts/scroll-row-to.ts';
import { Tag } from './parts/tag.tsx';
import styles from './room-nav.module.css';
import { type AdminScreen, addressOfScreen, ROOMS } from './rooms.ts';

type RoomNavProps = {
  current: AdminScreen;
  isOwner: boolean;
  /** Number of waiting items by screen id. */
  counts: Readonly<Record<string, number>>;
};

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Tag tone="count">{count}</Tag>
    </>
  );
}

/**
 * The five rooms with their screens. On a desktop all are in the sidebar; on a phone, the screens of the open room
 * are below the rooms. On the panel the screens are tabs; on a page of its own they are links.
 */
export function RoomNav({ current, isOwner, counts }: RoomNavProps) {
  const nav = useRef<HTMLElement>(null);
  const isPanel = current.path === undefined;
  const rooms = ROOMS.map(({ screens, ...room }) => {
    const shown = screens.filter((screen) => isOwner || screen.isForOwners !== true || screen === current);
    const count = screens.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
    return { ...room, count, screens: shown, isOpen: screens.includes(current) };
  });

  const waiting = rooms.reduce((sum, { count }) => sum + count, 0);
  // On a phone the screens of a room are wider than the page, and their badges come later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a badge moves the tabs behind it
  useEffect(() => {
    const chosen = nav.current?.querySelector(`[data-screen="${current.id}"]`);
    const list = chosen?.closest('[data-list]');
    if (chosen != null && list != null) scrollRowTo(list, chosen);
  }, [current, waiting]);

  const linkTo = (screen: AdminScreen) => {
    const { id, label } = screen;
    const link = (
      <Link
        to={addressOfScreen(screen)}
        data-screen={id}
        className={styles['screen']}
        {...(!isPanel && screen === current && { 'aria-current': 'page' })}
        onKeyDown={(event) => {
          // A tab responds to Space as well, a link does not.
          if (!isPanel || event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {label}
        <Count count={counts[id] ?? 0} />
      </Link>
    );
    if (!isPanel) return <li key={id}>{link}</li>;
    return (
      <Tabs.Trigger key={id} value={id} asChild>
        {link}
      </Tabs.Trigger>
    );
  };

  return (
    <nav ref={nav} aria-label="Rooms" className={styles['nav']}>
      <div className={styles['rooms']}>
        {rooms.map(({ name, Icon, count, screens: [first], isOpen }) => (
          <Link
            key={name}
            to={first === undefined ? '/admin' : addressOfScreen(first)}
            className={styles['room']}
            {...(isOpen && { 'aria-current': true })}
          >
            <span className={styles['icon']}>
              <Icon size={22} aria-hidden />
            </span>
            {name}
            <span className={styles['count']}>
              <Count count={count} />
            </span>
          </Link>
        ))}
      </div>
      {rooms.map(({ name, count, screens, isOpen }) => (
        <div key={name} className={styles['group']} data-open={isOpen || undefined}>
          <h2 className={styles['name']}>
            {name}
            <Count count={count} />
          </h2>
          {isPanel ? (
            <Tabs.List aria-label={name} className={styles['screens']} data-list>
              {screens.map(linkTo)}
            </Tabs.List>
          ) : (
            <ul aria-label={name} className={styles['screens']} data-list>
              {screens.map(linkTo)}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
}
