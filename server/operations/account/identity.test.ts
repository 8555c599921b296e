import type { IdentityState, IdentityVerification } from '@generated/model';
import { expect, test } from 'vitest';
import type { UserRow } from '../../calls/caller';
import { testExchange, statusesOf } from '../../testing/exchange-client';

const exchange = testExchange();

async function documents(user: UserRow) {
  const govId = await exchange.document(user, { kind: 'gov_id' });
  const photo = await exchange.document(user, {
    kind: 'personal_photo',
    checksum: '1'.repeat(64),
  });
  return { country: 'SE', gov_id_document_id: govId.id, personal_photo_document_id: photo.id };
}
const submit = (token: string, body: Record<string, unknown>) =>
  exchange.as(token).post<IdentityVerification>('/api/submit_verification', body);
const refused = async (token: string, body: Record<string, unknown>) => {
  const answer = await exchange.as(token).post('/api/submit_verification', body);
  return [answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})];
};
const state = async (token: string) =>
  (await exchange.as(token).get<IdentityState>('/api/identity_verification')).body;

test('two documents of one’s own wait for review, once', async () => {
  const { user, token } = await exchange.user();
  expect(await state(token)).toEqual({ status: 'not_submitted', verification: null });
  const body = await documents(user);
  const answer = await submit(token, body);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...body,
    attempt: 1,
    status: 'pending',
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: '2026-11-20T10:00:00.000Z',
    reviewed_at: null,
  });
  expect(await state(token)).toEqual({ status: 'pending', verification: answer.body });
  expect(await exchange.reload(user)).toMatchObject({ identity_status: 'pending', country: 'SE' });
  expect(await refused(token, body)).toEqual([422, 'transition_not_allowed', []]);
  expect(await exchange.audits()).toMatchObject([
    {
      action: 'identity.submitted',
      subject_type: 'identity_verifications',
      changes: { status: ['not_submitted', 'pending'] },
    },
  ]);
});

test('documents of a country that does not exist are not accepted', async () => {
  const { user, token } = await exchange.user();
  const body = { ...(await documents(user)), country: 'ZZ' };
  expect(await refused(token, body)).toEqual([422, 'validation_failed', ['country']]);
  expect((await exchange.reload(user)).identity_status).toBe('not_submitted');
});

test('one file is not both the identity document and the photo', async () => {
  const { user, token } = await exchange.user();
  const govId = await exchange.document(user, { kind: 'gov_id' });
  const photo = await exchange.document(user, { kind: 'personal_photo' });
  const body = {
    country: 'SE',
    gov_id_document_id: govId.id,
    personal_photo_document_id: photo.id,
  };
  expect(await refused(token, body)).toEqual([
    422,
    'document_not_usable',
    ['personal_photo_document_id'],
  ]);
});

test('of simultaneous submissions one waits', async () => {
  const { user, token } = await exchange.user();
  const body = await documents(user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(token, body)));
  expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(422)]);
});

test('a second attempt follows when we ask for it', async () => {
  const { user, token } = await exchange.user();
  const body = await documents(user);
  await submit(token, body);
  const admin = await exchange.admin();
  const review = { status: 'resubmission_requested', rejection_reason: 'The photo is blurred.' };
  await exchange.as(admin.token).put(`/admin/users/${user.id}`, { identity_verification: review });
  expect(await state(token)).toMatchObject({
    status: 'resubmission_requested',
    verification: { attempt: 1, rejection_reason: 'The photo is blurred.' },
  });
  const again = await submit(token, { ...body, country: 'DE' });
  expect(again.body).toMatchObject({
    attempt: 2,
    status: 'pending',
    rejection_reason: null,
    // Who decides next sees what was asked for.
    earlier_reason: 'The photo is blurred.',
  });
  expect((await exchange.reload(user)).country).toBe('DE');
});

test('a country that our staff have corrected stays so at the next attempt, which keeps what was sent', async () => {
  const { user, token } = await exchange.user();
  const body = await documents(user);
  await submit(token, body);
  const admin = exchange.as((await exchange.admin()).token);
  await admin.patch(`/admin/users/${user.id}/update_country`, { country: 'DE' });
  const review = { status: 'resubmission_requested', rejection_reason: 'The photo is blurred.' };
  for (const country of ['SE', 'FR']) {
    await admin.put(`/admin/users/${user.id}`, { identity_verification: review });
    expect((await submit(token, { ...body, country })).body).toMatchObject({ country });
    expect((await exchange.reload(user)).country).toBe('DE');
  }
});

test.each(['approved', 'rejected', 'pending'] as const)(
  'an identity that is %s is not submitted again',
  async (status) => {
    const { user, token } = await exchange.user({ identity_status: status });
    expect(await refused(token, await documents(user))).toEqual([
      422,
      'transition_not_allowed',
      [],
    ]);
  },
);

test('an account that was not confirmed submits nothing', async () => {
  const { user, token } = await exchange.user({ status: 'pending' });
  expect(await refused(token, await documents(user))).toEqual([422, 'account_not_confirmed', []]);
  expect((await exchange.reload(user)).identity_status).toBe('not_submitted');
});

test('only ready documents of one’s own, of the right kind, are accepted', async () => {
  const { user, token } = await exchange.user();
  const { user: stranger } = await exchange.user();
  const good = await documents(user);
  const foreign = await documents(stranger);
  const scanning = await exchange.document(user, { kind: 'gov_id', status: 'scanning' });
  const idField = 'gov_id_document_id';
  const photoField = 'personal_photo_document_id';
  const unusable = (...fields: string[]) => [422, 'document_not_usable', fields];
  const send = (change: Record<string, number>) => refused(token, { ...good, ...change });

  expect(await send({ [idField]: foreign[idField] })).toEqual(unusable(idField));
  expect(await send({ [photoField]: foreign[photoField] })).toEqual(unusable(photoField));
  expect(await send({ [idField]: 2_147_483_647 })).toEqual(unusable(idField));
  expect(await send({ [idField]: scanning.id })).toEqual(unusable(idField));
  expect(await send({ [idField]: good[photoField] })).toEqual(unusable(idField));
  expect(await send({ [idField]: good[photoField], [photoField]: good[idField] })).toEqual(
    unusable(idField, photoField),
  );
  expect(await send({ [idField]: 2_147_483_648 })).toEqual([422, 'validation_failed', [idField]]);
  expect((await exchange.reload(user)).identity_status).toBe('not_submitted');
});

test('of a submission and the deletion of its document at once one wins, a hundred times', async () => {
  const people = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { user, token } = await exchange.user();
      return { token, body: await documents(user) };
    }),
  );
  const pairs = await Promise.all(
    people.map(
      async ({ token, body }) =>
        await Promise.all([
          exchange.as(token).post('/api/submit_verification', body),
          exchange.as(token).delete(`/api/documents/${body.gov_id_document_id}`),
        ]),
    ),
  );
  for (const [submission, deletion] of pairs) {
    expect(['201 and 422', '422 and 204']).toContain(`${submission.status} and ${deletion.status}`);
  }
});
