/**
 * What limits count as one network address: an IPv4 address, or the 64 bits of an IPv6 address that identify a line,
 * because the owner of a line has all 2^64 addresses behind it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // A host may take the address from a header, and the column holds only 400 characters.
  if (!address.includes(':')) return address.slice(0, 45);
  const [start = '', end] = address.slice(0, 45).toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = start.split(':').filter(Boolean);
  const after = (end ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = end === undefined ? before : [...before, ...zeros, ...after];
  const line = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${line.join(':')}::/64`;
}
