import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../harness/server-process.ts';
import type { Engine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const browserPath = existsSync(LIBRARIES)
  ? readdirSync(LIBRARIES)
      .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
      .find((path) => existsSync(path))
  : undefined;
const START_TIMEOUT_MS = 20_000;
/** A page that does not answer within this time hangs. */
const CALL_TIMEOUT_MS = 20_000;

const isInstalled = browserPath !== undefined && existsSync(DRIVER) && existsSync('/usr/bin/xvfb-run');

/** Why WebKit is skipped; undefined if it runs. Opt-in: on a busy machine one run in eight gets a blank page. */
export const webkitMissing =
  process.env['TEST_WEBKITGTK'] === undefined
    ? 'Set TEST_WEBKITGTK=1 to run it in WebKitGTK as well.'
    : isInstalled
      ? undefined
      : 'No WebKitGTK here: install webkit2gtk-driver and xvfb.';

/**
 * Starts WebKitGTK's MiniBrowser at its least width, 447 px, on its own display, over plain WebDriver calls.
 */
export async function startWebkit(directory: string): Promise<Engine> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x1000x24', DRIVER, `--port=${port}`], {
    // A process group, to be killed as a whole: the wrapper leaves its children running.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: join(directory, 'webkit'), LANG: 'en_GB.UTF-8' },
  });
  const call = async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () =>
    call('GET', '/status')
      .then(() => true)
      .catch(() => false);
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isUp()); ) {
    if (Date.now() > end || driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const options = { binary: browserPath, args: ['--automation'] };
  const created = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 390, height: 844 });
  const act = (action: object) => call('POST', `${session}/actions`, { actions: [action] });
  return {
    errors: [],
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: async (action, argument) => {
      const script = `const done = arguments[1]; Promise.resolve((${action})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const answer = await call('POST', `${session}/execute/async`, { script, args: [argument] });
      const { value, error } = answer as { value: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    clickAt: async (x, y) => {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move, ...press],
      });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    screenshot: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      const ended = new Promise((resolve) => driver.once('exit', resolve));
      await call('DELETE', session).catch(() => {});
      process.kill(-(driver.pid ?? 0));
      await ended;
    },
  };
}
