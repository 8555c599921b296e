/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The mailbox of a trial is not read under this name. Whoever owns a name may have made it lead here (DNS rebinding).
 */
export type MisdirectedRequestResponse = ErrorBody;
