import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import { userRows } from '../db/schema';
import { PREFERENCE_OF } from '../notifications/preferences';
import type { Told } from '../notifications/write-notification';
import { isAdmittedUser } from './exact-terms';

export interface Person extends Told {
  /** Whether alerts may use exact amounts. */
  isAdmitted: boolean;
}

/** The columns of a person. */
export function personColumns(db: Database) {
  const told = pickColumns(
    userRows,
    'id',
    'email',
    'first_name',
    'status',
    ...Object.values(PREFERENCE_OF),
  );
  return { ...told, isAdmitted: isAdmittedUser(db) };
}
