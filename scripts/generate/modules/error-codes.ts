import type { Contract } from '../../contract/read-contract.ts';

/** generated/error-codes.ts: the status of each code, and the sentence that is used if there is no better one. */
export function errorCodesModule({ codes }: Contract): string {
  const rows = Object.entries(codes).map(([code, { status, message }]) => [
    code,
    { status, message },
  ]);
  return `import type { ErrorCode } from './model';

/** The status of each code, and its usual sentence. */
export const ERROR_CODES = ${JSON.stringify(Object.fromEntries(rows))} as const satisfies Record<ErrorCode, { status: number; message: string }>;
`;
}
