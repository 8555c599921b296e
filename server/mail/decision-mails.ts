import type {
  CountryCode,
  IdentityStatus,
  PreferencesInputUser,
  ProfileInputUser,
  UserStatus,
} from '@generated/model';
import { countryName } from '@/domain/countries';
import * as PAGES from '@/domain/pages/page-paths';
import { APPLICATION_REVIEW_TIME } from '@/domain/messages/staff-times';
import type {
  BuyerStatusChange,
  IdentityReview,
  UserStatusChange,
} from '@/domain/users/user-status';
import type { Letterhead, Letter } from './letter';

/** A decision of the staff about a person. */
interface DecisionFacts extends Letterhead {
  /** What the staff wrote, if the decision needs a reason. */
  reason: string | null;
}

interface Decision {
  subject: string;
  sentence: string;
  /** What introduces the words of the staff. */
  reasonLabel?: string;
  /** What the person can do now; absent if nothing is left to do. */
  next?: (staffEmail: string) => string;
  link?: { label: string; path: string };
}

function decisionMail(
  kind: string,
  { subject, sentence, reasonLabel = 'The reason', next, link }: Decision,
  { origin, first_name, staffEmail, reason }: DecisionFacts,
): Letter {
  return {
    kind,
    subject,
    name: first_name,
    paragraphs: [
      sentence,
      ...(reason === null ? [] : [`${reasonLabel}: ${reason}`]),
      ...(next ? [next(staffEmail)] : []),
    ],
    ...(link && { link: { label: link.label, url: origin + link.path } }),
  };
}

const REVIEWS: Record<IdentityReview, Decision> = {
  approved: {
    subject: 'Your identity is approved',
    sentence: 'We have approved your identity. Nothing more is needed from you.',
    link: { label: 'See my verification', path: PAGES.verifyIdentity },
  },
  resubmission_requested: {
    subject: 'Please resubmit your identity documents',
    sentence: 'We could not approve your identity yet and need other documents.',
    next: () => 'Submit them on the page “Identity”. We will review them.',
    link: { label: 'Submit other documents', path: PAGES.verifyIdentity },
  },
  rejected: {
    subject: 'Your identity was not approved',
    sentence: 'Without an approved identity you can neither submit a claim nor accept an offer.',
    next: (staffEmail) =>
      `You cannot resubmit documents on your own. If this is a mistake, write to ${staffEmail}: our staff can request other documents.`,
    link: { label: 'See my verification', path: PAGES.verifyIdentity },
  },
};

/** Taking back an approval is not a rejection. */
const NEEDED_AGAIN: Decision = {
  ...REVIEWS.resubmission_requested,
  subject: 'We need your identity documents again',
  sentence:
    'We need your identity documents again. Until they are approved you can neither accept offers nor bid.',
};

/** @param facts with the previous status; absent if documents were pending. */
export function identityReviewMail({
  status,
  was = 'pending',
  ...facts
}: DecisionFacts & { status: IdentityReview; was?: IdentityStatus }): Letter {
  const isNeededAgain = was === 'approved' && status === 'resubmission_requested';
  const decision = isNeededAgain ? NEEDED_AGAIN : REVIEWS[status];
  return decisionMail('identity_review', decision, facts);
}

export function countryChangedMail({
  country,
  ...facts
}: Letterhead & { country: CountryCode }): Letter {
  const decision: Decision = {
    subject: 'Your country was changed',
    sentence: `Our staff have changed your country to ${countryName(country)}. It decides in which cases you may bid.`,
    next: (staffEmail) => `If this is a mistake, write to ${staffEmail}.`,
  };
  return decisionMail('country', decision, { ...facts, reason: null });
}

type Detail =
  | Exclude<keyof ProfileInputUser, 'email' | 'new_email' | 'password' | 'has_set_password'>
  | Exclude<keyof PreferencesInputUser, 'payment_method' | 'custom_payment_method'>;

/** What our staff can change about an account besides its address, in the words of its user. */
const DETAILS: Record<Detail, string> = {
  first_name: 'first name',
  last_name: 'last name',
  company: 'company',
  phone_number: 'phone number',
  phone_country_code: 'phone number',
  whatsapp_number: 'WhatsApp number',
  whatsapp_country_code: 'WhatsApp number',
  telegram: 'Telegram name',
  preferred_contact_method: 'preferred contact method',
  message_notifications: 'notification settings',
  claim_notifications: 'notification settings',
  claim_case_follow_notifications: 'notification settings',
  message_with_the_staff: 'consent to messages from our staff',
};

/** The names of an account's changed fields, each once; the address has its own mail. */
export function detailsAmong(fields: object): string[] {
  const changed = Object.entries(DETAILS).filter(([field]) => field in fields);
  return [...new Set(changed.map(([, detail]) => detail))];
}

/** @param facts with what was changed, at least one thing. */
export function detailsChangedMail({
  details,
  ...facts
}: Letterhead & { details: readonly string[] }): Letter {
  const last = details.at(-1);
  const others = details.slice(0, -1).join(', ');
  const decision: Decision = {
    subject: 'Your account was changed',
    sentence: `Our staff have changed your ${others ? `${others} and ${last}` : last} in your account.`,
    next: (staffEmail) => `If that is wrong, write to ${staffEmail}.`,
  };
  return decisionMail('details', decision, { ...facts, reason: null });
}

