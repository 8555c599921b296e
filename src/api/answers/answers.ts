import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { optionalCode } from '@/ui/fetch-ahead';
import type { ReadCall } from './answer-schemas';

/** A success that is not what the contract says, as a broken proxy or another version of the exchange may answer. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

/** Answers that every page stands on, or that replace what a person has typed: these are read before they are believed. */
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

/** Throws a MalformedAnswer where a success has no body, or not the one that the session needs. */
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

/** The schemas come when they are needed: a visitor's first page has no answer that they read. */
async function matches(call: ReadCall, data: unknown): Promise<boolean> {
  const schemas = await optionalCode(() => import('./answer-schemas'));
  // Without their code the answer is believed, as it was before it was read.
  return schemas?.isAnswerOf(call, data) ?? true;
}
