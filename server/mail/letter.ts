/** A mail without its receiver. */
export interface Mail {
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program switches such mails off with one click (RFC 8058); null if they are always sent. */
  unsubscribe_url: string | null;
}

/** What a person is told, by email and in the app. */
export interface Letter {
  kind: string;
  subject: string;
  name: string;
  paragraphs: string[];
  /** The page the mail leads to. */
  link?: Link;
  closing?: string;
}

/** What every letter may mention. */
export interface Letterhead {
  /** The public origin of the exchange. */
  origin: string;
  /** The address where the staff read answers. */
  staffEmail: string;
  first_name: string;
}
export type Facts = Omit<Letterhead, 'staffEmail'>;

interface Link {
  label: string;
  url: string;
}

/** How a kind of mail is switched off: by a person on a page, by a mail program at an address of the API. */
export interface Unsubscribing {
  page: string;
  oneClick: string;
}

const HTML_HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>';

/** Inline, because mail programs drop the styles of a head. The line length is comfortable to read. */
const LOOK =
  'max-width:36rem;margin:0 auto;padding:0.5rem 1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere';

/** The most characters that the outbox and the notifications keep of a subject. */
export const LONGEST_SUBJECT = 200;

/** The letter as a mail, in text and in HTML. */
export function compose(letter: Letter, unsubscribing: Unsubscribing | null = null): Mail {
  const { kind, subject, name, paragraphs, link, closing } = letter;
  const off = unsubscribing && { label: 'Switch off mails of this kind', url: unsubscribing.page };
  const parts = [greeting(name), ...paragraphs, link ?? [], closing ?? []].flat();
  const text = [...parts, off ?? []]
    .flat()
    .map((part) => (isLink(part) ? `${part.label}: ${part.url}` : part))
    .join('\n\n');
  const body = [
    ...parts.map((part) => `<p>${isLink(part) ? anchor(part) : inHtml(part)}</p>`),
    off ? `<p style="font-size:0.875rem">${anchor(off)}</p>` : '',
  ].join('');
  return {
    kind,
    subject: shortened(subject, LONGEST_SUBJECT),
    text: `${text}\n`,
    html: `${HTML_HEAD}<body><div style="${LOOK}">${body}</div></body></html>`,
    unsubscribe_url: unsubscribing?.oneClick ?? null,
  };
}

/**
 * The paragraphs one after the other. People's texts often end without a full stop; they must not run into the next
 * paragraph.
 */
export function inOneLine(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) => paragraph.trimEnd())
    .map((paragraph) => (/[.!?…:;”"»)]$/u.test(paragraph) ? paragraph : `${paragraph}.`))
    .join(' ');
}

/**
 * Ends with an ellipsis if the text has more characters than PostgreSQL may store: people's names and notes can be
 * long.
 */
export function shortened(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

function isLink(part: string | Link): part is Link {
  return typeof part !== 'string';
}

function anchor({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}">${inHtml(label)}</a>`;
}

/**
 * Anybody can register any address under any name. A name that a mail program would show as a link, such as
 * `www.example.com`, must not reach the mailbox of somebody who has never heard of us.
 */
function greeting(name: string): string {
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,';
}

/** References of claims and negotiations. A line break at the hyphen would make two words of one. */
const REFERENCES = /\b(?:CLM|NEG)-[0-9A-Z]{6}\b/g;

/** A text as HTML. References are not broken and keep their letters, so that a copied one can be found. */
function inHtml(text: string): string {
  return escapeHtml(text).replace(REFERENCES, '<span style="white-space:nowrap">$&</span>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
