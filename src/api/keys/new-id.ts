import { newKey } from './new-key';

/** A random UUID (version 4). */
export function newId(): string {
  // Two of the digits are fixed by version and variant (RFC 9562).
  return newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
