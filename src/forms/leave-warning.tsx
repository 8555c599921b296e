import { useEffect, useId } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { create } from 'zustand';
import { late } from '@/ui/late';

/** Without the code of the dialog nobody could decide, so the person stays and nothing is lost. */
const LeaveDialog = late(
  async () => (await import('./leave-dialog')).LeaveDialog,
  ({ onStay }) => onStay(),
);

interface LeaveWarningProps {
  isDirty: boolean;
  /** A sentence that says where the person can find again what they wrote. Without it, that would be lost. */
  keptAs?: string | null;
  /**
   * Whether closing or reloading the tab would lose something. The browser then warns in its own words that changes may
   * not be saved.
   */
  asksOnClose?: boolean;
  /** Called when the person has decided to leave. */
  onLeave?: () => void;
}

/** Asks before a changed form is left, be it by a link, the back button, a call, or by closing the tab. */
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

/** The changed forms of the page, ending with the one that was changed last. */
const useChangedForms = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** The router takes one blocker at a time, but a page may hold several changed forms. The last one asks for all. */
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
