import { useState } from 'react';
import { ACCOUNTS_CALLS, type CodesBegun, type OwnAccount } from '#domain/contract/accounts';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { request } from '../../calls/api.ts';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import { SecretStep } from './secret-step.tsx';
import styles from './tab.module.css';

/** Recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function handleCopy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: 'Codes copied' }),
      () =>
        showToast({ variant: 'destructive', title: 'Not copied', description: 'Write them down by hand.' }),
    );
  }

  return (
    <Notice kind="news" words="Your recovery codes, shown only now.">
      <p>
        Your recovery codes, shown only now. Each one signs you in once if you lose your authenticator. Keep
        them apart from your phone.
      </p>
      <ol className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={list['buttons']}>
        <Button variant="outline" onClick={() => void handleCopy()}>
          Copy the codes
        </Button>
        <Button variant="outline" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </Notice>
  );
}

type Step =
  | { name: 'rest' }
  | { name: 'confirm'; act: 'begin' | 'renew' | 'remove' }
  | { name: 'scan'; begun: CodesBegun }
  | { name: 'recovery'; codes: readonly string[] };

const REST: Step = { name: 'rest' };
const ACTIONS = { begin: 'Continue', renew: 'Create new codes', remove: 'Turn off' } as const;

type OneTimeCodesProps = { account: OwnAccount; onChanged: () => Promise<void>; onSignedOut: () => void };

/** Turns one-time codes on and off: password, QR code, a first code, recovery codes. */
export function OneTimeCodes({ account, onChanged, onSignedOut }: OneTimeCodesProps) {
  const [step, setStep] = useState<Step>(REST);
  const back = () => setStep(REST);

  async function confirm(act: 'begin' | 'renew' | 'remove', password: string) {
    const body = { currentPassword: password };
    if (act === 'begin')
      return setStep({ name: 'scan', begun: await request(ACCOUNTS_CALLS.beginCodes, { body }) });
    if (act === 'renew') {
      const { recoveryCodes } = await request(ACCOUNTS_CALLS.renewRecoveryCodes, { body });
      setStep({ name: 'recovery', codes: recoveryCodes });
    } else {
      await request(ACCOUNTS_CALLS.removeCodes, { body });
      showToast({ title: 'One-time codes turned off', description: 'Your password alone now signs you in.' });
      setStep(REST);
    }
    await onChanged();
  }

  async function scanned(code: string) {
    const { recoveryCodes } = await request(ACCOUNTS_CALLS.confirmCodes, { body: { code } });
    setStep({ name: 'recovery', codes: recoveryCodes });
    showToast({ title: 'One-time codes turned on', description: 'Every other device has been signed out.' });
    await onChanged();
  }

  switch (step.name) {
    case 'rest':
      return <Rest account={account} onAct={(act) => setStep({ name: 'confirm', act })} />;
    case 'confirm':
      return (
        <SecretStep
          label="Your password, to confirm"
          name="currentPassword"
          empty="Enter your current password."
          action={ACTIONS[step.act]}
          onSend={(password) => confirm(step.act, password)}
          onBack={back}
          onSignedOut={onSignedOut}
        />
      );
    case 'scan':
      return <Scan begun={step.begun} onSend={scanned} onBack={back} onSignedOut={onSignedOut} />;
    case 'recovery':
      return <RecoveryCodes codes={step.codes} onDone={back} />;
  }
}

type RestProps = { account: OwnAccount; onAct: (act: 'begin' | 'renew' | 'remove') => void };

function Rest({ account: { hasCodes, recoveryCodesLeft }, onAct }: RestProps) {
  if (!hasCodes) {
    return (
      <>
        <p>
          With one-time codes, signing in also asks for six digits from an authenticator app on your phone.
          Nobody can sign in with your password alone.
        </p>
        <Button variant="outline" onClick={() => onAct('begin')}>
          Turn on one-time codes
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        Signing in asks for a code. {counted(recoveryCodesLeft, 'recovery code is', 'recovery codes are')}{' '}
        left.
      </p>
      <div className={list['buttons']}>
        <Button variant="outline" onClick={() => onAct('renew')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => onAct('begin')}>
          Change authenticator
        </Button>
        <Button variant="destructive" onClick={() => onAct('remove')}>
          Turn off one-time codes
        </Button>
      </div>
    </>
  );
}

type ScanProps = {
  begun: CodesBegun;
  onSend: (code: string) => Promise<void>;
  onBack: () => void;
  onSignedOut: () => void;
};

function Scan({ begun: { secret, address }, ...events }: ScanProps) {
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={address} label="QR code with the key of your one-time codes" />
      <p>
        Key: <code className={styles['key']}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <SecretStep
        label="Code"
        help="The six digits in the app."
        name="code"
        empty="Enter the six digits."
        action="Turn on"
        {...events}
      />
    </>
  );
}
