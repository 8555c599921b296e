import type { Case } from '@generated/model';
import type { ReactNode } from 'react';
import { useQuestion } from '@/acts/use-question';
import { amountAtPercent } from '@/domain/amounts';
import { amountAboveAsk, type Asked, isUnusualPrice } from '@/domain/claims/unusual-price';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';

interface PriceCheck {
  /**
   * Asks where a price is unusual; true when it is meant.
   * @param asked of an offer: what it comes to is said, and its price is compared with the ask first.
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
      const question = (asked && aboveAsk(price, asked)) ?? farFromGuide(price, guide, act, asked);
      if (question === null) return true;
      return await ask({
        ...question,
        confirmLabel: `${act} ${formatPrice(price)}`,
        cancelLabel: 'Change it',
        tone: 'secondary',
      });
    },
    dialog,
  };
}

function aboveAsk(price: string, asked: Asked): PriceQuestion | null {
  const { ask_percent: ask, currency } = asked;
  const more = amountAboveAsk(price, asked);
  if (ask === null || more === null) return null;
  return {
    title: 'This is more than the seller asks',
    description: `The seller asks ${formatPrice(ask)}. You offer ${formatPrice(price)}, which is ${formatAmount(more, currency)} more: ${sumOf(price, asked)}.`,
  };
}

function farFromGuide(
  price: string,
  guide: Guide,
  act: PriceAct,
  asked: Asked | null = null,
): PriceQuestion | null {
  if (!isUnusualPrice(price, guide)) return null;
  const range = formatPercentRange(guide.guide_low_percent, guide.guide_high_percent);
  return {
    title: `${act} ${formatPrice(price)}?`,
    description: sentences(
      range
        ? `That is far from the guide price of ${range}.`
        : 'That is more than most claims bring.',
      asked && `It comes to ${sumOf(price, asked)}.`,
    ),
  };
}

function sumOf(price: string, { face_amount, currency }: Asked): string {
  return `${formatAmount(amountAtPercent(face_amount, price, currency), currency)} before fees`;
}
