import { pickColumns } from '../db/pick-columns';
import { userRows } from '../db/schema';
import { PREFERENCE_OF } from '../notifications/preferences';
import type { Told } from '../notifications/write-notification';

export type Person = Told & Pick<typeof userRows.$inferSelect, 'buyer_account_status'>;

/** The columns of a person. */
export const personColumns = pickColumns(
  userRows,
  'id',
  'email',
  'first_name',
  'status',
  'buyer_account_status',
  ...Object.values(PREFERENCE_OF),
);
