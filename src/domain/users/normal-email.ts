/** The form in which an address is stored and counted: addresses are unique regardless of case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
