import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing: this machine only, port 3000, plain HTTP, the embedded engine, no proxy', () => {
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

  it('tells pages whether e-mails leave, and nothing of the mail server', () => {
    expect(readConfig({}).site.sendsMail).toBe(false);
    const { site } = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example:587' });
    expect(site.sendsMail).toBe(true);
    expect(JSON.stringify(site)).not.toContain('mail.example');
  });

  it('takes an empty variable as not set', () => {
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
  ])('S8: refuses %s=%s and does not repeat the value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
    if (name === 'ADMIN_PASSWORD') expect(() => readConfig({ [name]: value })).not.toThrow(/seven77/);
  });

  it('takes a language model only whole: address, key and name', () => {
    const whole = { ASSISTANT_URL: 'https://model.example/v1', ASSISTANT_KEY: 'k', ASSISTANT_MODEL: 'm' };
    expect(readConfig(whole).assistant).toEqual({ url: 'https://model.example/v1', key: 'k', model: 'm' });
    expect(readConfig({})).not.toHaveProperty('assistant');
    expect(() => readConfig({ ...whole, ASSISTANT_KEY: '' })).toThrow(ConfigError);
    expect(() => readConfig({ ...whole, ASSISTANT_URL: 'file:///etc' })).toThrow(/^ASSISTANT_URL /);
  });
});
