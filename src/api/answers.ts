import type { AxiosResponse } from 'axios';
import type { AnswerPath } from './answer-schemas';

/** A success that is not what the contract says, as a broken proxy or another version of the exchange may answer. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

/** Answers that every page stands on, or that replace what a person has typed: these are read before they are believed. */
const READ: Record<AnswerPath, true> = {
  '/auth/current_user': true,
  '/api/current_user': true,
  '/api/current_user/update_preferences': true,
  '/api/submit_verification': true,
  '/users/sign_in': true,
  '/auth/magic_link/verify': true,
  '/admins/sign_in': true,
  '/admin/profile': true,
};

/** Throws a MalformedAnswer where a success has no body, or not the one that the session needs. */
export async function checkAnswer(
  path: string,
  { status, data }: AxiosResponse<unknown>,
): Promise<void> {
  if (status === 204) return;
  const isReadable =
    typeof data === 'object' && data !== null && (!isRead(path) || (await matches(path, data)));
  if (!isReadable) throw new MalformedAnswer(`${path} was answered with ${status} and no sense.`);
}

const isRead = (path: string): path is AnswerPath => Object.hasOwn(READ, path);

/** The schemas come when they are needed: a visitor's first page has no answer that they read. */
async function matches(path: AnswerPath, data: unknown): Promise<boolean> {
  try {
    return (await import('./answer-schemas')).isAnswerOf(path, data);
  } catch {
    // Without their code the answer is believed, as it was before it was read.
    return true;
  }
}
