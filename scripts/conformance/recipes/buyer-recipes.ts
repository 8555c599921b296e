import { at, idOf } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import { png } from '../session/multipart.ts';
import { identityBody } from './account-recipes.ts';
import { readGuest } from './admin-recipes.ts';
import { guest, ownName } from './people.ts';
import type { Recipe } from './recipe.ts';

const taxForm = (check: Case) =>
  once(check, 'tax form', async () => {
    const form = { kind: 'tax_form', file: { filename: 'form.png', bytes: png } };
    return idOf(await check.succeed('uploadDocument', { as: 'guest', form }));
  });

/** What the guest says as an individual: enough for a review. */
async function application(check: Case) {
  return {
    account_type: 'individual',
    legal_name: `Conformance Run ${check.world.mark}`,
    registration_country: 'SE',
    accreditation_basis: 'non_us',
    source_of_funds: 'Savings.',
    document_ids: [await taxForm(check)],
  };
}

async function accountOf(check: Case): Promise<unknown> {
  return at((await check.succeed('getBuyerAccount', { as: 'guest' })).json, 'account');
}

/**
 * The version of an application of the guest that can be changed and submitted; it is created, or staff give it back.
 */
async function openApplication(check: Case): Promise<number> {
  await guest(check);
  const account = await accountOf(check);
  if (account === null) {
    const body = { buyer_account: await application(check) };
    const made = await check.succeed('createBuyerAccount', { as: 'guest', body });
    return Number(at(made.json, 'lock_version'));
  }
  if (at(account, 'status') === 'pending') {
    const { id, version } = await readGuest(check);
    const user = {
      buyer_account_status: 'info_requested',
      reason: 'A test of the exchange.',
      lock_version: version,
    };
    await check.succeed('updateAdminUser', { as: 'admin', params: { id }, body: { user } });
  }
  return Number(at(await accountOf(check), 'lock_version'));
}

async function submitIdentity(check: Case): Promise<void> {
  if (at((await readGuest(check)).json, 'identity_status') !== 'not_submitted') return;
  await check.succeed('submitVerification', { as: 'guest', body: await identityBody(check) });
}

/** Makes sure that the guest has submitted an application. */
export async function applied(check: Case): Promise<void> {
  await guest(check);
  if (at((await readGuest(check)).json, 'buyer_account_status') !== 'none') return;
  await submitIdentity(check);
  const lock_version = await openApplication(check);
  await check.succeed('submitBuyerAccount', { as: 'guest', body: { lock_version } });
}

export const buyerRecipes: Record<string, Recipe> = {
  getBuyerAccount: async (check) => {
    await guest(check);
    return { as: 'guest' };
  },
  getAdminBuyerAccount: async (check) => {
    const { id } = await guest(check);
    return { as: 'admin', params: { id } };
  },
  createBuyerAccount: async (check) => {
    await guest(check);
    if ((await accountOf(check)) !== null) check.skip('the guest has applied already');
    const buyer_account = await application(check);
    const body = { lock_version: 0 };
    for (const [operation, sent] of [
      ['updateBuyerAccount', { ...body, buyer_account }],
      ['submitBuyerAccount', body],
    ] as const) {
      check.expect(await check.call(operation, { as: 'guest', body: sent }), 404, 'not_found');
    }
    return {
      as: 'guest',
      body: { buyer_account },
      other: { body: { buyer_account: { legal_name: 'Another' } } },
      holds: async (inner) => {
        const account = await accountOf(inner);
        if (at(account, 'legal_name') !== buyer_account.legal_name)
          inner.fault('read again, what was sent was not kept');
        const again = { as: 'guest', body: { buyer_account: { legal_name: 'Another' } } } as const;
        inner.expect(await inner.call('createBuyerAccount', again), 409, 'stale_version');
      },
    };
  },
  updateBuyerAccount: async (check) => {
    const version = await openApplication(check);
    const buyer_account = { ...(await application(check)), investment_max: '250000.5' };
    return {
      as: 'guest',
      body: { buyer_account, lock_version: version },
      version: 'lock_version',
      other: { body: { buyer_account: { investment_max: '7' }, lock_version: version } },
      holds: async (inner) => {
        const account = await accountOf(inner);
        if (at(account, 'investment_max') !== '250000.5')
          inner.fault('read again, the change is not there');
        if (Number(at(account, 'lock_version')) <= version)
          inner.fault('lock_version has not risen');
      },
    };
  },
  submitBuyerAccount: async (check) => {
    await submitIdentity(check);
    const version = await openApplication(check);
    return {
      as: 'guest',
      body: { lock_version: version },
      version: 'lock_version',
      other: { body: { lock_version: version + 1 } },
      holds: async (inner) => {
        const { json } = await inner.succeed('getBuyerAccount', { as: 'guest' });
        if (at(json, 'status') !== 'pending' || at(at(json, 'account'), 'status') !== 'pending')
          inner.fault('read again, user and application are not pending');
      },
    };
  },
  getCurrentAgreement: async (check) => {
    await guest(check);
    return { as: 'guest' };
  },
  getAgreement: async (check) => {
    await guest(check);
    const { json } = await check.succeed('getCurrentAgreement', { as: 'guest' });
    return { as: 'guest', params: { version: String(at(json, 'version')) } };
  },
  acceptAgreement: async (check) => {
    await applied(check);
    const { json } = await check.succeed('getCurrentAgreement', { as: 'guest' });
    const body = {
      version: String(at(json, 'version')),
      typed_name: await ownName(check, 'guest'),
      consent: true,
    };
    return {
      as: 'guest',
      body,
      other: { body: { ...body, typed_name: 'Somebody Else' } },
      holds: async (inner) => {
        const read = await inner.succeed('getCurrentAgreement', { as: 'guest' });
        if (at(at(read.json, 'acceptance'), 'version') !== body.version)
          inner.fault('read again, nothing is accepted', read);
      },
    };
  },
};
