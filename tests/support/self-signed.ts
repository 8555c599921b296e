import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Creates a certificate for localhost and its key in a folder, valid for a day; needs the command `openssl`. */
export async function selfSigned(folder: string): Promise<{ certFile: string; keyFile: string }> {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', ['req', ...kind, ...name, '-days', '1', ...files]);
  return { certFile, keyFile };
}
