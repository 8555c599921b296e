/** A mail without its receiver. */
export interface Mail {
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program switches such mails off at one click (RFC 8058); null where they are always sent. */
  unsubscribe_url: string | null;
}

/** What somebody is told, by email and in the app. */
export interface Letter {
  kind: string;
  subject: string;
  name: string;
  paragraphs: string[];
  /** The page the mail leads to. */
  link?: Link;
  closing?: string;
}

/** What every letter may name. */
export interface Letterhead {
  /** The public origin of the exchange. */
  origin: string;
  /** Where the staff read answers. */
  staffEmail: string;
  first_name: string;
}
export type Facts = Omit<Letterhead, 'staffEmail'>;

interface Link {
  label: string;
  url: string;
}

/** How mails of a kind are switched off: by a person on a page, by a mail program at an address of the API. */
export interface Unsubscribing {
  page: string;
  oneClick: string;
}

const HTML_HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>';

/** On the element: of a head, mail programs leave out the styles. Lines are no longer than is read with ease. */
const LOOK =
  'max-width:36rem;margin:0 auto;padding:0.5rem 1rem;font:1rem/1.5 sans-serif;overflow-wrap:anywhere';

/** As many characters as the outbox and the notifications keep of a subject. */
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

/** The paragraphs after each other. What people write often ends without a full stop: it must not run into the next. */
export function inOneLine(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) => paragraph.trimEnd())
    .map((paragraph) => (/[.!?…:;”"»)]$/u.test(paragraph) ? paragraph : `${paragraph}.`))
    .join(' ');
}

/** Ends with an ellipsis where it has more characters than PostgreSQL may keep: names and notes of people can be long. */
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
 * `www.example.com`, must not reach the mailbox of somebody who never heard of us.
 */
function greeting(name: string): string {
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,';
}

/** What claims and negotiations are called. A line that ended at the hyphen would make two words of it. */
const REFERENCES = /\b(?:CLM|NEG)-[0-9A-Z]{6}\b/g;

/** A text as HTML. References keep together, and their letters are as they are: who copies one finds what it names. */
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
