import { sentences } from '@/domain/sentences';
import { signInRefusal } from '@/domain/users/user-status';
import type { ExchangeSettings } from '../ports/exchange-ports';
import { refuse } from '../calls/refusals';
import type { UserRow } from '../calls/caller';
import { toAskStaff, toLiftSuspension } from '../mail/decision-mails';

const WORDS = {
  account_suspended: {
    state: 'This account is suspended.',
    next: toLiftSuspension,
  },
  account_deactivated: {
    state: 'This account is closed for good.',
    next: toAskStaff,
  },
};

/**
 * The refusal for somebody who has proved to be this user but may not log in, or null. It gives the reason in the words
 * of the staff, and whom to write to.
 */
export function refuseBarred(
  user: Pick<UserRow, 'status' | 'status_reason'>,
  settings: Pick<ExchangeSettings, 'staffEmail'>,
) {
  const code = signInRefusal(user.status);
  if (!code) return null;
  return refuse(code, { message: sentences(...barredWords(code, user, settings)) });
}

/** Why, in the words of the staff, and whom to write to; each in a sentence or paragraph of its own. */
export function barredWords(
  code: keyof typeof WORDS,
  { status_reason }: Pick<UserRow, 'status_reason'>,
  { staffEmail }: Pick<ExchangeSettings, 'staffEmail'>,
): string[] {
  const { state, next } = WORDS[code];
  const reason = status_reason && `The reason: ${status_reason.replace(/[^.!?]$/, '$&.')}`;
  return [state, ...(reason ? [reason] : []), next(staffEmail)];
}
