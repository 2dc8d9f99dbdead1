/** Test devices are British: metric unless a test says otherwise. Server tests have no device. */
if (typeof navigator !== 'undefined') {
  Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
}
