import { type FormEvent, useRef, useState } from 'react';
import { NOTICE_CALLS, type Notices, type NoticesBody, noticesBodySchema } from '#domain/contract/notices';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { CheckRow } from '../../parts/check-row.tsx';
import { focusField, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import styles from './tab.module.css';

type NoticesFormProps = { notices: Notices; onDone: () => Promise<void>; onSignedOut: () => void };

const choiceOf = ({ email, isDaily, isImmediate }: Notices): NoticesBody => ({ email, isDaily, isImmediate });

/** Whether the last notices arrived, and what there is to do if not. */
function Delivery({ notices: { sendsMail, mailProblem, webhook } }: { notices: Notices }) {
  return (
    <>
      {!sendsMail && (
        <Notice kind="note">
          This server has no mail server, so e-mails are written to files. Set SMTP_URL to send them.
        </Notice>
      )}
      {mailProblem !== null && <Notice kind="note">The last e-mail wasn’t sent. {mailProblem}</Notice>}
      {webhook !== null && (
        <Notice kind="note">
          {webhook.problem === null
            ? 'The webhook also gets new items.'
            : `The webhook didn’t get the last items. ${webhook.problem} We keep trying.`}
        </Notice>
      )}
    </>
  );
}

function NoticesForm({ notices, onDone, onSignedOut }: NoticesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => choiceOf(notices));
  const [error, setError] = useState<string>();
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const put = (changes: Partial<NoticesBody>) => setChoice((before) => ({ ...before, ...changes }));
  const saved = choiceOf(notices);
  useDirtyForm(JSON.stringify(choice) !== JSON.stringify(saved));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { ...choice, email: choice.email?.trim() || null };
    const parsed = noticesBodySchema.safeParse(body);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return focusField(form, 'email');
    // The fields stay open during the save; keep a later change.
    if (await act(() => request(NOTICE_CALLS.changeNotices, { body }), 'E-mails changed'))
      setChoice((now) => (now === choice ? body : now));
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className={styles['step']}>
      <p>We tell you how many comments, recipes, messages and reports wait, never what they say.</p>
      <TextRow
        label="Your e-mail address"
        error={error}
        name="email"
        type="email"
        autoComplete="email"
        value={choice.email ?? ''}
        onChange={(email) => put({ email })}
      />
      <CheckRow checked={choice.isDaily} onChange={(isDaily) => put({ isDaily })}>
        Once a day, if something waits
      </CheckRow>
      <CheckRow checked={choice.isImmediate} onChange={(isImmediate) => put({ isImmediate })}>
        Soon after each new item
      </CheckRow>
      <Delivery notices={notices} />
      <div className={list['buttons']}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

/** Which e-mails about new items the administrator gets. */
export function NoticesCard({ onSignedOut }: { onSignedOut: () => void }) {
  const { data, problem, reload } = useCall(NOTICE_CALLS.getNotices, {});
  return (
    <Card className={styles['card']}>
      {data !== undefined && <NoticesForm notices={data} onDone={reload} onSignedOut={onSignedOut} />}
      {data === undefined && problem === null && <Skeleton lines={3} label="Loading" />}
      {data === undefined && problem !== null && <Notice kind="problem">{problem}</Notice>}
    </Card>
  );
}
