/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SortDirectionDefault = `desc`;

export const SortDirection = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum({
    /** Smallest, earliest or first letter first. */
    asc: 'asc',
    /** Largest, latest or last letter first. */
    desc: 'desc',
  } as const),
  SortDirectionDefault,
);

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;
