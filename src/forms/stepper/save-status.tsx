import { CloudOff, HardDrive, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SaveState } from '@/forms/use-autosave';
import { formatSince } from '@/labels/dates';

interface SaveStatusProps {
  /** Null for a visitor, whose draft is on the device alone. */
  state: SaveState | null;
  savedAt: string | null;
  /** The browser stores nothing: neither the device nor the account has it. */
  isOnlyInTab?: boolean;
}

/** Where what was written is, and since when. */
export function SaveStatus({ state, savedAt, isOnlyInTab = false }: SaveStatusProps) {
  return (
    <p role="status" className="tabular text-muted flex items-center gap-1.5 text-xs">
      {isOnlyInTab && state !== 'waiting' && state !== 'saving' ? (
        <>
          <TriangleAlert aria-hidden size={14} className="shrink-0" />
          Only in this tab: it is lost when you close it
        </>
      ) : (
        sentence(state, savedAt)
      )}
    </p>
  );
}

function sentence(state: SaveState | null, savedAt: string | null): ReactNode {
  if (savedAt === null) return 'Nothing written yet';
  const time = formatSince(savedAt);
  switch (state) {
    case null:
      return (
        <>
          <HardDrive aria-hidden size={14} className="shrink-0" />
          Kept on this device {time}
        </>
      );
    case 'waiting':
    case 'saving':
      return 'Saving…';
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