/** What a suspended user is told, in mails and in refusals. */
export const toLiftSuspension = (staffEmail: string) =>
  `To settle this, write to ${staffEmail}: our staff can lift the suspension.`;

/** Likewise for the user of a closed account. */
export const toAskStaff = (staffEmail: string) =>
  `If you have a question about this, write to ${staffEmail}.`;

const USER_STATUSES: Record<UserStatusChange, Decision> = {
  active: {
    subject: 'Your account is active',
    sentence: 'Your account is active. You can log in.',
    link: { label: 'Log in', path: PAGES.login },
  },
  suspended: {
    subject: 'Your account is suspended',
    sentence:
      'Your account is suspended. You were logged out and cannot log in. Your claims are off the market, and your offers are withdrawn; a sale that is under way goes on.',
    next: toLiftSuspension,
  },
  deactivated: {
    subject: 'Your account is closed',
    sentence:
      'Your account is closed for good. You cannot log in any more, and your claims were withdrawn.',
    next: toAskStaff,
  },
};

/** What a suspension took off the market does not come back by itself. */
const LIFTED: Decision = {
  ...USER_STATUSES.active,
  next: () =>
    'Any claims that you had on the market are paused: resume those that you still want to sell. Any messages that came in the meantime wait in your conversations.',
  link: { label: 'See my paused claims', path: `${PAGES.myClaims}?status=paused` },
};

/** The reader may never have heard of the account (`giveAddressBack`). */
const CLOSED_UNCONFIRMED: Decision = {
  ...USER_STATUSES.deactivated,
  next: (staffEmail) =>
    `${toAskStaff(staffEmail)} This email address was never confirmed: whoever it belongs to can sign up with it.`,
};

interface UserStatusFacts extends DecisionFacts {
  status: UserStatusChange;
  was: UserStatus;
  /** Whether anybody has ever proved that the address is theirs. */
  isAddressConfirmed: boolean;
}

export function userStatusMail(facts: UserStatusFacts): Letter {
  return decisionMail('user_status', userStatusDecision(facts), facts);
}

function userStatusDecision({ status, was, isAddressConfirmed }: UserStatusFacts): Decision {
  if (was === 'suspended' && status === 'active') return LIFTED;
  if (status === 'deactivated' && !isAddressConfirmed) return CLOSED_UNCONFIRMED;
  return USER_STATUSES[status];
}

const BUYER_PAGE = { label: 'See my buyer account', path: PAGES.applyBuyerAccount };

const BUYER_STATUSES: Record<BuyerStatusChange, Decision> = {
  pending: {
    subject: 'We have reopened your application',
    sentence:
      'We have reopened your application for a buyer account and will write to you when it is decided.',
    link: BUYER_PAGE,
  },
  info_requested: {
    subject: 'We need more information for your application',
    sentence: 'We cannot decide your application for a buyer account yet.',
    reasonLabel: 'What is missing',
    next: () => 'Add it to your application and resubmit it. We then review it again.',
    link: { label: 'Complete my application', path: PAGES.applyBuyerAccount },
  },
  verified: {
    subject: 'Your buyer account is verified',
    sentence: 'Your buyer account is verified.',
    link: { label: 'Open the buyer portal', path: PAGES.buyerPortal },
  },
  rejected: {
    subject: 'Your application for a buyer account was rejected',
    sentence: 'We have rejected your application for a buyer account.',
    next: (staffEmail) =>
      `You can correct your application and resubmit it. If you have a question, write to ${staffEmail}.`,
    link: BUYER_PAGE,
  },
  suspended: {
    subject: 'Your buyer account is suspended',
    sentence:
      'Your buyer account is suspended. You cannot bid or negotiate; you can still sell. A sale that is under way goes on.',
    next: toLiftSuspension,
    link: BUYER_PAGE,
  },
};

const APPLICATION_RECEIVED: Decision = {
  subject: 'We have received your application for a buyer account',
  sentence: 'We have received your application for a buyer account.',
  next: () =>
    `Our staff will review it, which usually takes ${APPLICATION_REVIEW_TIME}, and mail you the decision.`,
  link: BUYER_PAGE,
};

export function applicationReceivedMail(facts: Letterhead): Letter {
  return decisionMail('buyer_application', APPLICATION_RECEIVED, { ...facts, reason: null });
}

/** Verified, with the agreement still to be accepted. */
const VERIFIED_WITHOUT_AGREEMENT: Decision = {
  ...BUYER_STATUSES.verified,
  next: () => 'Bidding opens once the marketplace access agreement is accepted.',
  link: { label: 'Read the agreement', path: PAGES.newAgreement },
};

export function buyerStatusMail({
  status,
  agreementAccepted,
  ...facts
}: DecisionFacts & { status: BuyerStatusChange; agreementAccepted: boolean }): Letter {
  const isOutstanding = status === 'verified' && !agreementAccepted;
  const decision = isOutstanding ? VERIFIED_WITHOUT_AGREEMENT : BUYER_STATUSES[status];
  return decisionMail('buyer_status', decision, facts);
}
