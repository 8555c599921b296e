import { type LoggedError, loggedError } from '../logged-error.ts';

/** What the person at the terminal has to know of a failure. The values of a failed query are no part of it. */
export function reasonOf(error: unknown): string {
  // Errors of our own have a name and say what to do.
  if (error instanceof Error && /.Error$/.test(error.name)) return error.message;
  return described(loggedError(error));
}

function described({ name, code, message, sql, stack, cause }: LoggedError): string {
  const lines = [[name, code, message].filter(Boolean).join(': '), sql, stack];
  if (cause) lines.push(`Caused by ${described(cause)}`);
  return lines.filter(Boolean).join('\n');
}
