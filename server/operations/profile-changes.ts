import { contactChannelErrors, contactChannelsToSend } from '@/domain/users/contact-channels';
import type { ProfileInputUser } from '@generated/model';
import { normalEmail } from '@/domain/users/normal-email';
import { mayCorrectProfile, mayLogIn } from '@/domain/users/user-status';
import type { UserRow } from '../calls/caller';
import { isInvited, mailInvitation } from '../auth/invitation';
import { retireLinks } from '../auth/one-time-links';
import { mailLink } from '../auth/mail-link';
import {
  confirmationMail,
  emailChangedMail,
  newAddressMail,
  replacedAddressMail,
} from '../mail/account-mails';
import { detailsAmong, detailsChangedMail } from '../mail/decision-mails';
import { refuse, underPath } from '../calls/refusals';
import type { AuditChanges } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { whenTaken } from '../unit-of-work/when-taken';

type ProfileFields = Pick<
  UserRow,
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'email'
  | 'phone_number'
  | 'phone_country_code'
  | 'whatsapp_number'
  | 'whatsapp_country_code'
  | 'telegram'
  | 'preferred_contact_method'
>;
/** The contact channels besides the email address, as a new account has them. */
export const NO_CONTACTS = {
  company: null,
  phone_number: null,
  phone_country_code: null,
  whatsapp_number: null,
  whatsapp_country_code: null,
  telegram: null,
  preferred_contact_method: 'email',
} as const;

type ProfileInput = Omit<ProfileInputUser, 'password' | 'has_set_password'>;

/**
 * The profile after a change that names only some fields, with the null rules applied (specification, section 5).
 * `errors` are by the path of the field, and empty if everything is in order.
 */
export function changedProfile(before: ProfileFields, input: ProfileInput) {
  const merged = { ...before, ...input };
  const values: ProfileFields = {
    first_name: merged.first_name.trim(),
    last_name: merged.last_name.trim(),
    company: merged.company?.trim() || null,
    email: input.email === undefined ? before.email : changedEmail(before.email, input.email),
    ...contactChannelsToSend(merged),
    preferred_contact_method: merged.preferred_contact_method,
  };
  const faults = contactChannelErrors(values, values.preferred_contact_method);
  return { values, errors: underPath('user', faults) };
}

/** The same address in different case is not a change: it needs no new confirmation. */
function changedEmail(before: string, input: string): string {
  const email = normalEmail(input);
  return email === normalEmail(before) ? before : email;
}

/**
 * Handles an address that is replaced at once: the new one has to be confirmed, and links that were mailed to the old
 * one stop working. A user who may not log in gets no link, because it would be refused: it comes when the suspension
 * is lifted (`changeUserStatus`). If the old address was confirmed, it is told; otherwise it may be a stranger's.
 * @param after with the new address, and the status in which its link would be followed.
 */
export async function announceNewEmail(work: Work, before: UserRow, after: UserRow): Promise<void> {
  await retireLinks(work, before.id, ['confirmation', 'magic_link', 'password_reset']);
  if (mayLogIn(before.status) && mayLogIn(after.status)) {
    if (isInvited(after)) await mailInvitation(work, after);
    else await mailReplacedAddress(work, after);
  }
  if (before.email_verified_at) await work.mail(before, emailChangedMail, {});
}

/** Tells a user what our staff have changed about the account besides its address, if anything. */
export async function tellOfDetails(work: Work, user: UserRow, changes: AuditChanges) {
  const details = detailsAmong(changes);
  if (details.length > 0) await work.tell(user, 'account', detailsChangedMail, { details });
}

/** Mails a link to an address that nobody has proved yet; an invited user gets a new invitation. */
export async function mailFirstLink(work: Work, user: UserRow): Promise<void> {
  if (isInvited(user)) await mailInvitation(work, user);
  else await mailConfirmation(work, user);
}

export async function mailConfirmation(work: Work, user: UserRow): Promise<void> {
  const facts = { hasPassword: user.has_set_password };
  await mailLink(work, user, 'confirmation', confirmationMail, facts);
}

/** Counted separately from what the owner of the address asks for: a stranger may change it back and forth. */
async function mailReplacedAddress(work: Work, user: UserRow): Promise<void> {
  const facts = { hasPassword: user.has_set_password };
  await mailLink(work, user, 'confirmation', replacedAddressMail, facts, 'new_address');
}

/**
 * Mails a link to an address that waits next to a confirmed one. A full inbox already holds a link that works: the
 * newest one.
 */
export async function mailNewAddress(work: Work, user: UserRow, email: string): Promise<void> {
  if (user.new_email !== email) await retireLinks(work, user.id, ['confirmation']);
  await mailLink(work, { ...user, email }, 'confirmation', newAddressMail, {}, 'new_address');
}

/** For the `catch` of a write of users. */
export const whenEmailTaken = whenTaken('users_email', refuseTakenEmail);

export function refuseTakenEmail() {
  return refuse('email_taken', {
    errors: { 'user.email': ['Another account has this email address.'] },
  });
}

/** The refusal if staff would correct the profile or the country of a closed account. */
export function correctionRefusal({ status }: UserRow, changes: AuditChanges) {
  if (mayCorrectProfile(status) || Object.keys(changes).length === 0) return null;
  return refuse('transition_not_allowed', {
    message: 'This account is closed for good: its profile and its country stay as they are.',
  });
}

/** Refuses a change without any field; the generated schema cannot express that. */
export function refuseEmptyChange() {
  return refuse('validation_failed', { errors: { user: ['Send at least one field.'] } });
}
