import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page.tsx';

/** Route `/disclaimer`. */
export function Disclaimer() {
  return (
    <LegalPage
      title="Medical Disclaimer"
      updated="Last updated June 5, 2025"
      rewritten="27 November 2026"
      sections={[
        {
          title: 'Educational Purpose',
          text: 'Everything on this site is educational. It is not veterinary advice, a diagnosis or a treatment, and it doesn’t replace a vet who knows your animal.',
        },
        {
          title: 'Veterinary Consultation',
          text: 'Ask your vet before you change what your dog or cat eats, especially if it is ill, growing, pregnant, nursing, old or on medicine. A food that is fine now and then may be wrong as the only food.',
        },
        {
          title: 'Content Limitations',
          text: (
            <>
              We calculate nutrients from published tables. Their figures are averages, your ingredients
              differ, and some figures are missing. For the tables and what they lack, see{' '}
              <Link to="/nutrition">where the numbers come from</Link>. No vet has approved individual
              recipes.
            </>
          ),
        },
        {
          title: 'No Liability',
          text: 'What you cook and feed is your own decision, at your own risk. As far as the law allows, we are not liable for harm that comes from using this site.',
        },
        {
          title: 'Affiliate Relationships',
          text: 'Some links lead to shops that pay us a commission for qualifying purchases, at no extra cost to you. We label them as affiliate links, and no recipe or verdict depends on them.',
        },
        {
          title: 'Emergencies',
          text: (
            <>
              If your animal has eaten something toxic, collapses, bloats or can’t keep water down, call a vet
              or an animal poison line at once. Don’t wait for symptoms. For harmful foods, see the{' '}
              <a href="/downloads/toxic-foods-reference.pdf">toxic foods reference</a>.
            </>
          ),
        },
      ]}
    />
  );
}
