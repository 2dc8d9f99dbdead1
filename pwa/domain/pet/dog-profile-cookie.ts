import { COOKIE_DAYS } from '../privacy/retention.ts';
import { type DogProfile, dogProfileSchema } from './dog-profile.ts';
import { withoutHealth } from './health.ts';
import { DOG_PROFILE_DEFAULTS } from './profile-bounds.ts';

const DOG_PROFILE_COOKIE = 'dogProfile';
/** Key of the localStorage entry used before the cookie; its value is plain JSON. */
export const LEGACY_DOG_PROFILE_KEY = 'dogProfile';

const MAX_AGE_SECONDS = COOKIE_DAYS * 24 * 60 * 60;
const ATTRIBUTES = 'path=/; SameSite=Lax';

/** 'none': nothing stored. 'corrupt': not a profile, to be logged and deleted. */
type StoredDogProfile = { kind: 'none' | 'corrupt' } | { kind: 'profile'; profile: DogProfile };

/** Fills in the age or activity that an old record lacks or left empty. */
function withDefaults(stored: object): object {
  const said = Object.entries(stored).filter(([, value]) => value !== null && value !== '');
  return { ...DOG_PROFILE_DEFAULTS, ...Object.fromEntries(said) };
}

/** Reads a profile stored as JSON, such as the legacy localStorage entry. */
export function parseDogProfileJson(json: string | null): StoredDogProfile {
  if (json === null || json === '') return { kind: 'none' };
  try {
    return { kind: 'profile', profile: dogProfileSchema.parse(withDefaults(JSON.parse(json))) };
  } catch {
    return { kind: 'corrupt' };
  }
}

/** Reads the profile from a cookie header or `document.cookie`. */
export function parseDogProfileCookie(cookies: string): StoredDogProfile {
  const prefix = `${DOG_PROFILE_COOKIE}=`;
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  if (pair === undefined) return { kind: 'none' };
  try {
    return parseDogProfileJson(decodeURIComponent(pair.slice(prefix.length)));
  } catch {
    return { kind: 'corrupt' }; // a lone % is invalid URL encoding
  }
}

/** The part of a dog that its cookie holds. What a vet asks stays on the device: a cookie travels with every request. */
export function cookieDog(profile: DogProfile): DogProfile {
  return withoutHealth(profile);
}

/** The cookie to write for the active dog: URL-encoded JSON, 365 days, whole site. */
export function dogProfileCookie(profile: DogProfile): string {
  const value = encodeURIComponent(JSON.stringify(cookieDog(profile)));
  return `${DOG_PROFILE_COOKIE}=${value}; max-age=${MAX_AGE_SECONDS}; ${ATTRIBUTES}`;
}

/** The cookie to write when there is no dog. */
export function clearedDogProfileCookie(): string {
  return `${DOG_PROFILE_COOKIE}=; max-age=0; ${ATTRIBUTES}`;
}
