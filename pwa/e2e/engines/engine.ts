/** A browser engine beside Chromium, as far as a journey needs one: no selectors, since WebDriver knows no roles. */
export type Engine = {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may use nothing but its argument. */
  run<A, R>(action: (argument: A) => R, argument: A): Promise<Awaited<R>>;
  /** Presses the pointer at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types key by key. */
  type(text: string): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the browser and starts it on the same profile; absent where it keeps none. */
  restart?(): Promise<void>;
  /** Errors of the pages, as the browser reported them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
};
