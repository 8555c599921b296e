import { at, idOf, tokenOf, type Answer } from '../session/answer.ts';
import { type Case, once } from '../session/case.ts';
import { png, whitePng } from '../session/multipart.ts';
import type { Actor, Made } from '../session/world.ts';
import {
  credentials,
  guest,
  makeUser,
  newestLink,
  ownGuest,
  seller,
  signIn,
  strangerTo,
} from './people.ts';
import type { Recipe } from './recipe.ts';

const NEW_PASSWORD = 'a quiet harbour at dawn';

/** Checks that a sign-in has opened a session: its token reads the profile. */
async function isSession(check: Case, answer: Answer, profile = 'getCurrentUser'): Promise<void> {
  const token = tokenOf(answer);
  if (token === null) return check.fault('the sign-in gave no token', answer);
  const read = await check.call(profile, { token });
  check.expect(read, 200);
  if (at(read.json, 'id') !== at(answer.json, 'id'))
    check.fault('the token is of somebody else', read);
}

/** After a sign-out the token is worthless. */
const isOver = (profile: string, token: string) => async (check: Case) => {
  check.expect(await check.call(profile, { token }), 401, 'unauthorized');
};

/** An identity document and a photo of a user whom the suite has created. */
const identityDocuments = (check: Case, as: Made) =>
  once(check, `identity documents of ${as}`, async () => {
    const upload = async (kind: string, bytes: typeof png) => {
      const form = { kind, file: { filename: `${kind}.png`, bytes } };
      return idOf(await check.succeed('uploadDocument', { as, form }));
    };
    return {
      gov_id: await upload('gov_id', png),
      photo: await upload('personal_photo', whitePng),
    };
  });

/** What the suite submits as the identity of the guest. */
export const identityBody = (check: Case, country = 'SE') =>
  identityBodyOf(check, 'guest', country);

export async function identityBodyOf(check: Case, as: Made, country = 'SE') {
  const { gov_id, photo } = await identityDocuments(check, as);
  return { country, gov_id_document_id: gov_id, personal_photo_document_id: photo };
}

const mailTo =
  (operation: 'email' | 'registration'): Recipe =>
  async (check) => {
    const { email } = await guest(check);
    const whole = {
      password: NEW_PASSWORD,
      first_name: 'Conformance',
      last_name: 'Run',
      preferred_contact_method: 'email',
    };
    return { as: 'visitor', body: { user: { email, ...(operation === 'registration' && whole) } } };
  };

/** Asks for a new address, and returns the token in the mail to it. */
async function confirmationOf(check: Case, name: string): Promise<string> {
  await ownGuest(check);
  const email = `conformance-${check.world.mark}-${name}@example.com`;
  await check.succeed('updateCurrentUser', { as: 'guest', body: { user: { email } } });
  return await newestLink(check, email, 'confirmation_token');
}

async function resetLinkOf(check: Case): Promise<{ email: string; token: string }> {
  const { email } = await ownGuest(check);
  await check.succeed('requestPasswordReset', { body: { user: { email } } });
  return { email, token: await newestLink(check, email, 'reset_password_token') };
}

async function magicLinkOf(check: Case): Promise<{ email: string; token: string }> {
  const { email } = await ownGuest(check);
  await check.succeed('sendMagicLink', { body: { user: { email } } });
  return { email, token: await newestLink(check, email, 'token') };
}

