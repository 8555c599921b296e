import { signatureFault } from '@/domain/users/party-names';
import type { Agreement, AgreementKind, CurrentAgreement } from '@generated/model';
import { lastAcceptance } from '../agreements/acceptances';
import type { AgreementText } from '../agreements/agreement-text';
import {
  agreementHash,
  agreementVersions,
  changesSince,
  currentAgreement,
} from '../agreements/agreements';
import { lockCaller } from '../auth/lock-user';
import type { Database } from '../db/database';
import { agreementAcceptanceRows } from '../db/schema';
import type { Handlers } from '../calls/operation-types';
import { refuse, refuseFields } from '../calls/refusals';
import { broadcastUser } from '../ports/broadcast';
import { addressOf } from '../unit-of-work/audit';
import { change } from '../unit-of-work/change';

export const agreementHandlers = {
  getCurrentAgreement: async ({ query, caller, ports }) => ({
    status: 200,
    body: await agreementBody(ports.db, caller.user.id, query.kind),
  }),

  getAgreement: async ({ params, query: { kind } }) => {
    const text = agreementVersions(kind).find(({ version }) => version === params.version);
    return text ? { status: 200, body: await textBody(kind, text) } : refuse('not_found');
  },

  acceptAgreement: async (call) =>
    await change(call, async (work) => {
      const { kind = 'buyer_access', version, typed_name } = call.body;
      const text = currentAgreement(kind);
      // Locked, so that the second of two simultaneous acceptances finds the first.
      const user = await lockCaller(work);
      if (user.buyer_account_status === 'none') return refuse('no_buyer_account');
      if (version !== text.version) return refuse('agreement_superseded');
      const before = await lastAcceptance(work.db, user.id, kind);
      // An accepted version stays as it was accepted.
      if (before?.version !== text.version) {
        const fault = signatureFault(typed_name, user);
        if (fault) return refuseFields({ typed_name: fault });
        const [row] = await work.db
          .insert(agreementAcceptanceRows)
          .values({
            user_id: user.id,
            kind,
            version,
            text_hash: await agreementHash(text),
            typed_name: typed_name.trim(),
            ip: addressOf(call.request),
            accepted_at: work.now,
          })
          .returning({ id: agreementAcceptanceRows.id });
        if (!row) throw new Error('The acceptance was not written.');
        await work.audit('agreement.accepted', row.id, {
          version: [before?.version ?? null, version],
        });
        broadcastUser(work, user.id);
      }
      return { status: 200, body: await agreementBody(work.db, user.id, kind) };
    }),
} satisfies Partial<Handlers>;

async function agreementBody(
  db: Database,
  userId: number,
  kind: AgreementKind,
): Promise<CurrentAgreement> {
  const text = currentAgreement(kind);
  const last = await lastAcceptance(db, userId, kind);
  return {
    ...(await textBody(kind, text)),
    changes: changesSince(kind, last?.version),
    acceptance: last?.version === text.version ? last : null,
    last_acceptance: last ?? null,
  };
}

async function textBody(kind: AgreementKind, text: AgreementText): Promise<Agreement> {
  const { version, title, effective_on, sections } = text;
  return {
    kind,
    version,
    title,
    effective_on,
    hash: await agreementHash(text),
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
  };
}
