import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page.tsx';

/** Route `/terms-of-service`. */
export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      updated="Last updated and effective 27 June 2025"
      rewritten="27 November 2026"
      sections={[
        {
          title: 'Acceptance',
          text: 'By using this site you accept these terms. If you don’t, please don’t use it.',
        },
        {
          title: 'Educational and Veterinary Disclaimer',
          text: (
            <>
              Everything here is educational and not veterinary advice. The{' '}
              <Link to="/disclaimer">Medical Disclaimer</Link> is part of these terms.
            </>
          ),
        },
        {
          title: 'Your Responsibilities',
          text: 'You decide what your animal eats. Check each recipe against its allergies and illnesses, handle food safely, and ask a vet if in doubt. Use the site lawfully and don’t disrupt it for others.',
        },
        {
          title: 'Intellectual Property',
          text: 'The text, drawings and software of this site belong to its makers or to those who contributed them. You may cook, print, export and share recipes for yourself and others without charge, if you say where they come from.',
        },
        {
          title: 'Affiliate Links',
          text: 'As a participant in marketplace associate programmes we earn from qualifying purchases, at no extra cost to you. The shop is responsible for prices, stock and delivery.',
        },
        {
          title: 'Advertising',
          text: 'We label advertisements as sponsored. They run only after you have agreed to advertising, and they have no influence on recipes.',
        },
        {
          title: 'Limits of Liability',
          text: 'We provide the site as it is. As far as the law allows, we are not liable for loss or harm from its use. Nothing here limits liability that the law doesn’t let us limit.',
        },
        {
          title: 'Recipe Safety',
          text: 'We check every recipe with the same engine for toxic foods and against published nutrient minimums, and its page says what it lacks. The check relies on tables and can be wrong. Cook meat, fish and eggs through, and weigh supplements.',
        },
        {
          title: 'User-Generated Content',
          text: 'What you submit stays yours. You let us show, edit and translate it on this site. Your submission must be your own, true and decent. Reviews and recipes appear after a person has approved them, and we may refuse or remove them.',
        },
        {
          title: 'Geographic Limits',
          text: 'We write for owners in the United Kingdom. Foods, units and shops may differ elsewhere. You are responsible for following the law where you are.',
        },
        {
          title: 'Modifications',
          text: 'We may change the site and these terms. The date above shows the last change. By continuing to use the site you accept them.',
        },
        {
          title: 'Termination',
          text: 'We may refuse service to anyone who breaks these terms. Anything on your device stays yours.',
        },
        {
          title: 'Governing Law',
          text: 'The law of England and Wales governs these terms, and its courts decide, unless the law where you live gives you more rights.',
        },
        {
          title: 'Severability',
          text: 'If one of these terms is invalid, the others still apply.',
        },
      ]}
    />
  );
}
