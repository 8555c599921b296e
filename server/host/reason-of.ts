import { type LoggedError, loggedError } from '../logged-error.ts';

/** What the person at the terminal needs to know about a failure, without the values of a failed query. */
export function reasonOf(error: unknown): string {
  // Our own errors have a name and say what to do.
  if (error instanceof Error && /.Error$/.test(error.name)) return error.message;
  return described(loggedError(error));
}

function described({ name, code, message, sql, stack, cause }: LoggedError): string {
  const lines = [[name, code, message].filter(Boolean).join(': '), sql, stack];
  if (cause) lines.push(`Caused by ${described(cause)}`);
  return lines.filter(Boolean).join('\n');
}
