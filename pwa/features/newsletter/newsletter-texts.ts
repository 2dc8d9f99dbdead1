import type { NewsletterList } from '#domain/messages/sign-up';

/** Description of each list. It makes no claim about the number of readers. */
export const NEWSLETTER_TEXTS: Record<NewsletterList, { title: string; text: string; sent: string }> = {
  dog: {
    title: 'Weekly dog food tips',
    text: 'New dog recipes and feeding tips, once a week by e-mail.',
    sent: 'You will receive weekly dog food tips and recipes.',
  },
  cat: {
    title: 'Weekly cat food tips',
    text: 'New cat recipes and feeding tips, once a week by e-mail.',
    sent: 'You will receive weekly cat food tips and recipes.',
  },
  general: {
    title: 'Weekly pet food tips',
    text: 'New recipes and feeding tips for dogs and cats, once a week by e-mail.',
    sent: 'You will receive weekly tips and recipes for dogs and cats.',
  },
};

/** Next step after a sign-up. Worded to hold for known addresses too, so that it reveals none. */
export const CONFIRM_BY_MAIL =
  'If the address is new to us, we’re sending it an e-mail. Press the link in it to confirm.';

/** Shown instead if the server writes mail to files. */
export const MAIL_WAITS =
  'We can’t send e-mail right now. We’ve saved your sign-up and will send the link later.';
