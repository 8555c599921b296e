import type { AgreementSection } from '@generated/model';

/**
 * Sections that several versions of the access agreement share, word for word. People have accepted them, so they are
 * never edited. A version that words one of them differently has it in its own file.
 */
export const SHARED = {
  examination: {
    heading: 'Your own examination',
    paragraphs: [
      'You examine a claim yourself and decide on your own judgement. Prices, guides and charts on the exchange describe what was traded or quoted; they are no forecast of what an estate pays and no advice.',
      'We check who a seller is and whether documents are there. We do not warrant that a claim exists, is valid or will be allowed, or what is paid on it.',
      'You may hold information about a case that a seller does not have, and a seller may hold information that you do not have. Neither of you relies on the other to disclose more than the terms of the offer ask for.',
    ],
  },
  offersBind: {
    heading: 'Offers bind',
    paragraphs: [
      'An offer that you send binds you until it expires, is rejected or is withdrawn before it was accepted. Once it is accepted, you are bound to sign the assignment of the claim on its terms.',
      'You make no offer for which you do not have the money, and none on a claim of your own or of somebody who acts together with you.',
    ],
  },
  fees: {
    heading: 'Fees',
    paragraphs: [
      'The buyer’s fee of a case is shown on its page and with every offer before it is sent. It is a percentage of the purchase price and is owed when the purchase price is owed.',
      'Nothing is owed for an account, for looking, or for an offer that does not become a purchase.',
    ],
  },
  recourse: {
    heading: 'Recourse',
    paragraphs: [
      'Whether and how far the seller gives money back, for example where a claim is disallowed or reduced, follows from the terms of the accepted offer and the assignment. You make such a demand against the seller, not against the exchange.',
    ],
  },
  ending: {
    heading: 'Suspension and termination',
    paragraphs: [
      'You may end this agreement at any time by closing your account. We may suspend the account where we have reason to believe that you have broken this agreement or the law, and tell you the reason unless the law forbids it.',
      'Purchases that are under way are carried out. The sections on confidentiality, on approaches outside the exchange, on fees and on recourse go on to hold.',
    ],
  },
  law: {
    heading: 'Law and changes',
    paragraphs: [
      'The law of the State of New York governs this agreement, and its courts in the county of New York decide disputes about it. Rules that protect you and cannot be waived stay untouched.',
      'We publish a new version where the terms change. It holds for you once you have accepted it; until then you can browse the marketplace, but you neither see exact terms nor make offers.',
    ],
  },
} as const satisfies Record<string, AgreementSection>;
