import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  /** From Home to this page; the last entry is the page itself and not linked. */
  trail: readonly { name: string; path: string }[];
};

/** The trail from Home to this page. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles['trail']}>
      {trail.map(({ name, path }, at) => (
        <Fragment key={path}>
          {at > 0 && <span aria-hidden>›</span>}
          {at < trail.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
