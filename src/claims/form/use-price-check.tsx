import type { Case } from '@generated/model';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatPercent, formatPercentRange } from '@/domain/money';
import { isUnusualPrice } from '@/domain/claims/unusual-price';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

interface PriceCheck {
  /** Asks where the ask is unusual; true when it stays as it is. */
  isMeant: (ask: string | null) => Promise<boolean>;
  dialog: ReactNode;
}

type Guide = Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;

/** A price waits for the answer whether it is meant. */
interface Doubt {
  ask: string;
  answer: (isMeant: boolean) => void;
}

/**
 * A second look at a price far from the guide: a digit too much looks like a bargain or a dream.
 * @param act what is done with the price.
 */
export function usePriceCheck(guide: Guide, act: 'Ask for' | 'Offer' = 'Ask for'): PriceCheck {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  function settle(isMeant: boolean): void {
    // The question has to be gone before a field gets the focus: it would pull it back into itself.
    flushSync(() => setDoubt(null));
    doubt?.answer(isMeant);
  }
  const range = formatPercentRange(guide.guide_low_percent, guide.guide_high_percent);
  return {
    async isMeant(ask) {
      if (ask === null || !isUnusualPrice(ask, guide)) return true;
      return await new Promise((answer) => setDoubt({ ask, answer }));
    },
    dialog: doubt && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && settle(false)}
        title={`${act} ${formatPercent(doubt.ask)}?`}
        description={
          range
            ? `That is far from the guide price of ${range}.`
            : 'That is more than most claims bring.'
        }
        confirmLabel="Keep this price"
        cancelLabel="Change it"
        isPending={false}
        error={null}
        onConfirm={() => settle(true)}
      />
    ),
  };
}
