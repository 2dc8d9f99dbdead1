import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';
import styles from './skeleton.module.css';

/** Longer than any page takes on a network that answers. */
const PATIENCE_MS = 5000;

/** Beside a skeleton of what the network brings: after five seconds it says that nothing comes, and what can be done. */
export function LongWait() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div role="alert" className={styles['wait']}>
      <p>The network does not answer. What is on this device works without it.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
      <Button asChild variant="outline">
        <Link to="/recipes">All Recipes</Link>
      </Button>
    </div>
  );
}
