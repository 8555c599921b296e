import type { ClientOnErrorFunction } from 'react-router-dom';
import { reportClientError } from '@generated/api/system/system';

/** Reports to the exchange what a page threw. */
export const reportRenderError: ClientOnErrorFunction = (thrown, { location }) => {
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  reportClientError(
    {
      message: (message || 'Unknown error').slice(0, 2000),
      path: location.pathname.slice(0, 500),
      ...(stack && { stack: stack.slice(0, 10_000) }),
    },
    // A failure of the report must not add to the person's trouble.
    { failureIsFor: 'nobody' },
  ).catch(() => undefined);
};
