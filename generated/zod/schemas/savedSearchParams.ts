/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimType } from './claimType.ts';
import { ClaimPriority } from './claimPriority.ts';
import { RegisterStatus } from './registerStatus.ts';
import { EstateKycStatus } from './estateKycStatus.ts';
import { Recourse } from './recourse.ts';
import { Amount } from './amount.ts';
import { Percent } from './percent.ts';

export const savedSearchParamsCaseIdItemMax = 2147483647;

export const savedSearchParamsCaseIdMax = 50;

export const savedSearchParamsClaimTypeMax = 20;

export const savedSearchParamsClaimClassItemMax = 20;

export const savedSearchParamsClaimClassItemRegExp = new RegExp('^[^,]+$');
export const savedSearchParamsClaimClassMax = 20;

export const savedSearchParamsPriorityMax = 20;

export const savedSearchParamsRegisterStatusMax = 20;

export const savedSearchParamsEstateKycStatusMax = 20;

export const savedSearchParamsRecourseMax = 20;

export const SavedSearchParams = /*#__PURE__*/ zod.strictObject({
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(savedSearchParamsCaseIdItemMax)),
      )
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsCaseIdMax),
      ),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimType)
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsClaimTypeMax),
      ),
  ),
  claim_class: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(
            /*#__PURE__*/ zod.minLength(1),
            /*#__PURE__*/ zod.maxLength(savedSearchParamsClaimClassItemMax),
            /*#__PURE__*/ zod.regex(savedSearchParamsClaimClassItemRegExp),
          ),
      )
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsClaimClassMax),
      ),
  ),
  priority: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimPriority)
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsPriorityMax),
      ),
  ),
  register_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(RegisterStatus)
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsRegisterStatusMax),
      ),
  ),
  estate_kyc_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(EstateKycStatus)
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsEstateKycStatusMax),
      ),
  ),
  recourse: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Recourse)
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(savedSearchParamsRecourseMax),
      ),
  ),
  min_face_amount: /*#__PURE__*/ zod.optional(Amount),
  max_face_amount: /*#__PURE__*/ zod.optional(Amount),
  min_ask_percent: /*#__PURE__*/ zod.optional(Percent),
  max_ask_percent: /*#__PURE__*/ zod.optional(Percent),
});

export type SavedSearchParams = zod.input<typeof SavedSearchParams>;
export type SavedSearchParamsOutput = zod.output<typeof SavedSearchParams>;
