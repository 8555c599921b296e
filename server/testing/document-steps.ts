import type { Document } from '@generated/model';
import { createExchange } from '../app';
import type { TestExchange } from './exchange-client';
import { png } from './files';

/** What tests of documents do again and again. */
export function documentSteps(exchange: TestExchange) {
  function form(bytes: Uint8Array<ArrayBuffer>, { kind = 'gov_id', name = 'passport.png' } = {}) {
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', new File([bytes], name, { type: 'text/html' }));
    return body;
  }

  function upload(token: string, body: FormData = form(png)) {
    return exchange.as(token).post<Document>('/api/documents', body);
  }

  /** The bytes behind a signed address, read without a session. */
  async function content(url: string) {
    const { fetch } = createExchange(exchange.ports);
    const response = await fetch(new Request(new URL(url, 'https://claims.example.com')));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  return { form, upload, content };
}
