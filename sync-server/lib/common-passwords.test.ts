import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'Password1',
  'PASSWORD123!',
  'sunshine',
  '!!sunshine99',
  '1q2w3e4r',
  'qwertyuiop',
  '12345678',
  '23456789',
  'aaaaaaaaaaaaaaaaaaaa',
  'zyxwvuts',
  'administrator',
  'trustno1',
])('S5: %s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'another password',
  'four words of mine',
  'Xk3!vq0p',
  'sunshine over my two dogs',
])('S5: %s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
