import { useEffect, useState } from 'react';
import styles from './print-address.module.css';

/** On paper only: where this recipe is found. Known on the device alone, so it comes after the first paint. */
export function PrintAddress() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(`${window.location.origin}${window.location.pathname}`), []);
  return <p className={styles['address']}>{address}</p>;
}
