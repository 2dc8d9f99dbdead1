import type { NewsletterDesk } from '#domain/contract/newsletter-issue';
import { NEWSLETTER_LISTS } from '#domain/messages/sign-up';
import { LISTS } from './issue-words.ts';
import styles from './newsletter.module.css';

/** How many people are on each list. */
export function AudienceTable({ audience }: Pick<NewsletterDesk, 'audience'>) {
  return (
    <table className={styles['audience']} aria-label="Who is on the lists">
      <thead>
        <tr>
          <th scope="col">List</th>
          <th scope="col">Receive it</th>
          <th scope="col">Not confirmed</th>
          <th scope="col">Suspended</th>
        </tr>
      </thead>
      <tbody>
        {NEWSLETTER_LISTS.map((list) => (
          <tr key={list}>
            <th scope="row">{LISTS[list]}</th>
            <td>{audience[list].confirmed}</td>
            <td>{audience[list].unconfirmed}</td>
            <td>{audience[list].suspended}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
