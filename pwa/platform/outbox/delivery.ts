type DeliveryProblem = { code: string; detail: string };

/** Outcome of one delivery attempt. */
export type Delivery =
  | { kind: 'acknowledged' }
  | { kind: 'refused'; problem: DeliveryProblem }
  | { kind: 'transient'; problem: DeliveryProblem; retryAfterMs: number | null; serverError: boolean };

/** Problems detected on the device rather than reported by the server. */
export const LOCAL_PROBLEMS = {
  network: 'Bowlful could not be reached.',
  timeout: 'Bowlful did not answer in time.',
  portal: 'Something other than Bowlful answered. Perhaps this network wants you to sign in first.',
  server: 'Bowlful has a problem of its own at the moment.',
  pause: 'Bowlful asks for a short pause.',
  stuck: 'Bowlful keeps failing on this one while others go through. It is tried again once a day.',
} as const;

export const FIRST_VERSION_ARRIVED = 'Your first version has already arrived';
