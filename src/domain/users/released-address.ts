/** Mail is never delivered there (RFC 2606). */
const HOST = '@closed.invalid';

/**
 * Replaces an address that was released when its account was closed, so that its owner can sign up again.
 * @param mark a value that nobody can guess. Otherwise, anyone could register addresses of this form in advance and
 * keep others from closing their accounts.
 */
export function releasedAddress(userId: number, mark: string): string {
  return `closed-${userId}-${mark}${HOST}`;
}

export function isReleasedAddress(email: string): boolean {
  return email.endsWith(HOST);
}

/** An address for display. A released one belongs to nobody. */
export function shownAddress(email: string): string {
  return isReleasedAddress(email) ? 'Address free again' : email;
}
