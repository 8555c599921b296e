import type { $ZodIssue } from 'zod/v4/core';
import type { OperationId, operations } from '@generated/operations';
import {
  SubmitVerification201Response,
  UpdateCurrentUser200Response,
  UpdatePreferences200Response,
} from '@generated/zod/account/account';
import { GetCurrentUser200Response } from '@generated/zod/session/session';
import {
  GetAdminProfile200Response,
  SignInAdmin200Response,
} from '@generated/zod/admin-session/admin-session';
import {
  CreateAdminUser201Response,
  GetAdminUser200Response,
  UpdateAdminUser200Response,
  UpdateAdminUserCountry200Response,
} from '@generated/zod/admin-users/admin-users';
import { SignInUser200Response } from '@generated/zod/auth/auth';
import {
  ConfirmEmail200Response,
  VerifyMagicLink200Response,
} from '@generated/zod/mailed-links/mailed-links';

/** Each call of the contract, with `{id}` in place of a number in its path, and the schema of its success. */
type Successes = { [Id in OperationId as CallOf<(typeof operations)[Id]>]: SuccessOf<Id> };
type CallOf<Operation extends { method: string; path: string }> =
  `${Operation['method']} ${WithId<Operation['path']>}`;
type WithId<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{id}${After}`
  : Path;
type SuccessOf<Id extends OperationId> = (typeof operations)[Id]['responses'] extends infer Answers
  ? Answers[keyof Answers & (200 | 201)]
  : never;

const SCHEMAS = {
  'GET /auth/current_user': GetCurrentUser200Response,
  'PUT /api/current_user': UpdateCurrentUser200Response,
  'PUT /api/current_user/update_preferences': UpdatePreferences200Response,
  'POST /api/submit_verification': SubmitVerification201Response,
  'POST /users/sign_in': SignInUser200Response,
  'POST /users/confirmation': ConfirmEmail200Response,
  'POST /auth/magic_link/verify': VerifyMagicLink200Response,
  'POST /admins/sign_in': SignInAdmin200Response,
  'GET /admin/profile': GetAdminProfile200Response,
  'POST /admin/users': CreateAdminUser201Response,
  'GET /admin/users/{id}': GetAdminUser200Response,
  'PUT /admin/users/{id}': UpdateAdminUser200Response,
  'PATCH /admin/users/{id}/update_country': UpdateAdminUserCountry200Response,
} satisfies Partial<Successes>;

export type ReadCall = keyof typeof SCHEMAS;

/** Whether a body is the answer that the contract describes. Extra fields from a newer exchange do no harm. */
export function isAnswerOf(call: ReadCall, body: unknown): boolean {
  const { error } = SCHEMAS[call].safeParse(body);
  return !error || error.issues.every(isOnlyNews);
}

function isOnlyNews(issue: $ZodIssue): boolean {
  if (issue.code === 'invalid_union') return issue.errors.some((one) => one.every(isOnlyNews));
  return issue.code === 'unrecognized_keys';
}
