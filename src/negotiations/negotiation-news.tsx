import { MessageSquare } from 'lucide-react';
import type { NegotiationSummary } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';

/** What the reader has not seen of a negotiation: that something has happened, and how many messages came. */
export function NegotiationNews({
  has_news,
  unread_count,
}: Pick<NegotiationSummary, 'has_news' | 'unread_count'>) {
  if (!has_news && unread_count === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {has_news && <Badge tone="info">New</Badge>}
      {unread_count > 0 && (
        <Badge icon={<MessageSquare aria-hidden size={14} />}>
          {unread_count}
          <span className="sr-only">
            {unread_count === 1 ? ' unread message' : ' unread messages'}
          </span>
        </Badge>
      )}
    </span>
  );
}
