import type { User } from '@generated/model';
import { LOGIN_STATUSES } from '@/domain/users/user-status';
import type { Tone } from '@/ui/feedback/badge';
import {
  BUYER_STATUS_LABELS,
  BUYER_STATUS_TONES,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUS_TONES,
} from './labels';

/*
 * How staff see identity and buyer account of a user: beside an account that is suspended or closed they ask for nothing
 * and promise nothing.
 */

export interface StateBadge {
  label: string;
  tone: Tone;
}

const UNDECIDED: StateBadge = { label: 'Not decided', tone: 'neutral' };

export function identityBadge(user: Pick<User, 'status' | 'identity_status'>): StateBadge {
  const label = IDENTITY_STATUS_LABELS[user.identity_status];
  if (LOGIN_STATUSES.includes(user.status)) {
    return { label, tone: IDENTITY_STATUS_TONES[user.identity_status] };
  }
  return user.identity_status === 'pending' ? UNDECIDED : { label, tone: 'neutral' };
}

export function buyerBadge(
  user: Pick<User, 'status' | 'identity_status' | 'buyer_account_status'>,
): StateBadge {
  const { status, identity_status, buyer_account_status: buyer } = user;
  const label = BUYER_STATUS_LABELS[buyer];
  if (LOGIN_STATUSES.includes(status)) {
    return buyer === 'verified' && identity_status !== 'approved'
      ? { label: 'On hold', tone: 'info' }
      : { label, tone: BUYER_STATUS_TONES[buyer] };
  }
  if (buyer === 'none') return { label, tone: 'neutral' };
  if (buyer === 'pending') return UNDECIDED;
  return { label: status === 'deactivated' ? 'Closed' : 'On hold', tone: 'neutral' };
}
