/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Percent } from './percent.ts';

export type MaxAskPercentParameter = Percent;
