import { argon2id, argon2Verify } from 'hash-wasm';
import type { PasswordHasher } from '../../server/ports/exchange-ports';
import { argon2Parameters } from '../../server/host/secrets/argon2-parameters';

export const passwordHasher: PasswordHasher = {
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      memorySize: argon2Parameters.memory,
      iterations: argon2Parameters.passes,
      parallelism: argon2Parameters.lanes,
      hashLength: 32,
      outputType: 'encoded',
    }),
  verify: (encoded, password) => argon2Verify({ hash: encoded, password }),
};
