import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';

/** The full-screen spinner with ways out for when it lasts; they need neither router nor session. */
export function LastingSpinner() {
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
