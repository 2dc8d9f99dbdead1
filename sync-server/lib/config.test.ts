import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing: defaults to this machine only, port 3000, plain HTTP, the embedded engine, no proxy', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      isSecure: false,
      adminUsername: 'admin',
      trustProxy: 0,
    });
    expect(readConfig({})).not.toHaveProperty('mongodbUrl');
    expect(readConfig({})).not.toHaveProperty('adminPassword');
  });

  it('tells pages whether e-mail works, but nothing about the mail server', () => {
    expect(readConfig({}).site.sendsMail).toBe(false);
    const { site } = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example:587' });
    expect(site.sendsMail).toBe(true);
    expect(JSON.stringify(site)).not.toContain('mail.example');
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', MONGODB_URL: '' }).port).toBe(3000);
  });

  it('is secure when the public origin is https', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://bowlful.example/' })).toMatchObject({
      publicOrigin: 'https://bowlful.example',
      isSecure: true,
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['PUBLIC_ORIGIN', 'https://bowlful.example/app'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['MONGODB_URL', 'http://localhost'],
    ['ADMIN_PASSWORD', 'seven77'],
    ['ADMIN_PASSWORD', 'Password123'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['RETIRE_WORKER', '1'],
    ['CONTACT_KEPT_DAYS', '181'],
    ['METRICS_TOKEN', 'too-short'],
    ['METRICS_TOKEN', 'with a space and more'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', '1000'],
    ['BACKUPS_KEPT', '0'],
    ['AD_CLIENT', 'pub-1234567890123456'],
    ['AD_UNITS', 'footer=1234567890'],
    ['CONSENT_PLATFORM_URL', 'http://consent.example/tcf.js'],
    ['AFFILIATE_TAGS', 'GB=bowlful-20'],
    ['AFFILIATE_TAGS', 'NZ=bowlful-20'],
  ])('S8: refuses %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
    // The message must not repeat a secret.
    if (/PASSWORD|TOKEN/.test(name)) expect(() => readConfig({ [name]: value })).not.toThrow(value);
  });

  it('accepts a language model only with address, key and name', () => {
    const whole = { ASSISTANT_URL: 'https://model.example/v1', ASSISTANT_KEY: 'k', ASSISTANT_MODEL: 'm' };
    expect(readConfig(whole).assistant).toEqual({ url: 'https://model.example/v1', key: 'k', model: 'm' });
    expect(readConfig({})).not.toHaveProperty('assistant');
    expect(() => readConfig({ ...whole, ASSISTANT_KEY: '' })).toThrow(ConfigError);
    expect(() => readConfig({ ...whole, ASSISTANT_URL: 'file:///etc' })).toThrow(/^ASSISTANT_URL /);
  });

  it('schedules backups if an interval is set, in the data folder by default', () => {
    const env = { DATA_DIR: '/srv/data', BACKUP_EVERY_HOURS: '12' };
    expect(readConfig(env).backups).toEqual({ everyHours: 12, folder: '/srv/data/backups', kept: 7 });
    expect(readConfig({ ...env, BACKUP_DIR: '/mnt/b', BACKUPS_KEPT: '30' }).backups).toEqual({
      everyHours: 12,
      folder: '/mnt/b',
      kept: 30,
    });
    expect(readConfig({ BACKUP_DIR: '/mnt/b' })).not.toHaveProperty('backups');
  });

  it('matches the variables in the README’s table', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const table = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('## Exchange rates'));
    const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
    );
    const ofTests = ['TEST_MONGODB_URL', 'TEST_FERRETDB', 'CHROMIUM_PATH'];
    expect(rows.sort()).toEqual([...CONFIG_NAMES, ...ofTests].sort());
  });

  it('accepts ads.txt from only one place', () => {
    expect(() => readConfig({ ADS_TXT: 'x', ADS_TXT_FILE: 'ads.txt' })).toThrow(
      'ADS_TXT and ADS_TXT_FILE cannot both be set',
    );
  });

  it('has places for ads only if there can be any, and an ad network only with a consent platform', () => {
    const client = 'ca-pub-1234567890123456';
    const consentPlatform = 'https://consent.example/tcf.js';
    const site = (env: Record<string, string>) => readConfig(env).site;
    expect(site({})).not.toHaveProperty('showsAds');
    expect(site({ ADVERTISEMENTS_FILE: 'ads.json' })).toMatchObject({ showsAds: true });
    // Without a consent platform the ad slots show a nutrition tip.
    expect(site({ AD_CLIENT: client, AD_UNITS: 'list=1234567890' })).not.toHaveProperty('showsAds');
    expect(site({ AD_CLIENT: client })).not.toHaveProperty('adNetwork');
    expect(
      site({ AD_CLIENT: client, AD_UNITS: 'list=1234567890', CONSENT_PLATFORM_URL: consentPlatform }),
    ).toMatchObject({
      showsAds: true,
      adNetwork: { client, consentPlatform, units: { list: '1234567890' } },
    });
  });
});
