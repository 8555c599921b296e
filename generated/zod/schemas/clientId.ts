/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClientIdRegExp = new RegExp(
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
);

export const ClientId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ClientIdRegExp));

export type ClientId = zod.input<typeof ClientId>;
export type ClientIdOutput = zod.output<typeof ClientId>;
