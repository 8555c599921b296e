import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { optionalCode } from '@/ui/fetch-ahead';
import type { ReadCall } from './answer-schemas';

/** A success that does not match the contract, such as from a broken proxy or another version of the exchange. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

/** Answers that every page relies on, or that replace what a person has typed. These are validated before use. */
const READ: Record<ReadCall, true> = {
  'GET /auth/current_user': true,
  'PUT /api/current_user': true,
  'PUT /api/current_user/update_preferences': true,
  'POST /api/submit_verification': true,
  'POST /users/sign_in': true,
  'POST /users/confirmation': true,
  'POST /auth/magic_link/verify': true,
  'POST /admins/sign_in': true,
  'GET /admin/profile': true,
  'POST /admin/users': true,
  'GET /admin/users/{id}': true,
  'PUT /admin/users/{id}': true,
  'PATCH /admin/users/{id}/update_country': true,
};

/** Throws a MalformedAnswer if a success has no body, or if it is listed above and its body is invalid. */
export async function checkAnswer(
  { method, url }: AxiosRequestConfig,
  { status, data }: AxiosResponse<unknown>,
): Promise<void> {
  if (status === 204) return;
  const call = `${method} ${url?.replace(/\d+/, '{id}')}`;
  const isReadable =
    typeof data === 'object' && data !== null && (!isRead(call) || (await matches(call, data)));
  if (!isReadable) throw new MalformedAnswer(`${call} was answered with ${status} and no sense.`);
}

const isRead = (call: string): call is ReadCall => Object.hasOwn(READ, call);

/** Loads the schemas on demand: a visitor's first page has no answer that needs them. */
async function matches(call: ReadCall, data: unknown): Promise<boolean> {
  const schemas = await optionalCode(() => import('./answer-schemas'));
  // If the code of the schemas cannot be loaded, the answer is trusted.
  return schemas?.isAnswerOf(call, data) ?? true;
}
