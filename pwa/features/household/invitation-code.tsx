import { Skeleton } from '../../components/skeleton.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './household.module.css';

// Only who invites needs it.
const loadCode = () => import('../../components/qr-code.tsx');

/** The invitation as a code for a camera. */
export function InvitationCode({ link }: { link: string }) {
  const { value, isFailed, retry } = useLazyModule(loadCode);
  if (isFailed) return <PartNotLoaded what="The code" onRetry={retry} />;
  if (value === null) return <Skeleton lines={6} label="Drawing the code" />;
  return (
    <div className={styles['code']}>
      <value.QrCode text={link} label="Invitation to your household" />
    </div>
  );
}
