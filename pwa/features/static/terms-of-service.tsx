import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page.tsx';

/** Route `/terms-of-service`. */
export function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      updated="Last updated and effective 27 June 2025"
      rewritten="21 November 2026"
      sections={[
        {
          title: 'Acceptance',
          text: 'By using this site you accept these terms. If you do not, please do not use it.',
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
          text: 'You decide what your animal eats, check a recipe against its allergies and illnesses, handle food safely, and ask a vet where you are in doubt. You use the site lawfully and do not disturb it for others.',
        },
        {
          title: 'Intellectual Property',
          text: 'The words, drawings and programs of this site belong to its makers or those who gave them. You may cook, print, export and share recipes for yourself and others without charge, naming where they come from.',
        },
        {
          title: 'Affiliate Links',
          text: 'As a participant in marketplace associate programmes we earn from qualifying purchases, at no extra cost to you. Prices, stock and delivery are the shop’s.',
        },
        {
          title: 'Advertising',
          text: 'Advertisements are named as sponsored. They run only after you have agreed to advertising, and they decide nothing about recipes.',
        },
        {
          title: 'Limits of Liability',
          text: 'The site is given as it is. As far as the law allows, we are not liable for loss or harm from its use; nothing here limits liability that the law does not let us limit.',
        },
        {
          title: 'Recipe Safety',
          text: 'Every recipe is checked by the same engine against toxic foods and published nutrient minimums, and says what it lacks. The check rests on tables and can be wrong; cook meat, fish and eggs through and weigh supplements.',
        },
        {
          title: 'User-Generated Content',
          text: 'What you submit stays yours; you let us show, edit and translate it on this site. It must be your own, true and decent. Reviews and recipes appear after a person has approved them, and may be refused or removed.',
        },
        {
          title: 'Geographic Limits',
          text: 'The site is written for owners in the United Kingdom and may name foods, units and shops that differ elsewhere. You see to the law of the place where you are.',
        },
        {
          title: 'Modifications',
          text: 'We may change the site and these terms; the date above shows the last change. Going on using it means accepting them.',
        },
        {
          title: 'Termination',
          text: 'We may refuse service to whoever breaks these terms. Anything on your device stays yours.',
        },
        {
          title: 'Governing Law',
          text: 'These terms are governed by the law of England and Wales, and its courts decide, save where the law of your home gives you more.',
        },
        {
          title: 'Severability',
          text: 'If one of these terms does not hold, the others do.',
        },
      ]}
    />
  );
}
