import { useEffect, useState } from 'react';
import styles from './print-address.module.css';

/** Print only: the recipe's URL. The origin is known only on the device, so it is set after the first paint. */
export function PrintAddress() {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(`${window.location.origin}${window.location.pathname}`), []);
  return <p className={styles['address']}>{address}</p>;
}
