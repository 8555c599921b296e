import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../ports/exchange-ports';
import { argon2Parameters } from './argon2-parameters';

/** Native argon2id; each call works in a thread of its own. */
export const passwordHasher: PasswordHasher = {
  hash: (password) =>
    hash(password, {
      memoryCost: argon2Parameters.memory,
      timeCost: argon2Parameters.passes,
      parallelism: argon2Parameters.lanes,
    }),
  verify,
};
