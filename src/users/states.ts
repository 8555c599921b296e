import type { User } from '@generated/model';
import { mayLogIn } from '@/domain/users/user-status';
import type { Tone } from '@/ui/feedback/badge';
import {
  BUYER_STATUS_LABELS,
  BUYER_STATUS_TONES,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUS_TONES,
} from './labels';

/*
 * The identity and buyer account of a user in the eyes of the staff, in the words of their filters. If the user's
 * account is suspended or closed, the tone neither asks for anything nor promises it.
 */

export interface StateBadge {
  label: string;
  tone: Tone;
  /** Why the state currently has no effect, to be shown after it; null if it has. */
  note: string | null;
}

/** Both in one line. */
export function stateText({ label, note }: StateBadge): string {
  return note ? `${label}, ${note}` : label;
}

type Known = Pick<User, 'status' | 'identity_status' | 'buyer_account_status'>;

export function identityBadge(user: Omit<Known, 'buyer_account_status'>): StateBadge {
  const { identity_status: identity } = user;
  const label = IDENTITY_STATUS_LABELS[identity];
  if (mayLogIn(user.status)) {
    return { label, tone: IDENTITY_STATUS_TONES[identity], note: null };
  }
  return { label, tone: 'neutral', note: identity === 'pending' ? barredNote(user) : null };
}

export function buyerBadge(user: Known): StateBadge {
  const { identity_status, buyer_account_status: buyer } = user;
  const label = BUYER_STATUS_LABELS[buyer];
  if (mayLogIn(user.status)) {
    return buyer === 'verified' && identity_status !== 'approved'
      ? { label, tone: 'info', note: ON_HOLD }
      : { label, tone: BUYER_STATUS_TONES[buyer], note: null };
  }
  // These have no effect anyway, whatever becomes of the account.
  const isOver = buyer === 'none' || buyer === 'rejected';
  return { label, tone: 'neutral', note: isOver ? null : barredNote(user) };
}

const ON_HOLD = 'on hold';

const barredNote = ({ status }: Pick<Known, 'status'>) =>
  status === 'deactivated' ? 'account closed' : ON_HOLD;
