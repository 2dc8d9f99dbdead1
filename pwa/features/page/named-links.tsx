import { Link } from 'react-router-dom';
import styles from './page.module.css';

/** Links to other screens as tiles, each with a line on its purpose. */
export function NamedLinks({ links }: { links: readonly { to: string; name: string; text: string }[] }) {
  return (
    <ul className={styles['tiles']}>
      {links.map(({ to, name, text }) => (
        <li key={to}>
          <Link to={to} className={styles['tile']}>
            <strong>{name}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
