/** What the linter's comparison does not judge: who may call, and what omitting a value means. */
import { METHODS, tokensOf, valueAt, type ContractDocument } from './contract-document.ts';

/** The part of the version that a release with a change has to raise: major if it can break a client. */
export type Impact = 'major' | 'minor' | 'patch';

/** Whose token opens an operation of each role; a visitor's operation needs none. */
const OPEN_TO: Record<string, readonly string[]> = {
  visitor: ['visitor', 'user', 'verified_buyer', 'admin'],
  user: ['user', 'verified_buyer'],
  verified_buyer: ['verified_buyer'],
  admin: ['admin'],
};

/** A new role breaks those whom it shuts out. */
export function roleImpact(before: unknown, after: unknown): Impact {
  const callers = (role: unknown) => OPEN_TO[String(role)] ?? [String(role)];
  return callers(before).every((caller) => callers(after).includes(caller)) ? 'minor' : 'major';
}

/**
 * A changed default breaks those who omit the value. A new default only states what nobody could rely on before, and in
 * an answer a default means nothing.
 */
export function defaultImpact(before: unknown, inRequest: boolean): Impact {
  if (!inRequest) return 'patch';
  return before === undefined ? 'minor' : 'major';
}

/** Whether requests contain what the pointer names, according to the document's references. */
export function requestParts(document: ContractDocument): (pointer: string) => boolean {
  const components = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key !== '$ref' || typeof child !== 'string') collect(child);
      else if (!components.has(child)) {
        components.add(child);
        collect(valueAt(document, tokensOf(child)));
      }
    }
  };
  for (const item of Object.values(document.paths)) {
    collect(item['parameters']);
    for (const method of METHODS) {
      const { parameters, requestBody } = (item[method] ?? {}) as Record<string, unknown>;
      collect([parameters, requestBody]);
    }
  }
  return (pointer) => {
    const [root, ...tokens] = tokensOf(pointer);
    if (root === 'paths') return tokens.some((token) => /^(parameters|requestBody)$/.test(token));
    return components.has(`#/${pointer.split('/').slice(1, 4).join('/')}`);
  };
}
