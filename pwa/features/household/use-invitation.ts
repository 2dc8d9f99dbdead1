import { useEffect, useState } from 'react';
import { invitation } from '../../platform/household/commands.ts';
import { errorSentence } from './household-sentence.ts';

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
