let lastMs = 0;

/** The time of a draft, ISO 8601: later than any before it in this page, so that of two the newer can be told. */
export function draftStamp(): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  return new Date(lastMs).toISOString();
}
