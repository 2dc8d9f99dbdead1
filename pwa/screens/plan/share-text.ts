/** '100%' only where nothing is left out. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 100 && share < 1 ? 'Over 99%' : `${percent}%`;
}
