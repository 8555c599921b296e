import type { Operation } from '../../contract/read-contract.ts';
import type { CallOptions } from '../session/case.ts';
import type { FormParts } from '../session/multipart.ts';

/** One faulty request and how a correct server answers it. */
export interface BadInput {
  name: string;
  options: CallOptions;
  expected: 400 | 413 | 415 | 422;
  codes: readonly string[];
  /** Another status that a correct server may answer. */
  or?: number;
}

const KB = 1024;
/** The greatest size of a JSON body, according to the contract. */
const MOST_BYTES = { visitor: 16 * KB, others: 256 * KB };

const isMalformed = { expected: 400, codes: ['malformed_body'] } as const;
const isTooLarge = { expected: 413, codes: ['payload_too_large'] } as const;
const isOtherType = { expected: 415, codes: ['unsupported_media_type'] } as const;
export const isInvalid = { expected: 422, codes: ['validation_failed'] } as const;

/** Bodies that are refused for their type, their form or their size, before their fields are read. */
export function unreadableBodies({ body, role }: Operation, valid: unknown): BadInput[] {
  const bytes = (type: string, text: string): CallOptions => ({ raw: { type, body: text } });
  const json = (text: string) => bytes('application/json', text);
  const otherType = { name: 'another content type', options: bytes('text/plain', 'x') };
  if (body?.contentType !== 'application/json') {
    const options = bytes('multipart/form-data; boundary=x', 'not multipart');
    return [
      { ...otherType, ...isOtherType },
      { name: 'no multipart body', options, ...isMalformed },
    ];
  }
  const most = role === 'visitor' ? MOST_BYTES.visitor : MOST_BYTES.others;
  const large = `${JSON.stringify(valid).slice(0, -1)},"surprise":"${'x'.repeat(most)}"}`;
  return [
    { ...otherType, ...isOtherType },
    { name: 'no content type', options: bytes('', '{}'), ...isOtherType },
    { name: 'no JSON', options: json('{"user":'), ...isMalformed },
    { name: 'an empty body', options: json(''), ...isMalformed },
    { name: 'a body that is too large', options: json(large), ...isTooLarge },
  ];
}

const manyParts = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`part${at}`, '1']));

/** Each single change of a valid form that is refused. */
export function badForms(form: FormParts): BadInput[] {
  const { file, ...fields } = form;
  const text = { filename: 'a.pdf', bytes: new TextEncoder().encode('hello') };
  const faults: BadInput[] = [
    { name: 'a form without a file', options: { form: fields }, ...isInvalid },
    {
      name: 'a text in place of the file',
      options: { form: { ...form, file: 'x' } },
      ...isInvalid,
    },
    { name: 'an unknown kind', options: { form: { ...form, kind: 'secret' } }, ...isInvalid },
    {
      name: 'far too many parts',
      options: { form: { ...form, ...manyParts } },
      ...isTooLarge,
      or: 422,
    },
    { name: 'an unknown part', options: { form: { ...form, user_id: '1' } }, ...isInvalid },
  ];
  if (file === undefined) return faults;
  const ofNoType = {
    name: 'a file of no accepted type',
    options: { form: { ...form, file: text } },
  };
  return [...faults, { ...ofNoType, ...isOtherType }];
}
