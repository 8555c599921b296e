import { CircleCheck } from 'lucide-react';
import type { NegotiationSummary } from '@generated/model';
import { TurnRows } from '@/offers/turn-rows';
import { Card, CardHeader } from '@/ui/data/card';

/** The negotiations that wait for the buyer, the earliest deadline first. */
export function TurnCard({ negotiations }: { negotiations: readonly NegotiationSummary[] }) {
  return (
    <Card aria-label="Needs your attention">
      <CardHeader title="Needs your attention" />
      {negotiations.length === 0 ? (
        <p className="text-muted flex items-center gap-2 p-4 text-sm">
          <CircleCheck aria-hidden size={18} className="text-primary" />
          No negotiation waits for you.
        </p>
      ) : (
        <ul>
          <TurnRows negotiations={negotiations} />
        </ul>
      )}
    </Card>
  );
}
