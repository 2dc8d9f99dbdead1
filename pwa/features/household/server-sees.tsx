import { Link } from 'react-router-dom';
import styles from './household.module.css';

/** What the server can't read of a household, and what it sees all the same. */
export function ServerSees() {
  return (
    <p className={styles['muted']}>
      Your devices lock everything before they send it, and only they have the key. Our server still sees when
      your devices connect, from which internet address, and how many changes they send and how large.{' '}
      <Link to="/privacy-policy">Privacy Policy</Link>
    </p>
  );
}
