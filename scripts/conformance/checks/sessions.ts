import { at, rowsOf, tokenOf } from '../session/answer.ts';
import { runCase } from '../session/case.ts';
import { judged, type World } from '../session/world.ts';

/** Reading the profile replaces a token older than a day, and the old one works a little longer. */
export async function checkRotation(world: World): Promise<void> {
  const operation = judged(world).find(({ id }) => id === 'getCurrentUser');
  if (!operation) return;
  const name = 'an old token is replaced';
  await runCase(world, { group: 'sessions', operation: operation.id, name }, async (check) => {
    const { agedToken } = world.options;
    if (agedToken === undefined) check.skip('no token older than a day is given');
    const first = await check.call(operation, { token: agedToken });
    check.expect(first, 200);
    const anew = tokenOf(first);
    if (anew === null || anew === agedToken)
      return check.fault('the token was not replaced', first);
    check.expect(await check.call(operation, { token: anew }), 200);
    const grace = await check.call(operation, { token: agedToken });
    if (grace.status !== 200)
      check.fault('a request under way with the old token is refused', grace);
  });
}

/** What a visitor, a verified buyer and the owner read about a claim on the market. */
export async function checkTerms(world: World): Promise<void> {
  const operation = judged(world).find(({ id }) => id === 'getClaim');
  if (!operation) return;
  const what = { group: 'roles', operation: operation.id };
  await runCase(
    world,
    { ...what, name: 'a visitor reads no exact terms, a verified buyer does' },
    async (check) => {
      const [row] = rowsOf(await check.call('listClaims'), 'claims');
      if (row === undefined) check.skip('there is no claim on the market');
      const params = { id: Number(at(row, 'id')) };
      const visitor = await check.succeed(operation, { params });
      if (at(visitor.json, 'exact_terms') !== null || at(visitor.json, 'is_owner') !== false)
        check.fault('a visitor reads the exact terms', visitor);
      if (!world.tokens.has('buyer')) check.skip('no verified buyer is given');
      const buyer = await check.succeed(operation, { as: 'buyer', params });
      if (at(buyer.json, 'exact_terms') === null)
        check.fault('a verified buyer reads no exact terms', buyer);
      if (at(buyer.json, 'face_amount_rounded') !== false)
        check.fault('the amount is rounded for a verified buyer', buyer);
    },
  );
  await runCase(
    world,
    { ...what, name: 'its seller is told that it is his own' },
    async (check) => {
      if (!world.tokens.has('user')) check.skip('no user is given');
      const own = await check.call('listMyClaims', { as: 'user', query: { status: 'open' } });
      const [row] = rowsOf(own, 'my_claims');
      if (row === undefined) check.skip('the user has no claim on the market');
      const answer = await check.succeed(operation, {
        as: 'user',
        params: { id: Number(at(row, 'id')) },
      });
      if (at(answer.json, 'is_owner') !== true || at(answer.json, 'exact_terms') === null)
        check.fault('the seller is not shown his own terms', answer);
    },
  );
}