export const accountRecipes: Record<string, Recipe> = {
  getCurrentUser: async (check) => ({ as: await seller(check) }),
  getIdentityVerification: async (check) => ({ as: await seller(check) }),
  getSellerPortal: async (check) => ({ as: await seller(check) }),
  updateCurrentUser: async (check) => {
    await guest(check);
    const company = `Conformance ${check.world.mark}`;
    return {
      as: 'guest',
      body: { user: { company } },
      other: { body: { user: { company: 'Another' } } },
      holds: async (inner) => {
        const read = await inner.call('getCurrentUser', { as: 'guest' });
        if (at(read.json, 'company') !== company)
          inner.fault('read again, the change is not there', read);
      },
    };
  },
  updatePreferences: async (check) => {
    await guest(check);
    const before = await check.call('getCurrentUser', { as: 'guest' });
    const wanted = at(before.json, 'claim_notifications') !== true;
    return {
      as: 'guest',
      body: { user: { claim_notifications: wanted } },
      other: { body: { user: { message_notifications: wanted } } },
      holds: async (inner) => {
        const read = await inner.call('getCurrentUser', { as: 'guest' });
        if (at(read.json, 'claim_notifications') !== wanted)
          inner.fault('read again, the change is not there', read);
      },
    };
  },
  submitVerification: async (check) => {
    await guest(check);
    return {
      as: 'guest',
      body: await identityBody(check),
      other: { body: await identityBody(check, 'DE') },
      holds: async (inner, answer) => {
        if (at(answer.json, 'status') !== 'pending')
          inner.fault('a submission is not pending', answer);
        const read = await inner.call('getIdentityVerification', { as: 'guest' });
        if (at(read.json, 'status') !== 'pending')
          inner.fault('read again, nothing is pending', read);
      },
    };
  },

  signInUser: async (check) => {
    const known = credentials(check, 'user') ?? check.skip('no account of user is given');
    return { as: 'visitor', body: known.body, holds: isSession };
  },
  signInAdmin: async (check) => {
    const known = credentials(check, 'admin') ?? check.skip('no account of admin is given');
    const holds = (inner: Case, answer: Answer) => isSession(inner, answer, 'getAdminProfile');
    return { as: 'visitor', body: known.body, holds };
  },
  signOutUser: async (check) => {
    const token = credentials(check, 'user')
      ? await signIn(check, 'user')
      : await lentSession(check);
    return { as: 'user', token, holds: isOver('getCurrentUser', token) };
  },
  signOutAdmin: async (check) => {
    const token = await signIn(check, 'admin');
    return { as: 'admin', token, holds: isOver('getAdminProfile', token) };
  },
  closeAccount: async (check) => {
    const { isOwnSession } = await makeUser(check, 'leaver');
    const own = isOwnSession ? check.world.tokens.get('leaver') : undefined;
    const token = own ?? check.skip('the mailbox is closed, so nobody has a session of their own');
    return { as: 'leaver', token, holds: isOver('getCurrentUser', token) };
  },
  createFreshProof: async (check) => {
    // It renews the session that asks, whose token stays good for only a minute.
    const token = await signIn(check, 'user');
    return { as: 'user', token, body: { password: check.world.options.accounts.user?.password } };
  },
  registerUser: mailTo('registration'),
  resendConfirmation: mailTo('email'),
  sendMagicLink: mailTo('email'),
  requestPasswordReset: mailTo('email'),
  checkMagicLink: async (check) => {
    const { email, token } = await magicLinkOf(check);
    return {
      as: 'visitor',
      query: { token },
      holds: async (inner, answer) => {
        if (at(answer.json, 'state') !== 'usable') inner.fault('a new link is not usable', answer);
        if (at(answer.json, 'email') !== email) inner.fault('it names another account', answer);
      },
    };
  },
  verifyMagicLink: async (check) => {
    const { token } = await magicLinkOf(check);
    return { as: 'visitor', body: { token }, holds: isSession };
  },
  checkConfirmation: async (check) => {
    const token = await confirmationOf(check, 'checked');
    return { as: 'guest', query: { confirmation_token: token } };
  },
  confirmEmail: async (check) => {
    const secret = await confirmationOf(check, 'confirmed');
    return {
      as: 'guest',
      body: { confirmation_token: secret },
      holds: async (inner, answer) => {
        await isSession(inner, answer);
        // The confirming session goes on under this token.
        const token = tokenOf(answer);
        if (token !== null) inner.world.tokens.set('guest', token);
        const made = await guest(inner);
        const email = at(answer.json, 'email');
        if (email === made.email) inner.fault('the new address is not that of the account', answer);
        made.email = String(email);
      },
    };
  },
  checkPasswordReset: async (check) => {
    const { token } = await resetLinkOf(check);
    return {
      as: 'visitor',
      query: { reset_password_token: token },
      holds: async (inner, answer) => {
        if (at(answer.json, 'state') !== 'usable') inner.fault('a new link is not usable', answer);
      },
    };
  },
  resetPassword: async (check) => {
    const { email, token } = await resetLinkOf(check);
    const before = check.world.tokens.get('guest') ?? null;
    return {
      as: 'visitor',
      body: { user: { reset_password_token: token, password: NEW_PASSWORD } },
      holds: async (inner) => {
        inner.expect(await inner.call('getCurrentUser', { token: before }), 401, 'unauthorized');
        const body = { user: { email, password: NEW_PASSWORD } };
        const anew = tokenOf(await inner.succeed('signInUser', { body }));
        if (anew !== null) inner.world.tokens.set('guest', anew);
      },
    };
  },

  listDocuments: async (check) => ({ as: await seller(check) }),
  uploadDocument: async (check) => {
    const form = { kind: 'other', file: { filename: 'page.png', bytes: png } };
    return {
      as: await seller(check),
      form,
      other: { form: { ...form, kind: 'attachment' } },
      holds: async (inner, answer) => {
        if (at(answer.json, 'content_type') !== 'image/png')
          inner.fault('the type is not told by the content', answer);
        const as = await seller(inner);
        await inner.succeed('deleteDocument', { as, params: { id: idOf(answer) } });
      },
    };
  },
  getDocument: async (check) => await ownDocument(check),
  deleteDocument: async (check) => {
    const prepared = await ownDocument(check);
    const { as, params } = prepared;
    return {
      ...prepared,
      other: { params: { id: params.id + 1 } },
      holds: async (inner) => {
        inner.expect(await inner.call('getDocument', { as, params }), 404, 'not_found');
      },
    };
  },
  readDocumentContent: async (check) => {
    const { params, url } = await ownDocument(check);
    const { searchParams } = new URL(url, 'http://localhost');
    return {
      as: 'visitor',
      params,
      query: Object.fromEntries(searchParams),
      holds: (inner, answer) => {
        if (Buffer.compare(answer.bytes, png) !== 0)
          inner.fault('the bytes are not those that were sent', answer);
        const disposition = answer.headers.get('content-disposition') ?? '';
        if (!disposition.startsWith('attachment'))
          inner.fault('the content is no attachment', answer);
      },
    };
  },
};

/** A session of the guest that may be ended. */
async function lentSession(check: Case): Promise<string> {
  const { id } = await guest(check);
  const options = { as: 'admin', params: { id }, query: { include_token: true } } as const;
  const { json } = await check.succeed('getAdminUser', options);
  return String(at(json, 'token'));
}

/** A saved document of the seller that nothing depends on. */
export async function ownDocument(check: Case) {
  const as: Actor = await seller(check);
  const form = { kind: 'other', file: { filename: 'page.png', bytes: png } };
  const answer = await check.succeed('uploadDocument', { as, form });
  const stranger = strangerTo(check, as);
  return {
    as,
    params: { id: idOf(answer) },
    url: String(at(answer.json, 'url')),
    ...(stranger && { stranger }),
  };
}
