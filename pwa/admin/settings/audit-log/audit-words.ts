import type { AuditEntry, Facts } from '#domain/contract/audit-log';

/** Actions whose call names would not be clear to a reader. */
const ACTS: Readonly<Record<string, string>> = {
  login: 'Sign in',
  logout: 'Sign out',
  beginCodes: 'Begin one-time codes',
  confirmCodes: 'Turn on one-time codes',
  removeCodes: 'Turn off one-time codes',
  addPasskey: 'Add a passkey',
  renamePasskey: 'Rename a passkey',
  removePasskey: 'Remove a passkey',
  postSearchConsole: 'Import searches',
};

/** `moderateRating` as 'Moderate rating': other actions are named after their calls. */
export function inWords(name: string): string {
  const known = ACTS[name];
  if (known !== undefined) return known;
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function valueInWords(value: Facts[string]): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((name) => inWords(name).toLowerCase()).join(', ');
  return String(value ?? 'none');
}

/** One line per changed field: old value → new value; one of them may be unknown. */
export function changesInWords({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const values = [before?.[name], after?.[name]].filter((value) => value !== undefined).map(valueInWords);
    return `${inWords(name)}: ${[...new Set(values)].join(' → ')}`;
  });
}
