/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Agreement } from '../schemas/agreement.ts';
import { AgreementAcceptInput } from '../schemas/agreementAcceptInput.ts';
import { CurrentAgreement } from '../schemas/currentAgreement.ts';
import { ErrorBody } from '../schemas/errorBody.ts';

/**
 * @summary The marketplace access agreement
 */
export const getCurrentAgreementQueryKindDefault = `buyer_access`;

export const GetCurrentAgreementQueryParams = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** The marketplace access agreement: the terms under which buyers see claims and bid. */
      buyer_access: 'buyer_access',
    } as const),
    getCurrentAgreementQueryKindDefault,
  ),
});

export const GetCurrentAgreement200Response = CurrentAgreement;

export const GetCurrentAgreement401Response = ErrorBody;

export const GetCurrentAgreement403Response = ErrorBody;

export const GetCurrentAgreement422Response = ErrorBody;

export const GetCurrentAgreement500Response = ErrorBody;

export const GetCurrentAgreement503Response = ErrorBody;

/**
 * @summary A version of the agreement
 */
export const getAgreementPathVersionRegExp = new RegExp('^\\d{4}-\\d{2}$');

export const GetAgreementParams = /*#__PURE__*/ zod.strictObject({
  version: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAgreementPathVersionRegExp)),
});

export const getAgreementQueryKindDefault = `buyer_access`;

export const GetAgreementQueryParams = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** The marketplace access agreement: the terms under which buyers see claims and bid. */
      buyer_access: 'buyer_access',
    } as const),
    getAgreementQueryKindDefault,
  ),
});

export const GetAgreement200Response = Agreement;

export const GetAgreement401Response = ErrorBody;

export const GetAgreement403Response = ErrorBody;

export const GetAgreement404Response = ErrorBody;

export const GetAgreement422Response = ErrorBody;

export const GetAgreement500Response = ErrorBody;

export const GetAgreement503Response = ErrorBody;

/**
 * @summary Accept the agreement in force
 */
export const acceptAgreementHeaderIdempotencyKeyMax = 200;

export const acceptAgreementHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AcceptAgreementHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(acceptAgreementHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(acceptAgreementHeaderIdempotencyKeyRegExp)),
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
