import { classNames } from '../../components/class-names.ts';
import page from '../page/page.module.css';
import styles from './products.module.css';

/** Until the operator's list is on the device. */
export function AwaitedProducts() {
  return (
    <p className={classNames(page['small'], styles['awaited'])}>
      We’ll load the products when you’re online.
    </p>
  );
}
