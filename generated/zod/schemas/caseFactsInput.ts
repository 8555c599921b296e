/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';
import { Proceeding } from './proceeding.ts';
import { CaseStage } from './caseStage.ts';
import { Percent } from './percent.ts';
import { LockVersion } from './lockVersion.ts';

export const caseFactsInputCaseNameMax = 200;

export const caseFactsInputCaseNameRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseDebtorNameMax = 200;

export const caseFactsInputCaseDebtorNameRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseDescriptionMax = 5000;

export const caseFactsInputCaseCourtMax = 200;

export const caseFactsInputCaseCourtRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseDistrictMax = 200;

export const caseFactsInputCaseDistrictRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseCaseNumberMax = 100;

export const caseFactsInputCaseCaseNumberRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseClaimsAgentMax = 200;

export const caseFactsInputCaseClaimsAgentRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseClaimsAgentUrlMax = 2000;

export const caseFactsInputCaseClaimsAgentUrlRegExp = new RegExp(
  '^https://[^\\s/?#:@.]+(?:\\.[^\\s/?#:@.]+)+(?::\\d{1,5})?(?:[/?#]\\S*)?$',
);
export const caseFactsInputCaseEstimatedAssetsMax = 100;

export const caseFactsInputCaseEstimatedAssetsRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseEstimatedLiabilitiesMax = 100;

export const caseFactsInputCaseEstimatedLiabilitiesRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);
export const caseFactsInputCaseEstimatedCreditorsMax = 100;

export const caseFactsInputCaseEstimatedCreditorsRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);

export const CaseFactsInput = /*#__PURE__*/ zod.strictObject({
  case: /*#__PURE__*/ zod.strictObject({
    name: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(caseFactsInputCaseNameMax),
        /*#__PURE__*/ zod.regex(caseFactsInputCaseNameRegExp),
      ),
    debtor_name: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(caseFactsInputCaseDebtorNameMax),
        /*#__PURE__*/ zod.regex(caseFactsInputCaseDebtorNameRegExp),
      ),
    description: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(caseFactsInputCaseDescriptionMax)),
    court: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(caseFactsInputCaseCourtMax),
        /*#__PURE__*/ zod.regex(caseFactsInputCaseCourtRegExp),
      ),
    district: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseDistrictMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseDistrictRegExp),
        ),
    ),
    case_number: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseCaseNumberMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseCaseNumberRegExp),
        ),
    ),
    jurisdiction: CountryCode,
    proceeding: Proceeding,
    stage: CaseStage,
    petition_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
    bar_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
    plan_effective_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
    claims_agent: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseClaimsAgentMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseClaimsAgentRegExp),
        ),
    ),
    claims_agent_url: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseClaimsAgentUrlMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseClaimsAgentUrlRegExp),
        ),
    ),
    estimated_assets: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseEstimatedAssetsMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseEstimatedAssetsRegExp),
        ),
    ),
    estimated_liabilities: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseEstimatedLiabilitiesMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseEstimatedLiabilitiesRegExp),
        ),
    ),
    estimated_creditors: /*#__PURE__*/ zod.nullable(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(caseFactsInputCaseEstimatedCreditorsMax),
          /*#__PURE__*/ zod.regex(caseFactsInputCaseEstimatedCreditorsRegExp),
        ),
    ),
    recovery_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
    recovery_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  }),
  lock_version: LockVersion,
});

export type CaseFactsInput = zod.input<typeof CaseFactsInput>;
export type CaseFactsInputOutput = zod.output<typeof CaseFactsInput>;
