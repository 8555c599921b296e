import type { EndedByProof } from '@generated/model';
import * as PAGES from '@/domain/pages/page-paths';
import { ENDED_BY_PROOF } from '@/domain/users/links/ended-by-proof';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { INVITATION_MS, LINK_MS } from '@/domain/users/links/link-lifetimes';
import type { Facts, Letter, Letterhead } from './letter';

interface LinkFacts extends Facts {
  secret: string;
}

/** For a link that may be the first proof of an address. */
interface ProvingFacts extends LinkFacts {
  ends: EndedByProof;
}

const CONFIRMATION_WORKS = `The link works for ${lifetimeWords(LINK_MS.confirmation)}.`;
const IGNORE = 'If you did not ask for this, you can ignore this mail.';

const CONFIRM = 'Please confirm that this is your email address.';

/** @param facts whether the account has a password, which the page then asks for. */
export function confirmationMail({
  origin,
  first_name,
  secret,
  hasPassword,
}: LinkFacts & { hasPassword: boolean }): Letter {
  return {
    kind: 'confirmation',
    subject: 'Confirm your email address',
    name: first_name,
    paragraphs: [
      hasPassword
        ? `${CONFIRM} The page asks for the password that you chose. ${CONFIRMATION_WORKS}`
        : `${CONFIRM} ${CONFIRMATION_WORKS}`,
    ],
    link: confirmationLink(origin, secret),
    closing: hasPassword
      ? 'If somebody else signed up with your address, ignore this mail, or choose your own password on the same page: theirs then stops working.'
      : 'If you have no account with us, you can ignore this mail.',
  };
}

/**
 * The same, to an address that replaces one that was not confirmed either: until it is confirmed, it is not the
 * account's own.
 */
export function replacedAddressMail(facts: Parameters<typeof confirmationMail>[0]): Letter {
  return { ...confirmationMail(facts), kind: 'new_address' };
}

/** To the new address of an account whose current one is confirmed. */
export function newAddressMail({ origin, first_name, secret }: LinkFacts): Letter {
  return {
    kind: 'new_address',
    subject: 'Confirm your new email address',
    name: first_name,
    paragraphs: [
      `You asked to make this the email address of your account. Until you confirm it, your account keeps the old one. ${CONFIRMATION_WORKS}`,
    ],
    link: confirmationLink(origin, secret),
    closing: IGNORE,
  };
}

function confirmationLink(origin: string, secret: string) {
  return {
    label: 'Confirm my address',
    url: `${origin}${PAGES.verifyEmail}?confirmation_token=${secret}`,
  };
}

export function alreadyRegisteredMail({ origin, first_name }: Facts): Letter {
  return {
    kind: 'already_registered',
    subject: 'You already have an account',
    name: first_name,
    paragraphs: [
      'Somebody, probably you, tried to sign up with this email address. You already have an account, so nothing was changed.',
      'If you forgot your password, ask for a new one on the login page.',
    ],
    link: { label: 'Log in', url: origin + PAGES.login },
    closing: IGNORE,
  };
}

/** Replaces the mails above for an account that may not log in. */
export function barredMail({ first_name, words }: Facts & { words: string[] }): Letter {
  return {
    kind: 'account_barred',
    subject: 'You cannot log in to your account',
    name: first_name,
    paragraphs: [
      'Somebody, probably you, asked us for a way to log in, to set a new password or to sign up with this email address.',
      ...words,
    ],
    closing: IGNORE,
  };
}

export function magicLinkMail({ origin, first_name, secret, ends }: ProvingFacts): Letter {
  return {
    kind: 'magic_link',
    subject: 'Your link to log in',
    name: first_name,
    paragraphs: [
      `Use this link to log in. It works once, for ${lifetimeWords(LINK_MS.magic_link)}.`,
      ...[ENDED_BY_PROOF[ends] ?? []].flat(),
    ],
    link: { label: 'Log in', url: `${origin}${PAGES.magicLink}?token=${secret}` },
    closing: IGNORE,
  };
}

export function invitationMail({ origin, first_name, secret }: LinkFacts): Letter {
  return {
    kind: 'invitation',
    subject: 'Your account on the claims exchange',
    name: first_name,
    paragraphs: [
      `Our staff opened an account for you. Use this link to log in for the first time; it works once, for ${lifetimeWords(INVITATION_MS)}.`,
      'Later you can ask for a new link on the login page, or set a password in your settings.',
    ],
    link: { label: 'Open my account', url: `${origin}${PAGES.magicLink}?token=${secret}` },
  };
}

export function passwordResetMail({ origin, first_name, secret, ends }: ProvingFacts): Letter {
  return {
    kind: 'password_reset',
    subject: 'Set a new password',
    name: first_name,
    paragraphs: [
      `Use this link to set a new password. It works once, for ${lifetimeWords(LINK_MS.password_reset)}.`,
      ...[ENDED_BY_PROOF[ends] ?? []].flat(),
    ],
    link: {
      label: 'Set a new password',
      url: `${origin}${PAGES.forgotPassword}?reset_password_token=${secret}`,
    },
    closing: IGNORE,
  };
}

export function passwordChangedMail({ origin, staffEmail, first_name }: Letterhead): Letter {
  return {
    kind: 'password_changed',
    subject: 'Your password was changed',
    name: first_name,
    paragraphs: [
      'The password of your account was changed and your other sessions were ended.',
      `If this was not you, set a new password at once and write to our staff at ${staffEmail}.`,
    ],
    link: { label: 'Set a new password', url: origin + PAGES.forgotPassword },
  };
}

/** To the old address. It does not name the new one: somebody who reads the old mailbox need not learn it. */
export function emailChangedMail({ origin, staffEmail, first_name }: Letterhead): Letter {
  return {
    kind: 'email_changed',
    subject: 'The email address of your account was changed',
    name: first_name,
    paragraphs: [
      'Your account now has another email address. Mails will no longer come to this one.',
      `If this was not you, write to our staff at ${staffEmail} at once.`,
    ],
    link: { label: 'Log in', url: origin + PAGES.login },
  };
}
