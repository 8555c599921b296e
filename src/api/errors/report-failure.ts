import type { AxiosRequestConfig } from 'axios';
import { announceFailure } from './error-catalogue';
import { statusOf } from './problem';

/** Who handles a failure in place of the error catalogue. */
export type FailureIsFor = 'caller' | 'form' | 'nobody';

/** Whether the error catalogue says that a call has failed, and not its caller. */
export function isForCatalogue(error: unknown, failureIsFor: FailureIsFor | undefined): boolean {
  return failureIsFor === 'form' ? statusOf(error) === null : !failureIsFor;
}

/** Lets the error catalogue say that a call has failed, if that is for it to say. */
export function reportFailure(
  error: unknown,
  config: AxiosRequestConfig,
  failureIsFor: FailureIsFor | undefined,
): void {
  if (isForCatalogue(error, failureIsFor) && !isRetriedReading(config)) announceFailure(error);
}

/** Queries pass a signal to their reads and retry them. The query client says when one has failed for good. */
function isRetriedReading({ method, signal }: AxiosRequestConfig): boolean {
  return method?.toUpperCase() === 'GET' && signal !== undefined;
}
