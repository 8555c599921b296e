import { LISTING_DAYS } from '@/domain/claims/claim-state';
import type { BuyerAccountStatus, ClaimStatus, IdentityStatus, UserStatus } from '@generated/model';

/** A mail without its receiver. */
export interface Mail {
  kind: string;
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  kind: string;
  subject: string;
  name: string;
  paragraphs: string[];
  /** The page the mail leads to. */
  link?: { label: string; url: string };
  closing?: string;
}

/** What every letter may name. */
export interface Letterhead {
  /** The public origin of the exchange. */
  origin: string;
  /** Where the staff read answers. */
  staffEmail: string;
  first_name: string;
}
type Facts = Omit<Letterhead, 'staffEmail'>;
interface LinkFacts extends Facts {
  secret: string;
}
/** Of a link that need not be the first proof of an address. */
interface ProvingFacts extends LinkFacts {
  /** Somebody registered the address with a password and never confirmed it. */
  endsEarlier: boolean;
}

const ENDS_EARLIER =
  'This address was registered with a password but never confirmed. This link confirms it, and what was set up before ends: the password, open sessions, and any draft claims and documents. To keep them, use the link in our confirmation mail and your password instead.';

const IGNORE = 'If you did not ask for this, you can ignore this mail.';

export function confirmationMail({ origin, first_name, secret }: LinkFacts): Mail {
  return compose({
    kind: 'confirmation',
    subject: 'Confirm your e-mail address',
    name: first_name,
    paragraphs: [
      'Please confirm that this is your e-mail address. The page asks for the password that you chose. The link works for 24 hours.',
    ],
    link: confirmationLink(origin, secret),
    closing:
      'If it was somebody else who registered with your address, you can ignore this mail, or choose a password of your own on the same page: theirs then ends.',
  });
}

/** To the new address of an account that has a confirmed one. */
export function newAddressMail({ origin, first_name, secret }: LinkFacts): Mail {
  return compose({
    kind: 'confirmation',
    subject: 'Confirm your new e-mail address',
    name: first_name,
    paragraphs: [
      'This is to be the new e-mail address of your account. Until you confirm it, your account keeps the old one. The link works for 24 hours.',
    ],
    link: confirmationLink(origin, secret),
    closing: IGNORE,
  });
}

function confirmationLink(origin: string, secret: string) {
  return {
    label: 'Confirm my address',
    url: `${origin}/verify-email?confirmation_token=${secret}`,
  };
}

export function alreadyRegisteredMail({ origin, first_name }: Facts): Mail {
  return compose({
    kind: 'already_registered',
    subject: 'You already have an account',
    name: first_name,
    paragraphs: [
      'Somebody, probably you, tried to register with this e-mail address. You already have an account, so nothing was changed.',
      'If you forgot your password, ask for a new one on the login page.',
    ],
    link: { label: 'Log in', url: `${origin}/login` },
    closing: IGNORE,
  });
}

export function magicLinkMail({ origin, first_name, secret, endsEarlier }: ProvingFacts): Mail {
  return compose({
    kind: 'magic_link',
    subject: 'Your link to log in',
    name: first_name,
    paragraphs: [
      'Use this link to log in. It works once, for 15 minutes.',
      ...(endsEarlier ? [ENDS_EARLIER] : []),
    ],
    link: { label: 'Log in', url: `${origin}/magic-link/verify-email?token=${secret}` },
    closing: IGNORE,
  });
}

export function invitationMail({ origin, first_name, secret }: LinkFacts): Mail {
  return compose({
    kind: 'invitation',
    subject: 'Your account on the claims exchange',
    name: first_name,
    paragraphs: [
      'Our staff opened an account for you. Use this link to log in for the first time; it works once, for three days.',
      'Later you can ask for a new link on the login page, or set a password in your settings.',
    ],
    link: { label: 'Open my account', url: `${origin}/magic-link/verify-email?token=${secret}` },
  });
}

export function passwordResetMail({ origin, first_name, secret, endsEarlier }: ProvingFacts): Mail {
  return compose({
    kind: 'password_reset',
    subject: 'Set a new password',
    name: first_name,
    paragraphs: [
      'Use this link to set a new password. It works once, for one hour.',
      ...(endsEarlier ? [ENDS_EARLIER] : []),
    ],
    link: {
      label: 'Set a new password',
      url: `${origin}/forget-password?reset_password_token=${secret}`,
    },
    closing: IGNORE,
  });
}

