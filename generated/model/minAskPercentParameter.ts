/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';

/**
 * Only claims that ask for at least this, in percent of face.
 */
export type MinAskPercentParameter = Percent;
