import { CloudOff, HardDrive, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SaveState } from '@/forms/saving/use-autosave';
import { formatSince } from '@/labels/dates';

interface SaveStatusProps {
  /** Null for a visitor, whose draft is only on the device. */
  state: SaveState | null;
  savedAt: string | null;
  /** The browser stores nothing, so neither the device nor the account has the draft. */
  isOnlyInTab?: boolean;
}

/** Where the draft is saved, and since when. Only faults are read out: the rest changes at each pause in typing. */
export function SaveStatus({ state, savedAt, isOnlyInTab = false }: SaveStatusProps) {
  const isLost = isOnlyInTab && state !== 'waiting' && state !== 'saving';
  const isFault = isLost || state === 'failed' || state === 'refused';
  const words = (
    <p className="tabular text-muted flex items-center gap-1.5 text-xs">
      {isLost ? (
        <>
          <TriangleAlert aria-hidden size={14} className="shrink-0" />
          Only in this tab: it is lost when you close it
        </>
      ) : (
        sentence(state, savedAt)
      )}
    </p>
  );
  return (
    <>
      {/* Always present, so that a fault is read out. */}
      <div role="status">{isFault && words}</div>
      {!isFault && words}
    </>
  );
}

function sentence(state: SaveState | null, savedAt: string | null): ReactNode {
  if (state === 'waiting' || state === 'saving') return 'Saving…';
  if (savedAt === null && state !== 'refused') return 'Nothing written yet';
  const time = savedAt && formatSince(savedAt);
  switch (state) {
    case null:
      return (
        <>
          <HardDrive aria-hidden size={14} className="shrink-0" />
          Kept on this device {time}
        </>
      );
    case 'unchanged':
    case 'saved':
      return `Saved ${time}`;
    case 'failed':
      return (
        <>
          <CloudOff aria-hidden size={14} className="shrink-0" />
          Not in your account yet, kept on this device {time}
        </>
      );
    case 'refused':
      return (
        <>
          <TriangleAlert aria-hidden size={14} className="shrink-0" />
          Not saved in your account
        </>
      );
  }
}
