import type { ZodMiniType } from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import {
  GetCurrentUser200Response,
  SubmitVerification201Response,
  UpdateCurrentUser200Response,
  UpdatePreferences200Response,
} from '@generated/zod/account/account';
import {
  GetAdminProfile200Response,
  SignInAdmin200Response,
} from '@generated/zod/admin-session/admin-session';
import { SignInUser200Response, VerifyMagicLink200Response } from '@generated/zod/auth/auth';

const SCHEMAS = {
  '/auth/current_user': GetCurrentUser200Response,
  '/api/current_user': UpdateCurrentUser200Response,
  '/api/current_user/update_preferences': UpdatePreferences200Response,
  '/api/submit_verification': SubmitVerification201Response,
  '/users/sign_in': SignInUser200Response,
  '/auth/magic_link/verify': VerifyMagicLink200Response,
  '/admins/sign_in': SignInAdmin200Response,
  '/admin/profile': GetAdminProfile200Response,
} satisfies Record<string, ZodMiniType>;

export type AnswerPath = keyof typeof SCHEMAS;

/** Whether a body is the answer of the contract. Fields that a newer exchange has added do no harm. */
export function isAnswerOf(path: AnswerPath, body: unknown): boolean {
  const { error } = SCHEMAS[path].safeParse(body);
  return !error || error.issues.every(isOnlyNews);
}

function isOnlyNews(issue: $ZodIssue): boolean {
  if (issue.code === 'invalid_union') return issue.errors.some((one) => one.every(isOnlyNews));
  return issue.code === 'unrecognized_keys';
}
