import { Link } from 'react-router-dom';
import { useSetAside } from '../../platform/household/use-household.ts';
import item from '../page/item-card.module.css';

/** On screens where a household works together: something was changed on two phones, and a person decides. */
export function AsideNotice() {
  const { length } = useSetAside();
  if (length === 0) return null;
  return (
    <div className={item['question']}>
      <p>
        Two phones changed {length === 1 ? 'the same thing' : `${length} things`} differently.{' '}
        <Link to="/settings#household">Choose what to keep</Link>
      </p>
    </div>
  );
}
