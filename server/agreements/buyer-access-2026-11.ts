import type { AgreementSection } from '@generated/model';
import type { AgreementText } from './agreement-text';
import { buyerAccess202609 } from './buyer-access-2026-09';
import { SHARED } from './buyer-access-shared';

const [, WHAT_YOU_OFFER] = SHARED.offersBind.paragraphs;

/** The sections that this version words differently, by heading. */
const REPLACED: Record<string, AgreementSection> = {
  [SHARED.offersBind.heading]: {
    heading: 'Offers and acceptance',
    paragraphs: [
      'An offer that you send can be accepted until it expires, is rejected or is withdrawn. Once it is accepted, its terms are those of the assignment. You and the seller are bound to the sale once both have signed the assignment; until then either may cancel it, and gives the other the reason.',
      WHAT_YOU_OFFER,
    ],
  },
  'Payment and transfer': {
    heading: 'Payment and transfer',
    paragraphs: [
      'You pay the purchase price to the seller by the method and within the calendar days that the accepted offer names, counted from the last signature under the assignment, and name a reference by which the seller can find the payment. By the same day you pay the fee to us.',
      'Where you have not paid by then, our staff may cancel the sale after one reminder of two business days. The fee is then owed all the same.',
      'After payment our staff file the transfer with the court or with its claims agent. You bear the costs that the court or the agent charges for it.',
    ],
  },
};

/** Like the previous version, except for when a sale binds and for the payment: its days are those of the offer. */
export const buyerAccess202611: AgreementText = {
  ...buyerAccess202609,
  version: '2026-11',
  effective_on: '2026-11-02',
  sections: buyerAccess202609.sections.map((section) => REPLACED[section.heading] ?? section),
  changes: [
    {
      about: 'binding offers',
      text: 'You and the seller are bound once both have signed the assignment, and either may cancel until then; an accepted offer alone bound you before.',
    },
    {
      about: 'payment term',
      text: 'You pay within the calendar days that the accepted offer names; it was a fixed number of business days.',
    },
    {
      about: 'late payment',
      text: 'Our staff, not the seller, may cancel a sale that is not paid after a reminder of two business days, and your fee is owed all the same.',
    },
  ],
};
