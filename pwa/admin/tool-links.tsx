import { Link } from 'react-router-dom';
import { ADMIN_PAGES } from './admin-pages.tsx';
import styles from './tool-links.module.css';

/** The pages beside the panel, at its foot. */
export function ToolLinks() {
  return (
    <nav aria-label="Tools" className={styles['tools']}>
      {ADMIN_PAGES.map(({ path, title }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
