import type { ReactNode } from 'react';
import { Card } from '@/ui/data/card';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { ConversationList } from './conversation-list';

/** Fills the window below the head of the page, in both panes. */
export const PANE_HEIGHT = 'h-[max(24rem,calc(100dvh-17rem))] lg:h-[max(24rem,calc(100dvh-15rem))]';

interface PanesProps {
  openId?: number | undefined;
  /** The open conversation; null if none is open. */
  children: ReactNode;
}

/** The list and the open conversation, side by side if there is room, otherwise one of them. */
export function Panes({ openId, children }: PanesProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const list = <ConversationList openId={openId} />;
  if (!isWide) return <Card>{children ?? list}</Card>;
  return (
    <Card className="grid grid-cols-3">
      <div className={`border-line overflow-y-auto border-r ${PANE_HEIGHT}`}>{list}</div>
      <div className={`col-span-2 overflow-y-auto ${PANE_HEIGHT}`}>
        {children ?? (
          <div className="text-muted grid h-full place-items-center p-6 text-center text-sm">
            A conversation opens here.
          </div>
        )}
      </div>
    </Card>
  );
}
