import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { SpokenNote } from '../../components/spoken.tsx';
import { useConnection } from '../../platform/sync/connection.ts';
import styles from '../intake/import.module.css';
import card from '../nutrition/tool-card.module.css';

/** A link whose page is being read, or waits for a network. */
export function WaitingLink({ url }: { url: string }) {
  const { online } = useConnection();
  return (
    <section className={card['card']}>
      <SpokenNote as="h2">{online ? 'Reading the page' : 'Waiting for a network'}</SpokenNote>
      <p className={styles['link']}>{url}</p>
      {!online && (
        <p className={card['muted']}>
          It is read by itself when you are back online. You may leave this page.
        </p>
      )}
      <Button asChild variant="outline">
        <Link to="/queue">To the queue</Link>
      </Button>
    </section>
  );
}
