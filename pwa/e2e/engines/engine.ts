/** Driver interface for engines other than Chromium. Without role selectors, which WebDriver lacks. */
export type Engine = {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may use nothing but its argument. */
  run<A, R>(action: (argument: A) => R, argument: A): Promise<Awaited<R>>;
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types key by key. */
  type(text: string): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Restarts the browser on the same profile; absent if the engine keeps no profile. */
  restart?(): Promise<void>;
  /** Page errors reported by the browser. */
  readonly errors: readonly string[];
  close(): Promise<void>;
};
