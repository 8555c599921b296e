/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountStatus } from './buyerAccountStatus.ts';
import { BuyerAccountType } from './buyerAccountType.ts';
import { CountryCode } from './countryCode.ts';
import { AccreditationBasis } from './accreditationBasis.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { Document } from './document.ts';
import { LockVersion } from './lockVersion.ts';

export const buyerAccountCaseIdsItemMax = 2147483647;

export const buyerAccountCaseIdsMax = 50;

export const buyerAccountDocumentsMax = 20;

export const BuyerAccount = /*#__PURE__*/ zod.strictObject({
  status: BuyerAccountStatus,
  account_type: /*#__PURE__*/ zod.union([BuyerAccountType, /*#__PURE__*/ zod.null()]),
  legal_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  registration_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  registration_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  website: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  signatory_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  signatory_title: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  accreditation_basis: /*#__PURE__*/ zod.union([AccreditationBasis, /*#__PURE__*/ zod.null()]),
  investment_min: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  investment_max: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  currency: Currency,
  case_ids: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(buyerAccountCaseIdsItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(buyerAccountCaseIdsMax)),
  source_of_funds: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(buyerAccountDocumentsMax)),
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  earlier_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  reviewed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type BuyerAccount = zod.input<typeof BuyerAccount>;
export type BuyerAccountOutput = zod.output<typeof BuyerAccount>;
