import type { ReactNode } from 'react';
import { PageHero } from '../../components/page-hero.tsx';
import styles from '../page/page.module.css';

type LegalPageProps = {
  title: string;
  /** Date of the last change, as a sentence. */
  updated: string;
  /** Date of the current wording, if it is later than `updated`. */
  rewritten?: string;
  sections: readonly {
    title: string;
    text: ReactNode;
    /** Below the text: a list. */
    more?: ReactNode;
  }[];
};

/** A page of terms in numbered parts. */
export function LegalPage({ title, updated, rewritten, sections }: LegalPageProps) {
  return (
    <>
      <PageHero section="bowlful" title={title}>
        <p>{updated}</p>
        {rewritten !== undefined && <p>This text was updated on {rewritten}.</p>}
      </PageHero>
      <div className={styles['page']}>
        {sections.map((section, place) => (
          <section key={section.title}>
            <h2>
              {place + 1}. {section.title}
            </h2>
            <p>{section.text}</p>
            {section.more}
          </section>
        ))}
      </div>
    </>
  );
}
