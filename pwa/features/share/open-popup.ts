/** Opens an address in a small window; false if the browser blocks it. */
export function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', 'popup,width=600,height=640');
  if (popup === null) return false;
  // The opened page must not access this one.
  popup.opener = null;
  return true;
}
