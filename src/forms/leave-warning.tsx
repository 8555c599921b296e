import { useEffect, useId } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { create } from 'zustand';
import { late } from '@/ui/late';

/** Without its code nobody could decide, and what was written stays. */
const LeaveDialog = late(
  async () => (await import('./leave-dialog')).LeaveDialog,
  ({ onStay }) => onStay(),
);

interface LeaveWarningProps {
  isDirty: boolean;
  /** Where what was written can be found again, as a sentence; without it, it would be lost. */
  keptAs?: string | null;
  /**
   * Whether closing or reloading the tab would lose something. The browser then asks in its own words, that changes may
   * not be saved.
   */
  asksOnClose?: boolean;
  /** The person has decided to leave. */
  onLeave?: () => void;
}

/** Asks before a changed form is left: by a link, the back button or a call, and by closing the tab. */
export function LeaveWarning({
  isDirty,
  keptAs = null,
  asksOnClose = keptAs === null,
  onLeave,
}: LeaveWarningProps) {
  const isLast = useIsLastChanged(isDirty);

  useEffect(() => {
    if (!isDirty || !asksOnClose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, asksOnClose]);

  return isLast ? <LeaveQuestion keptAs={keptAs} onLeave={onLeave} /> : null;
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

function LeaveQuestion({
  keptAs,
  onLeave,
}: Pick<LeaveWarningProps, 'onLeave'> & { keptAs: string | null }) {
  const blocker = useBlocker(leavesPage);
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      keptAs={keptAs}
      onLeave={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onStay={blocker.reset}
    />
  );
}

/** The changed forms of the page, the last one changed at the end. */
const useChangedForms = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** The router takes one blocker at a time, a page may hold several changed forms: the last one asks for all of them. */
function useIsLastChanged(isDirty: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    useChangedForms.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () =>
      useChangedForms.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }));
  }, [isDirty, id]);
  return useChangedForms(({ ids }) => isDirty && ids.at(-1) === id);
}
