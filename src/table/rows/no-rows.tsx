import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';

interface NoRowsProps {
  /** Whether a search or a filter is set. */
  isNarrowed: boolean;
  /** Whether there are rows, but the list ends before this page. */
  isBeyondEnd: boolean;
  onClear: () => void;
  /** The label of the button that clears. */
  clearLabel?: string;
  onFirstPage: () => void;
  /** The message of a search without results. */
  noMatch: string;
  /** What would be here. */
  description: string;
  emptyAction: ReactNode;
}

export const BEYOND_END_WORDS = 'The list ends before this page.';

/** "No Data", with the reason and the one action that changes it. */
export function NoRows({
  isNarrowed,
  isBeyondEnd,
  onClear,
  clearLabel = 'Clear search and filters',
  onFirstPage,
  noMatch,
  description,
  emptyAction,
}: NoRowsProps) {
  const button = (label: string, onClick: () => void) => (
    // The button disappears when it is pressed.
    <Button variant="secondary" onClick={() => closeAndFocusHeading(onClick)}>
      {label}
    </Button>
  );
  if (isBeyondEnd) {
    const action = button('Go to page 1', onFirstPage);
    return <EmptyState description={BEYOND_END_WORDS} emptyAction={action} />;
  }
  if (isNarrowed) {
    const action = button(clearLabel, onClear);
    return <EmptyState description={noMatch} emptyAction={action} />;
  }
  return <EmptyState description={description} emptyAction={emptyAction} />;
}
