/** Passwords that everybody tries first, of 12 characters and more (shorter ones are refused by length). */
const COMMON = new Set([
  '123456789012',
  '1234567890123',
  '123456789123',
  '1234567891234',
  '012345678901',
  '111111111111',
  '000000000000',
  '121212121212',
  '123123123123',
  '112233445566',
  '987654321098',
  'qwertyuiopas',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwerty123456',
  'qwerty1234567',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  'asdfghjkl123',
  'zxcvbnm12345',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'password1password1',
  'mypassword123',
  'changeme1234',
  'changemenow1',
  'letmein12345',
  'welcome12345',
  'welcome123456',
  'iloveyou1234',
  'iloveyou12345',
  'administrator',
  'administrator1',
  'administrator123',
  'superman1234',
  'football1234',
  'baseball1234',
  'princess1234',
  'sunshine1234',
  'trustno1trustno1',
  'correcthorsebatterystaple',
  'abcdefghijkl',
  'abcdefghijklm',
  'abcd12345678',
  'abc123abc123',
  'abcabcabcabc',
  'a1b2c3d4e5f6',
  'qazwsxedcrfv',
  'passw0rd1234',
  'p@ssw0rd1234',
  'claimsexchange',
  'claims-exchange',
]);

/**
 * What is wrong with a new password beyond its length, or null (NIST SP 800-63B-4: a blocklist, no composition rules).
 * @param context words of the person that must not be the password, such as the email address.
 */
export function passwordFault(password: string, context: readonly string[] = []): string | null {
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || new Set(lower).size < 4)
    return 'This password is too common. Choose another one.';
  if (context.some((word) => word.length >= 4 && lower === word.toLowerCase())) {
    return 'Your password must not be your email address or name.';
  }
  return null;
}

/** Words of the person that must not be the password. */
export function passwordContext(person: {
  email: string;
  first_name: string;
  last_name: string;
}): string[] {
  const { email, first_name: first, last_name: last } = person;
  return [email, email.split('@')[0] ?? '', first, last, `${first} ${last}`, `${first}${last}`];
}

/** A rough strength from 0 (too short or common) to 4, for the meter only; it refuses nothing. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 12 || passwordFault(password)) return 0;
  const variety = new Set(password).size;
  const score =
    (password.length >= 16 ? 1 : 0) + (password.length >= 20 ? 1 : 0) + (variety >= 10 ? 1 : 0);
  return [1, 2, 3, 4][score] as 1 | 2 | 3 | 4;
}
