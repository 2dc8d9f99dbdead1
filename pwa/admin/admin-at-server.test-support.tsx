import { type IncomingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import {
  ADMINISTRATOR,
  ORIGIN,
  startServer,
  type TestServer,
} from '../../sync-server/testing/test-server.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { showAdmin } from './admin-app.test-support.tsx';
import { tabNamed } from './admin-controls.test-support.ts';

type Cookies = Map<string, string>;

/** Stores a response's cookies, and deletes those that it expires. */
function keepCookies(cookies: Cookies, headers: IncomingHttpHeaders): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Sends a request as a page of the server's origin does; the document's own `fetch` would drop cookie and origin. */
function send(server: TestServer, cookies: Cookies, address: string, init: RequestInit): Promise<Response> {
  const headers: Record<string, string> = { Origin: ORIGIN };
  if (cookies.size > 0) headers['Cookie'] = [...cookies].map((pair) => pair.join('=')).join('; ');
  new Headers(init.headers).forEach((value, name) => {
    headers[name] = value;
  });
  const { method = 'GET', body } = init;
  return new Promise((resolve, reject) => {
    const call = request(new URL(address, server.url), { method, headers }, (answer) => {
      keepCookies(cookies, answer.headers);
      const named = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const status = answer.statusCode ?? 0;
      const content = status === 204 ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
      resolve(new Response(content, { status, headers: named }));
    });
    call.on('error', () => reject(new TypeError('Failed to fetch')));
    call.end(typeof body === 'string' || !body ? body : new Uint8Array(body as ArrayBuffer));
  });
}

type Options = Parameters<typeof startServer>[0];

/** Starts the real server for a group of tests; `fetch` reaches it, without cookies at the start of each. */
export function adminAtServer(options: () => Options | Promise<Options> = () => ({})) {
  const cookies: Cookies = new Map();
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await options());
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    cookies.clear();
    toastStore.setState({ toast: null });
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => send(server, cookies, address, init));
  });
  const signIn = ({ username, password } = ADMINISTRATOR) => {
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return {
    get server() {
      return server;
    },
    cookies,
    signIn,
    /** Opens an address of the administration area, and signs in if the browser has no session. */
    async open(address: string) {
      cleanup();
      const shown = showAdmin(address);
      if (cookies.size === 0) {
        await screen.findByLabelText('Username');
        signIn();
      }
      await screen.findByText('Logout');
      return shown;
    },
    /** The server's response body as text. */
    served: async (path: string) => (await fetch(path)).text(),
  };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens a tab of a screen; the library's tabs open on mouse down. */
export const openTab = async (words: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', tabNamed(words)), { button: 0 });

/** Chooses a file in a field. */
export const chooseFile = (field: HTMLElement, file: File) =>
  act(async () => {
    fireEvent.change(field, { target: { files: [file] } });
  });
