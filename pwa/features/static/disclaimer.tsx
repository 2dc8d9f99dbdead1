import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page.tsx';

/** Route `/disclaimer`. */
export function Disclaimer() {
  return (
    <LegalPage
      title="Medical Disclaimer"
      updated="Last updated June 5, 2025"
      rewritten="21 November 2026"
      sections={[
        {
          title: 'Educational Purpose',
          text: 'Everything on this site is educational. It is not veterinary advice, no diagnosis and no treatment, and it does not take the place of a vet who knows your animal.',
        },
        {
          title: 'Veterinary Consultation',
          text: 'Ask your vet before you change what your dog or cat eats, above all where it is ill, growing, pregnant, nursing, old, or on medicine. A food that is fine now and then may be wrong as the only food.',
        },
        {
          title: 'Content Limitations',
          text: (
            <>
              Nutrients are computed from published tables; they are averages, your ingredients differ, and
              some figures are missing. Read what the tables are and what they lack under{' '}
              <Link to="/nutrition">where the numbers come from</Link>. No vet has approved individual
              recipes.
            </>
          ),
        },
        {
          title: 'No Liability',
          text: 'What you cook and feed is your own decision and at your own risk. As far as the law allows, we are not liable for harm that comes from the use of this site.',
        },
        {
          title: 'Affiliate Relationships',
          text: 'Some links lead to shops that pay us a commission for qualifying purchases, at no extra cost to you. They are named as affiliate links, and no recipe or verdict depends on them.',
        },
        {
          title: 'Emergencies',
          text: (
            <>
              If your animal has eaten something toxic, collapses, bloats, or cannot keep water down, call a
              vet or an animal poison line at once; do not wait for symptoms. For foods that harm, see the{' '}
              <a href="/downloads/toxic-foods-reference.pdf">toxic foods reference</a>.
            </>
          ),
        },
      ]}
    />
  );
}
