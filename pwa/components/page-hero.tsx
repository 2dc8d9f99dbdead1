import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-hero.module.css';
import type { Section } from './section.ts';

type PageHeroProps = {
  section: Section;
  title: string;
  size?: 'home' | 'page';
  /** Above the title: the way back. */
  before?: ReactNode;
  /** Below the title, on the cloth. */
  children?: ReactNode;
  /** Beside it on wide screens. */
  aside?: ReactNode;
};

/** The head of a page on the cloth of its section, with a scalloped lower edge. */
export function PageHero({ section, title, size = 'page', before, children, aside }: PageHeroProps) {
  return (
    <div data-section={section} className={classNames(styles['cloth'], styles[section])}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          {before}
          <h1 tabIndex={-1} className={size === 'home' ? styles['home'] : undefined}>
            {title}
          </h1>
          {children}
        </div>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
    </div>
  );
}
