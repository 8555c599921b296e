/** Nothing is ever delivered there (RFC 2606). */
const HOST = '@closed.invalid';

/**
 * What stands in place of an address that was given back when its account was closed, so that its owner can sign up.
 * @param mark that nobody guesses: whoever registered the addresses of this form beforehand would keep others from closing.
 */
export function releasedAddress(userId: number, mark: string): string {
  return `closed-${userId}-${mark}${HOST}`;
}

export function isReleasedAddress(email: string): boolean {
  return email.endsWith(HOST);
}

/** An address as it is shown: one that was given back is nobody's any more. */
export function shownAddress(email: string): string {
  return isReleasedAddress(email) ? 'Address free again' : email;
}
