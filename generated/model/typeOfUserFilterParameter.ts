/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { TypeOfUser } from './typeOfUser.ts';

/**
 * Only these types of users.
 */
export type TypeOfUserFilterParameter = TypeOfUser[];
