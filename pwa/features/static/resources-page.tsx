import { Copy, Download, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contactAddress } from '#domain/messages/contact-address';
import { DOWNLOADS } from '#domain/site/downloads';
import { lateFormat } from '#domain/text/late-format';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { usePageData } from '../../platform/query/page-data.ts';
import { copyText } from '../page/copy-text.ts';
import { NamedLinks } from '../page/named-links.tsx';
import styles from '../page/page.module.css';
import { CalculatorTiles } from '../tools/calculator-tiles.tsx';
import { OutsideLink } from './outside-link.tsx';
import { GUIDELINES, PARTNERSHIPS, POISON_LINES, SITE_PAGES, STUDIES } from './resource-lists.ts';
import own from './static.module.css';

function Guidelines() {
  return (
    <section aria-labelledby="guidelines">
      <h2 id="guidelines">Official Guidelines</h2>
      <ul className={styles['tiles']}>
        {GUIDELINES.map(({ name, inFull, text, href }) => (
          <li key={name} className={styles['tile']}>
            <h3>{name}</h3>
            <p className={styles['small']}>{inFull}</p>
            <p>{text}</p>
            <OutsideLink href={href}>Read at {name}</OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Calculators() {
  return (
    <section aria-labelledby="calculators">
      <h2 id="calculators">Calculators</h2>
      <CalculatorTiles />
    </section>
  );
}

/** Site tools that no pet owner needs; the first two work only online. */
function SitePages() {
  return (
    <section aria-labelledby="site-pages">
      <h2 id="site-pages">For Website Owners</h2>
      <NamedLinks links={SITE_PAGES} />
    </section>
  );
}

function Emergency() {
  return (
    <section aria-labelledby="emergency">
      <h2 id="emergency">Emergency Resources</h2>
      <p>
        An animal that collapses, has fits, bloats or struggles for breath goes to a vet at once; call on the
        way. If it ate something, do not wait for signs and do not make it vomit unless you are told to. Have
        ready: what, how much, when, and the animal’s weight.
      </p>
      <ul className={styles['tiles']}>
        {POISON_LINES.map(({ country, name, number, tel, text, href }) => (
          <li key={name} className={styles['tile']}>
            <h3>{country}</h3>
            <OutsideLink href={href}>{name}</OutsideLink>
            <a href={`tel:${tel}`} className={own['outside']}>
              <Phone size={18} aria-hidden /> <span className={own['number']}>{number}</span>
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles['small']}>
        Numbers as of November 2026; they aren’t ours. Elsewhere, call your own vet’s number to hear who is on
        duty: write it down before you need it.
      </p>
    </section>
  );
}

function Studies() {
  return (
    <section aria-labelledby="studies">
      <h2 id="studies">Research Studies</h2>
      <p>
        Why every recipe here is computed: study after study found most published recipes, and most bowls,
        short of something.
      </p>
      <ul className={styles['tiles']}>
        {STUDIES.map(({ name, cite, found, href }) => (
          <li key={name} className={styles['tile']}>
            <h3>{name}</h3>
            <p>{found}</p>
            <p className={styles['small']}>{cite}</p>
            {href !== null && <OutsideLink href={href}>Read {name}</OutsideLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

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

const day = lateFormat(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** How to cite the site. The copy has the access date, which a cached page cannot know. */
export function Citation() {
  const origin = usePageData()?.origin ?? globalThis.location?.origin ?? '';
  const text = `Bowlful. Home-made food for dogs and cats: recipes, nutrient tables and tools. ${origin}/`;
  return (
    <>
      <blockquote className={own['quote']} suppressHydrationWarning>
        {text}
      </blockquote>
      <p>For a single recipe, add its title and address. We add today’s date to the copy.</p>
      <div>
        <Button
          variant="outline"
          onClick={() => void copyText(`${text} (accessed ${day().format(new Date())})`)}
        >
          <Copy size={18} aria-hidden /> Copy Citation
        </Button>
      </div>
    </>
  );
}
