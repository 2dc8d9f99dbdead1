export function loadCards(): void {}
