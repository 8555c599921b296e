/** The first words that people make passwords of, whatever digits and signs they add to reach the length. */
const COMMON_WORDS = new Set(
  `abc abcd abcdefghijkl abcdefghijklm admin administrator asdf asdfgh asdfghjkl autumn baseball batman changeme
  changemenow charlie claim claims claimsexchange correcthorsebatterystaple dragon edc exchange football freedom hello
  iloveyou letmein login lovely master michael monkey mypassword passwd password pokemon princess qaz qazwsx qazwsxedcrfv
  qwer qwert qwerty qwertyuiop qwertyuiopas secret shadow spring starwars summer sunshine superman test trustno welcome
  whatever winter wsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Keys in keyboard order and the like, of 12 characters or more (shorter ones are refused for their length). */
const COMMON = new Set(
  `123456789012 1234567890123 123456789123 1234567891234 012345678901 123123123123 112233445566 987654321098
  1q2w3e4r5t6y q1w2e3r4t5y6 a1b2c3d4e5f6`.split(/\s+/),
);

function isCommon(lower: string): boolean {
  if (COMMON.has(lower) || new Set(lower).size < 4) return true;
  const words = withoutLookalikes(lower).match(/[a-z]+/g) ?? [];
  return (
    words.length > 0 && words.every((word) => COMMON_WORDS.has(word.replace(/^(.+?)\1+$/, '$1')))
  );
}

/** Reads `p@ssw0rd` as `password`. */
function withoutLookalikes(text: string): string {
  return text
    .replaceAll(/@(?=[a-z$])/g, 'a')
    .replaceAll(/\$(?=[a-z$])/g, 's')
    .replaceAll(/0(?=[a-z])/g, 'o');
}

/**
 * What is wrong with a new password, besides its length, or null (NIST SP 800-63B-4: a blocklist, no composition
 * rules).
 * @param context words about the person that must not be the password, such as the email address.
 */
export function passwordFault(password: string, context: readonly string[] = []): string | null {
  const lower = password.toLowerCase();
  if (isCommon(lower)) return 'This password is too common. Choose another one.';
  if (context.some((word) => word.length >= 4 && lower === word.toLowerCase())) {
    return 'Your password must not be your email address or name.';
  }
  return null;
}

/** Words about the person that must not be the password. */
export function passwordContext(person: {
  email: string;
  first_name: string;
  last_name: string;
}): string[] {
  const { email, first_name: first, last_name: last } = person;
  return [email, email.split('@')[0] ?? '', first, last, `${first} ${last}`, `${first}${last}`];
}

/** A rough strength from 0 (too short or common) to 4. Only for the meter; it refuses nothing. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 12 || passwordFault(password)) return 0;
  const variety = new Set(password).size;
  const score =
    (password.length >= 16 ? 1 : 0) + (password.length >= 20 ? 1 : 0) + (variety >= 10 ? 1 : 0);
  return [1, 2, 3, 4][score] as 1 | 2 | 3 | 4;
}
