/** Where the fees of a trial are paid to: an account that does not exist. */
export const TRIAL_FEE_ACCOUNT =
  'Claims Exchange, Inc.\nAccount 4100 2298 17\nFirst Example Bank, New York';
