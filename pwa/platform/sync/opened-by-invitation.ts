/**
 * Whether a link to join a household opened this page. Its timing entry keeps naming the whole link, which other
 * companies' scripts could read: none may run here.
 */
export function isOpenedByInvitation(): boolean {
  return /\/join\/?#/.test(performance.getEntriesByType('navigation')[0]?.name ?? '');
}
