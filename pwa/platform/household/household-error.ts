/** Why a command of the household could not be carried out. */
export type HouseholdErrorCode =
  /** The invitation is no whole link of ours. */
  | 'invitation-cut-off'
  /** Nobody holds this household any more, or the secret is another one. */
  | 'no-such-household'
  | 'offline'
  /** The server answered, but not with what we asked for. */
  | 'refused'
  /** This device is already in another household. */
  | 'already-in-one'
  /** What a value was set aside for has been deleted since. */
  | 'aside-gone'
  /** The value set aside would not be right together with the rest. */
  | 'aside-unfit'
  /** This site has no households, or its pages are served over plain http, where nothing can be sealed. */
  | 'off';

/** A command of the household failed; nothing has changed on this device. */
export class HouseholdError extends Error {
  readonly code: HouseholdErrorCode;

  constructor(code: HouseholdErrorCode) {
    super(`The household: ${code}`);
    this.name = 'HouseholdError';
    this.code = code;
  }
}