export function passwordChangedMail({ origin, first_name }: Facts): Mail {
  return compose({
    kind: 'password_changed',
    subject: 'Your password was changed',
    name: first_name,
    paragraphs: [
      'The password of your account was changed and your other sessions were ended.',
      'If this was not you, set a new password at once and write to our staff.',
    ],
    link: { label: 'Set a new password', url: `${origin}/forget-password` },
  });
}

/** To the old address. It does not name the new one: whoever reads the old mailbox need not learn it. */
export function emailChangedMail({ origin, first_name }: Facts): Mail {
  return compose({
    kind: 'email_changed',
    subject: 'The e-mail address of your account was changed',
    name: first_name,
    paragraphs: [
      'Your account now has another e-mail address. Mails will no longer come to this one.',
      'If this was not you, please write to our staff at once.',
    ],
    link: { label: 'Log in', url: `${origin}/login` },
  });
}

/** A decision of the staff about a person. */
interface DecisionFacts extends Letterhead {
  /** What the staff wrote, where the decision needs a reason. */
  reason: string | null;
}

interface Decision {
  subject: string;
  sentence: string;
  /** What stands before the words of the staff. */
  reasonLabel?: string;
  /** What the person can do now; without it nothing is left to do. */
  next?: (staffEmail: string) => string;
  link?: { label: string; path: string };
}

function decisionMail(
  kind: string,
  { subject, sentence, reasonLabel = 'The reason', next, link }: Decision,
  { origin, first_name, staffEmail, reason }: DecisionFacts,
): Mail {
  return compose({
    kind,
    subject,
    name: first_name,
    paragraphs: [
      sentence,
      ...(reason === null ? [] : [`${reasonLabel}: ${reason}`]),
      ...(next ? [next(staffEmail)] : []),
    ],
    ...(link && { link: { label: link.label, url: origin + link.path } }),
  });
}

type ReviewResult = Extract<IdentityStatus, 'approved' | 'rejected' | 'resubmission_requested'>;

const IDENTITY_PAGE = '/profile-verify-identity';

const REVIEWS: Record<ReviewResult, Decision> = {
  approved: {
    subject: 'Your identity is verified',
    sentence: 'We have verified your identity. Nothing more is needed from you.',
    link: { label: 'See my verification', path: IDENTITY_PAGE },
  },
  resubmission_requested: {
    subject: 'Please send your identity documents again',
    sentence: 'We could not verify your identity yet and need other documents.',
    next: () => 'Send them on the page of your verification. We then look at them again.',
    link: { label: 'Send other documents', path: IDENTITY_PAGE },
  },
  rejected: {
    subject: 'We could not verify your identity',
    sentence: 'We could not verify your identity. Your claims cannot be listed without it.',
    next: (staffEmail) =>
      `You cannot send documents again on your own. If this is a mistake, write to ${staffEmail}: our staff can ask you for other documents.`,
    link: { label: 'See my verification', path: IDENTITY_PAGE },
  },
};

export function identityReviewMail({
  status,
  ...facts
}: DecisionFacts & { status: ReviewResult }): Mail {
  return decisionMail('identity_review', REVIEWS[status], facts);
}

const USER_STATUSES: Record<UserStatus, Decision> = {
  pending: {
    subject: 'Please confirm your e-mail address',
    sentence: 'Your account waits for the confirmation of your e-mail address.',
  },
  active: {
    subject: 'Your account is active',
    sentence: 'Your account is active. You can log in.',
    link: { label: 'Log in', path: '/login' },
  },
  suspended: {
    subject: 'Your account is suspended',
    sentence: 'Your account is suspended. You were logged out and cannot log in.',
    next: (staffEmail) => `To settle this, write to ${staffEmail}: our staff can lift it again.`,
  },
  deactivated: {
    subject: 'Your account is closed',
    sentence:
      'Your account is closed for good. You cannot log in any more, and your claims were withdrawn.',
    next: (staffEmail) => `If you have a question about this, write to ${staffEmail}.`,
  },
};

export function userStatusMail({ status, ...facts }: DecisionFacts & { status: UserStatus }): Mail {
  return decisionMail('user_status', USER_STATUSES[status], facts);
}

const BUYER_PAGE = { label: 'See my buyer account', path: '/apply-buyer-account' };

