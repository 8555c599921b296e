import { identityBody, ownDocument } from '../recipes/account-recipes.ts';
import { readGuest } from '../recipes/admin-recipes.ts';
import { claimIn, keepClaim, newDraft } from '../recipes/claims.ts';
import { credentials, guest, newestLink, ownGuest, seller } from '../recipes/people.ts';
import { at, type Answer, idOf } from '../session/answer.ts';
import { type CallOptions, type Case, runCase } from '../session/case.ts';
import { CONVERSATION_REFUSALS } from './conversation-refusals.ts';
import { DEAL_REFUSALS } from './deal-refusals.ts';
import { png } from '../session/multipart.ts';
import { judged, type World } from '../session/world.ts';

export interface Refusal {
  operation: string;
  name: string;
  code: string;
  status?: number;
  /** The call that is refused. */
  call: (check: Case) => Promise<CallOptions>;
}

const NO_TOKEN = 'n'.repeat(32);
const PASSWORD = 'a quiet harbour at dawn';
const file = { filename: 'page.png', bytes: png };

/** What the business rules refuse, each with its code. */
const REFUSALS: Refusal[] = [
  {
    operation: 'signInUser',
    name: 'a wrong password',
    code: 'invalid_credentials',
    call: async (check) => ({
      body: credentials(check, 'user', 'not the password')?.body ?? {
        user: { email: 'nobody@example.com', password: 'not the password' },
      },
    }),
  },
  {
    operation: 'signInUser',
    name: 'an unknown address',
    code: 'invalid_credentials',
    call: async ({ world }) => ({
      body: { user: { email: `nobody-${world.mark}@example.com`, password: PASSWORD } },
    }),
  },
  {
    operation: 'signInAdmin',
    name: 'an unknown address',
    code: 'invalid_credentials',
    call: async ({ world }) => ({
      body: { admin: { email: `nobody-${world.mark}@example.com`, password: PASSWORD } },
    }),
  },
  {
    operation: 'verifyMagicLink',
    name: 'a link of nobody',
    code: 'link_invalid',
    call: async () => ({ body: { token: NO_TOKEN } }),
  },
  {
    operation: 'verifyMagicLink',
    name: 'a link that was used',
    code: 'link_used',
    call: async (check) => {
      const { email } = await ownGuest(check);
      await check.succeed('sendMagicLink', { body: { user: { email } } });
      const token = await newestLink(check, email, 'token');
      await check.succeed('verifyMagicLink', { body: { token } });
      return { body: { token } };
    },
  },
  {
    operation: 'confirmEmail',
    name: 'a link of nobody',
    code: 'link_invalid',
    call: async () => ({ body: { confirmation_token: NO_TOKEN } }),
  },
  {
    operation: 'checkConfirmation',
    name: 'a link of nobody',
    code: 'not_found',
    status: 404,
    call: async () => ({ query: { confirmation_token: NO_TOKEN } }),
  },
  {
    operation: 'checkMagicLink',
    name: 'a link of nobody',
    code: 'not_found',
    status: 404,
    call: async () => ({ query: { token: NO_TOKEN } }),
  },
  {
    operation: 'checkPasswordReset',
    name: 'a link of nobody',
    code: 'not_found',
    status: 404,
    call: async () => ({ query: { reset_password_token: NO_TOKEN } }),
  },
  {
    operation: 'resetPassword',
    name: 'a link of nobody',
    code: 'link_invalid',
    call: async () => ({ body: { user: { reset_password_token: NO_TOKEN, password: PASSWORD } } }),
  },
  {
    operation: 'sendMagicLink',
    name: 'an unknown address',
    code: 'unknown_account',
    status: 404,
    call: async ({ world }) => ({ body: { user: { email: `nobody-${world.mark}@example.com` } } }),
  },
  {
    operation: 'createAdminUser',
    name: 'an address that is taken',
    code: 'email_taken',
    call: async (check) => {
      const { email } = await guest(check);
      return { as: 'admin', body: { user: { first_name: 'Con', last_name: 'Formance', email } } };
    },
  },
  {
    operation: 'updateAdminUser',
    name: 'a suspension without a reason',
    code: 'reason_required',
    call: async (check) => {
      const { id, version } = await readGuest(check);
      const body = { user: { status: 'suspended', lock_version: version } };
      return { as: 'admin', params: { id }, body };
    },
  },
  {
    operation: 'submitVerification',
    name: 'documents of nobody',
    code: 'document_not_usable',
    call: async (check) => {
      const { id, json } = await readGuest(check);
      if (at(json, 'identity_status') === 'pending') {
        const asked = { status: 'resubmission_requested', rejection_reason: 'A test.' };
        const review = { identity_verification: asked };
        await check.succeed('updateAdminUser', { as: 'admin', params: { id }, body: review });
      }
      const body = {
        country: 'SE',
        gov_id_document_id: 2_147_483_646,
        personal_photo_document_id: 2_147_483_647,
      };
      return { as: 'guest', body };
    },
  },
  {
    operation: 'createMyClaim',
    name: 'a case that is not there',
    code: 'not_found',
    status: 404,
    call: async (check) => ({
      as: await seller(check),
      body: { case_id: 2_147_483_647, claim: {} },
    }),
  },
  {
    operation: 'submitMyClaim',
    name: 'a claim that lacks something',
    code: 'claim_incomplete',
    call: async (check) => {
      const { as, id, version } = await newDraft(check);
      return { as, params: { id }, body: { lock_version: version } };
    },
  },
  {
    operation: 'updateMyClaim',
    name: 'another field than the price of a claim on the market',
    code: 'transition_not_allowed',
    call: async (check) => {
      const { id, version } = await claimIn(check, 'open');
      await keepClaim(check, { id, lock_version: version, status: 'open' });
      const body = { claim: { face_amount: '1' }, lock_version: version };
      return { as: await seller(check), params: { id }, body };
    },
  },
  {
    operation: 'deleteMyClaim',
    name: 'a claim that is no draft',
    code: 'transition_not_allowed',
    call: async (check) => {
      const { id, version } = await claimIn(check, 'in_review');
      await keepClaim(check, { id, lock_version: version, status: 'in_review' });
      return { as: await seller(check), params: { id } };
    },
  },
  {
    operation: 'deleteMyClaim',
    name: 'a draft that was submitted once',
    code: 'transition_not_allowed',
    call: async (check) => {
      const as = await seller(check);
      const submitted = await claimIn(check, 'in_review');
      const params = { id: submitted.id };
      const step = async (operation: string, version: number) =>
        (await check.succeed(operation, { as, params, body: { lock_version: version } })).json;
      const withdrawn = await step('withdrawMyClaim', submitted.version);
      await step('reviseMyClaim', Number(at(withdrawn, 'lock_version')));
      return { as, params };
    },
  },
  {
    operation: 'uploadClaimDocument',
    name: 'a claim that is no draft',
    code: 'transition_not_allowed',
    call: async (check) => {
      const { id, version } = await claimIn(check, 'in_review');
      await keepClaim(check, { id, lock_version: version, status: 'in_review' });
      return { as: await seller(check), params: { id }, form: { kind: 'other', file } };
    },
  },
  {
    operation: 'copyDocumentToMyClaim',
    name: 'an identity document',
    code: 'document_not_usable',
    call: async (check) => {
      const { as, id } = await newDraft(check);
      const saved = await check.succeed('uploadDocument', { as, form: { kind: 'gov_id', file } });
      return { as, params: { id }, body: { document_id: idOf(saved) } };
    },
  },
  {
    operation: 'deleteDocument',
    name: 'a document that a submission stands on',
    code: 'document_in_use',
    call: async (check) => {
      await guest(check);
      const { json } = await check.call('getIdentityVerification', { as: 'guest' });
      const { gov_id_document_id: id } = await identityBody(check);
      if (at(json, 'status') === 'not_submitted')
        await check.call('submitVerification', { as: 'guest', body: await identityBody(check) });
      return { as: 'guest', params: { id } };
    },
  },
  {
    operation: 'uploadDocument',
    name: 'a photo of more than 10 MB',
    code: 'payload_too_large',
    status: 413,
    call: async (check) => {
      const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
      bytes.set(png);
      const form = { kind: 'personal_photo', file: { filename: 'large.png', bytes } };
      return { as: await seller(check), form };
    },
  },
  {
    operation: 'readDocumentContent',
    name: 'a signature that is not right',
    code: 'not_found',
    status: 404,
    call: async (check) => {
      const { params, url } = await ownDocument(check);
      const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
      return { params, query: { ...query, signature: 'A'.repeat(43) } };
    },
  },
];

export async function checkRefusals(world: World): Promise<void> {
  for (const refusal of [...REFUSALS, ...DEAL_REFUSALS, ...CONVERSATION_REFUSALS]) {
    const operation = judged(world).find(({ id }) => id === refusal.operation);
    if (!operation) continue;
    const what = { group: 'refusals', operation: operation.id, name: refusal.name };
    await runCase(world, what, async (check) => {
      const answer: Answer = await check.call(operation, await refusal.call(check));
      check.expect(answer, refusal.status ?? 422, refusal.code);
    });
  }
}
