import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { invitation } from '../../platform/household/commands.ts';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import styles from './household.module.css';
import { errorSentence } from './household-sentence.ts';

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

/** The household's invitation, read on the device when it is asked for; undefined until then. */
export function useInvitation(): { link: string | undefined; problem: string | null } {
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    invitation().then(
      (read) => isShown && setLink(read),
      (error: unknown) => isShown && setProblem(errorSentence(error)),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return { link, problem };
}

/** The four words that all devices of a household show, to compare. */
export function FourWords({ words }: { words: readonly string[] }) {
  return (
    <ol aria-label="Four words" className={styles['words']}>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
        <li key={at}>{word}</li>
      ))}
    </ol>
  );
}
