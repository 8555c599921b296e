import { applicationFaults, ENTITY_FIELDS } from '@/domain/buyers/buyer-account';
import type { BuyerAccountFields } from '@generated/model';
import { and, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { caseRows } from '../../db/schema';
import { underPath } from '../../calls/refusals';
import type { BuyerAccountRow } from './account-body';

type Columns = Omit<BuyerAccountFields, 'document_ids'>;

const TEXTS = [
  'legal_name',
  'registration_number',
  'signatory_name',
  'signatory_title',
  'source_of_funds',
] as const satisfies (keyof Columns)[];

/** As they are stored: texts without surrounding blanks, each case once. */
export function columnsOf({ document_ids: _, ...fields }: BuyerAccountFields): Columns {
  const columns: Columns = { ...fields };
  for (const field of TEXTS) {
    const text = fields[field];
    if (typeof text === 'string') columns[field] = text.trim() || null;
  }
  if (fields.case_ids) columns.case_ids = [...new Set(fields.case_ids)];
  return columns;
}

/**
 * Clears the answers that only entities give: an individual may have given them before the kind of buyer was changed.
 */
export function withoutEntity({ account_type }: BuyerAccountRow): Columns {
  if (account_type !== 'individual') return {};
  return Object.fromEntries(ENTITY_FIELDS.map((field) => [field, null]));
}

/** What is wrong, by the path of the field. */
export async function faultsOf(
  db: Database,
  before: BuyerAccountRow | null,
  columns: Columns,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = { ...applicationFaults({ ...before, ...columns }) };
  if (columns.case_ids && (await hasUnknownCase(db, columns.case_ids))) {
    faults['case_ids'] = 'Choose cases from the marketplace.';
  }
  return underPath('buyer_account', faults);
}

async function hasUnknownCase(db: Database, ids: readonly number[]): Promise<boolean> {
  const listed = and(inArray(caseRows.id, [...ids]), ne(caseRows.status, 'draft'));
  return ids.length > 0 && (await db.$count(caseRows, listed)) < ids.length;
}
