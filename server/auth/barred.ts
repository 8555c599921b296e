import { signInRefusal } from '@/domain/user-status';
import type { ExchangeSettings } from '../exchange-ports';
import { refuse } from '../router/refusals';
import type { UserRow } from './caller';

const STATES = {
  account_suspended: 'This account is suspended.',
  account_deactivated: 'This account is closed for good.',
};

/**
 * The refusal for somebody who has proven to be this user and may not come in, or null: why, in the words of the staff,
 * and whom to write to.
 */
export function refuseBarred(
  { status, status_reason }: UserRow,
  { staffEmail }: Pick<ExchangeSettings, 'staffEmail'>,
) {
  const code = signInRefusal(status);
  if (!code) return null;
  const reason = status_reason && `The reason: ${status_reason.replace(/[^.!?]$/, '$&.')}`;
  const next = `If you have a question about this, write to ${staffEmail}.`;
  return refuse(422, code, { message: [STATES[code], reason, next].filter(Boolean).join(' ') });
}
