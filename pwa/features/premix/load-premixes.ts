/** Loads the owner's premixes after the first paint. Without them the recipe stays as written. */
export function loadPremixes(): void {
  void import('./follow-premixes.ts').then(({ followPremixes }) => followPremixes()).catch(() => {});
}
