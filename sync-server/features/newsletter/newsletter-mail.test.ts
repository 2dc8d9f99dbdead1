import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
/** Generous, for busy machines. */
const PATIENT = { timeout: 20_000 };
const logged: string[] = [];
let smtp: FakeSmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const env = { SMTP_URL: smtp.url, MESSAGES_PER_HOUR: '1000' };
  server = await startServer({ env, onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.behaviour = 'takes';
  smtp.messages.length = 0;
});

async function subscribe(email: string): Promise<[number, unknown]> {
  const response = await server.post('/api/newsletter', { email, list: 'dog' });
  const { id: _, ...body } = (await response.json()) as { id: string };
  return [response.status, body];
}
const greeted = () => smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim());

describe('the confirmation mail', () => {
  it('leaves the answer the same for known and new addresses, whatever the mail server does', async () => {
    await subscribe('known@example.org');
    await expect.poll(greeted, PATIENT).toEqual(['known@example.org']);
    for (const behaviour of ['takes', 'refuses', 'is busy'] as const) {
      smtp.behaviour = behaviour;
      const answers = [
        await subscribe('known@example.org'),
        await subscribe(`${behaviour.replace(' ', '')}@example.org`),
      ];
      expect(answers[0]).toEqual([201, { status: 'received' }]);
      expect(answers[1]).toEqual(answers[0]);
    }
  });

  it.each(['is busy', 'is full'] as const)(
    'arrives once, as soon as a mail server that %s accepts it',
    async (behaviour) => {
      smtp.behaviour = behaviour;
      server.pass(24 * 60 * MINUTE);
      const later = `${behaviour.replace(' ', '-')}@later.example`;
      logged.length = 0;
      await subscribe(later);
      await expect.poll(() => logged.join(), PATIENT).toContain('newsletter greeting');
      smtp.behaviour = 'takes';
      for (const name of ['one', 'two', 'three'].map((each) => `${each}-${behaviour.replace(' ', '-')}`)) {
        server.pass(6 * MINUTE);
        // Each sign-up starts a round at once; otherwise there is one every minute.
        await subscribe(`${name}@example.org`);
        await expect.poll(greeted, PATIENT).toContain(`${name}@example.org`);
        expect(greeted().filter((to) => to === later)).toHaveLength(1);
      }
    },
  );

  it('is given up if the address is refused for good', async () => {
    smtp.behaviour = 'refuses';
    logged.length = 0;
    await subscribe('gone@example.org');
    await expect.poll(() => logged.join(), PATIENT).toContain('newsletter greeting');
    smtp.behaviour = 'takes';
    server.pass(24 * 60 * MINUTE);
    await subscribe('four@example.org');
    await expect.poll(greeted, PATIENT).toContain('four@example.org');
    expect(greeted()).not.toContain('gone@example.org');
  });
});
