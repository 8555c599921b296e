/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Recourse } from './recourse.ts';

/**
 * Only claims whose seller prefers this recourse.
 */
export type RecourseFilterParameter = Recourse[];
