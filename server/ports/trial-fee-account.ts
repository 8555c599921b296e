/** The account for the fees of a trial; it does not exist. */
export const TRIAL_FEE_ACCOUNT =
  'Claims Exchange, Inc.\nAccount 4100 2298 17\nFirst Example Bank, New York';
