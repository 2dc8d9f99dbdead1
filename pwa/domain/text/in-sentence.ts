/** 'Vitamin E' within a sentence is 'vitamin E'; 'EPA and DHA' stays. */
export function inSentence(name: string): string {
  return /^[A-Z][A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
