import type { ClaimStatus } from '@generated/model';
import { LISTING_DAYS } from '@/domain/claims/claim-state';
import * as PAGES from '@/domain/pages/page-paths';
import { fillPattern } from '@/domain/pages/path-patterns';
import type { Letter, Letterhead } from './letter';

/**
 * What a seller is told of a claim: its new state, `listed` for `open`; of what a part sale has left `rest_listed` or, where
 * the seller may not log in, `rest_paused`; `case_not_open` where a claim would be on the market but for its case; `paused`, `resumed` and `released` by our staff, and `kept_off` where the seller had
 * paused it already; what ends in `in_name` our staff did in the seller's name.
 */
export type ClaimNews =
  | 'listed'
  | 'rest_listed'
  | 'rest_paused'
  | 'rest_case_not_open'
  | 'case_not_open'
  | 'kept_off'
  | 'resumed'
  | 'released'
  | `${'submitted' | 'price_changed' | 'copies_changed' | 'paused' | 'resumed' | 'withdrawn' | 'relisted' | 'revised'}_in_name`
  | Extract<ClaimStatus, 'changes_requested' | 'rejected' | 'expired' | 'paused'>;

interface Text {
  subject: string;
  sentence: string;
  /** The seller may not have requested it. */
  isInName?: true;
}

const CASE_NOT_OPEN =
  'Its case takes no new claims for now, so it is off the market; once the case does, you can resume it.';

const CLAIM_NEWS: Record<ClaimNews, Text> = {
  listed: {
    subject: 'is listed',
    sentence: `Buyers can see your claim and bid on it for ${LISTING_DAYS} days.`,
  },
  rest_listed: {
    subject: 'is listed',
    sentence: `It is what was left after a part of your claim was sold. Buyers can see it and bid on it for ${LISTING_DAYS} days.`,
  },
  rest_paused: {
    subject: 'is paused',
    sentence:
      'It is what was left after a part of your claim was sold. It is off the market while your account is suspended; after that you can resume it.',
  },
  rest_case_not_open: {
    subject: 'is paused',
    sentence: `It is what was left after a part of your claim was sold. ${CASE_NOT_OPEN}`,
  },
  case_not_open: {
    subject: 'is paused',
    sentence: `Its sale was cancelled. ${CASE_NOT_OPEN}`,
  },
  changes_requested: {
    subject: 'needs changes',
    sentence: 'We have reviewed your claim and need something from you before we can list it.',
  },
  rejected: {
    subject: 'was rejected',
    sentence: 'We have reviewed your claim and cannot list it.',
  },
  paused: {
    subject: 'is off the market',
    sentence: 'We have taken your claim off the market; the offers for it are closed.',
  },
  kept_off: {
    subject: 'stays off the market',
    sentence: 'We keep your claim off the market: you cannot resume it until we give it back.',
  },
  resumed: {
    subject: 'is on the market again',
    sentence: 'Buyers can see your claim and bid on it again.',
  },
  released: {
    subject: 'is yours to resume',
    sentence: 'You can resume your claim again. It stays paused until you do.',
  },
  expired: {
    subject: 'is no longer listed',
    sentence:
      'The time of your listing has run out, so buyers no longer see it. Its page shows what you can do next.',
  },
  submitted_in_name: {
    subject: 'is in review',
    sentence: 'Our staff have submitted your claim in your name.',
    isInName: true,
  },
  price_changed_in_name: {
    subject: 'has another ask',
    sentence: 'Our staff have changed the ask of your claim in your name.',
    isInName: true,
  },
  copies_changed_in_name: {
    subject: 'has other copies for buyers',
    sentence:
      'Our staff have added or deleted a copy of a document for buyers in your name. The claim shows which ones there are.',
    isInName: true,
  },
  paused_in_name: {
    subject: 'is paused',
    sentence: 'Our staff have paused your claim in your name. You can resume it.',
    isInName: true,
  },
  resumed_in_name: {
    subject: 'is on the market again',
    sentence:
      'Our staff have resumed your claim in your name. Buyers can see it and bid on it again.',
    isInName: true,
  },
  withdrawn_in_name: {
    subject: 'is withdrawn',
    sentence: 'Our staff have withdrawn your claim in your name.',
    isInName: true,
  },
  relisted_in_name: {
    subject: 'is in review again',
    sentence: 'Our staff have relisted your claim in your name.',
    isInName: true,
  },
  revised_in_name: {
    subject: 'is a draft again',
    sentence:
      'Our staff have turned your claim into a draft in your name, to change it. It needs another review before buyers see it.',
    isInName: true,
  },
};

export function claimMail({
  origin,
  staffEmail,
  first_name,
  id,
  reference,
  news,
  note,
}: Letterhead & { id: number; reference: string; news: ClaimNews; note: string | null }): Letter {
  const { subject, sentence, isInName } = CLAIM_NEWS[news];
  return {
    kind: `claim_${news}`,
    subject: `Your claim ${reference} ${subject}`,
    name: first_name,
    paragraphs: [
      sentence,
      ...(note === null ? [] : [`Our staff wrote: ${note}`]),
      ...(isInName ? [`If that is wrong, write to ${staffEmail}.`] : []),
    ],
    link: { label: 'See my claim', url: origin + fillPattern(PAGES.myClaim, { id }) },
  };
}
