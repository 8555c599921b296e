import type { userRows } from '../db/schema';

type User = typeof userRows.$inferInsert;

/** All accounts share the demo's password. */
export const DEMO_ADMINS = [
  { email: 'admin@example.com', first_name: 'Ada', last_name: 'Whitlock' },
  { email: 'manager@example.com', first_name: 'Noor', last_name: 'Haddad' },
  { email: 'manager2@example.com', first_name: 'Tomasz', last_name: 'Żurawski' },
  { email: 'manager3@example.com', first_name: 'Mei-Ling', last_name: 'Ho' },
] as const;

export type DemoUser = Pick<
  User,
  'email' | 'first_name' | 'last_name' | 'company' | 'country' | 'sign_in_count'
> &
  Required<Pick<User, 'status' | 'buyer_account_status' | 'identity_status'>> & {
    /** A description for people who look for an account to log in with. */
    what: string;
    /**
     * Which versions of the access agreement were accepted, among those in force since the buyer account was verified.
     * `first` means only the first one, and only while it is not the current one.
     */
    agreements: 'none' | 'first' | 'all_but_current' | 'all';
    /** Days since the account was made and since the last sign-in (null: never). */
    madeDaysAgo: number;
    seenDaysAgo: number | null;
  };

/** In the order of their ids, from 1. */
export const DEMO_USERS = [
  {
    email: 'seller@example.com',
    what: 'claims in every status, offers and sales',
    first_name: 'Sofia',
    last_name: 'Marchetti',
    company: null,
    country: 'US',
    status: 'active',
    buyer_account_status: 'none',
    identity_status: 'approved',
    agreements: 'none',
    sign_in_count: 14,
    madeDaysAgo: 263,
    seenDaysAgo: 0.4,
  },
  {
    email: 'buyer@example.com',
    what: 'verified buyer, in every stage',
    first_name: 'Jürgen',
    last_name: 'Zürcher',
    company: 'Quillmark Claims Fund II LP',
    country: 'CH',
    status: 'active',
    buyer_account_status: 'verified',
    identity_status: 'approved',
    agreements: 'all',
    sign_in_count: 57,
    madeDaysAgo: 301,
    seenDaysAgo: 0.2,
  },
  {
    email: 'buyer2@example.com',
    what: 'another verified buyer',
    first_name: '詠詩',
    last_name: '梁',
    company: 'Harbour Lantern Recovery Partners (Hong Kong) Limited',
    country: 'HK',
    status: 'active',
    buyer_account_status: 'verified',
    identity_status: 'approved',
    agreements: 'all',
    sign_in_count: 31,
    madeDaysAgo: 244,
    seenDaysAgo: 1.3,
  },
  {
    email: 'new-buyer@example.com',
    what: 'verified, agreement not accepted',
    first_name: 'Imogen',
    last_name: 'Featherstonehaugh',
    company: 'Pale Heron Asset Management',
    country: 'GB',
    status: 'active',
    buyer_account_status: 'verified',
    identity_status: 'approved',
    agreements: 'first',
    sign_in_count: 3,
    // Long enough ago to have accepted a version that is no longer in force.
    madeDaysAgo: 310,
    seenDaysAgo: 2.1,
  },
  {
    email: 'unverified@example.com',
    what: 'identity and application in review',
    first_name: 'João',
    last_name: 'Gonçalves',
    company: 'Saltgrass Capital Partners LP',
    country: 'BR',
    status: 'active',
    buyer_account_status: 'pending',
    identity_status: 'pending',
    agreements: 'none',
    sign_in_count: 5,
    madeDaysAgo: 9,
    seenDaysAgo: 1.1,
  },
  {
    email: 'newcomer@example.com',
    what: 'has never logged in',
    first_name: 'Priyanka',
    last_name: 'Choudhury',
    company: null,
    country: null,
    status: 'active',
    buyer_account_status: 'none',
    identity_status: 'not_submitted',
    agreements: 'none',
    sign_in_count: 0,
    madeDaysAgo: 0.1,
    seenDaysAgo: null,
  },
  {
    email: 'suspended@example.com',
    what: 'suspended, cannot log in',
    first_name: 'Delroy',
    last_name: 'Penn',
    company: null,
    country: 'VG',
    status: 'suspended',
    buyer_account_status: 'none',
    identity_status: 'approved',
    agreements: 'none',
    sign_in_count: 22,
    madeDaysAgo: 190,
    seenDaysAgo: 33,
  },
] as const satisfies readonly DemoUser[];

/** One of the other users for each status that none of these accounts has. */
export const USERS_IN_OTHER_STATES = [
  { email: 'vivian.chan@example.com', what: 'email not confirmed' },
  { email: 'lachlan.nguyen@example.com', what: 'documents requested for the identity' },
  { email: 'marcus.okafor-wells@example.com', what: 'identity rejected' },
  { email: 'kuan-yu.hsu@example.com', what: 'information requested for the application' },
  { email: 'noa.levi2@example.com', what: 'application rejected' },
  { email: 'ha-eun.kim@example.com', what: 'buyer account suspended' },
  { email: 'ka.yan.leung2@example.com', what: 'closed, cannot log in' },
] as const;

/** Ids of the accounts that other parts of the seed write about. */
export const DEMO_IDS = { seller: 1, buyer: 2, buyer2: 3, newBuyer: 4 } as const;
