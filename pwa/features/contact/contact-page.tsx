import { Link } from 'react-router-dom';
import { MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import { PageHero } from '../../components/page-hero.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import checker from '../nutrition/checker.module.css';
import card from '../nutrition/tool-card.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import { FAQ, RESPONSE_TIMES } from './contact-texts.ts';

/** Route `/contact`. */
export function ContactPage() {
  const { supportEmail } = useSiteSettings();
  return (
    <>
      <PageHero section="bowlful" title="Contact Us">
        <p className={checker['lead']}>
          Ask a question, report a fault, tell us about a recipe. A message written without a network is sent
          when you are online.
        </p>
      </PageHero>
      <div className={checker['column']}>
        <ContactForm />
        <div className={checker['results']}>
          <section className={card['card']} aria-labelledby="contact-direct">
            <h2 id="contact-direct">Direct Contact</h2>
            {supportEmail === undefined ? (
              <p>Write to us with the form: it reaches the people behind this site.</p>
            ) : (
              <p>
                You can also write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
              </p>
            )}
          </section>
          <section className={card['card']} aria-labelledby="contact-times">
            <h2 id="contact-times">Response Times</h2>
            <dl className={styles['times']}>
              {RESPONSE_TIMES.map(({ kind, time }) => (
                <div key={kind}>
                  <dt>{kind}</dt>
                  <dd className={card['muted']}>{time}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className={card['card']} aria-labelledby="contact-privacy">
            <h2 id="contact-privacy">Privacy Notice</h2>
            <p>
              We use your name and address to answer you, and for nothing else. Messages are erased after{' '}
              {MOST_CONTACT_DAYS} days at most; how to have yours removed before is in the{' '}
              <Link to="/privacy-policy">privacy policy</Link>.
            </p>
          </section>
        </div>
        <section className={card['card']} aria-labelledby="contact-faq">
          <h2 id="contact-faq">Frequently Asked Questions</h2>
          {FAQ.map(({ question, answer }) => (
            <details key={question} className={checker['more']}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
        <section className={card['card']} aria-labelledby="contact-legal">
          <h2 id="contact-legal">Legal Information</h2>
          <ul className={styles['links']}>
            <li>
              <Link to="/privacy-policy">Privacy Policy</Link>
            </li>
            <li>
              <Link to="/terms-of-service">Terms of Service</Link>
            </li>
            <li>
              <Link to="/disclaimer">Medical Disclaimer</Link>
            </li>
            <li>
              <Link to="/reviews-policy">Reviews Policy</Link>
            </li>
          </ul>
          <p className={card['muted']}>
            We are no vets and cannot advise on an ill animal. In an emergency call your vet at once.
          </p>
        </section>
      </div>
    </>
  );
}
