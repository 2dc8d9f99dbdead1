/** '100%' only for a complete share; a rounded one stays below. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 100 && share < 1 ? 'Over 99%' : `${percent}%`;
}
