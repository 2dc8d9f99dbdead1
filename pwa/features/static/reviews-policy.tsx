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
      updated="Last updated 24 November 2026"
      sections={[
        {
          title: 'Who Writes Them',
          text: `Anyone who has cooked a recipe, without an account: one to five stars, ${REVIEW_COMMENT_MIN} to ${most} characters, a name of your choice, and a photo if you like. We cannot check that the recipe was cooked, so no review here is called verified.`,
        },
        {
          title: 'How They Are Collected',
          text: 'With the form on the page of the recipe, and in no other way: none is bought, brought over from elsewhere or made by a program. A review written without a network waits on the device and arrives once. We keep with it the country that it came from, and the hash of a secret that only your device knows. We limit how many we accept from one internet address in an hour.',
        },
        {
          title: 'How They Are Checked',
          text: 'A person reads every review, and looks at every photo, before it appears. Praise and blame are measured alike: a review is refused where it is not about the recipe, advertises, insults, tells of other people, or advises something that harms an animal. The number of stars is no reason. Since a review has no e-mail address, we cannot tell you why one was refused.',
        },
        {
          title: 'What We May Change',
          text: 'We can’t change the stars: the program lets no one do that. We may correct a name or words, for instance take out a telephone number, add a translation below the original, and reply under our own name. Each such change is recorded with who made it and when.',
        },
        {
          title: 'How the Rating Is Made',
          text: 'It is the mean of the stars of all reviews that are published, each counting the same, on the page and for search engines alike. Without one it says ‘Not yet rated’.',
        },
        {
          title: 'No Incentives',
          text: 'We pay for no review, give no discount, prize or advantage for one, and take no money to publish, move or remove one. Shops and advertisers have no say.',
        },
        {
          title: 'How to Have One Removed',
          text: (
            <>
              Your own: withdraw it in the <Link to="/queue">queue</Link> of the device that wrote it. Its
              words and photo are erased at once, and leave other devices with their next connection. From
              another device, or where one is about you, <Link to={REMOVAL}>write to us</Link> with its name
              and recipe: a person looks it up, and we answer within 30 days.
            </>
          ),
        },
        {
          title: 'Something Wrong With One',
          text: (
            <>
              <Link to={REPORT}>Report a review</Link> that is false, dangerous or unkind. It can be withdrawn
              from every device while we look into it, and put back.
            </>
          ),
        },
      ]}
    />
  );
}
