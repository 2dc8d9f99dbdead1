/** Opens an address in a small window; false where the browser lets none open. */
export function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', 'popup,width=600,height=640');
  if (popup === null) return false;
  // The other side must not reach back into this page.
  popup.opener = null;
  return true;
}
