import type { Case } from '@generated/model';
import type { ReactNode } from 'react';
import { useQuestion } from '@/acts/use-question';
import { amountAboveAsk, type Asked, isUnusualPrice } from '@/domain/claims/unusual-price';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';

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

/** A second look at a price above the ask, or far from the guide: a digit too much looks like a bargain or a dream. */
export function usePriceCheck(guide: Guide, act: PriceAct = 'Ask for'): PriceCheck {
  const { ask, dialog } = useQuestion();
  return {
    async isMeant(price, asked) {
      if (price === null) return true;
      const question = (asked && aboveAsk(price, asked)) ?? farFromGuide(price, guide, act);
      if (question === null) return true;
      return await ask({
        ...question,
        confirmLabel: 'Keep this price',
        cancelLabel: 'Change it',
        tone: 'secondary',
      });
    },
    dialog,
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
