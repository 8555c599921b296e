import type { OfferSide } from '@generated/model';
import type { DealStage } from '@/domain/deals/negotiation-state';
import { isByBank } from '@/domain/deals/payment-method';

/** One line of a talk, and who says it. */
export type Line<Role extends string> = readonly [role: Role, body: string];

type SideLine = Line<OfferSide>;

/**
 * What two sides say while they exchange offers. No line names an amount, a day or a term that a record could
 * contradict.
 */
export const HAGGLING: readonly (readonly SideLine[])[] = [
  [
    ['buyer', 'Is there anything about the claim that the documents will not show?'],
    ['seller', 'No. The register and the documents show all that there is.'],
  ],
  [
    ['seller', 'Your price is lower than I hoped. What would make you pay more?'],
    ['buyer', 'Less risk. My price is for the claim as it stands in the register today.'],
    ['seller', 'I see. Thank you for saying so.'],
  ],
  [['buyer', 'We settle within the days that the offer names, without further conditions.']],
  [],
];

const SETTLING: Record<DealStage, readonly SideLine[]> = {
  diligence: [['buyer', 'Thank you. I am examining the claim now.']],
  signing: [
    ['buyer', 'I am through with it, and have what I need.'],
    ['seller', 'Good. I will read the agreement and sign it.'],
  ],
  payment: [['seller', 'Please write the reference of the negotiation on the payment.']],
  transfer: [['buyer', 'Thank you for the quick confirmation.']],
  completed: [['seller', 'That went smoothly. All the best.']],
};

/** What is said in each stage of a sale; a payment to a wallet has no place for a reference. */
export function settlingLines(stage: DealStage, terms: Parameters<typeof isByBank>[0]) {
  return stage === 'payment' && !isByBank(terms) ? [] : SETTLING[stage];
}

interface Talk {
  email: string;
  subject: string;
  /** Days since each line, in their order. */
  daysAgo: readonly number[];
  lines: readonly Line<'user' | 'staff'>[];
  isClosed?: true;
  /** The demo administrator whom it is assigned to. */
  admin: 'admin@example.com' | 'manager@example.com' | null;
}

/** What the demo accounts have written to our staff, the latest last. */
export const STAFF_TALKS: readonly Talk[] = [
  {
    email: 'buyer@example.com',
    subject: 'Accepting the new version of the agreement',
    daysAgo: [61, 60.8, 60.7],
    lines: [
      ['user', 'Does the new version of the access agreement change anything for pending offers?'],
      ['staff', 'No. Offers keep the terms under which they were made.'],
      ['user', 'Thank you, that is all I wanted to know.'],
    ],
    isClosed: true,
    admin: 'manager@example.com',
  },
  {
    email: 'seller@example.com',
    subject: 'Which statement do you need?',
    daysAgo: [12, 11.6, 11.5, 2.2],
    lines: [
      ['user', 'For one of my claims I have two account statements. Which one shall I upload?'],
      ['staff', 'The one that shows the balance on the petition date. The other one does no harm.'],
      ['user', 'I have uploaded the first one.'],
      ['staff', 'Thank you. If you list another claim of the same case, you can use it again.'],
    ],
    admin: 'admin@example.com',
  },
  {
    email: 'buyer2@example.com',
    subject: 'Paying from an account in Hong Kong',
    daysAgo: [5, 4.7],
    lines: [
      ['user', 'May the payment come from the account of our management company?'],
      ['staff', 'Only if its name stands in the agreement. Write to us before you sign.'],
    ],
    admin: 'manager@example.com',
  },
  {
    email: 'unverified@example.com',
    subject: 'How long does the review take?',
    daysAgo: [0.3],
    lines: [
      ['user', 'I submitted my application for a buyer account. When can I expect a decision?'],
    ],
    admin: null,
  },
  {
    email: 'new-buyer@example.com',
    subject: 'Which version do I accept?',
    daysAgo: [2.3],
    lines: [
      [
        'user',
        'I have accepted an earlier version of the agreement. Why am I asked to accept one again?',
      ],
    ],
    admin: null,
  },
];
