import { useQueryClient, type Query } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { stoodAhead } from '@/opening/drawn-ahead';
import { Button } from '@/ui/button';
import { NOTICE_LOOK } from '@/ui/feedback/notice-look';
import { useAreSkeletonsShown } from '@/ui/feedback/skeletons-shown';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';

/** Milliseconds for which skeletons may be shown without a word. */
const PATIENCE_MS = 8000;

let isFirst = true;

/** Says that what a page shows skeletons for is taking long, and offers to ask for it again. */
export function SlowNotice() {
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(0);

  async function tryAgain() {
    setTries(tries + 1);
    const missing = { type: 'active', predicate: hasNoSuccess } as const;
    // A refetch alone would only join the requests in flight.
    await queryClient.cancelQueries(missing);
    await queryClient.refetchQueries(missing);
  }

  return (
    <div aria-live="polite">
      {/* Each try starts the wait afresh. */}
      <Slow key={tries} onTryAgain={() => void tryAgain()} />
    </div>
  );
}

const hasNoSuccess = ({ state }: Query) => state.status !== 'success';

function Slow({ onTryAgain }: { onTryAgain: () => void }) {
  const areShown = useAreSkeletonsShown();
  // The skeletons of the first page continue what the HTML has drawn, as one wait.
  const [patience, setPatience] = useState(() => PATIENCE_MS - (isFirst ? stoodAhead() : 0));
  useEffect(() => {
    isFirst = false;
    if (areShown) return () => setPatience(PATIENCE_MS);
  }, [areShown]);
  const isSlow = useDelayedFlag(areShown, patience);
  if (!isSlow) return null;
  return (
    <div className={clsx(NOTICE_LOOK, 'flex flex-wrap items-center justify-between gap-3')}>
      <p>This is taking longer than usual.</p>
      <Button variant="secondary" size="sm" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
