/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { HolderType } from './holderType.ts';
import { CountryCode } from './countryCode.ts';
import { DeclaredAnswer } from './declaredAnswer.ts';
import { ClaimType } from './claimType.ts';
import { ClaimPriority } from './claimPriority.ts';
import { Amount } from './amount.ts';
import { ClaimAssetInput } from './claimAssetInput.ts';
import { RegisterStatus } from './registerStatus.ts';
import { EstateKycStatus } from './estateKycStatus.ts';
import { ClaimAnswers } from './claimAnswers.ts';
import { Percent } from './percent.ts';
import { Recourse } from './recourse.ts';

export const claimFieldsHolderNameMax = 200;

export const claimFieldsHolderNameRegExp = new RegExp(
  '^\\s*(?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*)?$',
);
export const claimFieldsDebtorEntityMax = 200;

export const claimFieldsDebtorEntityRegExp = new RegExp(
  '^\\s*(?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*)?$',
);
export const claimFieldsClaimClassMax = 20;

export const claimFieldsAssetsMax = 50;

export const claimFieldsScheduleNumberMax = 100;

export const claimFieldsScheduleNumberRegExp = new RegExp(
  '^\\s*(?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*)?$',
);
export const claimFieldsProofOfClaimNumberMax = 100;

export const claimFieldsProofOfClaimNumberRegExp = new RegExp(
  '^\\s*(?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*)?$',
);
export const claimFieldsDescriptionMax = 5000;

export const ClaimFields = /*#__PURE__*/ zod.strictObject({
  holder_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([HolderType, /*#__PURE__*/ zod.null()]),
  ),
  holder_name: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(claimFieldsHolderNameMax),
        /*#__PURE__*/ zod.regex(claimFieldsHolderNameRegExp),
      ),
  ),
  holder_country: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  ),
  acquired_from_other: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  debtor_entity: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(claimFieldsDebtorEntityMax),
        /*#__PURE__*/ zod.regex(claimFieldsDebtorEntityRegExp),
      ),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  ),
  claim_class: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(claimFieldsClaimClassMax)),
  ),
  priority: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([ClaimPriority, /*#__PURE__*/ zod.null()]),
  ),
  face_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  assets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimAssetInput)
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsAssetsMax)),
  ),
  register_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([RegisterStatus, /*#__PURE__*/ zod.null()]),
  ),
  schedule_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(claimFieldsScheduleNumberMax),
        /*#__PURE__*/ zod.regex(claimFieldsScheduleNumberRegExp),
      ),
  ),
  proof_of_claim_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(claimFieldsProofOfClaimNumberMax),
        /*#__PURE__*/ zod.regex(claimFieldsProofOfClaimNumberRegExp),
      ),
  ),
  filed_on: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  scheduled_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  filed_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  allowed_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  estate_kyc_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([EstateKycStatus, /*#__PURE__*/ zod.null()]),
  ),
  contingent: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  unliquidated: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  disputed: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  has_loan: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  is_insider: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  has_preference_exposure: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  preference_exposure_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  answers: /*#__PURE__*/ zod.optional(ClaimAnswers),
  ask_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  ),
  minimum_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  ),
  recourse_preference: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  ),
  partial_sale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  description: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(claimFieldsDescriptionMax),
      ),
  ),
});

export type ClaimFields = zod.input<typeof ClaimFields>;
export type ClaimFieldsOutput = zod.output<typeof ClaimFields>;
