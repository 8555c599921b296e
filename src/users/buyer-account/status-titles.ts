import type { BuyerAccountStatus } from '@generated/model';

/** How its user reads where an application or a buyer account stands, above what can be done about it. */
export const BUYER_STATUS_TITLES = {
  pending: 'Your application is being reviewed',
  info_requested: 'We need more for your application',
  rejected: 'Your application was rejected',
  suspended: 'Your buyer account is suspended',
} as const satisfies Partial<Record<BuyerAccountStatus, string>>;
