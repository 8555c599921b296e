import type { Contract, Operation } from './read-contract.ts';

/** The codes with which an operation may refuse: those that follow from its documented statuses, and its own. */
export function codesOf({ codes }: Contract, operation: Operation): string[] {
  const implied = Object.entries(codes)
    .filter(([, code]) => code.implied && operation.responses.has(code.status))
    .map(([code]) => code)
    .filter((code) => code !== 'idempotency_key_reused' || operation.takesKey);
  const inPerson = operation.isInPerson ? ['in_person_only'] : [];
  return [...implied, ...inPerson, ...(operation.errorCodes ?? [])];
}
