/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementAcceptInput, CurrentAgreement, ErrorBody } from '../claimsExchange.schemas.ts';

/**
 * The version in force, what changed since the one that the caller has accepted, and whether the caller has
 * accepted it.
 * @summary The marketplace access agreement
 */
export const getCurrentAgreementQueryKindDefault = `buyer_access`;

export const GetCurrentAgreementQueryParams = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod.enum({
        /** The marketplace access agreement: the terms under which buyers see claims and bid. */
        buyer_access: 'buyer_access',
      } as const),
      getCurrentAgreementQueryKindDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Which agreement.')),
});

export const GetCurrentAgreement200Response = CurrentAgreement;

export const GetCurrentAgreement401Response = ErrorBody;

export const GetCurrentAgreement403Response = ErrorBody;

export const GetCurrentAgreement422Response = ErrorBody;

export const GetCurrentAgreement500Response = ErrorBody;

export const GetCurrentAgreement503Response = ErrorBody;

/**
 * Whoever has applied for a buyer account may accept it (`no_buyer_account`). A version that is no longer in
 * force is refused (`agreement_superseded`). Version, hash of the text, time and network address are kept.
 * An administrator cannot accept it in a user's name (`transition_not_allowed`).
 * @summary Accept the agreement in force
 */
export const acceptAgreementHeaderIdempotencyKeyMax = 200;

export const acceptAgreementHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AcceptAgreementHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(acceptAgreementHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(acceptAgreementHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const AcceptAgreementBody = AgreementAcceptInput;

export const AcceptAgreement200Response = CurrentAgreement;

export const AcceptAgreement400Response = ErrorBody;

export const AcceptAgreement401Response = ErrorBody;

export const AcceptAgreement403Response = ErrorBody;

export const AcceptAgreement413Response = ErrorBody;

export const AcceptAgreement415Response = ErrorBody;

export const AcceptAgreement422Response = ErrorBody;

export const AcceptAgreement500Response = ErrorBody;

export const AcceptAgreement503Response = ErrorBody;
