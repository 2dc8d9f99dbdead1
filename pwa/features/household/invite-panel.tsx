import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import styles from './household.module.css';
import { InvitationCode } from './invitation-code.tsx';
import { useInvitation } from './use-invitation.ts';

/** Sends the invitation through the share sheet, or copies it where there is none. */
async function shareInvitation(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Join our Bowlful household', url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url);
  }
}

/** Lets another device join: a code for its camera, or the link. */
export function InvitePanel({ onClose }: { onClose: () => void }) {
  const { link, problem } = useInvitation();
  return (
    <section aria-label="Invite a device" className={styles['question']}>
      {problem !== null && <SpokenError>{problem}</SpokenError>}
      {problem === null && link === undefined && <Skeleton lines={6} label="Opening the invitation" />}
      {link !== undefined && (
        <>
          <p>
            Point the other device’s camera at this code, or send it the link. Check that it shows the four
            words above before you press Join there.
          </p>
          <InvitationCode link={link} />
          <p className={styles['muted']}>
            Treat the link like a house key: whoever has it can read and change everything you share.
          </p>
        </>
      )}
      <div className={item['actions']}>
        {link !== undefined && 'share' in navigator && (
          <Button variant="outline" onClick={() => void shareInvitation(link)}>
            Share the link
          </Button>
        )}
        {link !== undefined && (
          <Button variant="outline" onClick={() => void copyText(link)}>
            Copy the link
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}
