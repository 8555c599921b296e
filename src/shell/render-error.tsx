import { Component, type ReactNode } from 'react';
import { reportClientError } from '@generated/api/system/system';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';

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
    reportClientError({
      message: (message || 'Unknown error').slice(0, 2000),
      path: window.location.pathname.slice(0, 500),
      ...(stack && { stack: stack.slice(0, 10_000) }),
      // The report is a courtesy: its own failure must not add to the person's trouble.
    }).catch(() => undefined);
  }

  override render() {
    return this.state.hasFailed ? <WaysOut /> : this.props.children;
  }
}

function WaysOut() {
  return (
    <FullScreenSpinner
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button variant="secondary" asChild>
            <a href={pathTo('marketplace')}>Back to the marketplace</a>
          </Button>
        </>
      }
    />
  );
}
