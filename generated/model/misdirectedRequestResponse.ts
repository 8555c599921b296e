/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Under this name the exchange does not answer that. Whoever owns a name may have made it lead here (DNS rebinding).
 */
export type MisdirectedRequestResponse = ErrorBody;
