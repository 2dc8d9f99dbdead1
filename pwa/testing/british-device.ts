/** The devices of the tests are British: metric until a test says otherwise. Tests of the server have no device. */
if (typeof navigator !== 'undefined') {
  Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
}
