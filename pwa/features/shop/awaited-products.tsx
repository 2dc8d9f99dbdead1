import { classNames } from '../../components/class-names.ts';
import page from '../page/page.module.css';
import styles from './products.module.css';

/** Until the operator's list is on the device. */
export function AwaitedProducts() {
  return (
    <p className={classNames(page['small'], styles['awaited'])}>
      The products come with the next connection.
    </p>
  );
}
