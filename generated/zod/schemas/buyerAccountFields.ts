/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountType } from './buyerAccountType.ts';
import { LegalName } from './legalName.ts';
import { CountryCode } from './countryCode.ts';
import { AccreditationBasis } from './accreditationBasis.ts';
import { Amount } from './amount.ts';

export const buyerAccountFieldsRegistrationNumberMax = 100;

export const buyerAccountFieldsRegistrationNumberRegExp = new RegExp('\\S');
export const buyerAccountFieldsWebsiteMax = 2000;

export const buyerAccountFieldsWebsiteRegExp = new RegExp(
  '^https?://[^\\s/?#:@.]+(?:\\.[^\\s/?#:@.]+)+(?::\\d{1,5})?(?:[/?#]\\S*)?$',
);
export const buyerAccountFieldsCaseIdsItemMax = 2147483647;

export const buyerAccountFieldsCaseIdsMax = 50;

export const buyerAccountFieldsSourceOfFundsMax = 2000;

export const buyerAccountFieldsSourceOfFundsRegExp = new RegExp('\\S');
export const buyerAccountFieldsDocumentIdsItemMax = 2147483647;

export const buyerAccountFieldsDocumentIdsMax = 20;

export const BuyerAccountFields = /*#__PURE__*/ zod.strictObject({
  account_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([BuyerAccountType, /*#__PURE__*/ zod.null()]),
  ),
  legal_name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  registration_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(buyerAccountFieldsRegistrationNumberMax),
        /*#__PURE__*/ zod.regex(buyerAccountFieldsRegistrationNumberRegExp),
      ),
  ),
  registration_country: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  ),
  website: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.maxLength(buyerAccountFieldsWebsiteMax),
        /*#__PURE__*/ zod.regex(buyerAccountFieldsWebsiteRegExp),
      ),
  ),
  signatory_name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  signatory_title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  accreditation_basis: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([AccreditationBasis, /*#__PURE__*/ zod.null()]),
  ),
  investment_min: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  investment_max: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  case_ids: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(buyerAccountFieldsCaseIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsCaseIdsMax)),
  ),
  source_of_funds: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(buyerAccountFieldsSourceOfFundsMax),
        /*#__PURE__*/ zod.regex(buyerAccountFieldsSourceOfFundsRegExp),
      ),
  ),
  document_ids: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(
            /*#__PURE__*/ zod.gte(1),
            /*#__PURE__*/ zod.lte(buyerAccountFieldsDocumentIdsItemMax),
          ),
      )
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsDocumentIdsMax)),
  ),
});

export type BuyerAccountFields = zod.input<typeof BuyerAccountFields>;
export type BuyerAccountFieldsOutput = zod.output<typeof BuyerAccountFields>;
