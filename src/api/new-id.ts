/** A random UUID (version 4). `crypto.randomUUID` exists on secure origins only: on a trial over plain http it is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Two of the digits tell version and variant (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
