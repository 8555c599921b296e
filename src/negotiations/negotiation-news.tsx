import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import type { NegotiationSummary } from '@generated/model';

/** As high as the small line around it, so that rows with and without news have the same height. */
const MARK = 'inline-flex h-4 items-center gap-1 rounded-sm px-1.5 text-xs font-medium';

/** What the reader has not seen of a negotiation: whether something has happened, and how many messages came. */
export function NegotiationNews({
  has_news,
  unread_count,
}: Pick<NegotiationSummary, 'has_news' | 'unread_count'>) {
  if (!has_news && unread_count === 0) return null;
  return (
    <span className="inline-flex gap-1 align-top md:flex-wrap">
      {has_news && <span className={clsx(MARK, 'bg-info-soft text-info-ink')}>New</span>}
      {unread_count > 0 && (
        <span className={clsx(MARK, 'bg-subtle text-ink')}>
          <MessageSquare aria-hidden size={12} />
          {unread_count}
          <span className="sr-only">
            {unread_count === 1 ? ' unread message' : ' unread messages'}
          </span>
        </span>
      )}
    </span>
  );
}
