import { Component, type ReactNode } from 'react';
import { reportClientError } from '@generated/api/system/system';
import { LastingSpinner } from './lasting-spinner';

/**
 * A render error shows the full-screen spinner (specification, section 2); when it lasts, it offers ways out. The
 * error is reported to the exchange.
 */
export class RenderErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    reportClientError(
      {
        message: (message || 'Unknown error').slice(0, 2000),
        path: window.location.pathname.slice(0, 500),
        ...(stack && { stack: stack.slice(0, 10_000) }),
      },
      // Its own failure must not add to the person's trouble.
      { failureIsFor: 'nobody' },
    ).catch(() => undefined);
  }

  override render() {
    return this.state.hasFailed ? <LastingSpinner /> : this.props.children;
  }
}
