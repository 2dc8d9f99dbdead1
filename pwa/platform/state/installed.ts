/** True on iPhone and iPad, where installation is manual, from the share sheet. */
export function installsByHand(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}

export function isInstalled(): boolean {
  // Safari on iOS uses its own property.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}
