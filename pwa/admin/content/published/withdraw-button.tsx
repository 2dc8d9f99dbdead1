import { ConfirmButton } from '../../parts/confirm-button.tsx';

type WithdrawButtonProps = {
  /** Visible label. */
  children: string;
  /** 'Turkey Bowl', 'the review of Hannah'. */
  what: string;
  /** Accessible name. */
  label: string;
  /** A sentence on other content that is withdrawn too. */
  also?: string;
  disabled: boolean;
  onWithdraw: () => void;
};

/** Withdraws published content, after saying what that means. */
export function WithdrawButton({ children, what, label, also, disabled, onWithdraw }: WithdrawButtonProps) {
  return (
    <ConfirmButton
      variant="outline"
      label={label}
      disabled={disabled}
      question={`Withdraw ${what}?`}
      text={`${also === undefined ? '' : `${also} `}The site stops showing it at once. Every device that has it removes it at its next sync; we don’t know how many do. You can restore it here.`}
      action="Withdraw"
      back="Keep"
      onConfirm={onWithdraw}
    >
      {children}
    </ConfirmButton>
  );
}
