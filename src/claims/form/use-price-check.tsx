import type { Case } from '@generated/model';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { amountAboveAsk, type Asked, isUnusualPrice } from '@/domain/claims/unusual-price';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

interface PriceCheck {
  /**
   * Asks where a price is unusual; true when it stays as it is.
   * @param asked what an offer of a buyer is compared with first; none where there is no ask, or a seller names the price.
   */
  isMeant: (price: string | null, asked?: Asked | null) => Promise<boolean>;
  dialog: ReactNode;
}

type Guide = Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;

/** What is done with the price. */
type PriceAct = 'Ask for' | 'Offer';

interface PriceQuestion {
  title: string;
  description: string;
}

/** A price waits for the answer whether it is meant. */
interface Doubt extends PriceQuestion {
  answer: (isMeant: boolean) => void;
}

/** A second look at a price above the ask, or far from the guide: a digit too much looks like a bargain or a dream. */
export function usePriceCheck(guide: Guide, act: PriceAct = 'Ask for'): PriceCheck {
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  function settle(isMeant: boolean): void {
    // The question has to be gone before a field gets the focus: it would pull it back into itself.
    flushSync(() => setDoubt(null));
    doubt?.answer(isMeant);
  }
  return {
    async isMeant(price, asked) {
      if (price === null) return true;
      const question = (asked && aboveAsk(price, asked)) ?? farFromGuide(price, guide, act);
      if (question === null) return true;
      return await new Promise((answer) => setDoubt({ ...question, answer }));
    },
    dialog: doubt && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && settle(false)}
        title={doubt.title}
        description={doubt.description}
        confirmLabel="Keep this price"
        cancelLabel="Change it"
        isPending={false}
        error={null}
        onConfirm={() => settle(true)}
      />
    ),
  };
}

function aboveAsk(price: string, asked: Asked): PriceQuestion | null {
  const more = amountAboveAsk(price, asked);
  if (more === null) return null;
  return {
    title: 'This is more than the seller asks',
    description: `The seller asks ${formatPrice(asked.ask_percent)}. You offer ${formatPrice(price)}, which is ${formatAmount(more, asked.currency)} more.`,
  };
}

function farFromGuide(price: string, guide: Guide, act: PriceAct): PriceQuestion | null {
  if (!isUnusualPrice(price, guide)) return null;
  const range = formatPercentRange(guide.guide_low_percent, guide.guide_high_percent);
  return {
    title: `${act} ${formatPrice(price)}?`,
    description: range
      ? `That is far from the guide price of ${range}.`
      : 'That is more than most claims bring.',
  };
}
