import { eq } from 'drizzle-orm';
import type { BuyerAccountStatus } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import type { UserRow } from '../calls/caller';
import { openSession } from '../auth/sessions';
import { currentAgreement } from '../agreements/agreements';
import {
  adminRows,
  agreementAcceptanceRows,
  buyerAccountRows,
  documentRows,
  identityVerificationRows,
  userRows,
} from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';

/** The password of every user and administrator that the factories make. */
export const PASSWORD = 'a quiet harbour at dawn';

/** Makes complete rows by default; the caller names only what the test is about. */
export function factories({ db, clock, passwords }: ExchangePorts) {
  let made = 0;

  /** A user, active and confirmed by default, with an open session. */
  async function user(values: Partial<typeof userRows.$inferInsert> = {}) {
    made += 1;
    const row = await one(
      db
        .insert(userRows)
        .values({
          email: `user${made}@example.com`,
          email_verified_at: clock(),
          first_name: 'Uma',
          last_name: `User ${made}`,
          password_hash: await passwords.hash(PASSWORD),
          has_set_password: true,
          status: 'active',
          created_at: clock(),
          updated_at: clock(),
          ...values,
        })
        .returning(),
    );
    return { user: row, token: await openSession(db, { user_id: row.id }, clock()) };
  }

  /** Gives a user a buyer account; the user's copy of the status matches. */
  async function buyerAccount(
    owner: UserRow,
    status: BuyerAccountStatus = 'pending',
    values: Partial<typeof buyerAccountRows.$inferInsert> = {},
  ) {
    const record = await one(
      db
        .insert(buyerAccountRows)
        .values({
          user_id: owner.id,
          account_type: 'individual',
          legal_name: fullName(owner),
          accreditation_basis: 'income',
          registration_country: 'SE',
          source_of_funds: 'Salary',
          status,
          ...values,
        })
        .returning(),
    );
    await db
      .update(userRows)
      .set({ buyer_account_status: status })
      .where(eq(userRows.id, owner.id));
    return record;
  }

  /** Lets a user accept a version of the access agreement, by default the one in force. */
  async function acceptance(owner: UserRow, version = currentAgreement('buyer_access').version) {
    await db.insert(agreementAcceptanceRows).values({
      user_id: owner.id,
      kind: 'buyer_access',
      version,
      typed_name: fullName(owner),
      accepted_at: clock(),
    });
  }

  return {
    user,
    buyerAccount,
    acceptance,

    /** A verified buyer with an approved identity who has accepted the agreement in force. */
    buyer: async (values: Partial<typeof userRows.$inferInsert> = {}) => {
      const buyer = await user({ identity_status: 'approved', ...values });
      await buyerAccount(buyer.user, 'verified');
      await acceptance(buyer.user);
      return buyer;
    },

    /** An administrator with an open session. */
    admin: async (values: Partial<typeof adminRows.$inferInsert> = {}) => {
      made += 1;
      const row = await one(
        db
          .insert(adminRows)
          .values({
            email: `admin${made}@example.com`,
            first_name: 'Ada',
            last_name: 'Okafor',
            password_hash: await passwords.hash(PASSWORD),
            ...values,
          })
          .returning(),
      );
      return { admin: row, token: await openSession(db, { admin_id: row.id }, clock()) };
    },

    /** A ready document without content. */
    document: async (owner: UserRow, values: Partial<typeof documentRows.$inferInsert> = {}) =>
      await one(
        db
          .insert(documentRows)
          .values({
            user_id: owner.id,
            kind: 'gov_id',
            filename: 'passport.jpg',
            content_type: 'image/jpeg',
            byte_size: 1000,
            checksum: '0'.repeat(64),
            status: 'ready',
            ...values,
          })
          .returning(),
      ),

    /** A submission; the user's copy of the status matches. */
    verification: async (
      owner: UserRow,
      documents: { govId: number; photo: number },
      values: Partial<typeof identityVerificationRows.$inferInsert> = {},
    ) => {
      const row = await one(
        db
          .insert(identityVerificationRows)
          .values({
            user_id: owner.id,
            attempt: 1,
            country: 'SE',
            gov_id_document_id: documents.govId,
            personal_photo_document_id: documents.photo,
            submitted_at: clock(),
            ...values,
          })
          .returning(),
      );
      await db
        .update(userRows)
        .set({ identity_status: row.status })
        .where(eq(userRows.id, owner.id));
      return row;
    },

    /** Restarts the numbers in names and addresses, as an empty database does with ids. */
    restart: () => {
      made = 0;
    },
  };
}

async function one<Row>(inserted: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await inserted;
  if (!row) throw new Error('The row was not stored.');
  return row;
}