const BUYER_STATUSES: Record<BuyerAccountStatus, Decision> = {
  none: { subject: 'Your buyer account', sentence: 'You have no buyer account.' },
  pending: {
    subject: 'We look at your application again',
    sentence:
      'We have taken up your application for a buyer account again. We write to you when it is decided.',
    link: BUYER_PAGE,
  },
  info_requested: {
    subject: 'Your buyer account: we need something from you',
    sentence: 'We cannot decide your application for a buyer account yet.',
    reasonLabel: 'What is missing',
    next: (staffEmail) =>
      `Send it to ${staffEmail}. Our staff then take up your application again.`,
    link: BUYER_PAGE,
  },
  verified: {
    subject: 'Your buyer account is verified',
    sentence: 'Your buyer account is verified.',
    link: { label: 'Open the buyer portal', path: '/buyer-portal' },
  },
  rejected: {
    subject: 'Your application for a buyer account',
    sentence: 'We could not accept your application for a buyer account.',
    next: (staffEmail) =>
      `If something has changed, write to ${staffEmail}: our staff can take up your application again.`,
    link: BUYER_PAGE,
  },
  suspended: {
    subject: 'Your buyer account is suspended',
    sentence: 'Your buyer account is suspended. You cannot bid or negotiate; you can still sell.',
    next: (staffEmail) => `To settle this, write to ${staffEmail}: our staff can lift it again.`,
    link: BUYER_PAGE,
  },
};

/** Verified, and the agreement is still to be accepted. */
const VERIFIED_WITHOUT_AGREEMENT: Decision = {
  ...BUYER_STATUSES.verified,
  next: () => 'Bidding opens once the marketplace access agreement is accepted.',
  link: { label: 'Read the agreement', path: '/new-agreement' },
};

export function buyerStatusMail({
  status,
  agreementAccepted,
  ...facts
}: DecisionFacts & { status: BuyerAccountStatus; agreementAccepted: boolean }): Mail {
  const isOutstanding = status === 'verified' && !agreementAccepted;
  const decision = isOutstanding ? VERIFIED_WITHOUT_AGREEMENT : BUYER_STATUSES[status];
  return decisionMail('buyer_status', decision, facts);
}

/** What a seller is told of a claim: its new state, `listed` for `open`. */
export type ClaimNews =
  | 'listed'
  | Extract<ClaimStatus, 'changes_requested' | 'rejected' | 'expired'>;

const CLAIM_NEWS: Record<ClaimNews, { subject: string; sentence: string }> = {
  listed: {
    subject: 'is listed',
    sentence: `Buyers can see your claim and bid on it for ${LISTING_DAYS} days.`,
  },
  changes_requested: {
    subject: 'needs changes',
    sentence: 'We looked at your claim and need something from you before we can list it.',
  },
  rejected: {
    subject: 'was not accepted',
    sentence: 'We looked at your claim and cannot list it.',
  },
  expired: {
    subject: 'is no longer listed',
    sentence: 'The time of your listing has run out. You can list the claim again.',
  },
};

export function claimMail({
  origin,
  first_name,
  id,
  reference,
  news,
  note,
}: Facts & { id: number; reference: string; news: ClaimNews; note: string | null }): Mail {
  const { subject, sentence } = CLAIM_NEWS[news];
  return compose({
    kind: `claim_${news}`,
    subject: `Your claim ${reference} ${subject}`,
    name: first_name,
    paragraphs: note === null ? [sentence] : [sentence, `Our reviewer writes: ${note}`],
    link: { label: 'See my claim', url: `${origin}/my-claims/${id}` },
  });
}

function compose({ kind, subject, name, paragraphs, link, closing }: Letter): Mail {
  const before = [greeting(name), ...paragraphs];
  const after = closing ? [closing] : [];
  const text = [...before, ...(link ? [`${link.label}: ${link.url}`] : []), ...after].join('\n\n');
  const button = link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`] : [];
  const html = [...before.map(escapeHtml), ...button, ...after.map(escapeHtml)]
    .map((content) => `<p>${content}</p>`)
    .join('');
  return {
    kind,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body>${html}</body></html>`,
  };
}

/**
 * Anybody can register any address under any name. A name that a mail program would show as a link, such as
 * `www.example.com`, must not reach the mailbox of somebody who never heard of us.
 */
function greeting(name: string): string {
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
