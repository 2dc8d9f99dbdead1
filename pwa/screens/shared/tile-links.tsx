import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../components/class-names.ts';
import styles from '../static/page.module.css';

export type TileLink = { to: string; title: string; text: string; Icon: LucideIcon };

/** Ways to other screens, two side by side, each with its picture and a line of what it is for. */
export function TileLinks({ links }: { links: readonly TileLink[] }) {
  return (
    <ul className={classNames(styles['tiles'], styles['pairs'])}>
      {links.map(({ to, title, text, Icon }) => (
        <li key={to}>
          <Link to={to} className={styles['tile']}>
            <Icon size={24} aria-hidden />
            <strong>{title}</strong>
            <span className={styles['small']}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
