/** The form in which an address is kept and counted: it is unique without regard to case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
