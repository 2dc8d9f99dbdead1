import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONFIG_NAMES, readConfig } from '../lib/config.ts';

type Service = {
  image: string;
  user?: string;
  environment: Record<string, string>;
  env_file?: string;
  ports?: string[];
  networks?: string[];
  volumes: string[];
  read_only?: boolean;
  healthcheck: { test: string[] };
  stop_grace_period?: string;
} & Record<string, unknown>;
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks?: Record<string, { internal?: boolean } | null>;
};

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const compose = (name: string) => parse(read(name), { merge: true }) as Compose;
const FILES = ['compose.yaml', 'compose.embedded.yaml'] as const;
const services = FILES.flatMap((file) =>
  Object.entries(compose(file).services).map(([name, service]) => ({ file, name, service })),
);

/** Values as Compose fills them in. */
const filled = (service: Service) =>
  Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{[^}]*\}/g, 'secret'),
    ]),
  );

describe.each(services)('$name in $file', ({ file, name, service }) => {
  it('restarts, reports its health, rotates its log and has no more rights than it needs', () => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges'],
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service.healthcheck.test[0]).toMatch(/^CMD/);
    // Either nothing but its volumes can be written, or it isn't root.
    expect(service.read_only === true || service.user !== undefined).toBe(true);
  });

  it('keeps its data in named volumes', () => {
    const sources = service.volumes.map((volume) => volume.split(':')[0] ?? '');
    const named = sources.filter((source) => !source.startsWith('./'));
    expect(named.length).toBeGreaterThan(0);
    for (const volume of named) expect(compose(file).volumes).toHaveProperty(volume);
  });

  it('names an image with a version', () => {
    expect(service.image).toMatch(name === 'app' ? /^bowlful:/ : /^docker\.io\/library\/\w+:\d/);
  });
});

describe.each(FILES)('the app in %s', (file) => {
  const app = compose(file).services['app'] as Service;

  it('gets values that the server accepts, from variables that it knows', () => {
    expect(Object.keys(app.environment).filter((name) => !CONFIG_NAMES.includes(name))).toEqual([]);
    expect(readConfig({ PUBLIC_ORIGIN: 'https://bowlful.example', ...filled(app) })).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
      trustProxy: 1,
      isSecure: true,
    });
    expect(app.env_file).toBe('.env');
  });

  it('is checked at /readyz, gets longer to stop than it takes, and has the volume /data', () => {
    expect(app.healthcheck.test.join(' ')).toContain('/readyz');
    // After SIGTERM the server lets requests finish for up to 14 s.
    expect(Number.parseInt(app.stop_grace_period ?? '0', 10)).toBeGreaterThan(14);
    expect(read('Containerfile')).toContain('VOLUME /data');
  });
});

it('only Caddy is reached from outside, and only the app reaches MongoDB', () => {
  const { services: all, networks } = compose('compose.yaml');
  expect(Object.keys(all).filter((name) => all[name]?.ports !== undefined)).toEqual(['caddy']);
  expect(all['mongodb']?.networks).toEqual(['database']);
  expect(networks?.['database']).toEqual({ internal: true });
  expect(Object.keys(all).filter((name) => all[name]?.networks?.includes('database'))).toEqual([
    'app',
    'mongodb',
  ]);
  expect(compose('compose.embedded.yaml').services['app']?.ports).toEqual(['127.0.0.1:3000:3000']);
});

it('the app’s account in MongoDB may read and write one database', () => {
  const url = filled(compose('compose.yaml').services['app'] as Service)['MONGODB_URL'];
  expect(url).toBe('mongodb://bowlful:secret@mongodb:27017/bowlful?replicaSet=rs0');
  const script = read('mongodb-user.sh');
  expect([...script.matchAll(/role: "(\w+)", db: "(\w+)"/g)].map(([, ...role]) => role)).toEqual([
    ['readWrite', 'bowlful'],
  ]);
});

it('Caddy gets exactly the variables that its Caddyfile reads', () => {
  const caddy = compose('compose.yaml').services['caddy'] as Service;
  const names = [...read('Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
  expect(Object.keys(caddy.environment)).toEqual(names);
});
