import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useActs } from '../../calls/use-acts.ts';
import type { AdminData } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import { endSession } from './account-api.ts';

type SessionsProps = { sessions: AdminData<OwnSession[]>; onSignedOut: () => void };

/** Where one is signed in; each place can be signed out by itself. */
export function Sessions({ sessions, onSignedOut }: SessionsProps) {
  const { isSaving, act } = useActs({ onDone: sessions.reload, onSignedOut });
  if (sessions.data === undefined) {
    if (sessions.problem !== null) return <Notice kind="problem">{sessions.problem}</Notice>;
    return <Skeleton lines={2} label="Loading" />;
  }
  return (
    <ul className={list['list']} aria-label="Where you are signed in">
      {sessions.data.map(({ id, device, since, lastSeen, isThis }) => {
        const name = device === '' ? 'Unknown device' : device;
        return (
          <Card key={id} asChild className={list['card']}>
            <li>
              <div className={list['text']}>
                <p className={list['who']}>
                  <MonitorSmartphone size={18} aria-hidden />
                  <strong>{name}</strong>
                  {isThis && <Tag>This one</Tag>}
                </p>
                <p className={list['who']}>
                  <span>Signed in {momentInWords(since)}</span>
                  <span>Last seen {momentInWords(lastSeen)}</span>
                </p>
              </div>
              {!isThis && (
                <div className={list['buttons']}>
                  <Button
                    variant="outline"
                    disabled={isSaving}
                    aria-label={`Sign out ${name}, signed in ${momentInWords(since)}`}
                    onClick={() => void act(() => endSession(id), 'Signed out')}
                  >
                    Sign out
                  </Button>
                </div>
              )}
            </li>
          </Card>
        );
      })}
    </ul>
  );
}
