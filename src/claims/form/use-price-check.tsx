import type { Case } from '@generated/model';
import type { ReactNode } from 'react';
import { useQuestion } from '@/acts/use-question';
import { amountAtPercent } from '@/domain/amounts';
import { amountWorse, type ComparedPrice, isUnusualPrice } from '@/domain/claims/unusual-price';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';

export interface Compared extends ComparedPrice {
  /** Whose price it is, or what it is: "Buyer 4821", "Your minimum price". */
  by: string;
}

interface PriceCheck {
  /**
   * Asks about an unusual price. Resolves to true if it is meant.
   * @param compared a price to compare it with first, and the face amount of both, so that the question can state the
   * money.
   */
  isMeant: (price: string | null, compared?: Compared | null) => Promise<boolean>;
  dialog: ReactNode;
}

type Guide = Pick<Case, 'guide_low_percent' | 'guide_high_percent'>;

/** What the price is used for. */
type PriceAct = 'Ask for' | 'Offer';

interface PriceQuestion {
  title: string;
  description: string;
}

/** Asks about a price worse than the other side's or far from the guide: a digit too many looks like a bargain. */
export function usePriceCheck(guide: Guide, act: PriceAct = 'Ask for'): PriceCheck {
  const { ask, dialog } = useQuestion();
  return {
    async isMeant(price, compared) {
      if (price === null) return true;
      const question =
        (compared && worseThan(price, compared)) ?? farFromGuide(price, guide, act, compared);
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

const COMPARISONS = {
  ask: { title: 'This is more than the seller asks', other: 'asks', own: 'offer', how: 'more' },
  offer: { title: 'This is less than the buyer offers', other: 'offers', own: 'ask', how: 'less' },
  minimum: {
    title: 'This is less than your minimum price',
    other: 'is',
    own: 'ask',
    how: 'less',
  },
  best_bid: {
    title: 'This is no more than a buyer offers',
    other: 'offers',
    own: 'ask',
    how: 'less',
  },
} as const satisfies Record<ComparedPrice['kind'], object>;

function worseThan(price: string, compared: Compared): PriceQuestion | null {
  const { kind, by, percent, currency } = compared;
  const amount = amountWorse(price, compared);
  if (percent === null || amount === null) return null;
  const { title, other, own, how } = COMPARISONS[kind];
  const difference = amount === '0' ? 'the same' : `${formatAmount(amount, currency)} ${how}`;
  return {
    title,
    description: `${by} ${other} ${formatPrice(percent)}. You ${own} ${formatPrice(price)}, which is ${difference}: ${sumOf(price, compared)}.`,
  };
}

function farFromGuide(
  price: string,
  guide: Guide,
  act: PriceAct,
  compared: Compared | null = null,
): PriceQuestion | null {
  if (!isUnusualPrice(price, guide)) return null;
  const range = formatPercentRange(guide.guide_low_percent, guide.guide_high_percent);
  return {
    title: `${act} ${formatPrice(price)}?`,
    description: sentences(
      range
        ? `That is far from the guide price of ${range}.`
        : 'That is more than most claims bring.',
      compared && `It comes to ${sumOf(price, compared)}.`,
    ),
  };
}

function sumOf(price: string, { face_amount, currency }: ComparedPrice): string {
  return `${formatAmount(amountAtPercent(face_amount, price, currency), currency)} before fees`;
}
