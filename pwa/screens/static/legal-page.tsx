import type { ReactNode } from 'react';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './page.module.css';

type LegalPageProps = {
  title: string;
  /** When the words were last changed, as a sentence. */
  updated: string;
  sections: readonly { title: string; text: ReactNode }[];
};

/** A page of terms: numbered parts under each other. */
export function LegalPage({ title, updated, sections }: LegalPageProps) {
  return (
    <>
      <PageHero section="bowlful" title={title}>
        <p>{updated}</p>
      </PageHero>
      <div className={styles['page']}>
        {sections.map((section, place) => (
          <section key={section.title}>
            <h2>
              {place + 1}. {section.title}
            </h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </>
  );
}
