import type { BuyerAccountStatus } from '@generated/model';

/** The state of an application or a buyer account in words for its user, above what can be done about it. */
export const BUYER_STATUS_TITLES = {
  pending: 'Your application is being reviewed',
  info_requested: 'We need more for your application',
  rejected: 'Your application was rejected',
  suspended: 'Your buyer account is suspended',
} as const satisfies Partial<Record<BuyerAccountStatus, string>>;
