/** The passwords of eight characters and more that every attacker tries first. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 87654321 11111111 00000000 12341234 88888888 11223344 147258369 123123123 ' +
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword pa$$word qwertyui qwertyuiop qwerty123 ' +
    'qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjkl asdfasdf iloveyou sunshine princess ' +
    'football baseball superman trustno1 starwars whatever computer corvette michelle jennifer welcome1 ' +
    'letmein1 letmein123 changeme changeme1 changeit admin123 admin1234 administrator abcd1234 abc12345 ' +
    'aa123456 default1 master123 access14 internet samantha garfield midnight liverpool chocolate bowlful1 bowlful123'
  ).split(' '),
);

/** Whether a password is among the first that are tried, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
