import { Link } from 'react-router-dom';
import { contactAddress } from '#domain/messages/contact-address';
import { REVIEW_COMMENT_MAX, REVIEW_COMMENT_MIN } from '#domain/review/review';
import { LegalPage } from './legal-page.tsx';

const REMOVAL = contactAddress({ category: 'legal', subject: 'Remove a review' });
const REPORT = contactAddress({ category: 'general', subject: 'Report a review' });
const most = REVIEW_COMMENT_MAX.toLocaleString('en-GB');

/** Route `/reviews-policy`. */
export function ReviewsPolicy() {
  return (
    <LegalPage
      title="Reviews Policy"
      updated="Last updated 27 November 2026"
      sections={[
        {
          title: 'Who Writes Them',
          text: `Anyone who has cooked a recipe can review it, without an account: one to five stars, ${REVIEW_COMMENT_MIN} to ${most} characters, a name of your choice, and a photo if you like. We can’t check that you cooked the recipe, so we call no review verified.`,
        },
        {
          title: 'How They Are Collected',
          text: 'Only through the form on the recipe’s page. We don’t buy reviews, copy them from elsewhere or generate them. A review written offline waits on the device and arrives once. We store it with the country that it came from, and the hash of a secret that only your device knows. We limit how many we accept from one internet address in an hour.',
        },
        {
          title: 'How They Are Checked',
          text: 'A person reads every review, and looks at every photo, before it appears. We judge praise and criticism alike. We refuse a review that is not about the recipe, advertises, insults, talks about other people, or advises something that harms an animal. The number of stars is never a reason. A review has no e-mail address, so we can’t tell you why we refused it.',
        },
        {
          title: 'What We May Change',
          text: 'We can’t change the stars: the software doesn’t let anyone do that. We may correct a name or words (to remove a telephone number, for example), add a translation below the original, and reply under our own name. We record who made each change, and when.',
        },
        {
          title: 'How the Rating Is Made',
          text: 'The rating is the mean of the stars of all published reviews, each counting the same, on the page and for search engines alike. A recipe without reviews says ‘Not yet rated’.',
        },
        {
          title: 'No Incentives',
          text: 'We don’t pay for reviews, or give a discount, prize or advantage for one. We take no money to publish, move or remove one. Shops and advertisers have no say.',
        },
        {
          title: 'How to Have One Removed',
          text: (
            <>
              Your own: withdraw it in the <Link to="/queue">queue</Link> of the device that wrote it. We
              erase its words and photo at once, and they leave other devices the next time those connect.
              From another device, or if a review is about you, <Link to={REMOVAL}>write to us</Link> with its
              name and recipe: a person looks it up, and we answer within 30 days.
            </>
          ),
        },
        {
          title: 'Something Wrong With One',
          text: (
            <>
              <Link to={REPORT}>Report a review</Link> that is false, dangerous or unkind. We can withdraw it
              from every device while we look into it, and restore it later.
            </>
          ),
        },
      ]}
    />
  );
}
