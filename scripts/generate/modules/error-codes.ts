import type { Contract } from '../../contract/read-contract.ts';

/** generated/error-codes.ts: what the exchange says with a code where it has nothing better to say. */
export function errorCodesModule({ codes }: Contract): string {
  const messages = Object.entries(codes).map(([code, { message }]) => [code, message]);
  return `import type { ErrorCode } from './model';

/** The usual sentence of each code. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = ${JSON.stringify(Object.fromEntries(messages))};
`;
}
