import type {
  BuyerAccountStatus,
  ContactMethod,
  IdentityStatus,
  TypeOfUser,
  UserStatus,
} from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';

/*
 * The words and tones for the states and kinds of a user, in every area. Success means that nothing is left to do,
 * warning that the staff have to act, info that the user has to act, danger that a way is closed.
 */

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  pending: 'Not confirmed',
  active: 'Active',
  suspended: 'Suspended',
  deactivated: 'Closed',
};

export const USER_STATUS_TONES: Record<UserStatus, Tone> = {
  pending: 'info',
  active: 'success',
  suspended: 'danger',
  deactivated: 'neutral',
};

export const IDENTITY_STATUS_LABELS: Record<IdentityStatus, string> = {
  not_submitted: 'Not submitted',
  pending: 'In review',
  approved: 'Approved',
  resubmission_requested: 'Documents requested',
  rejected: 'Rejected',
};

export const IDENTITY_STATUS_TONES: Record<IdentityStatus, Tone> = {
  not_submitted: 'neutral',
  pending: 'warning',
  approved: 'success',
  resubmission_requested: 'info',
  rejected: 'danger',
};

export const BUYER_STATUS_LABELS: Record<BuyerAccountStatus, string> = {
  none: 'None',
  pending: 'In review',
  info_requested: 'Info requested',
  verified: 'Verified',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

export const BUYER_STATUS_TONES: Record<BuyerAccountStatus, Tone> = {
  none: 'neutral',
  pending: 'warning',
  info_requested: 'info',
  verified: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

export const TYPE_OF_USER_LABELS: Record<TypeOfUser, string> = { seller: 'Seller', buyer: 'Buyer' };

export const CONTACT_METHOD_LABELS: Record<ContactMethod, string> = {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
};
