import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contactAddress } from '#domain/messages/contact-address';
import { DOWNLOADS } from '#domain/site/downloads';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import styles from '../page/page.module.css';
import { Citation } from './citation.tsx';
import { PARTNERSHIPS } from './resource-lists.ts';
import { Calculators, Emergency, Guidelines, SitePages, Studies } from './resource-sections.tsx';

/** Route `/resources`. */
export function ResourcesPage() {
  return (
    <>
      <PageHero section="bowlful" title="Resources">
        <p>Guidelines, tools, numbers to call, sheets for the kitchen door, and the studies behind it all.</p>
      </PageHero>
      <div className={styles['page']}>
        <Emergency />
        <Guidelines />
        <Calculators />
        <section aria-labelledby="downloads">
          <h2 id="downloads">Downloadable Guides</h2>
          <p>Short PDFs, saved on this device along with the site.</p>
          <ul className={styles['tiles']}>
            {DOWNLOADS.map(({ path, title, text }) => (
              <li key={path}>
                <a href={path} className={styles['tile']}>
                  <Download size={24} aria-hidden />
                  <strong>{title}</strong>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="partners">
          <h2 id="partners">Partner Organisations</h2>
          <p>
            Bowlful has no partners so far. The organisations on this page are named because their work is
            good; none of them pays us, has checked this site or stands behind it. If we find one, we’ll name
            it here with what it does and what it pays.
          </p>
        </section>
        <Studies />
        <section aria-labelledby="citation">
          <h2 id="citation">How to Cite Us</h2>
          <Citation />
        </section>
        <section aria-labelledby="partnership">
          <h2 id="partnership">Work With Us</h2>
          <p>Tell us who you are and what you have in mind. We’ve filled in the subject.</p>
          <div className={styles['row']}>
            {PARTNERSHIPS.map(({ label, category, subject }) => (
              <Button key={label} asChild variant="soft">
                <Link to={contactAddress({ category, subject })}>{label}</Link>
              </Button>
            ))}
          </div>
        </section>
        <SitePages />
      </div>
    </>
  );
}
