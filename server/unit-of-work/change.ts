import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { outageReason } from '../db/connect/outage';
import type { Database } from '../db/database';
import type { AuditChanges, userRows } from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';
import { enqueueMail, type UnlessRead } from '../mail/outbox';
import { compose, type Letter, type Letterhead } from '../mail/letter';
import type { NotificationCategory } from '@generated/model';
import { writeNotification, type Told } from '../notifications/write-notification';
import { type Acting, type AuditAction, subjectOf, writeAudit } from './audit';
import type { ExchangeEvent } from '../ports/hub';
import { once } from './idempotency';
import { type IdempotencyKey } from '../calls/operation-types';

/** Who changes something, and with what. */
export interface ActingCall extends Acting {
  ports: Pick<ExchangePorts, 'db' | 'clock' | 'settings' | 'hub'>;
  /** The key under which the act is done once, or null. */
  key: IdempotencyKey | null;
}

/** A table whose rows say when they were written. */
interface DatedTable extends PgTable {
  created_at: AnyPgColumn<{ data: Date }>;
  updated_at: AnyPgColumn<{ data: Date }>;
}
/** A table whose rows also carry a version. */
interface VersionedTable extends DatedTable {
  id: AnyPgColumn<{ data: number }>;
  lock_version: AnyPgColumn<{ data: number }>;
  readonly $inferInsert: { lock_version?: unknown };
}
interface Version {
  id: number;
  lock_version: number;
}

export interface Receiver {
  email: string;
  first_name: string;
}

/** Each event once, by its JSON text, in the order of first publication. */
type Events = Map<string, ExchangeEvent>;

export type Template<Facts> = (facts: Facts) => Letter;

/** What belongs to one change: all of it is committed together, or none of it happens. */
export interface Work<Call extends ActingCall = ActingCall> {
  readonly caller: Call['caller'];
  readonly request: Call['request'];
  /** The transaction. */
  readonly db: Database;
  /** One instant for the whole change. */
  readonly now: Date;
  /** Writes a new row. */
  insert<Table extends DatedTable>(
    table: Table,
    values: Table['$inferInsert'],
  ): Promise<Table['$inferSelect']>;
  /**
   * Updates a row of a versioned table and increments its version.
   * @param row as it was read under its lock.
   * @returns the row as it is now.
   */
  update<Table extends VersionedTable>(
    table: Table,
    row: Version,
    values: Partial<Table['$inferInsert']>,
  ): Promise<Table['$inferSelect']>;
  /** @param changes never hold secrets: for a password or a seller's minimum, only the fact that it changed. */
  audit(action: AuditAction, subjectId: number, changes?: AuditChanges): Promise<void>;
  /** Puts a mail into the outbox: a secret link, or news about the safety of the account. */
  mail<Facts>(
    to: Receiver,
    template: Template<Facts>,
    facts: Omit<Facts, keyof Letterhead>,
  ): Promise<void>;
  /** Tells a user something, in the app and, unless the user has switched off such mails, by email. */
  tell<Facts>(
    user: Told,
    category: NotificationCategory,
    template: Template<Facts>,
    facts: Omit<Facts, keyof Letterhead>,
    unlessRead?: UnlessRead,
  ): Promise<void>;
  /** Tells the hub's subscribers once the change is committed. */
  publish(event: ExchangeEvent): void;
}

/**
 * The one way to write: in a transaction, with the instant, the audit log, the outbox and the events of the change. A
 * refusal (400 and above) or an error undoes all of it. Under an idempotency key, it is done once. If the answer to a
 * commit is lost, the commit may have happened: the change fails, but its events are published.
 */
export async function change<Call extends ActingCall, Result>(
  call: Call,
  run: (work: Work<Call>) => Promise<Result>,
): Promise<Result> {
  const { db, clock, hub } = call.ports;
  const now = clock();
  const events: Events = new Map();
  const tell = () => {
    for (const event of events.values()) hub.publish(event);
  };
  let isCommitting = false;
  try {
    const result = await db.transaction(async (tx) => {
      const act = async () => {
        const done = await run(workOf(call, tx, now, events));
        if (isRefusal(done)) throw new RefusedChange(done);
        return done;
      };
      const done = call.key ? await once(tx, call.key, now, act) : await act();
      isCommitting = true;
      return done;
    });
    tell();
    return result;
  } catch (error) {
    // The refusal that `run` answered comes back from here.
    if (error instanceof RefusedChange) return error.answer as Result;
    // One hint too many does no harm. A missing one is never made up for, because a second try finds the act done.
    if (isCommitting && outageReason(error) !== null) tell();
    throw error;
  }
}

function workOf<Call extends ActingCall>(
  call: Call,
  tx: Database,
  now: Date,
  events: Events,
): Work<Call> {
  const { caller, request, ports } = call;
  const { settings } = ports;
  const { publicOrigin: origin, staffEmail } = settings;
  const publish = (event: ExchangeEvent) => {
    // Several parts of one change may publish the same event.
    const said = JSON.stringify(event);
    if (!events.has(said)) events.set(said, event);
  };
  // The template takes the letterhead and the other facts together; TypeScript cannot add the two up.
  const letter = <Facts>({ first_name }: Receiver, template: Template<Facts>, facts: object) =>
    template({ origin, staffEmail, first_name, ...facts } as Facts);
  return {
    caller,
    request,
    db: tx,
    now,
    insert: (table, values) =>
      insertRow(tx, table, { ...values, created_at: now, updated_at: now }),
    update: (table, row, values) => updateVersion(tx, table, row, { ...values, updated_at: now }),
    audit: (action, subject_id, changes) =>
      writeAudit(tx, call, { action, subject_type: subjectOf(action), subject_id, changes }, now),
    mail: async (to, template, facts) => {
      await enqueueMail(tx, to.email, compose(letter(to, template, facts)), { now });
      publish({ type: 'mail_waiting' });
    },
    tell: async (user, category, template, facts, unlessRead) => {
      const told = { category, letter: letter(user, template, facts) };
      const mail = await writeNotification({ db: tx, now, publish, settings }, user, told);
      if (!mail) return;
      await enqueueMail(tx, user.email, mail, { now, unlessRead });
      publish({ type: 'mail_waiting' });
    },
    publish,
  };
}

async function insertRow<Table extends DatedTable>(
  tx: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<Table['$inferSelect']> {
  const [row] = await tx.insert(table).values(values).returning();
  if (!row) throw new Error(`A row of ${getTableName(table)} was not written.`);
  return row;
}

async function updateVersion<Table extends VersionedTable>(
  tx: Database,
  table: Table,
  { id, lock_version }: Version,
  values: Partial<Table['$inferInsert']>,
): Promise<Table['$inferSelect']> {
  // The table has these columns among others; Drizzle's types cannot express that for an unknown table.
  const versioned = table as unknown as typeof userRows;
  const [row] = await tx
    .update(versioned)
    .set({
      ...(values as Partial<typeof userRows.$inferInsert>),
      lock_version: sql`${versioned.lock_version} + 1`,
    })
    .where(and(eq(versioned.id, id), eq(versioned.lock_version, lock_version)))
    .returning();
  if (!row) throw new Error(`${getTableName(table)} ${id} changed under its lock.`);
  return row;
}

/** Carries a refusal out of the transaction and so undoes it. */
class RefusedChange extends Error {
  override name = 'RefusedChange';
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('The change was refused.');
    this.answer = answer;
  }
}

function isRefusal(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    typeof answer.status === 'number' &&
    answer.status >= 400
  );
}
