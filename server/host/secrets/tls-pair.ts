import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { TlsFiles } from '../environment';

export interface TlsPair {
  cert: Buffer;
  key: Buffer;
}

class TlsError extends Error {
  override name = 'TlsError';
}

/** @throws TlsError that says which file cannot be read, or that the two do not match. */
export async function readTlsPair({ certFile, keyFile }: TlsFiles): Promise<TlsPair> {
  const pair = {
    cert: await readNamed('TLS_CERT_FILE', certFile),
    key: await readNamed('TLS_KEY_FILE', keyFile),
  };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new TlsError(
      `TLS_CERT_FILE and TLS_KEY_FILE: must be a certificate and its private key, in PEM and without a passphrase (${codeOf(error)})`,
      { cause: error },
    );
  }
  return pair;
}

async function readNamed(variable: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new TlsError(`${variable}: ${file} cannot be read (${codeOf(error)})`, { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
