import { Link } from 'react-router-dom';
import { MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import { PageHero } from '../../components/page-hero.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import checker from '../nutrition/checker.module.css';
import card from '../nutrition/tool-card.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

const RESPONSE_TIMES = [
  { kind: 'General inquiries', time: '1-2 business days' },
  { kind: 'Privacy requests', time: 'Within 30 days' },
  { kind: 'Technical issues', time: 'Same day' },
  { kind: 'Legal matters', time: '5 business days' },
] as const;

const FAQ = [
  {
    question: 'How do I submit a recipe?',
    answer:
      'Choose Submit Recipe in the menu. We check safety and nutrients while you write. Our team reads every recipe before publishing it, within 24-48 hours.',
  },
  {
    question: 'Why hasn’t my review appeared yet?',
    answer:
      'Our team reads every review first. Your queue shows whether yours has reached us. Anything still waiting there is sent when you’re online.',
  },
  {
    question: 'Can you tell me what my ill pet can eat?',
    answer: 'No. An ill pet needs its own diet. Ask your vet, and show them the recipe with its figures.',
  },
  {
    question: 'Where do the figures come from?',
    answer:
      'From the AAFCO and FEDIAF tables and a table of ingredients. The Nutrition page names each source, and what we don’t know.',
  },
  {
    question: 'Does Bowlful work offline?',
    answer:
      'Yes. The recipes, the tools and your queue are on your device. Install Bowlful and it opens like any app.',
  },
  {
    question: 'How do I get a review or my data removed?',
    answer:
      'You can withdraw your own review in the queue of the device you wrote it on. For anything else, write to us under Privacy & Data Protection. A person finds everything with your name or address and erases it.',
  },
  {
    question: 'Can we work together?',
    answer:
      'Choose Business Partnership, or Affiliate Program for shops, and tell us who you are. We label everything that is paid for, and no recipe or verdict depends on it.',
  },
] as const;

/** Route `/contact`. */
export function ContactPage() {
  const { supportEmail } = useSiteSettings();
  return (
    <>
      <PageHero section="bowlful" title="Contact Us">
        <p className={checker['lead']}>
          Ask a question, report a fault or tell us about a recipe. If you’re offline, we send your message
          when you’re back online.
        </p>
      </PageHero>
      <div className={checker['column']}>
        <ContactForm />
        <div className={checker['results']}>
          <section className={card['card']} aria-labelledby="contact-direct">
            <h2 id="contact-direct">Direct Contact</h2>
            {supportEmail === undefined ? (
              <p>Use the form to reach the people behind this site.</p>
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
              We use your name and address to answer you, and for nothing else. We erase messages after at
              most {MOST_CONTACT_DAYS} days. To have yours removed sooner, see the{' '}
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
            We aren’t vets and can’t advise on an ill animal. In an emergency, call your vet at once.
          </p>
        </section>
      </div>
    </>
  );
}
