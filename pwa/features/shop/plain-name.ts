/** 'Chicken breast' of 'Chicken breast, skinless': shops find more by fewer words. */
export function plainName(name: string): string {
  return name.replace(/\s*[,(].*$/, '');
}
