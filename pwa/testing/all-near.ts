/** Stands in for IntersectionObserver in a document without a window: everything is in sight as soon as it is watched. */
export class AllNear {
  readonly tell: (target: Element) => void;

  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.tell = (target) => callback([{ target, isIntersecting: true }]);
  }

  observe(target: Element): void {
    queueMicrotask(() => this.tell(target));
  }

  unobserve(): void {}
  disconnect(): void {}
}
