/** The devices of the tests are British: metric until a test says otherwise. */
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
