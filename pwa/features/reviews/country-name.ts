import { lateFormat } from '#domain/text/late-format';

const names = lateFormat(() => new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' }));

/** 'United Kingdom' for 'GB'; null for an unknown code. */
export function countryName(code: string | null): string | null {
  if (code === null) return null;
  try {
    return names().of(code.toUpperCase()) ?? null;
  } catch {
    return null;
  }
}
