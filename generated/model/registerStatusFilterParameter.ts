/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { RegisterStatus } from './registerStatus.ts';

/**
 * Only claims that stand so in the register.
 */
export type RegisterStatusFilterParameter = RegisterStatus[];
